"""Witnesses of instructions: a kernel of one instruction each, with drawn data, for hardware to run and the emulator to
be held against.

Usage: python benchmarks/witness.py write FOLDER [--arch ARCH ...] [--instruction SUBSTRING] [--objects]
       python benchmarks/witness.py compare FOLDER [--json]

`write` makes FOLDER/ARCH/NAME.s for every instruction of the emulator's table that the assembler has on an
architecture, and two launches for each, one with random bytes (NAME.bytes.toml) and one with numbers
(NAME.numbers.toml), whose seeds follow from the name; `--objects` adds code objects, for a machine without a compiler.
Such a machine launches each and leaves the output as FOLDER/ARCH/results/NAME.bytes.npy and NAME.numbers.npy (uint32).
`compare` runs on the emulator what there is a result for, and tells which differ: exit code 1 if any does. Where
documents leave bits open (approximate results, sums of which nobody knows how they round), a difference is `open`.
"""

import argparse
import json
import sys
import zlib
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from parity.arch import get_arch
from parity.emulator.emulate import EmulationWishes
from parity.emulator.engine import engine_folder
from parity.emulator.operation import Operation, registers_of
from parity.emulator.semantics import OPERATIONS
from parity.emulator.targets import rounding_on
from parity.errors import ParityError
from parity.explore.against import Asked, compare
from parity.isa.spellings import ALIASES
from parity.system.process import ask
from parity.toolchains.wheels import zig

ARCHS = ("gfx1151", "gfx1201", "gfx90a", "gfx942", "gfx950")
_SCALAR_FORMS = ("scalar", "scalar_compare", "saveexec", "wrexec")
_LEFT_OUT = ("movrels", "movreld")  # the run decides which register they use
_ITEMS = {"f16": "float16", "bf16": "bfloat16", "f32": "float32", "f64": "float64", "mix": "float16"}
_CARRY, _RESULT, _FIRST = 40, 8, 24  # registers: of masks, of the result, of sources
_SETTLED = "s_nop 15\ns_nop 15"
_TEXT = """\t.amdgcn_target "amdgcn-amd-amdhsa--{arch}"
\t.text
\t.globl k
\t.p2align 8
\t.type k,@function
k:
{body}
\ts_endpgm
.Lend:
\t.size k, .Lend-k
\t.section .rodata,"a"
\t.p2align 6
\t.amdhsa_kernel k
\t\t.amdhsa_user_sgpr_kernarg_segment_ptr 1
\t\t.amdhsa_user_sgpr_count 2
\t\t.amdhsa_kernarg_size {size}
\t\t.amdhsa_next_free_vgpr 256
\t\t.amdhsa_next_free_sgpr 96
{more}\t.end_amdhsa_kernel
\t.amdgpu_metadata
---
amdhsa.version: [1, 2]
amdhsa.target: amdgcn-amd-amdhsa--{arch}
amdhsa.kernels:
  - .name: k
    .symbol: k.kd
    .kernarg_segment_size: {size}
    .kernarg_segment_align: 8
    .group_segment_fixed_size: 0
    .private_segment_fixed_size: 0
    .wavefront_size: {lanes}
    .sgpr_count: 96
    .vgpr_count: 256
    .max_flat_workgroup_size: {lanes}
    .args:
{arguments}
...
\t.end_amdgpu_metadata
"""


@dataclass(frozen=True)
class Source:
    """Registers that a witness loads before its instruction: words for each lane, or for the wave. With `is_repeated`,
    lanes 16-31 get what lanes 0-15 get, as gfx11's matrix operands want it.
    """

    bank: str
    first: int
    kind: str
    words: int
    is_repeated: bool = False

    @property
    def text(self) -> str:
        return _named(self.bank, self.first, self.words)

    @property
    def is_scalar(self) -> bool:
        return self.bank == "s"


@dataclass(frozen=True)
class Witness:
    """An instruction's text with what it reads, and the registers that it leaves: `(bank, first, words)`."""

    name: str
    instruction: str
    sources: tuple[Source, ...]
    results: tuple[tuple[str, int, int], ...]


def witnesses(arch: str) -> Iterator[Witness]:
    """Yield the instructions of the table under all their spellings; an architecture need not have each."""
    spelled: dict[str, list[str]] = {}
    for alias, name in ALIASES.items():
        spelled.setdefault(name, []).append(alias)
    of_family = get_arch(arch).emulated
    for name, operation in OPERATIONS.items():
        plain, _, family = name.partition("@")
        is_plain = ":" not in name and not name.startswith("_") and operation.form not in _LEFT_OUT
        if is_plain and (not family or (of_family and family == of_family.name)):
            for mnemonic in [plain, *spelled.get(plain, [])]:
                yield _witness(mnemonic, operation, get_arch(arch).wave_size, is_repeated=family == "gfx11")


def _named(bank: str, first: int, words: int) -> str:
    return f"{bank}{first}" if words == 1 else f"{bank}[{first}:{first + words - 1}]"


def _witness(mnemonic: str, operation: Operation, lanes: int, *, is_repeated: bool) -> Witness:
    is_scalar, masks, at = operation.form in _SCALAR_FORMS, lanes // 32, _FIRST
    sources: list[Source] = []
    for position, kind in enumerate(operation.sources):
        if kind == "i16k":
            continue
        is_selector = operation.form in ("readlane", "permlane") and position > 0
        in_scalars = is_scalar or is_selector or kind == "mask" or operation.form == "writelane"
        words = masks if kind == "mask" else 2 if operation.form == "pair" else registers_of(kind)
        first = at + at % 2
        repeated = is_repeated and operation.is_matrix and position < 2
        sources.append(Source("s" if in_scalars else "v", first, kind, words, repeated))
        at = first + words
    result = 2 if operation.form == "pair" else registers_of(operation.result) if operation.result else 0
    return Witness(mnemonic, *_of_form(mnemonic, operation, sources, result, masks))


def _of_form(
    mnemonic: str, operation: Operation, sources: list[Source], words: int, masks: int
) -> tuple[str, tuple[Source, ...], tuple[tuple[str, int, int], ...]]:
    """Write the instruction, what is loaded (the result's registers too) and what it leaves."""
    texts, form = [source.text for source in sources], operation.form
    carry = _named("s", _CARRY, masks)
    if form == "scalar_compare":
        return f"{mnemonic} {', '.join([*texts, *_constant(operation)])}", tuple(sources), ()
    if form in (*_SCALAR_FORMS, "readlane", "readfirstlane"):
        old = Source("s", _RESULT, "u32", max(1, words))
        if operation.sources and operation.sources[-1] == "i16k" and len(operation.sources) == 2:
            texts, sources = [], []
        written = [old.text, *texts, *_constant(operation)]
        return f"{mnemonic} {', '.join(written)}", (*sources, old), (("s", _RESULT, max(1, words)),)
    if form.startswith("compare"):
        shown = texts if form == "compare_exec" and masks == 1 else [carry, *texts]
        left = (("s", 126, masks),) if form == "compare_exec" else (("s", _CARRY, masks),)
        return f"{mnemonic} {', '.join(shown)}", tuple(sources), left
    if form == "swap":
        other = Source("v", _RESULT, "u32", 1)
        return f"{mnemonic} {other.text}, {texts[0]}", (sources[0], other), (("v", _RESULT, 1), ("v", _FIRST, 1))
    old = Source("v", _RESULT, "u32", words)
    if form.startswith("carry"):
        both = (("v", _RESULT, words), ("s", _CARRY, masks))
        return f"{mnemonic} {', '.join([old.text, carry, *texts])}", (*sources, old), both
    if operation.is_matrix:
        return (
            f"{mnemonic} {', '.join([texts[2], *texts])}",
            tuple(sources),
            (("v", sources[2].first, sources[2].words),),
        )
    return f"{mnemonic} {', '.join([old.text, *texts])}", (*sources, old), (("v", _RESULT, words),)


def _constant(operation: Operation) -> list[str]:
    return ["0x1234"] if "i16k" in operation.sources else []


def text_of(witness: Witness, arch: str) -> tuple[str, int]:
    """Return the kernel's text, and the words that it stores for each lane."""
    lanes, is_old = get_arch(arch).wave_size, arch.startswith("gfx9")
    load, pair, wide = ("s_load_dword", "s_load_dwordx2", "dword") if is_old else ("s_load_b32", "s_load_b64", "b32")
    wait = "s_waitcnt vmcnt(0) lgkmcnt(0)"
    if arch.startswith("gfx12"):
        wait = "s_wait_loadcnt 0x0\ns_wait_kmcnt 0x0"
    lines = ["v_and_b32_e32 v1, 15, v0" if any(source.is_repeated for source in witness.sources) else "s_nop 0"]
    for number, source in enumerate(witness.sources):
        first = source.first
        lines += [f"{pair} s[4:5], s[0:1], {8 * number:#x}", wait]
        lane = "v1" if source.is_repeated else "v0"
        lines += [] if source.is_scalar else [f"v_mul_u32_u24_e32 v2, {4 * source.words}, {lane}"]
        for word in range(source.words):
            if source.is_scalar:
                lines.append(f"{load} s{first + word}, s[4:5], {4 * word:#x}")
            else:
                lines.append(f"global_load_{wide} v{first + word}, v2, s[4:5] offset:{4 * word}")
        lines.append(wait)
    lines += [f"{pair} s[4:5], s[0:1], {8 * len(witness.sources):#x}", wait, "s_cmp_eq_u32 s4, s4", _SETTLED]
    lines += [witness.instruction, "s_cselect_b32 s90, 1, 0", _SETTLED]
    results = [*witness.results, ("s", 90, 1)]
    if lanes == 32:
        lines += ["s_mov_b32 s92, exec_lo", "s_mov_b32 exec_lo, -1"]
    else:
        lines += ["s_mov_b64 s[92:93], exec", "s_mov_b64 exec, -1"]
    stored = sum(words for _, _, words in results)
    lines += [_SETTLED, f"v_mul_u32_u24_e32 v2, {4 * stored}, v0"]
    offset = 0
    for bank, first, words in results:
        for word in range(words):
            register = (92 if first == 126 else first) + word
            if bank == "s":
                lines += [f"v_mov_b32_e32 v3, s{register}", "s_nop 0"]
            value = "v3" if bank == "s" else f"v{register}"
            lines.append(f"global_store_{wide} v2, {value}, s[4:5] offset:{4 * offset}")
            offset += 1
    count = len(witness.sources) + 1
    arguments = "\n".join(
        f"      - {{ .offset: {8 * n}, .size: 8, .value_kind: global_buffer, .address_space: global }}"
        for n in range(count)
    )
    more = "\t\t.amdhsa_accum_offset 256\n" if is_old else ""
    body = "\n".join(f"\t{line}" for text in lines for line in text.split("\n"))
    return _TEXT.format(arch=arch, body=body, size=8 * count, lanes=lanes, arguments=arguments, more=more), stored


def launch_of(witness: Witness, arch: str, stored: int, fill: str, name: str) -> str:
    """Return the launch file: a buffer for each source, whose seed follows from the name, and the output."""
    lanes, rows = get_arch(arch).wave_size, []
    for number, source in enumerate(witness.sources):
        dtype = _ITEMS.get(source.kind, "uint32") if fill == "numbers" else "uint32"
        size = {"float16": 2, "bfloat16": 2, "float64": 8}.get(dtype, 4)
        shape, kind = [lanes, 4 * source.words // size], "normal" if dtype != "uint32" else "bytes"
        seed = zlib.crc32(f"{name} {fill} {number}".encode())
        rows.append(f'buffer = {{ shape = {shape}, dtype = "{dtype}", fill = "{kind}", seed = {seed} }}')
    rows.append(f'output = {{ shape = {[lanes, stored]}, dtype = "uint32", save = "{name}.{fill}.npy" }}')
    args = "".join(f"[[args]]\n{row}\n" for row in rows)
    return f'kernel = "k"\ngrid = [1]\nblock = [{lanes}]\n{args}'


def write(folder: Path, archs: Sequence[str], part: str, *, objects: bool) -> Counter[str]:
    """Write the witnesses; return how many there are of each architecture."""
    written: Counter[str] = Counter()
    for arch in archs:
        wanted = [witness for witness in witnesses(arch) if part in witness.name]
        known = _assembled(wanted, arch, folder)
        place = folder / arch
        (place / "results").mkdir(parents=True, exist_ok=True)
        for witness in known:
            text, stored = text_of(witness, arch)
            (place / f"{witness.name}.s").write_text(text)
            for fill in ("bytes", "numbers"):
                launch = launch_of(witness, arch, stored, fill, witness.name)
                (place / f"{witness.name}.{fill}.toml").write_text(launch)
            if objects:
                _assemble(arch, place / f"{witness.name}.s", place / f"{witness.name}.hsaco")
            written[arch] += 1
    return written


def _assembled(wanted: list[Witness], arch: str, folder: Path) -> list[Witness]:
    """Return those that the assembler has on the architecture: one file of all lines, and the errors by line."""
    folder.mkdir(parents=True, exist_ok=True)
    trial = folder / f"{arch}.trial.s"
    trial.write_text("".join(f"{witness.instruction}\n" for witness in wanted))
    command = [str(zig()), "clang", "-target", "amdgcn-amd-amdhsa", f"-mcpu={arch}", "-ferror-limit=0", "-c"]
    done = ask([*command, str(trial), "-o", str(trial.with_suffix(".o"))], limit_s=60)
    trial.unlink()
    trial.with_suffix(".o").unlink(missing_ok=True)
    wrong = {int(line.split(":")[1]) for line in done.stderr.splitlines() if ": error:" in line}
    return [witness for number, witness in enumerate(wanted, 1) if number not in wrong]


def _assemble(arch: str, source: Path, out: Path) -> None:
    relocatable = out.with_suffix(".o")
    assemble = ["clang", "-target", "amdgcn-amd-amdhsa", f"-mcpu={arch}", "-c", str(source), "-o", str(relocatable)]
    for command in (assemble, ["ld.lld", "-shared", str(relocatable), "-o", str(out)]):
        done = ask([str(zig()), *command], limit_s=60)
        if done.returncode:
            raise SystemExit(f"{source}: {done.stderr}")
    relocatable.unlink()


def compared(folder: Path) -> dict[str, dict[str, Any]]:
    """Run on the emulator what has a result; return what came of each, by architecture and name."""
    found: dict[str, dict[str, Any]] = {}
    for result in sorted(folder.glob("*/results/*.npy")):
        place, name = result.parent.parent, result.stem
        of_arch = found.setdefault(place.name, {})
        quiet = EmulationWishes(saves=False)
        asked = Asked(place / f"{name}.toml", engine_folder(), other=str(result.parent), wishes=quiet)
        try:
            wrong = compare(place / f"{name.rpartition('.')[0]}.s", asked).wrong
        except ParityError as error:
            of_arch[name] = {"outcome": "not shown", "why": str(error)}
            continue
        differs = "open" if _is_open(place.name, name.rpartition(".")[0]) else "differs"
        of_arch[name] = {"outcome": differs, "why": wrong.sentence} if wrong else {"outcome": "equal"}
    return found


def _is_open(arch: str, mnemonic: str) -> bool:
    """Return whether documents leave bits of an instruction's result open."""
    operation, rounding = OPERATIONS.get(ALIASES.get(mnemonic, mnemonic)), rounding_on(arch, mnemonic)
    return bool(operation and "moved_" in operation.body) or bool(rounding and rounding.is_assumed)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("action", choices=["write", "compare"])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--arch", nargs="+", default=list(ARCHS))
    parser.add_argument("--instruction", default="", metavar="SUBSTRING")
    parser.add_argument("--objects", action="store_true", help="code objects too")
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    if options.action == "write":
        for arch, number in write(options.folder, options.arch, options.instruction, objects=options.objects).items():
            print(f"{arch}: {number:,} instructions")
        return
    found = compared(options.folder)
    outcomes = Counter(row["outcome"] for of_arch in found.values() for row in of_arch.values())
    if options.json:
        print(json.dumps(found, indent=1))
    else:
        for arch, of_arch in found.items():
            for name, row in of_arch.items():
                if row["outcome"] != "equal":
                    print(f"{arch} {name}: {row['outcome']}: {row['why']}")
        print(", ".join(f"{number:,} {outcome}" for outcome, number in outcomes.items()) or "no results")
    sys.exit(1 if outcomes["differs"] else 0)


if __name__ == "__main__":
    main()
