"""Building the engine: cases from the table of semantics, compiled once by the clang in the ziglang wheel."""

import ctypes
import hashlib
import os
import platform
import subprocess
from functools import cache
from pathlib import Path

from parity.emulator.program import CODES
from parity.emulator.semantics import OPERATIONS, Operation
from parity.errors import UnavailableError
from parity.lanes.clang import zig_clang

_SOURCE = Path(__file__).with_name("engine.c")
_FLAGS = [
    "-O2",
    "-fPIC",
    "-ffreestanding",
    "-fno-math-errno",
    "-ffp-contract=off",
    "-Wall",
    "-Werror",
    "-Wno-unused-function",
]
# F16C and FMA: every x86-64 processor since 2013.
_MACHINE_FLAGS = {"x86_64": ["-march=x86-64-v3"]}
_BUILD_LIMIT_S = 120
_C_TYPES = {"f16": "f32", "i16k": "i32", "mask": "u32", "mix": "f32"}
_NAMES = "abc"


def function(name: str, operation: Operation) -> str:
    """The C function of one instruction: 1 after a fault."""
    body = _FORMS[operation.form](operation)
    return (
        f"static int run_{name}(Machine *m, Wave *w, const Instruction *i, u64 exec, u32 scc) {{ {body} return 0; }}\n"
    )


def _lanes(operation: Operation) -> str:
    """Declares the sources for all lanes: A, B, C."""
    words = {"u64": 2, "i64": 2, "mask": 2}
    return " ".join(
        f"Lanes {name.upper()}; lanes_of(m, w, &i->s[{position}], &{name.upper()}, {words.get(kind, 1)});"
        for position, (name, kind) in enumerate(zip(_NAMES, operation.sources, strict=False))
    )


def _values(operation: Operation, prefix: str = "in", lane: str = "l") -> str:
    """Declares the sources' values in one lane: a, b, c."""
    return " ".join(
        f"{_C_TYPES.get(kind, kind)} {name} = {prefix}_{kind}(m, &{name.upper()}, {lane});"
        for name, kind in zip(_NAMES, operation.sources, strict=False)
    )


def _bits(kind: str, value: str) -> str:
    return f"bits_of_f32(m, {value})" if kind == "f32" else f"bits_{kind}(m, {value})"


def _each_lane(operation: Operation, before: str = "") -> str:
    """All lanes are computed, the active ones written: loops that a compiler can vectorize."""
    kind = operation.result
    if kind in ("u64", "i64"):
        body = f"u64 r = (u64)({operation.body}); low[l] = (u32)r; high[l] = (u32)(r >> 32);"
        write = "write_lanes(m, w, &i->d, 0, low, exec); write_lanes(m, w, &i->d, 1, high, exec);"
    else:
        body = f"low[l] = {_bits(kind, operation.body)};"
        write = "write_halves" if kind in ("u16", "i16", "f16") else "write_lanes"
        write = f"{write}(m, w, &i->d, {'low' if write == 'write_halves' else '0, low'}, exec);"
    return (
        f"{_lanes(operation)} u32 low[LANES], high[LANES]; (void)high; "
        f"ALL_LANES_LOOP {{ {before} {_values(operation)} {body} }} {write}"
    )


def _packed(operation: Operation) -> str:
    kind = operation.result
    low, high = (f"{{ {_values(operation, prefix)} {name} = {_bits(kind, operation.body)}; }}" for prefix, name in
                 (("in", "first"), ("high", "second")))  # fmt: skip
    return (
        f"{_lanes(operation)} u32 low[LANES]; ALL_LANES_LOOP {{ u32 first, second; {low} {high} "
        "low[l] = first | second << 16; } write_lanes(m, w, &i->d, 0, low, exec);"
    )


def _accumulate(operation: Operation) -> str:
    kind = operation.result
    old = f"{_C_TYPES.get(kind, kind)} old = in_{kind}(m, &D, l);"
    return f"Lanes D; lanes_of(m, w, &i->d, &D, 1); {_each_lane(operation, old)}"


def _scalar(operation: Operation) -> str:
    kind = operation.result
    value = f"{_lanes(operation)} {_values(operation, lane='0')} {kind} r = {operation.body};"
    if "old" in operation.body:
        value = f"f32 old = as_f32(w->s[i->d.index]); {value}"
    if kind in ("u64", "i64"):
        write = "set_word(w, &i->d, 0, (u32)r); set_word(w, &i->d, 1, (u32)((u64)r >> 32));"
    else:
        write = f"set_word(w, &i->d, 0, {_bits(kind, 'r')});"
    scc = f"u32 changed = {operation.scc};" if operation.scc else ""
    return f"{value} {scc} {write} {'w->scc = changed;' if scc else ''}"


def _scalar_compare(operation: Operation) -> str:
    return f"{_lanes(operation)} {_values(operation, lane='0')} w->scc = {operation.body};"


def _compare(operation: Operation) -> str:
    loop = f"ALL_LANES_LOOP {{ {_values(operation)} low[l] = {operation.body}; }}"
    write = "out_mask(w, &i->d, mask_of(m, low, exec), m->wave_size);"
    return f"{_lanes(operation)} u32 low[LANES]; {loop} {write}"


def _carry(operation: Operation) -> str:
    loop = (
        f"ALL_LANES_LOOP {{ {_values(operation)} u64 r = {operation.body}; "
        "low[l] = (u32)r; carry[l] = (u32)(r >> 32); }"
    )
    write = "write_lanes(m, w, &i->d, 0, low, exec); out_mask(w, &i->d2, mask_of(m, carry, exec), m->wave_size);"
    return f"{_lanes(operation)} u32 low[LANES], carry[LANES]; {loop} {write}"


def _carry64(operation: Operation) -> str:
    loop = (
        f"ALL_LANES_LOOP {{ {_values(operation)} u64 r = (u64)({operation.body}); "
        "low[l] = (u32)r; high[l] = (u32)(r >> 32); carry[l] = r < (u64)c; }"
    )
    write = "write_lanes(m, w, &i->d, 0, low, exec); write_lanes(m, w, &i->d, 1, high, exec);"
    mask = "out_mask(w, &i->d2, mask_of(m, carry, exec), m->wave_size);"
    return f"{_lanes(operation)} u32 low[LANES], high[LANES], carry[LANES]; {loop} {write} {mask}"


def _readfirstlane(operation: Operation) -> str:
    return "u32 first = exec ? (u32)__builtin_ctzll(exec) : 0; set_word(w, &i->d, 0, word(w, &i->s[0], first, 0));"


def _saveexec(operation: Operation) -> str:
    return (
        "u32 a = word(w, &i->s[0], 0, 0); set_word(w, &i->d, 0, (u32)exec); "
        f"w->s[EXEC] = (u32)({operation.body}); w->scc = w->s[EXEC] != 0;"
    )


def _call(operation: Operation) -> str:
    return f"if ({operation.form}(m, w, i)) return 1;"


_FORMS = {
    "vector": _each_lane,
    "packed": _packed,
    "mix": _each_lane,
    "accumulate": _accumulate,
    "scalar": _scalar,
    "scalar_compare": _scalar_compare,
    "compare": _compare,
    "compare_exec": _compare,
    "carry": _carry,
    "carry64": _carry64,
    "readfirstlane": _readfirstlane,
    "saveexec": _saveexec,
    "wmma_gfx11": _call,
}


def functions() -> str:
    """The function of every instruction in the table."""
    return "".join(function(name, operation) for name, operation in OPERATIONS.items())


def cases() -> str:
    """The switch cases that call them."""
    return "".join(f"case {CODES[name]}: if (run_{name}(m, w, i, exec, scc)) return 1; break;\n" for name in OPERATIONS)


@cache
def load(folder: Path) -> ctypes.CDLL:
    """The engine as a library, compiled on first use and kept in `folder` under the hash of its source.

    Raises UnavailableError if it cannot be compiled here.
    """
    enum = ", ".join(f"{name} = {code}" for name, code in CODES.items() if name.startswith("OP_"))
    source = f"enum {{ {enum} }};\n" + _SOURCE.read_text()
    source = source.replace('#include "functions.inc"', functions()).replace('#include "cases.inc"', cases())
    flags = [*_FLAGS, *_MACHINE_FLAGS.get(platform.machine(), [])]
    key = hashlib.sha256("\n".join([source, *flags]).encode()).hexdigest()[:24]
    library = folder / f"engine-{key}.so"
    if not library.is_file():
        _compile(source, flags, library)
    return ctypes.CDLL(str(library))


def _compile(source: str, flags: list[str], library: Path) -> None:
    clang = zig_clang()
    if clang is None:
        raise UnavailableError("the emulator needs the package 'ziglang', which is not installed")
    library.parent.mkdir(parents=True, exist_ok=True)
    stem = library.with_name(f"{library.stem}.{os.getpid()}")
    text, relocatable, linked = stem.with_suffix(".c"), stem.with_suffix(".o"), stem.with_suffix(".tmp")
    text.write_text(source)
    try:
        for command in (
            [*clang.compile, *flags, "-c", str(text), "-o", str(relocatable)],
            [*clang.link, "-shared", str(relocatable), "-o", str(linked)],
        ):
            done = subprocess.run(command, capture_output=True, text=True, timeout=_BUILD_LIMIT_S, check=False)
            if done.returncode:
                raise UnavailableError(f"the emulator's engine does not compile here: {done.stderr[:600]}")
        linked.replace(library)
    finally:
        for path in (text, relocatable, linked):
            path.unlink(missing_ok=True)
