"""Every atomic operation against the pseudocode of AMD's ISA documents: what it leaves in memory, what it returns.

As in test_pseudocode.py, `pseudocode.py` is the judge. Each lane has one cell of memory, with random and edge values.
"""

import random
import re
import zlib
from dataclasses import dataclass

import ml_dtypes
import numpy as np
import pytest
from numpy.typing import NDArray
from pseudocode import Machine, Storage, table
from snippets import dialect, execute

from parity.emulator.atomics import ATOMICS, AtomicForm, atomic_form

FAMILIES = {"rdna3": "gfx1151", "rdna4": "gfx1201", "cdna": "gfx950"}
LANES = 16
# In the table, because its types and operations are made by a product, and in no document.
NOWHERE = {"sub_clamp_u64", "cond_sub_u64", "swap_f32", "swap_f64"}
INTEGERS = [0, 1, 2, 7, 0x7FFFFFFF, 0x80000000, 0xFFFFFFFF, 0x7FFFFFFFFFFFFFFF, 0x8000000000000000, 0xFFFFFFFFFFFFFFFF]
FLOATS = [0.0, -0.0, 1.0, -1.0, 1.5, 1e-40, 5e-324, 65504.0, 1e38, 1.7e308, np.inf, -np.inf, np.nan]


def _cases() -> list[tuple[str, str]]:
    return [(family, mnemonic) for family in FAMILIES for mnemonic in table(family) if atomic_form(mnemonic)]


CASES = _cases()


@dataclass(frozen=True)
class Operands:
    """For each lane what memory holds, the instruction's data and its second data."""

    before: list[int]
    data: list[int]
    second: list[int]


def value(kind: str, rng: random.Random) -> int:
    """Bits of a type: edge values often, so that operands are often equal."""
    bits = int(kind[1:])
    if kind.startswith("f") and rng.random() < 0.8:
        with np.errstate(all="ignore"):
            made = np.array(rng.choice([*FLOATS, rng.uniform(-8, 8)]), f"f{bits // 8}")
        return int(made.view(f"u{bits // 8}"))
    return rng.choice(INTEGERS) & ((1 << bits) - 1) if rng.random() < 0.5 else rng.getrandbits(bits)


def halves(name: str, rng: random.Random) -> int:
    kind = np.dtype(np.float16 if name.endswith("_f16") else ml_dtypes.bfloat16)
    with np.errstate(all="ignore"):
        pair = np.array([rng.choice([*FLOATS[:5], rng.uniform(-8, 8), 3e4]) for _ in range(2)]).astype(kind)
    return int(pair.view(np.uint32)[0])


def operands(form: AtomicForm, rng: random.Random) -> Operands:
    kind = ATOMICS[form.operation].kind
    columns = [
        [halves(form.operation, rng) if form.operation.startswith("pk") else value(kind, rng) for _ in range(LANES)]
        for _ in range(3)
    ]
    if form.compares:  # often equal
        columns[1 if form.is_comparison_first else 2] = [
            x if rng.random() < 0.5 else value(kind, rng) for x in columns[0]
        ]
    return Operands(*columns)


def expected(family: str, mnemonic: str, form: AtomicForm, given: Operands, lane: int) -> tuple[int, int]:
    """What the document leaves in memory and returns."""
    bits = 8 * ATOMICS[form.operation].bytes
    second = given.second[lane]
    together = given.data[lane] if form.space == "ds" else given.data[lane] | second << bits
    cell, returned = Storage(given.before[lane], "B", bits), Storage(0, "B", bits)
    variables = {
        "MEM": [cell],
        "ADDR": Storage(),
        "addr": Storage(),
        "RETURN_DATA": returned,
        "DATA": Storage(together, "B", bits),
        "DATA2": Storage(second, "B", bits),
    }
    Machine(family, variables).run(re.sub(r"addr = Calc\w+\([^)]*\);", "", table(family)[mnemonic]))
    return cell.bits & ((1 << bits) - 1), returned.bits & ((1 << bits) - 1)


def columns(values: list[int], words: int) -> list[NDArray[np.uint32]]:
    return [np.array([x >> 32 * word & 0xFFFFFFFF for x in values], np.uint32) for word in range(words)]


def body(mnemonic: str, form: AtomicForm, arch: str, words: int) -> str:
    """Stores each lane's value, does the operation on it, and stores what is there and what came back.

    Results are blocks of 8 bytes a lane: what is in memory after the operation in each of its modes, then what came back.
    v[10:11] are what memory holds, v[12:13] and the two registers behind them the data, v[20:21] what comes back.
    """
    family = dialect(arch)
    is_lds = form.space == "ds"
    wait = family.wait if arch != "gfx1201" else f"{family.wait}\ns_wait_storecnt 0x0\ns_wait_dscnt 0x0"
    wait += "\ns_waitcnt_vscnt null, 0x0" if arch == "gfx1151" else ""
    unit = "" if words == 1 else "[{}:{}]"
    at = {
        name: f"v{unit.format(first, first + 1) or first}"
        for name, first in (("before", 10), ("data", 12), ("second", 12 + words), ("returned", 20))
    }
    data = [at["data"]] + ([at["second"]] if form.compares else [])
    if not is_lds and form.compares:
        data = [f"v[12:{11 + 2 * words}]"]
    size = ("dword", "dwordx2") if arch == "gfx950" else ("b32", "b64")
    store = f"global_store_{size[words - 1]}"
    lds = ("ds_write_b", "ds_read_b") if arch == "gfx950" else ("ds_store_b", "ds_load_b")
    lines = ["v_lshlrev_b32_e32 v2, 3, v0"]
    names = [10, 11][:words] + [12, 13, 14, 15][: 2 * words] + [20, 21][:words]
    for number, register in enumerate(names):
        lines.append(f"{family.load} v{register}, v1, s[4:5] offset:{4 * LANES * number}")
    lines.append(wait)
    for number, does_return in enumerate(modes(mnemonic, form)):
        offset = f"offset:{8 * LANES * number}"
        lines.append(
            f"{lds[0]}{32 * words} v2, {at['before']}" if is_lds else f"{store} v2, {at['before']}, s[6:7] {offset}"
        )
        lines += [wait, *operation(mnemonic, form, arch, at["returned"] if does_return else "", data, offset), wait]
        if form.space == "buffer" and does_return:
            lines += [f"v_mov_b32_e32 v{20 + word}, v{12 + word}" for word in range(words)]
    if is_lds:
        lines += [f"{lds[1]}{32 * words} {at['before']}, v2", wait, f"{store} v2, {at['before']}, s[6:7]"]
    return "\n".join([*lines, f"{store} v2, {at['returned']}, s[6:7] offset:{16 * LANES}"])


def modes(mnemonic: str, form: AtomicForm) -> list[bool]:
    """Whether it returns what was there: in LDS the mnemonic says so, elsewhere a modifier."""
    return [form.returns] if form.space == "ds" else [True] if "csub" in mnemonic else [False, True]


def operation(mnemonic: str, form: AtomicForm, arch: str, returned: str, data: list[str], offset: str) -> list[str]:
    """The instruction, with its address."""
    given = ", ".join(data)
    result = f"{returned}, " if returned else ""
    policy = {"gfx1151": " glc", "gfx1201": " th:TH_ATOMIC_RETURN", "gfx950": " sc0"}[arch] if returned else ""
    if form.space == "ds":
        return [f"{mnemonic} {result}v2, {given}"]
    if form.space == "global":
        return [f"{mnemonic} {result}v2, {given}, s[6:7] {offset}{policy}"]
    if form.space == "buffer":
        flags = "0x27000" if arch == "gfx950" else "0x31004000"
        descriptor = ["s_mov_b32 s8, s6", "s_mov_b32 s9, s7", "s_mov_b32 s10, 0x1000", f"s_mov_b32 s11, {flags}"]
        zero = "null" if arch == "gfx1201" else "0"
        return [*descriptor, f"{mnemonic} {given}, v2, s[8:11], {zero} offen {offset}{policy}"]
    multiply = "v_mad_co_u64_u32" if arch == "gfx1201" else "v_mad_u64_u32"
    carry = "vcc" if arch == "gfx950" else "null"
    return [f"{multiply} v[4:5], {carry}, v0, 8, s[6:7]", f"{mnemonic} {result}v[4:5], {given} {offset}{policy}"]


def same(name: str, actual: int, wanted: int) -> bool:
    """Equal bits, or two NaNs."""
    kinds = {"f32": np.float32, "f64": np.float64, "pk_add_f16": np.float16, "pk_add_bf16": ml_dtypes.bfloat16}
    kind = kinds.get(name if name.startswith("pk") else name.rsplit("_", 1)[1])
    if kind is None or actual == wanted:
        return actual == wanted
    size = "u8" if kind is np.float64 else "u4"
    x, y = (np.array([bits], size).view(kind) for bits in (actual, wanted))
    return bool(((x.view(f"u{x.itemsize}") == y.view(f"u{y.itemsize}")) | (np.isnan(x) & np.isnan(y))).all())


def is_said(mnemonic: str, family: str, form: AtomicForm, given: Operands, lane: int) -> bool:
    """Whether the text says it. Minimum and maximum of older documents are one comparison, `src < tmp ? src : tmp`:
    nothing about NaN or the signs of zeros. Compilers take them for IEEE's minNum and maxNum (LLVM, `atomicrmw fmin`).
    """
    if not re.match("(min|max)_f", form.operation) or "isNAN" in table(family)[mnemonic]:
        return True
    kind = np.float32 if form.operation.endswith("32") else np.float64
    pair = np.array([given.before[lane], given.data[lane]], f"u{np.dtype(kind).itemsize}").view(kind)
    return not np.isnan(pair).any() and not (pair == 0).all()


@pytest.mark.slow
@pytest.mark.parametrize(("family", "mnemonic"), CASES)
def test_an_atomic_operation_does_what_the_document_says(family: str, mnemonic: str) -> None:
    form, arch = atomic_form(mnemonic), FAMILIES[family]
    assert form is not None
    given = operands(form, random.Random(zlib.crc32(f"{family} {mnemonic}".encode())))
    words = ATOMICS[form.operation].bytes // 4
    nothing = [0x11111111_22222222] * LANES
    inputs = np.concatenate(
        [column for values in (given.before, given.data, given.second, nothing) for column in columns(values, words)]
    )
    output, done = execute(body(mnemonic, form, arch, words), inputs, 6 * LANES, arch=arch, threads=LANES, lds=256)
    assert not done.faults, done.faults[0].sentence()
    blocks = [part.view(np.uint64) if words == 2 else part[::2] for part in np.split(output, 3)]
    for lane in range(LANES):
        if not is_said(mnemonic, family, form, given, lane):
            continue
        wanted, returned = expected(family, mnemonic, form, given, lane)
        where = f"{mnemonic} ({family}) of {[hex(column[lane]) for column in (given.before, given.data, given.second)]}"
        for block in blocks[: len(modes(mnemonic, form))]:
            assert same(form.operation, int(block[lane]), wanted), f"{where}: {block[lane]:#x} is not {wanted:#x}"
        came_back = returned if any(modes(mnemonic, form)) else nothing[0] & ((1 << 32 * words) - 1)
        assert int(blocks[2][lane]) == came_back, f"{where} returns {blocks[2][lane]:#x}"


def test_every_atomic_operation_is_compared_somewhere() -> None:
    forms = [form for _, mnemonic in CASES if (form := atomic_form(mnemonic))]
    assert {form.operation for form in forms} == set(ATOMICS) - NOWHERE
    assert {form.space for form in forms} == {"ds", "global", "flat", "buffer"}
