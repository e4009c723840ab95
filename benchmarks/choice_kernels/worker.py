"""Compiles points of the grid of benchmarks/matrix_choice.py, in the interpreter of one Triton release.

Usage: python worker.py ARCH WAVE POINTS.json FACTS.jsonl
A line of facts is written as each point ends, so that a crash of the compiler costs one point. It needs only the
standard library and Triton.
"""

import contextlib
import io
import json
import re
import sys
from collections import Counter
from pathlib import Path

import triton
import triton.language as tl
from triton.backends.compiler import GPUTarget
from triton.compiler import ASTSource, make_backend

_MATRIX = re.compile(r"^\s+(v_(?:s?w?mfma|s?wmma)\w*)", re.MULTILINE)
_WGMMA = re.compile(r"\b((?:wgmma\.mma_async|mma\.sync)\S*)")
_MOST_MATRIX_INSTRUCTIONS = 128  # more take long to compile, and show no more


@triton.jit
def product(a, b, c, k, M: tl.constexpr, N: tl.constexpr, K: tl.constexpr, HOW: tl.constexpr, OUT: tl.constexpr):
    """One tile of a product in a loop over k."""
    rows, columns, depth = tl.arange(0, M), tl.arange(0, N), tl.arange(0, K)
    from_a = a + rows[:, None] * k + depth[None, :]
    from_b = b + depth[:, None] * N + columns[None, :]
    total = tl.zeros((M, N), OUT)
    for _ in range(0, k, K):
        total = tl.dot(tl.load(from_a), tl.load(from_b), total, input_precision=HOW, out_dtype=OUT)
        from_a += K
        from_b += K * N
    tl.store(c + rows[:, None] * N + columns[None, :], total)


@triton.jit
def batched(a, b, c, k, M: tl.constexpr, N: tl.constexpr, K: tl.constexpr, HOW: tl.constexpr, OUT: tl.constexpr):
    """Two products at once."""
    rows, columns, depth, which = tl.arange(0, M), tl.arange(0, N), tl.arange(0, K), tl.arange(0, 2)
    from_a = a + which[:, None, None] * M * k + rows[None, :, None] * k + depth[None, None, :]
    from_b = b + which[:, None, None] * N * k + depth[None, :, None] * N + columns[None, None, :]
    total = tl.zeros((2, M, N), OUT)
    for _ in range(0, k, K):
        total = tl.dot(tl.load(from_a), tl.load(from_b), total, input_precision=HOW, out_dtype=OUT)
        from_a += K
        from_b += K * N
    to = c + which[:, None, None] * M * N + rows[None, :, None] * N + columns[None, None, :]
    tl.store(to, total)


@triton.jit
def chained(a, b, c, k, M: tl.constexpr, N: tl.constexpr, K: tl.constexpr, HOW: tl.constexpr, OUT: tl.constexpr):
    """As in attention: the first product, made narrow, is operand A of the second."""
    rows, columns, depth = tl.arange(0, M), tl.arange(0, N), tl.arange(0, K)
    first = tl.load(a + rows[:, None] * K + depth[None, :])
    from_b = b + depth[:, None] * N + columns[None, :]
    from_v = b + columns[:, None] * K + depth[None, :]
    total = tl.zeros((M, K), OUT)
    for _ in range(0, k, N):
        middle = tl.dot(first, tl.load(from_b), input_precision=HOW, out_dtype=OUT)
        total = tl.dot(middle.to(first.dtype), tl.load(from_v), total, input_precision=HOW, out_dtype=OUT)
        from_b += K * N
        from_v += K * N
    tl.store(c + rows[:, None] * K + depth[None, :], total)


@triton.jit
def chained_b(a, b, c, k, M: tl.constexpr, N: tl.constexpr, K: tl.constexpr, HOW: tl.constexpr, OUT: tl.constexpr):
    """The first product, made narrow, is operand B of the second."""
    rows, columns, depth = tl.arange(0, M), tl.arange(0, N), tl.arange(0, K)
    first = tl.load(b + depth[:, None] * N + columns[None, :])
    from_a = a + rows[:, None] * K + depth[None, :]
    from_v = a + depth[:, None] * M + rows[None, :]
    total = tl.zeros((K, N), OUT)
    for _ in range(0, k, M):
        middle = tl.dot(tl.load(from_a), first, input_precision=HOW, out_dtype=OUT)
        total = tl.dot(tl.load(from_v), middle.to(first.dtype), total, input_precision=HOW, out_dtype=OUT)
        from_a += K * M
        from_v += K * M
    tl.store(c + depth[:, None] * N + columns[None, :], total)


@triton.jit
def scaled(
    a, b, c, k, M: tl.constexpr, N: tl.constexpr, K: tl.constexpr, A: tl.constexpr, B: tl.constexpr,
    BY_A: tl.constexpr, BY_B: tl.constexpr,
):  # fmt: skip
    """Operands of few bits with a scale for each 32 of them along k; e2m1 packs two in a byte."""
    rows, columns, groups = tl.arange(0, M), tl.arange(0, N), tl.arange(0, K // 32)
    depth_a = tl.arange(0, K // 2 if A == "e2m1" else K)
    depth_b = tl.arange(0, K // 2 if B == "e2m1" else K)
    from_a = a + rows[:, None] * k + depth_a[None, :]
    from_b = b + depth_b[:, None] * N + columns[None, :]
    scales_a = c.to(tl.pointer_type(tl.uint8)) + rows[:, None] * k + groups[None, :]
    scales_b = (c + 1024).to(tl.pointer_type(tl.uint8)) + columns[:, None] * k + groups[None, :]
    total = tl.zeros((M, N), tl.float32)
    for _ in range(0, k, K):
        by_a = tl.load(scales_a) if BY_A else None
        by_b = tl.load(scales_b) if BY_B else None
        total = tl.dot_scaled(tl.load(from_a), by_a, A, tl.load(from_b), by_b, B, total)
        from_a += K
        from_b += K * N
    tl.store(c + rows[:, None] * N + columns[None, :], total)


@triton.jit
def nested(a, b, c, k, M: tl.constexpr, N: tl.constexpr, K: tl.constexpr, HOW: tl.constexpr, OUT: tl.constexpr):
    """Several tiles, one after the other."""
    rows, columns, depth = tl.arange(0, M), tl.arange(0, N), tl.arange(0, K)
    for tile in range(tl.program_id(0), k, 8):
        total = tl.zeros((M, N), OUT)
        for at in range(0, k, K):
            left = tl.load(a + (tile * M + rows[:, None]) * k + at + depth[None, :])
            right = tl.load(b + (at + depth[:, None]) * N + columns[None, :])
            total = tl.dot(left, right, total, input_precision=HOW, out_dtype=OUT)
        tl.store(c + (tile * M + rows[:, None]) * N + columns[None, :], total)


@triton.jit
def unrolled(a, b, c, k, M: tl.constexpr, N: tl.constexpr, K: tl.constexpr, HOW: tl.constexpr, OUT: tl.constexpr):
    """Four products a round."""
    rows, columns, depth = tl.arange(0, M), tl.arange(0, N), tl.arange(0, K)
    total = tl.zeros((M, N), OUT)
    for at in range(0, k, 4 * K):
        for part in tl.static_range(4):
            left = tl.load(a + rows[:, None] * k + at + part * K + depth[None, :])
            right = tl.load(b + (at + part * K + depth[:, None]) * N + columns[None, :])
            total = tl.dot(left, right, total, input_precision=HOW, out_dtype=OUT)
    tl.store(c + rows[:, None] * N + columns[None, :], total)


@triton.jit
def meanwhile(a, b, c, k, M: tl.constexpr, N: tl.constexpr, K: tl.constexpr, HOW: tl.constexpr, OUT: tl.constexpr):
    """A loop that ends when a condition does not hold."""
    rows, columns, depth = tl.arange(0, M), tl.arange(0, N), tl.arange(0, K)
    total, at = tl.zeros((M, N), OUT), 0
    while at < k:
        left = tl.load(a + rows[:, None] * k + at + depth[None, :])
        right = tl.load(b + (at + depth[:, None]) * N + columns[None, :])
        total = tl.dot(left, right, total, input_precision=HOW, out_dtype=OUT)
        at += K
    tl.store(c + rows[:, None] * N + columns[None, :], total)


FORMS = {
    "nested": nested,
    "unrolled": unrolled,
    "meanwhile": meanwhile,
    "scaled": scaled,
    "product": product,
    "batched": batched,
    "chained": chained,
    "chained_b": chained_b,
}
_OUT = {"fp32": tl.float32, "fp16": tl.float16, "int32": tl.int32, "fp64": tl.float64}
_STORED = {"e4m3": "*fp8e4nv", "e5m2": "*fp8e5", "bf16": "*bf16", "fp16": "*fp16"}
_POINTER = {"fp32": "fp32", "fp16": "fp16", "int32": "i32", "fp64": "fp64"}


def source_of(point):
    """Return the kernel of a point, bound as a launch would bind it."""
    small = [["tt.divisibility", 16], ["tt.pointer_range", 32]]
    pointers = {"a": f"*{point['a']}", "b": f"*{point['b']}", "c": f"*{_POINTER[point['out']]}"}
    constants = {name.upper(): point[name] for name in ("m", "n", "k")}
    if point["form"] == "scaled":
        constants |= {name.upper(): point[name] for name in ("a", "b", "by_a", "by_b")}
        pointers |= {name: _STORED.get(point[name], "*u8") for name in ("a", "b")}
    else:
        constants |= {"HOW": point["precision"], "OUT": _OUT[point["out"]]}
    return ASTSource(
        FORMS[point["form"]],
        {**pointers, "k": "i32", **dict.fromkeys(constants, "constexpr")},
        constexprs=constants,
        attrs={**{(at,): small for at in range(3)}, (3,): [["tt.divisibility", 16]]},
    )


def compiled(point, target):
    """Compile a point as far as TTGIR, and to machine code where the point asks for that and it does not take long."""
    from triton._C.libtriton import ir

    backend = make_backend(target)
    options = backend.parse_options(dict(point["options"]))
    context = ir.context()
    ir.load_dialects(context)
    backend.load_dialects(context)
    codegen = backend.get_codegen_implementation(options)
    module = source_of(point).make_ir(target, options, codegen, backend.get_module_map(), context)
    stages, metadata = {}, {"target": target, **vars(options)}
    backend.add_stages(stages, options, *([source_of(point).language] if takes_language(backend) else []))
    facts = {}
    for name, make in stages.items():
        module = make(module, metadata)
        if name in ("ttir", "ttgir"):
            facts[name] = str(module)
        if name == "ttgir" and not is_worth_machine_code(point, facts["ttgir"]):
            return facts
        if name in ("amdgcn", "ptx"):
            facts["instructions"] = dict(Counter((_MATRIX if name == "amdgcn" else _WGMMA).findall(module)))
            break
    return {**facts, "shared": metadata.get("shared")}


def takes_language(backend):
    return "language" in backend.add_stages.__code__.co_varnames


def is_worth_machine_code(point, ttgir):
    tiles = point["m"] * point["n"] * point["k"] / (16 * 16 * 16) / point["options"]["num_warps"]
    has_matrix = re.search(r"#ttg\.(amd_mfma|amd_wmma|nvidia_mma)", ttgir)
    return bool(has_matrix) and tiles <= _MOST_MATRIX_INSTRUCTIONS and point["machine_code"]


def main(arch, wave, points_path, facts_path):
    is_amd = arch.startswith("gfx")
    target = GPUTarget("hip" if is_amd else "cuda", arch if is_amd else int(arch.removeprefix("sm_")), int(wave))
    points = json.loads(Path(points_path).read_text())
    done = Path(facts_path).read_text().count("\n") if Path(facts_path).exists() else 0
    with Path(facts_path).open("a") as facts:
        for point in points[done:]:
            try:
                with contextlib.redirect_stderr(io.StringIO()):
                    outcome = compiled(point, target)
            except Exception as error:  # whatever a compiler raises is an outcome
                lines = [line for line in str(error).splitlines() if line.strip()] or ["no message"]
                outcome = {"error": f"{type(error).__name__}: {lines[-1].strip()}"[:300]}
            facts.write(json.dumps({**outcome, "triton": triton.__version__}) + "\n")
            facts.flush()


if __name__ == "__main__":
    main(*sys.argv[1:])
