"""Matrix instructions: operand layouts of every family, every element type, against NumPy."""

from dataclasses import replace
from typing import Any

import ml_dtypes
import numpy as np
import pytest
from builds import ENGINE
from conftest import LoadedStep
from draws import RNG
from numpy.typing import NDArray
from snippets import SETTLED, dialect, execute

from parity.contract import DType, LaneSpec, Tensor
from parity.emulator.machine import Kernel, Launch, Memory
from parity.emulator.program import UnsupportedInstruction
from parity.emulator.running import run
from parity.emulator.semantics import OPERATIONS
from parity.isa.classify import classify
from parity.isa.parse import parse

Array = NDArray[Any]
OCP = {"fp8": ml_dtypes.float8_e4m3fn, "bf8": ml_dtypes.float8_e5m2}
FNUZ = {"fp8": ml_dtypes.float8_e4m3fnuz, "bf8": ml_dtypes.float8_e5m2fnuz}
# Where AMD's documents have each instruction: gfx942 has the MFMA of 8 and 16 deep fp16 (32 x 32, 16 x 16), gfx950 twice that.
ARCHES = {"v_wmma": ("gfx1151", "gfx1201"), "v_mfma": ("gfx942", "gfx950")}
TWICE_AS_DEEP = ("32x32x16_f16", "32x32x16_bf16", "16x16x32_f16", "16x16x32_bf16")


def _cases() -> list[tuple[str, str]]:
    cases = []
    for name, operation in OPERATIONS.items():
        if operation.form != "matrix":
            continue
        spelled = name.removesuffix("@gfx11")
        for arch in ARCHES[name[:6]]:
            is_older = arch == "gfx1151"
            if name.startswith("v_wmma") and (name.endswith("@gfx11") != is_older):
                continue
            if arch == "gfx942" and (name.endswith(TWICE_AS_DEEP) or "f8f6f4" in name):
                continue
            cases.append((arch, spelled))
    return cases


def element_type(arch: str, word: str) -> Any:
    fp8 = FNUZ if arch == "gfx942" else OCP
    others = {"f32": np.float32, "f16": np.float16, "bf16": ml_dtypes.bfloat16, "i8": np.int8, "iu8": np.uint8}
    return {**others, **fp8, "fp4": ml_dtypes.float4_e2m1fn}[word]


def small_integers(kind: Any, shape: tuple[int, ...]) -> Array:
    low = 0 if kind is np.uint8 else -4
    return RNG.integers(low, 5, shape).astype(np.float32).astype(kind)


def packed(row: Array) -> Array:
    """Elements as a lane's dwords; of fp4, which NumPy keeps in bytes, two a byte, the first below."""
    codes = np.ascontiguousarray(row).view(np.uint8)
    return (codes[::2] | codes[1::2] << 4 if row.dtype == ml_dtypes.float4_e2m1fn else codes).view(np.uint32)


@pytest.mark.parametrize(("arch", "name"), _cases())
def test_operands_lie_where_the_documents_say(arch: str, name: str) -> None:
    """D = A B + C with small integers, exact in every type; each index has its own value, so a swapped one shows.

    With scales each row of A and column of B has one for every 32 k, which lies in byte 1 for A, in byte 2 for B.
    """
    plain = name.replace(":", "_").replace("_f8f6f4", "").replace("_scale", "")
    size, *words = plain.split("_")[3:]
    rows, _, depth = map(int, size.split("x"))
    kind_a, kind_b = (element_type(arch, word) for word in (words * 2)[:2])
    lanes = 64 if arch.startswith("gfx9") else 32
    is_integer = np.dtype(kind_a).kind in "iu"
    a, b = small_integers(kind_a, (rows, depth)), small_integers(kind_b, (depth, rows))
    c = RNG.integers(-99, 99, (rows, rows)).astype(np.int32 if is_integer else np.float32)
    groups = 1 if arch == "gfx1151" else lanes // rows
    per_lane = depth // groups

    def fragment(matrix: Array) -> Array:
        """[lane, dword]: lane l has row l % rows and the (l // rows)-th run of consecutive k; of 32 bytes two runs."""
        runs = 2 if per_lane == 32 and matrix.dtype != ml_dtypes.float4_e2m1fn else 1
        split = matrix.reshape(rows, runs, groups, per_lane // runs)
        return np.array([packed(split[lane % rows, :, lane // rows % groups].ravel()) for lane in range(lanes)])

    def scale(exponents: Array, byte: int) -> Array:
        """[lane, 1]: lane l has that of row l % rows and of the (l // rows)-th 32 k, and something else around it."""
        words = np.full(lanes, 0x99999999 & ~(0xFF << 8 * byte), np.uint32)
        return (words | (exponents.T.ravel() + 127).astype(np.uint32) << 8 * byte)[:, None]

    def row_of(register: int, lane: int) -> int:
        group = lane // rows
        if arch == "gfx1151":
            return 2 * register + group
        if arch == "gfx1201":
            return register + 8 * group
        return register // 4 * 4 * (64 // rows) + 4 * group + register % 4

    registers = rows * rows // lanes
    positions = [[(row_of(r, lane), lane % rows) for r in range(registers)] for lane in range(lanes)]
    starts = np.array([[c[at] for at in lane] for lane in positions]).view(np.uint32)
    parts: list[NDArray[Any]] = [fragment(a), fragment(b.T), starts]
    factors = [np.ones((rows, depth)), np.ones((rows, depth))]
    if "scale" in name:
        exponents = [RNG.integers(-3, 4, (rows, depth // 32)) for _ in range(2)]
        factors = [np.repeat(2.0**operand_exponents, 32, axis=1) for operand_exponents in exponents]
        parts += [scale(operand_exponents, byte) for operand_exponents, byte in zip(exponents, (1, 2), strict=True)]
    inputs = np.concatenate([part.T.ravel() for part in parts])
    texts, loads, base, offset = [], [], 16, 0
    for part in parts:
        count = part.shape[1]
        texts.append(f"v[{base}:{base + count - 1}]" if count > 1 else f"v{base}")
        loads += [f"{dialect(arch).load} v{base + r}, v1, s[4:5] offset:{offset + 4 * lanes * r}" for r in range(count)]
        base, offset = base + count + count % 2, offset + 4 * lanes * count
    result = texts[2]
    first = int(result.strip("v[]").split(":")[0])
    stores = [f"{dialect(arch).store} v1, v{first + r}, s[6:7] offset:{4 * lanes * r}" for r in range(registers)]
    mnemonic, _, formats = name.partition(":")
    chosen = [{"fp8": 0, "bf8": 1, "fp4": 4}[word] for word in formats.split("_")] if formats else []
    modifiers = "".join(f" {field}:{code}" for field, code in zip(("cbsz", "blgp"), chosen, strict=False) if code)
    operands = ", ".join([result, *texts[:2], result, *texts[3:]])
    selected = " op_sel:[1,0,0] op_sel_hi:[0,1,0]" if "scale" in name else ""
    body = "\n".join([*loads, dialect(arch).wait, f"{mnemonic} {operands}{selected}{modifiers}", SETTLED, *stores])
    output, done = execute(body, np.ascontiguousarray(inputs), registers * lanes, arch=arch)
    assert not done.faults, done.faults[0].sentence()
    elements = output.view(c.dtype).reshape(registers, lanes)
    expected = (a.astype(np.float64) * factors[0]) @ (b.astype(np.float64) * factors[1].T) + c
    for r in range(registers):
        for lane in range(lanes):
            assert elements[r, lane] == expected[positions[lane][r]]


PRODUCT = "v_mfma_f32_16x16x4_f32"  # of gfx950, whose way to round nobody has said


def product(a: float, b: float, c: float) -> np.float32:
    """An element of A B + C, where every element of a matrix is the same, but C has zeros in further registers."""
    inputs = np.repeat(np.array([a, b, c, 0.0], np.float32), 64).view(np.uint32)
    words = dialect("gfx950")
    loads = [f"{words.load} v{16 + r}, v1, s[4:5] offset:{256 * min(r, 3)}" for r in range(6)]
    line = f"{PRODUCT} v[18:21], v16, v17, v[18:21]"
    body = [*loads, words.wait, line, SETTLED, f"{words.store} v1, v18, s[6:7]"]
    output, done = execute("\n".join(body), inputs, 64, arch="gfx950")
    assert not done.faults, done.faults[0].sentence()
    elements = output.view(np.float32)
    assert (output == output[0]).all()
    return np.float32(elements[0])


@pytest.mark.parametrize(
    ("a", "b", "c"),
    [
        (3, 5, 7),  # exact in fp32
        (3, 5, 0.1),
        (0.5, 3, 2**23 - 1),
        (2.0**-20, 1, 2**23 + 1),
        (1, 1, 2**24 - 1),  # the exact sum is 2^24 + 3, which lies between two numbers of fp32
        (1, 3, 2**24 - 8),
        (2049, 2047, 2**23 - 1),
        (4095, 4097, 1),
        (1, -1, 2**24 + 2),
    ],
)
def test_a_product_is_rounded_once_whether_or_not_fp32_holds_its_sums(a: float, b: float, c: float) -> None:
    assert product(a, b, c) == np.float32(4 * np.float64(a) * b + np.float64(np.float32(c)))


@pytest.mark.parametrize("a", [0.0, -0.0, 2.0, -2.0, 0.5])
@pytest.mark.parametrize("b", [0.0, -0.0, 3.0])
@pytest.mark.parametrize("c", [0.0, -0.0, 24.0, -24.0, 6.0])
def test_zeros_of_a_product_have_the_sign_of_sums_in_order(a: float, b: float, c: float) -> None:
    expected = np.float64(c)
    for _ in range(4):
        expected += np.float64(a) * b
    element = product(a, b, c)
    assert element == expected
    assert np.signbit(element) == np.signbit(expected)


@pytest.mark.parametrize("value", [np.nan, np.inf])
def test_nan_and_infinity_show_beside_whole_numbers(value: float) -> None:
    for operands in ((value, 1, 1), (1, value, 1), (1, 1, value)):
        np.testing.assert_equal(product(*operands), np.float32(value))
    assert np.isnan(product(value, 0, 1))


@pytest.mark.parametrize(
    ("operands", "why"),
    [
        ("v[32:47], v[0:7], v[8:15], v[32:47], s8, v17", "a scale that is not a single VGPR"),
        ("v[32:47], v[0:7], v[8:15], v[32:47], v16, 1.0", "a scale that is not a single VGPR"),
        ("v[32:47], v[0:7], v[8:15], v[32:47], v[16:17], v18", "a scale that is not a single VGPR"),
        ("v[32:47], v[0:7], v[8:15], v[32:47], a16, v17", "a scale that is not a single VGPR"),
        ("v[32:47], v[0:3], v[8:15], v[32:47], v16, v17", "with the chosen formats A takes 8 registers and B 8"),
        ("v[32:47], v[0:7], v[8:15], v[32:47], v16, v17 blgp:4", "with the chosen formats A takes 8 registers and B 4"),
        ("v[32:47], v[0:7], v[8:15], v[32:47], v16, v17 cbsz:2", "with the chosen formats A takes 6 registers and B 8"),
        ("v[32:47], v[0:7], v[8:15], v[32:47], v16, v17 cbsz:5", "a format of a matrix operand"),
    ],
)
def test_what_no_assembler_takes_is_refused(operands: str, why: str) -> None:
    with pytest.raises(UnsupportedInstruction, match=why):
        execute(f"v_mfma_scale_f32_32x32x64_f8f6f4 {operands}", np.zeros(1, np.uint32), 1, arch="gfx950")


DOT = """
import triton
import triton.language as tl


@triton.jit
def dot(a_ptr, b_ptr, c_ptr, M, N, K, BLOCK: tl.constexpr, DEPTH: tl.constexpr):
    rows, columns, depth = tl.arange(0, BLOCK), tl.arange(0, BLOCK), tl.arange(0, DEPTH)
    acc = tl.zeros((BLOCK, BLOCK), dtype=tl.float32)
    for k in range(0, K, DEPTH):
        a = tl.load(a_ptr + rows[:, None] * K + (k + depth)[None, :])
        b = tl.load(b_ptr + (k + depth)[:, None] * N + columns[None, :])
        acc = tl.dot(a, b, acc)
    tl.store(c_ptr + rows[:, None] * N + columns[None, :], acc)
"""
NATIVE = [
    (arch, a, b)
    for arch, types in (
        ("gfx1201", ("float8_e4m3fn", "float8_e5m2")),
        ("gfx950", ("float8_e4m3fn", "float8_e5m2")),
        ("gfx942", ("float8_e4m3fnuz", "float8_e5m2fnuz")),
    )
    for a in types
    for b in types
    if a == b or arch == "gfx950"  # Triton 3.6.0 refuses the mix on gfx1201; gfx942: below
] + [(arch, "bfloat16", "bfloat16") for arch in ("gfx1151", "gfx1201", "gfx942", "gfx950")]


def run_dot(loaded: LoadedStep, arch: str, kind_a: DType, kind_b: DType) -> tuple[Array, Array, Array, set[str]]:
    """A, B, what Triton's kernel makes of them on the emulator, and the matrix instructions it ran."""
    size, depth = 64, 64
    path = loaded.workspace.root / "triton_kernels" / "dot.py"
    path.write_text(DOT)
    tensors = {"a": Tensor(kind_a), "b": Tensor(kind_b), "c": Tensor("float32")}
    numerics = {**loaded.contract.numerics, "nan": "propagates"}
    contract = replace(loaded.contract, arch=arch, tensors=tensors, numerics=numerics)
    options: dict[str, str | bool | int | float] = {"num_warps": 2 if arch.startswith("gfx9") else 4, "num_stages": 2}
    spec = LaneSpec(
        "triton_kernels/dot.py",
        "dot",
        ["a", "b", "c", "m", "n", "k"],
        [1],
        constants={"BLOCK": size, "DEPTH": depth},
        options=options,
    )
    request = replace(loaded.request("triton", contract=contract), spec=spec)
    outcome = loaded.build_request(request)
    assert outcome.code_object is not None, outcome.message
    code = outcome.code_object
    kernel = Kernel.of(parse(code.assembly_path.read_text()), "dot")
    a, b = (small_integers(getattr(ml_dtypes, kind), (size, size)) for kind in (kind_a, kind_b))
    c, memory = np.zeros((size, size), np.float32), Memory()
    values: list[int | bytes] = [
        memory.add(a, writable=False),
        memory.add(b, writable=False),
        memory.add(c, writable=True),
        size,
        size,
        size,
    ]
    values[3:] = [size.to_bytes(4, "little")] * 3
    values += [bytes(8)] * (len(kernel.visible_arguments) - len(values))  # Triton appends pointers of its own
    launch = Launch((1, 1, 1), (128, 1, 1), code.dynamic_lds_bytes, values)
    done = run(kernel, memory, launch, [(0, 0, 0)], ENGINE)
    assert not done.faults, done.faults[0].sentence()
    ran = zip(kernel.function.mnemonics, done.counts.tolist(), strict=True)
    return a, b, c, {name for name, count in ran if count and classify(name) == "matrix"}


@pytest.mark.slow
@pytest.mark.parametrize(("arch", "kind_a", "kind_b"), NATIVE)
def test_what_triton_compiles_for_other_element_types_is_right(
    loaded: LoadedStep, arch: str, kind_a: DType, kind_b: DType
) -> None:
    """A whole kernel from Triton's compiler: fp8 and bf16 in the matrix unit, with nothing of this project's in it."""
    a, b, c, used = run_dot(loaded, arch, kind_a, kind_b)
    np.testing.assert_array_equal(c, a.astype(np.float32) @ b.astype(np.float32))
    words = [{"bfloat16": "bf16"}.get(kind, "fp8" if "e4m3" in kind else "bf8") for kind in (kind_a, kind_b)]
    expected = words[0] if words[0] == "bf16" else "_".join(words)
    assert len(used) == 1
    assert used.pop().endswith((expected, "f8f6f4"))


@pytest.mark.slow
@pytest.mark.parametrize(
    ("kind_a", "kind_b"), [("float8_e4m3fnuz", "float8_e5m2fnuz"), ("float8_e5m2fnuz", "float8_e4m3fnuz")]
)
def test_triton_3_6_0_swaps_the_formats_of_mixed_fp8_on_gfx942(
    loaded: LoadedStep, kind_a: DType, kind_b: DType
) -> None:
    """A fault of that compiler which the emulator shows: its transposed MFMA multiplies B by A, but names A's format first.

    The result is what comes of reading each operand in the other's format. Mended upstream by triton-lang/triton pull
    request 9567.
    """
    a, b, c, used = run_dot(loaded, "gfx942", kind_a, kind_b)
    assert used == {"v_mfma_f32_32x32x16_" + ("fp8_bf8" if "e4m3" in kind_a else "bf8_fp8")}
    misread = a.view(getattr(ml_dtypes, kind_b)).astype(np.float32) @ b.view(getattr(ml_dtypes, kind_a)).astype(
        np.float32
    )
    np.testing.assert_array_equal(c, misread)
    assert (c != a.astype(np.float32) @ b.astype(np.float32)).any()
