"""Building the engine: its cases are made from the table, and the clang in the ziglang wheel compiles it once."""

import ctypes
import hashlib
import os
import platform
import re
from functools import cache
from pathlib import Path

from parity.emulator import atomics, hostcalls
from parity.emulator.instruction import CODES
from parity.emulator.operation import Operation
from parity.emulator.semantics import OPERATIONS
from parity.errors import UnavailableError
from parity.system.own import cache_of_user, is_own
from parity.system.process import ask

_SOURCE = Path(__file__).with_name("engine.c")
_OF_HOST = ("HEADERS", "PAYLOADS", "PAYLOAD_LANES", "PAYLOAD_WORDS", "MOST_LOGGED")  # of hostcalls.py
_PARTS = ("sharing", "matrix", "sums")  # of the source, in files of their own
_FLAGS = [
    "-O2",
    "-fno-unroll-loops",  # compiles twice as fast, runs as fast
    "-fPIC",
    "-ffreestanding",
    "-fno-math-errno",
    "-ffp-contract=off",
    "-Wall",
    "-Werror",
    "-Wno-unused-function",
    "-Wno-unused-variable",
]
# F16C and FMA: every x86-64 processor since 2013.
_MACHINE_FLAGS = {"x86_64": ["-march=x86-64-v3"]}
_BUILD_LIMIT_S = 120
WAVE_SIZES = (32, 64)
_SEAL_BYTES = hashlib.sha256().digest_size
_C_TYPES = {
    "f16": "f32",
    "bf16": "f32",
    "i16k": "i32",
    "mask": "u32",
    "mix": "f32",
    "b32": "u32",
    "b16": "u16",
    "h16": "u32",
}
_WIDE = ("u64", "i64", "f64")
_HALVES = ("u16", "i16", "f16", "bf16", "b16", "h16")
_NAMES = "abcd"


def _lanes(operation: Operation) -> str:
    """Declare the sources for all lanes: A, B, C."""
    words = dict.fromkeys((*_WIDE, "mask"), 2)
    return " ".join(
        f"Lanes {name}; mix_of(m, w, &i->s[{position}], &{name});"
        if kind == "mix"
        else f"Lanes {name}; lanes_of(m, w, &i->s[{position}], &{name}, {words.get(kind, 1)});"
        for position, (name, kind) in enumerate(zip(_NAMES.upper(), operation.sources, strict=False))
    )


def _values(operation: Operation, prefix: str = "in", lane: str = "l") -> str:
    """Declare the sources' values in one lane: a, b, c."""
    return " ".join(
        f"{_C_TYPES.get(kind, kind)} {name} = {prefix}_{kind}(m, &{name.upper()}, {lane});"
        for name, kind in zip(_NAMES, operation.sources, strict=False)
    )


def _bits(kind: str, value: str) -> str:
    return f"bits_of_f32(m, {value})" if kind == "f32" else f"bits_{kind}(m, {value})"


def _each_lane(operation: Operation, before: str = "") -> str:
    """Compute all lanes and write the active ones, so that a compiler can vectorize the loops."""
    kind = operation.result
    if kind in _WIDE:
        body = f"u64 r = {_wide_bits(kind, operation.body)}; low[l] = (u32)r; high[l] = (u32)(r >> 32);"
        write = "write_lanes(w, &i->d, 0, low, exec); write_lanes(w, &i->d, 1, high, exec);"
    else:
        body = f"low[l] = {_bits(kind, operation.body)};"
        is_half = kind in _HALVES
        write = "write_halves(m, w, i, low, exec);" if is_half else "write_lanes(w, &i->d, 0, low, exec);"
    return (
        f"{_lanes(operation)} u32 low[LANES], high[LANES]; (void)high; {_chose(operation)}"
        f"ALL_LANES_LOOP {{ {before} {_values(operation)} {body} }} {write}"
    )


def _chose(operation: Operation) -> str:
    """Count how a mask that an operation reads comes out."""
    is_asked = operation.sources[-1:] == ("mask",)
    return f"chose_lanes(m, i, scalar_bits(w, &i->s[{len(operation.sources) - 1}]), exec); " if is_asked else ""


def _wide_bits(kind: str, value: str) -> str:
    return f"bits_f64({value})" if kind == "f64" else f"(u64)({value})"


def _packed(operation: Operation) -> str:
    """Two results of 16 bits. What is modified as usual, the upper half from the upper half, has a loop of its own."""
    kind = operation.result
    low, high = (
        f"{{ {_values(operation, prefix)} {name} = {_bits(kind, operation.body)}; }}"
        for prefix, name in (("in", "first"), ("high", "second"))
    )
    loop = f"ALL_LANES_LOOP {{ u32 first, second; {low} {high} low[l] = first | second << 16; }}"
    names = _NAMES[: len(operation.sources)].upper()
    is_usual = " && ".join(f"{name}.modifiers == PACKED_HIGH" for name in names)
    usual = " ".join(f"{name}.modifiers = PACKED_HIGH;" for name in names)
    return (
        f"{_lanes(operation)} u32 low[LANES]; if ({is_usual}) {{ {usual} {loop} }} else {loop} "
        "write_lanes(w, &i->d, 0, low, exec);"
    )


def _pair(operation: Operation) -> str:
    """Two fp32 results from pairs of registers; op_sel chooses the register of each source and result."""
    sources = _NAMES[: len(operation.sources)]
    declare = " ".join(
        f"Lanes {name.upper()}; lanes_of(m, w, &i->s[{position}], &{name.upper()}, i->s[{position}].count);"
        for position, name in enumerate(sources)
    )

    def result(word: int) -> str:
        values = " ".join(f"f32 {name} = in_pair(m, &{name.upper()}, l, {word});" for name in sources)
        return f"{{ {values} {('low', 'high')[word]}[l] = {_bits('f32', operation.body)}; }}"

    return (
        f"{declare} u32 low[LANES], high[LANES]; ALL_LANES_LOOP {{ {result(0)} {result(1)} }} "
        "write_lanes(w, &i->d, 0, low, exec); write_lanes(w, &i->d, 1, high, exec);"
    )


def _pick(operation: Operation) -> str:
    """One register of each of two pairs."""
    return (
        f"{_lanes(operation)} u32 low[LANES], high[LANES]; "
        "ALL_LANES_LOOP { low[l] = A.modifiers & HIGH ? A.high[l] : A.low[l]; "
        "high[l] = B.modifiers & HIGH ? B.high[l] : B.low[l]; } "
        "write_lanes(w, &i->d, 0, low, exec); write_lanes(w, &i->d, 1, high, exec);"
    )


def _permute(operation: Operation) -> str:
    """Bytes that a selector chooses, which most kernels keep in a scalar."""
    return (
        f"{_lanes(operation)} u32 low[LANES]; perm_lanes(&A, &B, &C, i->s[2].kind != VGPR, low); "
        "write_lanes(w, &i->d, 0, low, exec);"
    )


def _accumulate(operation: Operation) -> str:
    kind = operation.result
    old = f"{_C_TYPES.get(kind, kind)} old = in_{kind}(m, &D, l);"
    return f"Lanes D; lanes_of(m, w, &i->d, &D, {2 if kind in _WIDE else 1}); {_each_lane(operation, old)}"


def _scalar(operation: Operation) -> str:
    kind = operation.result
    value = f"{_lanes(operation)} {_values(operation, lane='0')} {_C_TYPES.get(kind, kind)} r = {operation.body};"
    if "old" in operation.body:
        old = "as_f32(w->s[i->d.index])" if kind == "f32" else "w->s[i->d.index]"
        old = "w->s[i->d.index] | (u64)w->s[i->d.index + 1] << 32" if kind in _WIDE else old
        value = f"{kind} old = {old}; {value}"
    if kind in _WIDE:
        write = "set_word(w, &i->d, 0, (u32)r); set_word(w, &i->d, 1, (u32)((u64)r >> 32));"
    else:
        write = f"set_word(w, &i->d, 0, {_bits(kind, 'r')});"
    value += " chose(m, i, scc);" if operation.body.startswith("scc ?") else ""
    scc = f"u32 changed = {operation.scc};" if operation.scc else ""
    return f"{value} {scc} {write} {'w->scc = changed;' if scc else ''}"


def _scalar_compare(operation: Operation) -> str:
    return f"{_lanes(operation)} {_values(operation, lane='0')} w->scc = {operation.body}; chose(m, i, w->scc);"


def _compare(operation: Operation) -> str:
    loop = f"ALL_LANES_LOOP {{ {_values(operation)} low[l] = {operation.body}; }}"
    write = "u64 mask = mask_of(m, low, exec); chose_lanes(m, i, mask, exec); out_mask(w, &i->d, mask); "
    write += "out_mask(w, &i->d2, mask);"  # d2 is empty except in gfx9's v_cmpx, which writes two masks
    return f"{_lanes(operation)} u32 low[LANES]; {loop} {write}"


def _carry(operation: Operation) -> str:
    loop = (
        f"ALL_LANES_LOOP {{ {_values(operation)} u64 r = {operation.body}; "
        "low[l] = (u32)r; carry[l] = (u32)(r >> 32); }"
    )
    write = "write_lanes(w, &i->d, 0, low, exec); out_mask(w, &i->d2, mask_of(m, carry, exec));"
    return f"{_lanes(operation)} u32 low[LANES], carry[LANES]; {_chose(operation)}{loop} {write}"


def _carry64(operation: Operation) -> str:
    loop = (
        f"ALL_LANES_LOOP {{ {_values(operation)} u128 r = {operation.body}; "
        "low[l] = (u32)r; high[l] = (u32)(r >> 32); carry[l] = (u32)(r >> 64) & 1; }"
    )
    write = "write_lanes(w, &i->d, 0, low, exec); write_lanes(w, &i->d, 1, high, exec);"
    mask = "out_mask(w, &i->d2, mask_of(m, carry, exec));"
    return f"{_lanes(operation)} u32 low[LANES], high[LANES], carry[LANES]; {loop} {write} {mask}"


def _readfirstlane(operation: Operation) -> str:
    return (
        "u64 lanes = exec & EVERYONE; u32 first = lanes ? (u32)__builtin_ctzll(lanes) : 0; "
        "set_word(w, &i->d, 0, word(w, &i->s[0], first, 0));"
    )


def _readlane(operation: Operation) -> str:
    return "set_word(w, &i->d, 0, word(w, &i->s[0], one_lane(m, w, i), 0));"


def _writelane(operation: Operation) -> str:
    return "w->v[i->d.index][one_lane(m, w, i)] = word(w, &i->s[0], 0, 0);"


def _swap(operation: Operation) -> str:
    """Exchanges lane l of the first register with lane `body` of the second.

    If the body names a bit, this is for the lanes that have the bit set, else for all active lanes.
    """
    bit = operation.body.partition("^")[2].strip() or "0"
    lanes = "ALL_LANES_LOOP if (l & BIT)" if bit != "0" else "LANE_LOOP"
    return f"enum {{ BIT = {bit} }}; {lanes} swap_lanes(w, i->d.index, i->s[0].index, l, l ^ BIT);"


def _permlane(operation: Operation) -> str:
    return (
        "u64 lanes = word(w, &i->s[1], 0, 0) | (u64)word(w, &i->s[2], 0, 0) << 32; u32 from[LANES]; "
        f"ALL_LANES_LOOP from[l] = ({operation.body}) | (u32)(lanes >> 4 * (l & 15) & 15); "
        "write_lanes_from(m, w, i, from, exec);"
    )


def _writes_exec(operation: Operation) -> str:
    """Write EXEC. The destination gets what EXEC was (`saveexec`) or what it is now (`wrexec`)."""
    kind, kept = operation.result, "exec" if operation.form == "saveexec" else "r"
    high = f"set_word(w, &i->d, 1, (u32)({kept} >> 32)); w->s[EXEC + 1] = (u32)(r >> 32);" if kind == "u64" else ""
    return (
        f"{_lanes(operation)} {_values(operation, lane='0')} u64 r = {operation.body}; "
        f"set_word(w, &i->d, 0, (u32){kept}); w->s[EXEC] = (u32)r; {high} w->scc = ({kind})r != 0;"
    )


def _movrels(operation: Operation) -> str:
    """Read the register that lies M0 registers behind the named one."""
    return (
        "Operand from = i->s[0]; if (index_register(m, w, i, &from, exec)) return 1; "
        "write_lanes(w, &i->d, 0, w->v[from.index], exec);"
    )


def _movreld(operation: Operation) -> str:
    """Write the register that lies M0 registers behind the named one."""
    return (
        f"Operand to = i->d; if (index_register(m, w, i, &to, 0)) return 1; {_lanes(operation)} "
        "write_lanes(w, &to, 0, A.low, exec); w->defined[to.index][0] |= exec, w->defined[to.index][1] |= exec;"
    )


def _matrix(operation: Operation) -> str:
    return f"return matrix(m, w, i, (Shape){operation.body});"


def _any_matrix(operation: Operation) -> str:
    return f"return any_matrix(m, w, i, (AnyShape){operation.body});"


_FORMS = {
    "vector": _each_lane,
    "packed": _packed,
    "pair": _pair,
    "pick": _pick,
    "permute": _permute,
    "mix": _each_lane,
    "accumulate": _accumulate,
    "scalar": _scalar,
    "scalar_compare": _scalar_compare,
    "compare": _compare,
    "compare_exec": _compare,
    "carry": _carry,
    "carry64": _carry64,
    "readfirstlane": _readfirstlane,
    "readlane": _readlane,
    "writelane": _writelane,
    "swap": _swap,
    "permlane": _permlane,
    "saveexec": _writes_exec,
    "wrexec": _writes_exec,
    "movrels": _movrels,
    "movreld": _movreld,
    "dot": _each_lane,
    "matrix": _matrix,
    "any_matrix": _any_matrix,
}


def bitwise_function() -> str:
    """Return the C function that computes what bitwise instructions do with the bits of their sources, for the engine's
    checks.
    """
    cases = "".join(
        f"case {CODES[name]}: return {operation.body}; "
        for name, operation in OPERATIONS.items()
        if operation.is_bitwise
    )
    return (
        "static u64 bitwise(u32 operation, u64 a, u64 b, u32 scc, u64 exec) "
        f"{{ switch (operation) {{ {cases}default: return 0; }} }}\n"
    )


def generate() -> tuple[str, str]:
    """Return the functions of all instructions in the table, and the switch cases that call them.

    Instructions that do the same share a function.
    """
    named: dict[str, str] = {}
    cases = []
    for name, operation in OPERATIONS.items():
        body = _FORMS[operation.form](operation)
        named.setdefault(body, "run_" + re.sub(r"\W", "_", name))
        cases.append(f"case {CODES[name]}: if ({named[body]}(m, w, i, exec, scc)) return 1; break;\n")
    arguments = "Machine *m, Wave *w, const Instruction *i, u64 exec, u32 scc"
    functions = [f"static int {name}({arguments}) {{ {body} return 0; }}\n" for body, name in named.items()]
    return "".join(functions), "".join(cases)


@cache
def complete_source(wave_size: int) -> str:
    """Return the engine's C source for waves of a size, with its operations, functions and cases made from the
    table.
    """
    enum = ", ".join(f"{name} = {code}" for name, code in CODES.items() if name.startswith("OP_"))
    functions, cases = generate()
    of_host = ", ".join(f"{name} = {getattr(hostcalls, name)}" for name in _OF_HOST)
    source = f"enum {{ LANES = {wave_size} }};\nenum {{ {enum} }};\nenum {{ {of_host} }};\n" + _SOURCE.read_text()
    source = source.replace('#include "atomics.inc"', atomics.function())
    for part in _PARTS:
        source = source.replace(f'#include "{part}.inc"', _SOURCE.with_name(f"{part}.c").read_text())
    source = source.replace('#include "bitwise.inc"', bitwise_function())
    return source.replace('#include "functions.inc"', functions).replace('#include "cases.inc"', cases)


def engine_folder() -> Path:
    """Return where the engine is kept: in this user's cache, since one that lies in a workspace may have come
    with it.
    """
    return cache_of_user() / "engine"


def library_path(folder: Path, wave_size: int) -> Path:
    """Return where the engine's library is kept in a folder: under the hash of its source and flags."""
    key = hashlib.sha256("\n".join([complete_source(wave_size), *_flags()]).encode()).hexdigest()[:24]
    return folder / f"engine{wave_size}-{key}.so"


def sealed(library: bytes) -> bytes:
    """Return a library with its hash behind it, because loading a library that is cut off would end the process."""
    return library + hashlib.sha256(library).digest()


@cache
def load(folder: Path, wave_size: int) -> ctypes.CDLL:
    """Load the engine for waves of a size, as a library.

    One that was shipped with this program lies beside this file. Raises UnavailableError if it cannot be compiled here,
    or if the folder is not this user's alone.
    """
    library = library_path(folder, wave_size)
    if _is_sealed(shipped := Path(__file__).with_name(library.name)):
        return ctypes.CDLL(str(shipped))
    return compiled(folder, library.stem, complete_source(wave_size))


def compiled(folder: Path, name: str, source: str) -> ctypes.CDLL:
    """Return a C source as a library of that name, which is compiled on first use and kept in `folder`; a damaged one
    is compiled anew, and so is one that others may write. Raises UnavailableError as `load` does.
    """
    library = folder / f"{name}.so"
    library.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    if not is_own(folder):
        raise UnavailableError(
            f"{folder}: the emulator's engine is not loaded from a folder that others may write to: "
            "make it yours alone, or set XDG_CACHE_HOME"
        )
    if not _is_whole(library):
        _compile(source, _flags(), library)
    return ctypes.CDLL(str(library))


def _flags() -> list[str]:
    return [*_FLAGS, *_MACHINE_FLAGS.get(platform.machine(), [])]


def _is_whole(library: Path) -> bool:
    return library.is_file() and is_own(library) and _is_sealed(library)


def _is_sealed(library: Path) -> bool:
    data = library.read_bytes() if library.is_file() else b""
    return bool(data) and sealed(data[:-_SEAL_BYTES]) == data


def _compile(source: str, flags: list[str], library: Path) -> None:
    from parity.toolchains.wheels import zig

    clang = zig()
    if clang is None:
        raise UnavailableError("the emulator needs the package 'ziglang', which is not installed")
    stem = f"{library.stem}.{os.getpid()}"  # several processes may compile it at the same time
    text, relocatable, linked = (library.with_name(f"{stem}{suffix}") for suffix in (".c", ".o", ".tmp"))
    text.write_text(source)
    try:
        for command in (
            [str(clang), "clang", *flags, "-c", str(text), "-o", str(relocatable)],
            [str(clang), "ld.lld", "-shared", str(relocatable), "-o", str(linked)],
        ):
            try:
                done = ask(command, limit_s=_BUILD_LIMIT_S)
            except OSError as error:
                raise UnavailableError(f"the emulator's engine does not compile here: {error}") from error
            if done.returncode:
                raise UnavailableError(f"the emulator's engine does not compile here: {done.stderr[:600]}")
        linked.write_bytes(sealed(linked.read_bytes()))
        linked.chmod(0o700)
        linked.replace(library)
    finally:
        for path in (text, relocatable, linked):
            path.unlink(missing_ok=True)
