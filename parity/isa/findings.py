"""What a reader of the machine code would mark with a pencil, and where.

The checks are those of AMD's "MI300X workload optimization" guide ("ISA assembly analysis") and of AMD's
Triton optimization guide ("What to check in assembly", "waves_per_eu"): wide global and LDS access in the
loop, no spills, waits no stricter than needed, registers not just above an occupancy step. For Hopper, of PTX's "wgmma"
instructions: several in flight.
"""

import re
from collections import Counter, defaultdict
from dataclasses import dataclass

from parity.arch import Arch
from parity.isa.cfg import ControlFlow
from parity.isa.classify import classify, memory_width_bits
from parity.isa.counters import HotLoop
from parity.isa.occupancy import occupancy
from parity.isa.parse import Function
from parity.isa.resources import Resources
from parity.isa.waits import conservative_waits

_WARPGROUP_MATRIX = re.compile(r"[HQIB]GMMA\b")
RESIDENCY = "residency"
_OF_CACHES = re.compile(
    r"(global|buffer|flat|tbuffer)_(load|store|atomic)|LDG|STG|LD\b|ST\b|LDGSTS|RED|ATOM|UTMA|UBLKCP"
)
# AMD's modifiers are LLVM's (gfx9.4: nt, sc0, sc1; gfx10 and 11: glc, slc, dlc; gfx12: th, scope), NVIDIA's those of
# its disassembler.
_HINTS = re.compile(r"(?<![\w:])(nt|sc[01]|glc|slc|dlc|th:TH_\w+|scope:SCOPE_\w+)(?!\w)")
_RETURNS = ("sc0", "glc", "th:TH_ATOMIC_RETURN")  # of atomic operations: give back what was there
_SASS_HINTS = re.compile(r"\.(E[FLU]|LU|NA)(?=\.|$)")
_DESCRIPTOR = re.compile(r"\bdesc\[(UR\d+)\]")
_COPIES, _REGISTER = re.compile(r"R2UR|U?MOV|IMAD\.(MOV|U32)"), re.compile(r"\bU?R\d+\b")
_MEANT = {
    "ef": "evict_first",
    "el": "evict_last",
    "eu": "evict_unchanged",
    "lu": "last use",
    "na": "no allocate",
    "policy": "a cache policy",
}


@dataclass(frozen=True)
class Finding:
    """One observation: a stable code, the sentence, the first line where it stands, and the number of such places."""

    code: str
    text: str
    line: int | None
    places: int


def findings(arch: Arch | None, flow: ControlFlow, hot: HotLoop | None, used: Resources) -> list[Finding]:
    """Return all findings of one kernel, the costliest kinds first."""
    kernel_findings = _spills(flow, hot, used)
    if hot is not None:
        kernel_findings += _serial_matrix(flow, hot) + _narrow_accesses(flow, hot)
        kernel_findings += _conservative_waits(arch, flow, hot)
    if arch is not None:
        kernel_findings += _register_step(arch, used)
    kernel_findings += _residency(flow)
    if flow.has_calls:
        text = "calls other functions: what they do is not counted here"
        kernel_findings.append(Finding("call", text, flow.function.line, 1))
    if flow.has_indirect_jumps:
        text = "s_setpc_b64 jumps where the text does not tell: the hot loop may be incomplete"
        kernel_findings.append(Finding("indirect-jump", text, flow.function.line, 1))
    return kernel_findings


def _spills(flow: ControlFlow, hot: HotLoop | None, used: Resources) -> list[Finding]:
    spill_findings = []
    if used.vgpr_spills or used.private_segment_bytes:
        text = f"{used.vgpr_spills or 0} spilled VGPRs, {used.private_segment_bytes or 0} bytes of private segment"
        lines = _lines_of_class(flow, range(len(flow.function)), "scratch")
        spill_findings.append(Finding("spill", text, lines[0] if lines else flow.function.line, max(1, len(lines))))
    lines = _lines_of_class(flow, hot.indices, "scratch") if hot else []
    if lines:
        spill_findings.append(Finding("scratch-in-loop", "scratch access in the hot loop", lines[0], len(lines)))
    return spill_findings


def _lines_of_class(flow: ControlFlow, indices: range | tuple[int, ...], name: str) -> list[int]:
    function = flow.function
    return [function.lines[i] for i in indices if classify(function.mnemonics[i]) == name]


def _serial_matrix(flow: ControlFlow, hot: HotLoop) -> list[Finding]:
    """Hopper's matrix instructions, each of which is waited for before the next one."""
    function = flow.function
    steps = [index for index in hot.indices if _WARPGROUP_MATRIX.match(function.mnemonics[index])]
    waits = [
        index
        for index in hot.indices
        if function.mnemonics[index] == "WARPGROUP.DEPBAR.LE" and function.operands[index].endswith(" 0x0")
    ]
    ends = [*steps[1:], len(function)]
    if len(steps) < 2 or not all(
        any(step < wait < end for wait in waits) for step, end in zip(steps, ends, strict=True)
    ):
        return []
    text = (
        f"each of the {len(steps)} matrix instructions in the hot loop is waited for before the next: by the source, "
        "or by ptxas where it cannot keep the sums in flight (its warnings C7510 to C7515), as where the loop may run "
        "no round, which tl.assume(K > 0) or a do-while loop rules out"
    )
    return [Finding("serial-matrix", text, function.lines[steps[0]], len(steps))]


def _narrow_accesses(flow: ControlFlow, hot: HotLoop) -> list[Finding]:
    """LDS and global accesses of the loop that move fewer than 128 bits per lane."""
    places: dict[tuple[str, str, int], list[int]] = defaultdict(list)
    for index in hot.indices:
        mnemonic = flow.function.mnemonics[index]
        space = classify(mnemonic).split("_")[0]
        width = memory_width_bits(mnemonic) if space in ("lds", "global", "buffer", "flat") else None
        is_alone = "2x" in classify(mnemonic) or "_tr_" in mnemonic or "atomic" in mnemonic  # it has no wider form
        if width is not None and width < 128 and not is_alone:
            kind = "narrow-lds" if space == "lds" else "narrow-global"
            places[kind, mnemonic, width].append(flow.function.lines[index])
    return [
        Finding(
            kind,
            f"{mnemonic} moves {width} of 128 possible bits per lane in the hot loop",
            lines[0],
            len(lines),
        )
        for (kind, mnemonic, width), lines in sorted(places.items(), key=lambda item: (-len(item[1]), item[0]))
    ]


def _residency(flow: ControlFlow) -> list[Finding]:
    """Find accesses that say how long caches are to keep a line, or which caches they pass by."""
    function, hints, lines = flow.function, Counter[str](), list[int]()
    with_policy = _with_policy(function) if any("desc[UR" in operands for operands in function.operands) else set()
    for index, mnemonic in enumerate(function.mnemonics):
        if not _OF_CACHES.match(mnemonic):
            continue
        found = [hint.lower() for hint in _SASS_HINTS.findall(mnemonic)] + _HINTS.findall(function.operands[index])
        found = [hint for hint in found if "atomic" not in mnemonic or hint not in _RETURNS]
        found += ["policy"] if index in with_policy else []
        hints.update(found)
        lines += [function.lines[index]] if found else []
    if not hints:
        return []
    named = ", ".join(f"{number} {_MEANT.get(hint, hint)}" for hint, number in hints.most_common())
    return [Finding(RESIDENCY, f"accesses with hints for caches: {named}", lines[0], len(lines))]


def _with_policy(function: Function) -> set[int]:
    """Return the accesses of NVIDIA's that have a cache policy: their descriptor, as `desc[UR4]`, is computed, where
    every other access takes the one that the driver leaves in a bank of constants.
    """
    found, is_computed = set[int](), dict[str, bool]()  # of a register, as far as the text before tells
    for index, operands in enumerate(function.operands):
        if (match := _DESCRIPTOR.search(operands)) and is_computed.get(match[1]):
            found.add(index)
        target, _, sources = operands.partition(",")
        copied = _REGISTER.findall(sources) if _COPIES.match(function.mnemonics[index]) else []
        is_computed[target.strip()] = "c[" not in sources and (len(copied) != 1 or is_computed.get(copied[0], False))
    return found


def _conservative_waits(arch: Arch | None, flow: ControlFlow, hot: HotLoop) -> list[Finding]:
    return [
        Finding(
            "conservative-wait",
            f"{flow.function.mnemonics[wait.index]} {wait.counter} waits down to {wait.waits_for} where "
            f"{wait.sufficient} would do for what follows",
            flow.function.lines[wait.index],
            1,
        )
        for wait in conservative_waits(flow.function, hot.indices, arch)
    ]


def _register_step(arch: Arch, used: Resources) -> list[Finding]:
    """One allocation granule fewer would let more waves run."""
    now = used.occupancy
    if now is None or now.limited_by != "vgpr" or used.vgpr_allocated is None or used.wave_size is None:
        return []
    _, granule = arch.vgpr_file(used.wave_size)
    target = used.vgpr_allocated - granule
    if target <= 0:
        return []
    fewer = occupancy(
        arch,
        next_free_vgpr=target,
        sgprs=used.sgpr_count or 0,
        lds_bytes=used.lds_bytes or 0,
        threads=used.max_threads or used.wave_size,
        wave_size=used.wave_size,
    )
    if fewer.waves_per_simd <= now.waves_per_simd:
        return []
    text = (
        f"{used.next_free_vgpr} VGPRs allocate {used.vgpr_allocated}: with {target} or fewer, "
        f"{fewer.waves_per_simd:g} instead of {now.waves_per_simd:g} waves per SIMD would fit"
    )
    return [Finding("vgpr-step", text, None, 1)]
