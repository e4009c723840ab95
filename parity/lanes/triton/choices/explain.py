"""Why Triton's compiler made of a kernel what it made: instruction, layouts, conversions, stages, from its own IR."""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from parity.arch import ARCHITECTURES, RDNA, Family
from parity.lanes.triton.choices.dots import Choice, Dot, Options, Taken, asked, made_of, operands_of, taken
from parity.lanes.triton.choices.ir import DOTS, LOADS, Operation, Program, Tensor, bits_of, read_ir
from parity.lanes.triton.choices.rules import MFMA, choose, release_of

_CONVERSIONS = {"ttg.convert_layout": "layout", "tt.fp_to_fp": "type", "amdg.in_thread_transpose": "order in a thread"}
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

    `agrees` says whether the release's rules lead to what was taken; None where they are not known. Only then is
    `instruction` a name of machine code, and only if they agree are the rules in `because` the reason.
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
    copies: int
    accumulator_registers: int | None
    useful_share: float | None
    agrees: bool | None
    because: tuple[str, ...]
    changes: tuple[OtherChoice, ...]


@dataclass(frozen=True)
class StagedLoad:
    """One load of a dot's operand: stages asked and given, and its buffers in LDS.

    One stage means that it is loaded in the round that needs it, none that it is not loaded in the dot's loop.
    `because` says why there are fewer than asked.
    """

    place: str
    operand: str
    tensor: str
    stages_asked: int
    stages: int
    buffers: int
    buffer_bytes: int
    layout: str | None
    because: str


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
    """What Triton's IR shows of one kernel, and the rules of its release that explain it. Basis: static."""

    triton: str | None
    arch: str | None
    warps: int | None
    options: dict[str, Any]
    lds_bytes: int | None
    layouts: dict[str, str]
    dots: tuple[ExplainedDot, ...]
    loads: tuple[StagedLoad, ...]
    conversions: tuple[Conversion, ...]
    not_shown: tuple[str, ...]


def explain(ttgir_text: str, ttir_text: str | None, settings: Settings) -> Explanation:
    """Explain a kernel by its TTGIR, and by its TTIR, which has what was asked."""
    return _Kernel(read_ir(ttgir_text), read_ir(ttir_text) if ttir_text else None, settings).explanation()


class _Kernel:
    """One kernel's IR with the rules of the release that made it."""

    def __init__(self, ttgir: Program, ttir: Program | None, settings: Settings) -> None:
        self._ttgir, self._ttir, self._settings = ttgir, ttir, settings
        backend, _, self._target = (ttgir.target or "").partition(":")
        self._arch = ARCHITECTURES.get(f"sm_{self._target}" if backend == "cuda" else self._target)
        self._release = release_of(settings.triton or "")
        given = settings.options
        nonkdim, kpack = int(given.get("matrix_instr_nonkdim") or 0), int(given.get("kpack") or 1)
        self._options = Options(ttgir.warps or 4, nonkdim, kpack)

    def explanation(self) -> Explanation:
        given = self._settings.options
        return Explanation(
            self._settings.triton,
            self._arch.name if self._arch else self._target or None,
            self._ttgir.warps,
            {name: given[name] for name in ("num_stages", "matrix_instr_nonkdim", "kpack") if name in given},
            self._settings.lds_bytes,
            dict(self._ttgir.layouts),
            tuple(self._dots()),
            tuple(self._loads()),
            tuple(_conversions(self._ttgir)),
            tuple(self._not_shown()),
        )

    def _not_shown(self) -> Iterator[str]:
        if self._ttir is None:
            yield "there is no TTIR, so what was asked for: in Gluon the source itself chooses instructions and layouts"
        if self._arch is None:
            yield "the rules of this architecture are not known, so no choice is explained"
        elif self._release is None:
            named = f"Triton {self._settings.triton}" if self._settings.triton else "a Triton that is not named"
            yield f"the rules of {named} are not known (3.5 to 3.9 are), so no choice is explained"

    def _dots(self) -> Iterator[ExplainedDot]:
        found: dict[ExplainedDot, int] = {}
        for wanted, dot in asked(self._ttir or self._ttgir):
            made = made_of(wanted, self._ttir, self._ttgir) if self._ttir else [wanted]
            if made:
                row = self._explained(wanted, dot, taken(made[0], self._ttgir))
                found[row] = found.get(row, 0) + len(made)
        yield from (replace(row, copies=copies) for row, copies in found.items())

    def _explained(self, wanted: Operation, dot: Dot, was: Taken) -> ExplainedDot:
        choice = self._choice(dot, self._options) if self._ttir else None
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
            1,
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
        known = self._arch and self._release
        return choose(dot, options, self._arch, self._release) if known and self._arch and self._release else None

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
            yield f"kpack = {3 - now.kpack}", dot, replace(now, kpack=3 - now.kpack)
        for warps in (now.warps // 2, now.warps * 2):
            if 1 <= warps <= _MOST_WARPS:
                yield f"num_warps = {warps}", dot, replace(now, warps=warps)
        yield f"a tile of k {dot.k * 2}", replace(dot, k=dot.k * 2), now
        if dot.a == dot.b == "f32" and family in (Family.CDNA3, Family.HOPPER) and dot.precision != "tf32":
            yield 'input_precision = "tf32"', replace(dot, precision="tf32"), now
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
        for dot, _ in asked(self._ttir):
            stages = self._stages_of(dot)
            for operand, name, tensor in zip("AB", operands_of(dot), dot.types, strict=False):
                loads = _sources(name, dot, self._ttir.operations) if dot.loop else []
                why = "it is not loaded in the loop" if dot.loop else "the dot is in no loop"
                if not loads:
                    yield StagedLoad(dot.line, operand, str(tensor), stages, 0, 0, 0, None, why)
                for load in loads:
                    if made := self._ttgir.made_of(load, self._ttir, *LOADS):
                        yield from self._staged(load, operand, stages, made)

    def _stages_of(self, dot: Operation) -> int:
        """Return the stages that are asked of a dot's loop: by the loop itself, by the launch, or by nobody."""
        own = _OWN_STAGES.search(self._ttir.attributes.get(dot.loop or "", "")) if self._ttir else None
        is_nvidia = self._arch is not None and self._arch.is_nvidia
        return int(own[1]) if own else int(self._settings.options.get("num_stages", _STAGES[is_nvidia]))

    def _staged(self, load: Operation, operand: str, stages: int, made: Sequence[Operation]) -> Iterator[StagedLoad]:
        here = [one for one in made if one.loop]
        if not here:
            return
        given, buffers = 1 + len(made) - len(here), _buffers(load, self._ttgir)
        yield StagedLoad(
            load.line,
            operand,
            f"{' x '.join(map(str, load.types[-1].sides))} {_element(load)}",
            stages,
            given,
            buffers[0].sides[0] if buffers else 0,
            sum(one.size_bytes for one in buffers),
            self._ttgir.layout(buffers[0].layout) if buffers else None,
            self._why_fewer(load, here[0]) if given < stages else "",
        )

    def _why_fewer(self, load: Operation, here: Operation) -> str:
        if self._ttir and any(one.name == "scf.for" and load.loop in one.regions for one in self._ttir.operations):
            return "the loop has another loop in it, and only the innermost is pipelined"
        match = _PER_THREAD.search(self._ttgir.layout(here.types[0].layout)) if here.types else None
        if match and not self._keeps_narrow_loads:
            per_thread, order = (list(map(int, numbers.split(", "))) for numbers in match.groups())
            bits = per_thread[order[0]] * bits_of(_element(load))
            if bits < _NARROWEST_BITS:
                return f"a lane loads {bits} bits at once, and loads of less than 32 are not pipelined here"
        return "not known why"

    @property
    def _keeps_narrow_loads(self) -> bool:
        family, release = self._arch and self._arch.family, self._release
        return release is None or family is Family.CDNA4 or (release >= (3, 6) and family in RDNA)


def _sources(name: str, dot: Operation, operations: Sequence[Operation]) -> list[Operation]:
    """Return the loads of a dot's block that a value comes from."""
    wanted, found = {name}, []
    for one in reversed([one for one in operations if one.regions == dot.regions and one.at < dot.at]):
        if wanted & set(one.results):
            if one.name in LOADS:
                found.append(one)
            elif one.name not in DOTS:
                wanted |= set(one.operands)
    return found


def _element(load: Operation) -> str:
    """Return the element type that a load reads, be it of pointers or of a tensor."""
    return load.types[-1].element.removeprefix("!tt.ptr<").rstrip(">")


def _buffers(load: Operation, ttgir: Program) -> list[Tensor]:
    """Return what a load's values are kept in: in LDS, one part for each of the rounds that are under way."""
    kept = (one for one in ttgir.named("ttg.local_alloc") if len(one.types) == 1 and one.types[0].is_shared)
    sides = load.types[-1].sides
    return [
        one.types[0] for one in kept if (one.place == load.place if load.place else one.types[0].sides[1:] == sides)
    ]


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
