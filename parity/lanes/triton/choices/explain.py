"""Why Triton's compiler made of a kernel what it made: instruction, layouts, conversions, stages, from its own IR."""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from parity.arch import ARCHITECTURES, RDNA, Family
from parity.lanes.triton.choices.dots import Choice, Dot, Options, Taken, asked, operands_of, taken
from parity.lanes.triton.choices.ir import DOTS, LOADS, Operation, Program, bits_of, read_whole_ir
from parity.lanes.triton.choices.matching import Match, matches, sources
from parity.lanes.triton.choices.rules import MFMA, choose, release_of

_TYPES = ("truncf", "extf", "sitofp", "uitofp", "fptosi", "fptoui", "extsi", "extui", "trunci")
_CONVERSIONS = {
    "ttg.convert_layout": "layout",
    "amdg.in_thread_transpose": "order in a thread",
    "tt.fp_to_fp": "type",
    **{f"arith.{name}": "type" for name in _TYPES},
}
_PER_THREAD = re.compile(r"sizePerThread = \[([\d, ]+)\].*order = \[([\d, ]+)\]")
_OWN_STAGES = re.compile(r"tt\.num_stages = (\d+)")
_NARROWER_BITS = 16  # operands wider than that may be made of these
_NARROWEST_BITS = 32  # of a load that is pipelined where narrower ones are not
_MOST_WARPS = 16
_STAGES = {False: 2, True: 3}  # that AMD's and NVIDIA's backends take where none are asked


@dataclass(frozen=True)
class Settings:
    """What a kernel was compiled with: the release of Triton, and the options that are known. `lds_bytes` is what a
    workgroup is given.
    """

    triton: str | None = None
    options: Mapping[str, Any] = field(default_factory=dict)
    lds_bytes: int | None = None


@dataclass(frozen=True)
class OtherChoice:
    """What an option would change, by the release's rules: nothing was compiled."""

    option: str
    effect: str


@dataclass(frozen=True)
class ExplainedDot:
    """One dot of a kernel: what was asked, what was taken, why, and what that costs.

    It stands `times` in TTIR at its place, more than once where a loop is unrolled, and `copies` times in TTGIR, with
    prologue and epilogue. `agrees` says whether the release's rules lead to what was taken; None where they are not
    known. Only where they agree there are an `instruction`, by its name in machine code, and reasons in `because`.
    `accumulator_registers` are those of 32 bits that the result takes in a lane, `useful_share` the share of the
    instructions' multiplications that the tile needs.
    """

    place: str
    asked: str
    instruction: str | None
    layout: str | None
    operands: str
    k_width: int | None
    warps: tuple[int, ...]
    times: int
    copies: int
    accumulator_registers: int | None
    useful_share: float | None
    agrees: bool | None
    because: tuple[str, ...]
    changes: tuple[OtherChoice, ...]


@dataclass(frozen=True)
class StagedLoad:
    """What operands are loaded from: stages asked and given, and buffers in LDS, whose bytes are without padding.

    One stage means that it is loaded in the round that needs it, none that it is not loaded in the dot's loop. `note`
    says why there are fewer than asked, and where it is kept without a buffer.
    """

    place: str
    operand: str
    tensor: str
    stages_asked: int
    stages: int
    buffers: int
    buffer_bytes: int
    layout: str | None
    note: str


@dataclass(frozen=True)
class Conversion:
    """A tensor that is moved from one layout to another, or made another type: `times` in the text of that place."""

    place: str
    what: str
    tensor: str
    size_bytes: int
    before: str
    after: str
    in_loop: bool
    times: int


@dataclass(frozen=True)
class Explanation:
    """What Triton's IR shows of one kernel, and the rules of its release that explain it. Basis: static.

    `buffer_bytes` are those of the buffers in LDS that several rounds use, each counted once and without padding.
    """

    triton: str | None
    arch: str | None
    warps: int | None
    options: dict[str, Any]
    lds_bytes: int | None
    buffer_bytes: int
    layouts: dict[str, str]
    dots: tuple[ExplainedDot, ...]
    loads: tuple[StagedLoad, ...]
    conversions: tuple[Conversion, ...]
    not_shown: tuple[str, ...]


def explain(ttgir_text: str, ttir_text: str | None, settings: Settings) -> Explanation:
    """Explain a kernel by its TTGIR, and by its TTIR, which has what was asked. Raises ValueError for damaged IR."""
    ttir = _read(ttir_text, "the TTIR") if ttir_text is not None else None
    return _Kernel(_read(ttgir_text, "the TTGIR"), ttir, settings).explanation()


def _read(text: str, what: str) -> Program:
    try:
        return read_whole_ir(text)
    except ValueError as error:
        raise ValueError(f"{what} cannot be read: {error}") from error


class _Kernel:
    """One kernel's IR with the rules of the release that made it."""

    def __init__(self, ttgir: Program, ttir: Program | None, settings: Settings) -> None:
        self._ttgir, self._ttir, self._settings = ttgir, ttir, settings
        backend, _, self._target = (ttgir.target or "").partition(":")
        self._arch = ARCHITECTURES.get(f"sm_{self._target}" if backend == "cuda" else self._target)
        self._release = release_of(settings.triton or "")
        given = settings.options
        warps = ttgir.warps or 1
        if warps & (warps - 1):
            raise ValueError(f"the TTGIR cannot be read: {warps} warps are no power of two")
        self._options = Options(warps, int(given.get("matrix_instr_nonkdim") or 0), int(given.get("kpack") or 1))
        self._unsaid: dict[str, None] = {}  # sentences, each once
        self._dots_of = matches(ttir, ttgir, DOTS) if ttir else []
        self._wanted = {one.at: dot for one, dot in asked(ttir)} if ttir else {}  # by their place in the TTIR

    def explanation(self) -> Explanation:
        given = self._settings.options
        dots, loads = tuple(self._dots()), tuple(self._loads())
        return Explanation(
            self._settings.triton,
            self._arch.name if self._arch else self._target or None,
            self._ttgir.warps,
            {name: given[name] for name in ("num_stages", "matrix_instr_nonkdim", "kpack") if name in given},
            self._settings.lds_bytes,
            sum(one.types[0].size_bytes for one in _kept(self._ttgir)),
            dict(self._ttgir.layouts),
            dots,
            loads,
            tuple(_conversions(self._ttgir)),
            (*self._not_known(), *self._unsaid),
        )

    def _not_known(self) -> Iterator[str]:
        if self._ttir is None:
            yield "what the dots and loads asked for: there is no TTIR (a Gluon kernel has none, and chooses itself)"
        if self._arch is None:
            yield "why: the rules of this architecture are not known"
        elif self._release is None:
            named = f"Triton {self._settings.triton}" if self._settings.triton else "the release of Triton, which"
            yield f"why: the rules of {named} {'are' if self._settings.triton else 'is'} not known (3.5 to 3.9 are)"

    def _dots(self) -> Iterator[ExplainedDot]:
        matched = [match for match in self._dots_of if match.made]
        for match in self._dots_of:
            if not match.made:
                self._unsaid[f"what became of {_name(match.asked[0])}: nothing in the TTGIR was made of it"] = None
        rows: dict[ExplainedDot, tuple[int, int]] = {}  # how often they are in TTIR, and in TTGIR
        for one in (one for match in matched for one in self._of_match(match)):
            times, copies = rows.get(replace(one, times=0, copies=0), (0, 0))
            rows[replace(one, times=0, copies=0)] = times + one.times, copies + one.copies
        known = {one.at for match in matched for one in match.made}
        others = [one for one in self._ttgir.named(*DOTS) if one.at not in known]
        if self._ttir and others:
            self._unsaid[
                f"what {len(others)} dots of the TTGIR were made of: nothing in the TTIR is at their place"
            ] = None
        for wanted, dot in asked(self._ttgir) if others else ():
            if wanted.at not in known:
                row = self._explained(wanted, dot, taken(wanted, self._ttgir), None, (0, 0))
                rows[row] = 1, rows.get(row, (0, 0))[1] + 1
        yield from (replace(row, times=times, copies=copies) for row, (times, copies) in rows.items())

    def _of_match(self, match: Match) -> Iterator[ExplainedDot]:
        """Explain the dots of one place: all alike, or as many as there are in the TTGIR's loop, in the same order."""
        dots = [self._wanted[one.at] for one in match.asked]
        made = sorted(match.made, key=lambda one: one.loop is None)
        was = [taken(one, self._ttgir) for one in made]
        choices = [self._choice(dot, self._options) for dot in dots]
        if len({choice and replace(choice, because=()) for choice in choices}) == 1 and len(set(was)) == 1:
            yield self._explained(match.asked[0], dots[0], was[0], choices[0], (len(dots), len(made)))
            return
        here = [one for one in made if one.loop == made[0].loop]
        is_known = len(here) == len(dots)
        if not is_known:
            self._unsaid[f"which of its {len(dots)} dots became which at {_name(match.asked[0])}"] = None
        for number, (one, dot, choice) in enumerate(zip(match.asked, dots, choices, strict=True)):
            yield self._explained(one, dot, was[number if is_known else 0], choice if is_known else None, (1, 1))

    def _explained(
        self, wanted: Operation, dot: Dot, was: Taken, choice: Choice | None, counts: tuple[int, int]
    ) -> ExplainedDot:
        agrees = choice.leads_to(was) if choice else None
        why = choice if agrees else None
        return ExplainedDot(
            wanted.line,
            str(dot),
            why.instruction if why else None,
            was.layout,
            f"{was.a} by {was.b}",
            was.k_width,
            was.warps,
            *counts,
            why.accumulators(dot, self._wave_size) if why else None,
            why.useful(dot) if why else None,
            agrees,
            why.because if why else (),
            tuple(self._changes(dot, why)) if why else (),
        )

    @property
    def _wave_size(self) -> int:
        return self._arch.wave_size if self._arch else self._ttgir.wave_size or 64

    def _choice(self, dot: Dot, options: Options) -> Choice | None:
        if self._arch is None or self._release is None:
            return None
        return choose(dot, options, self._arch, self._release)

    def _changes(self, dot: Dot, now: Choice) -> Iterator[OtherChoice]:
        """List what each option would change, as far as the rules tell."""
        for name, other_dot, options in self._others(dot):
            then = self._choice(other_dot, options)
            if then and (effects := list(self._effects((dot, now), (other_dot, then)))):
                yield OtherChoice(name, ", ".join(effects))

    def _others(self, dot: Dot) -> Iterator[tuple[str, Dot, Options]]:
        now, family = self._options, self._arch.family if self._arch else None
        if family in MFMA:
            for sides in (0, 16, 32):
                if sides != now.nonkdim:
                    yield f"matrix_instr_nonkdim = {sides}", dot, replace(now, nonkdim=sides)
        if family in (Family.CDNA2, Family.CDNA3):
            other_kpack = 2 if now.kpack == 1 else 1
            yield f"kpack = {other_kpack}", dot, replace(now, kpack=other_kpack)
        for warps in (now.warps // 2, now.warps * 2):
            if 1 <= warps <= _MOST_WARPS:
                yield f"num_warps = {warps}", dot, replace(now, warps=warps)
        yield f"a tile of k {dot.k * 2}", replace(dot, k=dot.k * 2), now
        if dot.a == dot.b == "f32" and family in (Family.CDNA3, Family.HOPPER):
            other = "ieee" if dot.precision == "tf32" else "tf32"
            yield f'input_precision = "{other}"', replace(dot, precision=other), now
        if not dot.scaled and bits_of(dot.a) > _NARROWER_BITS:
            for element in ("f16", "bf16"):
                yield f"operands of {element}", replace(dot, a=element, b=element), now

    def _effects(self, before: tuple[Dot, Choice], after: tuple[Dot, Choice]) -> Iterator[str]:
        (dot, now), (other, then) = before, after
        if then.instruction != now.instruction:
            yield then.instruction or "no matrix instruction"
        if then.instruction is None:
            return
        if then.k_width != now.k_width:
            yield f"k width {then.k_width}"
        registers = then.accumulators(other, self._wave_size)
        if registers != now.accumulators(dot, self._wave_size):
            yield f"{registers} accumulator registers a lane"
        useful = then.useful(other) or 0
        if useful != (now.useful(dot) or 1):
            yield f"{useful:.0%} of its multiplications useful"

    def _loads(self) -> Iterator[StagedLoad]:
        """List where the operands of each dot are loaded, and how many rounds ahead."""
        if self._ttir is None:
            return
        fed: dict[int, list[tuple[str, Operation]]] = {}  # by load: operands and their dots
        for dot in self._ttir.named(*DOTS):
            columns = dot.types[-1].sides[-1]
            second = next((one for one in dot.types[1:-1] if one.sides[-1] == columns), dot.types[1])  # not A's scales
            for operand, name, tensor in zip("AB", operands_of(dot), (dot.types[0], second), strict=False):
                loads = sources(name, dot, self._ttir.operations) if dot.loop else []
                note = "it is not loaded in the loop" if dot.loop else "the dot is in no loop"
                if not loads:
                    yield StagedLoad(
                        "", f"{operand} of {_name(dot)}", str(tensor), self._stages_of(dot), 0, 0, 0, None, note
                    )
                for load in loads:
                    fed.setdefault(load.at, []).append((operand, dot))
        for match in matches(self._ttir, self._ttgir, LOADS):
            if operands := [one for load in match.asked for one in fed.get(load.at, [])]:
                yield from self._staged(match, operands)

    def _stages_of(self, dot: Operation) -> int:
        """Return the stages that are asked of a dot's loop: by the loop itself, by the launch, or by nobody."""
        own = _OWN_STAGES.search(self._ttir.attributes.get(dot.loop or "", "")) if self._ttir else None
        is_nvidia = self._arch is not None and self._arch.is_nvidia
        return int(own[1]) if own else int(self._settings.options.get("num_stages", _STAGES[is_nvidia]))

    def _staged(self, match: Match, operands: Sequence[tuple[str, Operation]]) -> Iterator[StagedLoad]:
        load, dot = match.asked[0], operands[0][1]
        dots = [one for match in self._dots_of for one in match.made if dot in match.asked and one.loop]
        loops = [one.loop for one in dots if one.depth == max(other.depth for other in dots)]
        here = [one for one in match.made if one.loop in loops[:1]]
        before = [one for one in match.made if here and one.loop not in loops and one.at < here[0].at]
        stages, given = self._stages_of(dot), 1 + len(before) // max(1, len(here))
        if not here or len(before) % len(here) or given > stages:
            self._unsaid[f"how many rounds ahead {_name(load)} is loaded"] = None
            return
        buffers = [one.types[0] for one in _kept(self._ttgir) if _is_of(one, load)]
        note = self._why_fewer(load, dot, here[0]) if given < stages else ""
        if given > 1 and not buffers:
            note = "; ".join(filter(None, [note, "kept in registers until its round"]))
        yield StagedLoad(
            load.line,
            ", ".join(dict.fromkeys(f"{operand} of {_name(of)}" for operand, of in operands)),
            f"{' x '.join(map(str, load.types[-1].sides))} {_element(load)}",
            stages,
            given,
            buffers[0].sides[0] if buffers else 0,
            sum(one.size_bytes for one in buffers),
            buffers[0].layout if buffers else None,
            note,
        )

    def _why_fewer(self, load: Operation, dot: Operation, here: Operation) -> str:
        if load.loop and load.loop.startswith("scf.while"):
            return "a while loop is not pipelined"
        if dot.regions[-1] != dot.loop:
            return "the dot stands in a branch of the loop, and its loads are not pipelined"
        if self._ttir and any(one.name == "scf.for" and load.loop in one.regions for one in self._ttir.operations):
            return "the loop has another loop in it, and only the innermost is pipelined"
        match = _PER_THREAD.search(self._ttgir.layout(here.types[0].layout)) if here.types else None
        if match and not self._keeps_narrow_loads:
            per_thread, order = (list(map(int, numbers.split(", "))) for numbers in match.groups())
            bits = per_thread[order[0]] * bits_of(_element(load)) if order[0] < len(per_thread) else _NARROWEST_BITS
            if bits < _NARROWEST_BITS:
                return f"a lane loads {bits} bits at once, and loads of less than 32 are not pipelined here"
        return "not known why"

    @property
    def _keeps_narrow_loads(self) -> bool:
        family, release = self._arch and self._arch.family, self._release
        return release is None or family is Family.CDNA4 or (release >= (3, 6) and family in RDNA)


def _name(one: Operation) -> str:
    """Return where an operation stands, or its shape where the IR has no lines."""
    kind = "the dot" if one.name in DOTS else "the load"
    return one.line or f"{kind} of {' x '.join(map(str, one.types[-1].sides)) if one.types else 'no type'}"


def _element(load: Operation) -> str:
    """Return the element type that a load reads, be it of pointers or of a tensor."""
    return load.types[-1].element.removeprefix("!tt.ptr<").rstrip(">")


def _kept(ttgir: Program) -> list[Operation]:
    """Return the buffers in LDS that several rounds use."""
    allocated = ttgir.named("ttg.local_alloc")
    return [one for one in allocated if len(one.types) == 1 and one.types[0].is_shared and len(one.types[0].sides) > 1]


def _is_of(buffer: Operation, load: Operation) -> bool:
    same = buffer.place == load.place if load.place else True
    return same and buffer.types[0].sides[1:] == load.types[-1].sides


def _conversions(ttgir: Program) -> Iterator[Conversion]:
    """List conversions of layout and of type, those in loops first; what is the same at one place is counted."""
    found: dict[Conversion, int] = {}
    for one in ttgir.named(*_CONVERSIONS):
        if len(one.types) < 2:
            continue
        before, after = one.types[0], one.types[-1]
        kind = _CONVERSIONS[one.name]
        sides = (before.element, after.element) if kind == "type" else (before.layout, after.layout)
        row = Conversion(one.line, kind, str(before), before.size_bytes, *sides, in_loop=one.loop is not None, times=1)
        found[row] = found.get(row, 0) + 1
    rows = [replace(row, times=times) for row, times in found.items()]
    yield from sorted(rows, key=lambda row: (not row.in_loop, -row.size_bytes))
