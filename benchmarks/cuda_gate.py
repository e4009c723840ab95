"""The measured gate on a real NVIDIA GPU: identical kernels, planted changes of 1 %, agreement with do_bench.

Usage: PYTHONPATH=. python benchmarks/cuda_gate.py [--same N] [--planted N] [--fresh N] [--out sessions.npz]. Needs
Triton, torch (for do_bench), cuda-bindings and NVRTC. The kernel is this project's Triton lane of the study sm90 on
2048 x 2048 x 3200, small enough for many decisions; the planted changes are a K that is 1 % shorter or longer.
Decisions measure in this process, the modules loaded anew for a confirmation; `--fresh` decisions, of a kernel that
skips 1 % of its rounds, measure as `parity run` does: each session in a process of its own. do_bench is compared on the
study's 8192^3.
"""

import argparse
import json
import subprocess
import sys
import tempfile
import time
from collections import Counter
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
from deciding import PROTOCOL, Bench, PlantedKernel, triton_binary

from parity.contract import Contract
from parity.contract.study import load_step
from parity.contract.workspace import find_workspace
from parity.devices.cuda import CudaDevice
from parity.devices.gpu import GpuLane, LaneBinary
from parity.gate import Session, judge_measured
from parity.gate.stats import paired_test, scatter
from parity.measure.pairs import BASELINE, CANDIDATE, CONTROL, session_of
from parity.measure.session import SessionRequest, Worker, run_session
from parity.records import Plan
from parity.verify import input_values

M, N, K, STEP = 2048, 2048, 3200, 32
PLAN = Plan(batch_s=0.01, budget_s=600)
SETS = 4  # sets of inputs, taken in turn


def decide_fresh(contract: Contract, candidate: LaneBinary, baseline: LaneBinary, delta: float) -> str:
    """One decision with every session in a process of its own, as `parity run` measures; says its first reason."""
    variants = {CANDIDATE: candidate, BASELINE: baseline, CONTROL: baseline}
    request = SessionRequest("cuda", 0, contract, variants, PROTOCOL, PLAN, delta, verify=False)

    def measure() -> Session:
        with tempfile.TemporaryDirectory() as folder:
            record = run_session(request, Worker(Path(folder) / "log.txt"), lambda _: None)
        assert record.failure is None, record.failure
        return session_of(record.samples)

    judgement = judge_measured(PROTOCOL, delta, measure(), measure)
    print(f"  {judgement.verdict.value}: {judgement.reasons[0].text}", flush=True)
    return judgement.verdict.value


def agreement(contract: Contract, binary: LaneBinary) -> dict[str, float]:
    """Medians in seconds of the study's own problem: this project's batches, and triton.testing.do_bench."""
    import torch
    import triton

    from triton_kernels.scaled_mm import scaled_mm

    device, size, tile = CudaDevice(), contract.axes, contract.blocks
    values = input_values(contract)
    buffers = {name: device.buffer(array) for name, array in values.items()}
    buffers["c"] = device.buffer(np.zeros((size["m"], size["n"]), np.float16))
    timer = device.timer(GpuLane(device, contract, binary).launches(size, [buffers]))
    a, scale, bias = (torch.from_numpy(values[name]).cuda() for name in ("a", "scale", "bias"))
    b = torch.from_numpy(values["b"]).cuda().view(torch.float8_e4m3fn)
    c = torch.empty((size["m"], size["n"]), dtype=torch.float16, device="cuda")
    blocks = {f"BLOCK_{axis.upper()}": block for axis, block in tile.items()}
    options = {**blocks, "num_warps": 8, "num_stages": 2}

    def run() -> None:
        scaled_mm[(contract.workgroups,)](a, b, scale, bias, c, *size.values(), **options)

    rounds = []
    for _ in range(5):  # in turn, so that a drift meets both
        timer.batch_seconds(10)
        our_median_s = float(np.median([timer.batch_seconds(4) / 4 for _ in range(25)]))
        theirs = float(triton.testing.do_bench(run, warmup=50, rep=500, return_mode="median")) / 1e3
        rounds.append((our_median_s, theirs))
    our_median_s, theirs = (float(value) for value in np.median(rounds, axis=0))
    return {"median_s": our_median_s, "do_bench_median_s": theirs, "difference": our_median_s / theirs - 1}


def whole_runs() -> dict[str, float]:
    """Wall seconds of `parity run` on the study: the first run on this device, then a step judged against it."""
    seconds = {}
    with tempfile.TemporaryDirectory() as folder:
        for step in ("step01", "step02"):
            command = [
                sys.executable,
                "-m",
                "parity",
                "run",
                f"sm90/{step}",
                "--device",
                "cuda",
                "--db",
                f"{folder}/lab.db",
            ]
            started = time.monotonic()
            subprocess.run(command, check=True, capture_output=True)
            seconds[step] = time.monotonic() - started
    return seconds


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--same", type=int, default=300)
    parser.add_argument("--planted", type=int, default=50)
    parser.add_argument("--fresh", type=int, default=20)
    parser.add_argument("--out", type=Path)
    options = parser.parse_args()
    workspace = find_workspace()
    study, step = load_step(workspace, "sm90/step01")
    contract = replace(study.contract, axes={"m": M, "n": N, "k": K})
    binary = triton_binary(workspace, contract, step)
    same_as = agreement(study.contract, triton_binary(workspace, study.contract, step))
    print(f"do_bench: {same_as}", flush=True)
    changes = {change: PlantedKernel(binary, K + change) for change in (-STEP, STEP)}
    bench = Bench(contract, PlantedKernel(binary, K), changes, PLAN, SETS, deepest=K + STEP)
    warm = bench.warm_up()
    aa = [bench.decide(None, warm).sessions[0] for _ in range(20)]
    spread = scatter([paired_test(session.candidate, session.baseline).effect for session in aa])
    delta = PROTOCOL.delta(spread)
    print(f"A/A scatter {100 * spread:.3f} %, delta {100 * delta:.2f} %", flush=True)
    verdict_counts, kept, shares, started = {}, {"aa": aa}, [], time.monotonic()
    for name, change, count in (
        ("same", None, options.same),
        ("faster", -STEP, options.planted),
        ("slower", STEP, options.planted),
    ):
        results = [bench.decide(change, warm, delta) for _ in range(count)]
        verdict_counts[name] = Counter(decision.verdict for decision in results)
        kept[name] = [session for decision in results for session in decision.sessions]
        shares += [decision.timed_share for decision in results]
        print(f"{name}: {dict(verdict_counts[name])}", flush=True)
    decisions = options.same + 2 * options.planted
    seconds = time.monotonic() - started
    with tempfile.TemporaryDirectory() as folder:
        source = (workspace.root / binary.spec.kernel).read_text()
        skipping = Path(folder) / "skipping.py"
        skipping.write_text(source.replace("range(0, K, BLOCK_K)", "range(0, K - BLOCK_K, BLOCK_K)"))
        skips = triton_binary(workspace, contract, step, str(skipping))
        started = time.monotonic()
        verdict_counts["faster, fresh"] = Counter(
            decide_fresh(contract, skips, binary, delta) for _ in range(options.fresh)
        )
        verdict_counts["same, fresh"] = Counter(
            decide_fresh(contract, binary, binary, delta) for _ in range(options.fresh)
        )
    print(f"fresh: {dict(verdict_counts['faster, fresh'])}, {dict(verdict_counts['same, fresh'])}", flush=True)
    figures = {
        "device": bench.device.facts.name,
        "decisions": decisions,
        "seconds_per_decision": seconds / max(decisions, 1),
        "seconds_per_fresh_decision": (time.monotonic() - started) / max(2 * options.fresh, 1),
        "aa_scatter": spread,
        "delta": delta,
        "verdicts": {name: dict(counts) for name, counts in verdict_counts.items()},
        "timed_share": float(np.mean(shares)),
        "do_bench": same_as,
        "seconds_per_run": whole_runs(),
    }
    print(json.dumps(figures, indent=1))
    if options.out:
        arrays: dict[str, Any] = {
            f"{name}_{number}": np.array([session.candidate, session.baseline, session.control])
            for name, sessions in kept.items()
            for number, session in enumerate(sessions)
        }
        np.savez_compressed(options.out, figures=json.dumps(figures), **arrays)


if __name__ == "__main__":
    main()
