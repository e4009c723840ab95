"""The measured gate on a real NVIDIA GPU: identical kernels, planted changes of 1 %, agreement with do_bench.

Usage: PYTHONPATH=. python benchmarks/cuda_gate.py [--same N] [--planted N] [--out sessions.npz]. Needs Triton, torch
(for do_bench) and cuda-bindings. The kernel is this project's Triton lane, 128 x 256 x 32 with 8 warps, on
2048 x 2048 x 3200, small enough for many decisions; the planted changes are a K that is 1 % shorter or longer. A
confirmation is a fresh session of the same process here, with the modules loaded anew.
"""

import argparse
import json
import time
from collections import Counter
from pathlib import Path

import ml_dtypes
import numpy as np

from parity.devices.cuda import CudaDevice, CudaTimer, Launch
from parity.gate import Protocol, Session, judge_measured, needs_top_up
from parity.measure import BASELINE, CANDIDATE, CONTROL, Measurement, Plan, WarmUp, session_of
from parity.stats import paired_test, scatter

M, N, K, STEP = 2048, 2048, 3200, 32
BLOCK = {"BLOCK_M": 128, "BLOCK_N": 256, "BLOCK_K": 32}
PROTOCOL, PLAN = Protocol(), Plan(batch_s=0.01, budget_s=600)
SETS = 4  # sets of inputs, taken in turn


def compile_kernel() -> tuple[bytes, str, int]:
    """The cubin, its symbol and its shared memory."""
    import triton
    from triton.backends.compiler import GPUTarget
    from triton.compiler import ASTSource

    from triton_kernels.scaled_mm import scaled_mm

    types = {"a_ptr": "*fp16", "b_ptr": "*u8", "scale_ptr": "*fp32", "bias_ptr": "*fp16", "c_ptr": "*fp16",
             "M": "i32", "N": "i32", "K": "i32", **dict.fromkeys(BLOCK, "constexpr")}  # fmt: skip
    divisible = {(position,): [["tt.divisibility", 16]] for position in range(8)}
    source = ASTSource(scaled_mm, types, BLOCK, divisible)
    made = triton.compile(source, target=GPUTarget("cuda", 90, 32), options={"num_warps": 8, "num_stages": 2})
    return made.asm["cubin"], made.metadata.name, made.metadata.shared


class Bench:
    """The kernel with its inputs, at several depths."""

    def __init__(self) -> None:
        self.device = CudaDevice()
        self.image, self.symbol, self.shared = compile_kernel()
        rng = np.random.default_rng(1)
        deepest = K + STEP
        self.inputs = [
            {
                "a": rng.standard_normal((M, deepest)).astype(np.float16),
                "b": rng.standard_normal((deepest, N)).astype(ml_dtypes.float8_e4m3fn).view(np.uint8),
                "scale": np.array([0.01], np.float32),
                "bias": rng.standard_normal(N).astype(np.float16),
            }
            for _ in range(SETS)
        ]
        self.buffers = [{name: self.device.buffer(array) for name, array in of.items()} for of in self.inputs]
        self.output = self.device.buffer(np.zeros((M, N), np.float16))

    def timer(self, depth: int) -> CudaTimer:
        """The kernel for the first `depth` of K, loaded anew."""
        function = self.device.load(self.image, self.symbol, self.shared)
        arguments = [[*of.values(), self.output, M, N, depth, None, None] for of in self.buffers]
        grid = (M // BLOCK["BLOCK_M"] * (N // BLOCK["BLOCK_N"]), 1, 1)
        return CudaTimer(self.device, Launch(function, grid, (256, 1, 1), self.shared, arguments))

    def check(self) -> float:
        """The kernel's result against a reference in fp64: largest error over the largest value."""
        of = self.inputs[0]
        self.timer(K).run_once()
        found = self.device.read(self.output, np.zeros((M, N), np.float16)).astype(np.float64)
        a, b = of["a"].reshape(-1)[: M * K].reshape(M, K), of["b"].reshape(-1)[: K * N].reshape(K, N)
        values = b.view(ml_dtypes.float8_e4m3fn).astype(np.float64)
        expected = a.astype(np.float64) @ values * 0.01 + of["bias"].astype(np.float64)
        return float(np.abs(found - expected).max() / np.abs(expected).max())


def decide(bench: Bench, depth: int, warm: WarmUp, delta: float) -> tuple[str, list[Session], float]:
    """One decision of the kernel at a depth against depth K: the verdict, its sessions, the timed share."""
    sessions, shares = [], []

    def measure() -> Session:
        timers = {CANDIDATE: bench.timer(depth), BASELINE: bench.timer(K), CONTROL: bench.timer(K)}
        for timer, name in zip(timers.values(), timers, strict=True):
            timer.batch_seconds(warm.launches[name])
        made = Measurement(timers, PLAN)
        list(made.take_pairs(warm, PROTOCOL.pairs))
        if needs_top_up(PROTOCOL, delta, session_of(made.samples)):
            list(made.take_pairs(warm, PROTOCOL.top_up_pairs))
        sessions.append(session_of(made.samples))
        shares.append(made.timed_share)
        return sessions[-1]

    return judge_measured(PROTOCOL, delta, measure(), measure).verdict.value, sessions, float(np.mean(shares))


def do_bench_median(bench: Bench) -> float:
    """triton.testing.do_bench's median of the same kernel through Triton's own launcher, in seconds."""
    import torch
    import triton

    from triton_kernels.scaled_mm import scaled_mm

    of = bench.inputs[0]
    a, b, scale, bias = (torch.from_numpy(of[name]).cuda() for name in ("a", "b", "scale", "bias"))
    c = torch.empty((M, N), dtype=torch.float16, device="cuda")
    grid = (M // BLOCK["BLOCK_M"] * (N // BLOCK["BLOCK_N"]),)

    def run() -> None:
        scaled_mm[grid](a, b, scale, bias, c, M, N, K, **BLOCK, num_warps=8, num_stages=2)

    return float(triton.testing.do_bench(run, warmup=200, rep=1000, return_mode="median")) / 1e3


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--same", type=int, default=300)
    parser.add_argument("--planted", type=int, default=50)
    parser.add_argument("--out", type=Path)
    options = parser.parse_args()
    bench = Bench()
    error = bench.check()
    print(f"{bench.device.name}: largest error {error:.1e} of the largest value", flush=True)
    timers = {name: bench.timer(K) for name in (CANDIDATE, BASELINE, CONTROL)}
    warm = Measurement(timers, PLAN).warm_up()
    print(f"warm-up {warm.seconds:.2f} s, flat: {warm.is_flat}, launches per batch {warm.launches}", flush=True)
    aa = [decide(bench, K, warm, PROTOCOL.delta_floor)[1][0] for _ in range(20)]
    spread = scatter([paired_test(session.candidate, session.baseline).effect for session in aa])
    delta = PROTOCOL.delta(spread)
    print(f"A/A scatter {100 * spread:.3f} %, delta {100 * delta:.2f} %", flush=True)
    found, kept, shares, started = {}, {"aa": aa}, [], time.monotonic()
    for name, depth, count in (("same", K, options.same), ("faster", K - STEP, options.planted),
                               ("slower", K + STEP, options.planted)):  # fmt: skip
        results = [decide(bench, depth, warm, delta) for _ in range(count)]
        found[name] = Counter(verdict for verdict, _, _ in results)
        kept[name] = [session for _, sessions, _ in results for session in sessions]
        shares += [share for _, _, share in results]
        print(f"{name}: {dict(found[name])}", flush=True)
    seconds = time.monotonic() - started
    own = float(np.median([x for session in aa for x in session.baseline]))
    theirs = do_bench_median(bench)
    figures = {
        "device": bench.device.name,
        "error": error,
        "decisions": options.same + 2 * options.planted,
        "seconds_per_decision": seconds / (options.same + 2 * options.planted),
        "aa_scatter": spread,
        "delta": delta,
        "verdicts": {name: dict(counts) for name, counts in found.items()},
        "timed_share": float(np.mean(shares)),
        "median_s": own,
        "do_bench_median_s": theirs,
        "difference": own / theirs - 1,
    }
    print(json.dumps(figures, indent=1))
    if options.out:
        arrays = {f"{name}_{number}": np.array([session.candidate, session.baseline, session.control])
                  for name, sessions in kept.items() for number, session in enumerate(sessions)}  # fmt: skip
        np.savez_compressed(options.out, figures=json.dumps(figures), **arrays)


if __name__ == "__main__":
    main()
