"""Arithmetic below what a contract asks for: read from the types of instructions that make products, not left to a
tolerance.
"""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from parity.arch import matrix_macs
from parity.contract import Contract
from parity.isa.classify import classify
from parity.lanes.triton.choices.dots import asked, operands_of
from parity.lanes.triton.choices.ir import LOADS, Program, read_ir
from parity.records import ARITHMETIC, Check, CheckStatus
from parity.verify.artifacts import LaneArtifacts

# Bits of a number's significand, the implied one included: by the contract's types, and by the instructions'.
_BITS_OF_TYPES = {"float32": 24, "float16": 11, "bfloat16": 8, "float8_e4m3fn": 4, "float8_e4m3fnuz": 4}
_BITS_OF_TYPES |= {"float8_e5m2": 3, "float8_e5m2fnuz": 3}
_BITS = {"f64": 53, "f32": 24, "xf32": 11, "tf32": 11, "f16": 11, "bf16": 8, "fp8": 4, "e4m3": 4, "bf8": 3, "e5m2": 3}
_BITS |= {"fp6": 4, "bf6": 3, "fp4": 2}
_OF_AMD = re.compile(
    r"v_\w+?_(f64|f32|f16|bf16)_?\d+x\d+x\d+(?:_\d+b)?_?(xf32|bf16|f16|f32|f64|(?:fp8|bf8)(?:_(?:fp8|bf8))?)"
)
_SCALED = re.compile(r"v_mfma_(?:scale_)?f32_\d+x\d+x\d+_f8f6f4")
_FORMATS = re.compile(r"\b(?:cbsz|blgp):(\d)")  # of A and of B; without the word, the first of these
_OF_SCALED = ("fp8", "bf8", "fp6", "bf6", "fp4")
_OF_NVIDIA = re.compile(r"[HQD]G?MMA(?:\.SP)?\.\d+(?:x\d+)*\.(F16|F32|BF16)((?:\.(?:TF32|BF16|E4M3|E5M2))*)")
# A lane's own sum of 2 or 4 products, by a VALU that is otherwise for anything.
_DOT = re.compile(r"v_dot([24])c?_(f32|f16|bf16)_(f16|bf16|fp8|bf8)(?:_(fp8|bf8))?")
_ENOUGH_PASSES, _ONE_PASS, _ALL = 3, 2, 0.999
_WORST = (CheckStatus.VIOLATED, CheckStatus.NOT_SHOWN)
_OPEN = "it is not shown whether each number is made of several"
_MOVES = ("tt.trans", "tt.reshape", "tt.expand_dims", "tt.broadcast", "ttg.convert_layout")


_Types = tuple[str, str] | None  # in which an instruction sums and multiplies


def types_of(mnemonic: str, operands: str = "") -> _Types:
    """Return the types in which an instruction that makes products of floats sums and multiplies (of two, the wider
    one); None where neither its name nor its modifiers say them.
    """
    if dot := _DOT.match(mnemonic):
        return dot[2], max((word for word in dot.group(3, 4) if word), key=_BITS.__getitem__)
    if amd := _OF_AMD.match(mnemonic):
        return amd[1], max(re.findall(r"xf32|bf16|f16|f32|f64|fp8|bf8", amd[2]), key=_BITS.__getitem__)
    if nvidia := _OF_NVIDIA.match(mnemonic):
        multiplied = [word.lower() for word in nvidia[2].split(".") if word] or ["f16"]
        return nvidia[1].lower(), max(multiplied, key=_BITS.__getitem__)
    if _SCALED.match(mnemonic):
        formats = [_OF_SCALED[int(number)] for number in _FORMATS.findall(operands) if int(number) < len(_OF_SCALED)]
        return "f32", max([*formats, *_OF_SCALED[:1] * (2 - len(formats))], key=_BITS.__getitem__)
    return None


@dataclass(frozen=True)
class Passes:
    """How many products a lane makes for each of the problem's: by matrix instruction, as far as the emulator executed
    all launches; or in each dot of Triton's IR. None where it is not known.
    """

    executed: Mapping[str, float] | None = None
    of_dots: int | None = None


def check_arithmetic(contract: Contract, name: str, launch: LaneArtifacts, passes: Passes) -> Check | None:
    """Check that a launch multiplies and sums in no fewer bits than the contract's operands and its numerics have; None
    if nothing is below. Where the contract names the instruction itself, that has to make the products.

    A product of float32 may be made of several of fewer bits, and an instruction of fewer bits may be there for
    something else: `passes` tells, if it is known.
    """
    least = contract.form().operator.least
    if contract.matrix_instruction:
        return _named(contract.matrix_instruction, name, passes)
    if least is None:
        return None
    operands = [contract.tensors[one].dtype for one in least.operands if one in contract.tensors]
    wanted = max((_BITS_OF_TYPES.get(dtype, 0) for dtype in operands), default=0)
    if not wanted:
        return None
    products = f"products of {', '.join(dict.fromkeys(operands))}"
    asked = [_Asked(products, "multiplies", 1, wanted, _ENOUGH_PASSES)]
    if contract.form().numerics.get("accumulate") == "float32":
        asked.insert(0, _Asked("sums in float32", "sums in", 0, _BITS["f32"]))
    types = _types_in(launch)
    checks = [check for one in asked if (check := _check(name, one, types, passes))]
    return min(checks, key=lambda check: _WORST.index(check.status), default=None)


def _named(instruction: str, name: str, passes: Passes) -> Check | None:
    """Say how many of the products the contract's own instruction makes, if it is known and not all."""
    made = [number for one, number in (passes.executed or {}).items() if re.fullmatch(instruction, one)]
    if passes.executed is None or sum(made) >= _ALL:
        return None
    found = f"of the problem's products it makes {sum(made):.1%}"
    return Check(name, ARITHMETIC, CheckStatus.NOT_SHOWN, f"products by {instruction}", found)


@dataclass(frozen=True)
class _Asked:
    """What a contract asks of instructions that make products: so many bits of the type in which they sum (at place 0
    of their types) or multiply (at 1). `parts` is of how many products of fewer bits one may be made.
    """

    expected: str
    word: str
    place: int
    bits: int
    parts: int | None = None

    def has(self, types: _Types) -> int | None:
        """Return the bits that an instruction has; None if it does not say them."""
        return types and _BITS[types[self.place]]


def _check(name: str, asked: _Asked, types: Mapping[str, _Types], passes: Passes) -> Check | None:
    status = _status(asked, types, passes)
    if status is None:
        return None
    is_open = status is CheckStatus.NOT_SHOWN
    bits = {one: asked.has(of) for one, of in types.items()}
    below = next(one for one, has in bits.items() if (is_open if has is None else has < asked.bits))
    if (of := types[below]) is None:
        found = f"{below} does not say in which types it multiplies, or multiplies whole numbers"
    else:
        found = f"{below} {asked.word} {of[asked.place]}"
        found += (f": {_OPEN}" if is_open else ", once for each product") if asked.parts else ""
    return Check(name, ARITHMETIC, status, asked.expected, found)


def _status(asked: _Asked, types: Mapping[str, _Types], passes: Passes) -> CheckStatus | None:
    """Return what is shown of these instructions; None if nothing is below what is asked."""
    bits = {one: asked.has(of) for one, of in types.items()}
    unknown = [one for one, has in bits.items() if has is None]
    enough = [one for one, has in bits.items() if has is not None and has >= asked.bits]
    low = [one for one in bits if one not in (*unknown, *enough)]
    if not (low or unknown):
        return None
    if passes.executed is not None:
        by_low, by_unknown, by_enough = (
            sum(passes.executed.get(one, 0.0) for one in group) for group in (low, unknown, enough)
        )
        if by_enough >= _ALL or (asked.parts and by_low >= asked.parts):
            return None
        is_one = _ALL <= by_low < _ONE_PASS and by_enough + by_unknown < _ALL
    elif asked.parts and passes.of_dots is not None and passes.of_dots >= asked.parts and not unknown:
        return None
    else:
        is_single = asked.parts is None or (passes.of_dots is not None and passes.of_dots < _ONE_PASS)
        is_one = not unknown and not enough and is_single
    return CheckStatus.VIOLATED if low and is_one else CheckStatus.NOT_SHOWN


def _types_in(launch: LaneArtifacts) -> dict[str, _Types]:
    """Return the types of a launch's instructions that make products: of one whose operands tell them, those of fewest
    bits.
    """
    found: dict[str, _Types] = {}
    for one in launch.analysis.function.counts:
        if _SCALED.match(one):
            text = launch.code_object.assembly_path.read_text(errors="replace")
            every = [of for line in text.splitlines() if one in line and (of := types_of(one, line))]
            found[one] = min(every, key=lambda of: _BITS[of[1]], default=None)
        elif _makes_products(one):
            found[one] = types_of(one)
    return found


def _makes_products(mnemonic: str) -> bool:
    return classify(mnemonic) == "matrix" or _DOT.match(mnemonic) is not None


def _macs_of(mnemonic: str, wave_size: int) -> int | None:
    """Return the products that one instruction of a wave makes, with all lanes active."""
    dot = _DOT.match(mnemonic)
    return wave_size * int(dot[1]) if dot else matrix_macs(mnemonic)


def passes_of(launches: Sequence[LaneArtifacts], executed: Sequence[Mapping[str, float]], macs: int | None) -> Passes:
    """Return how many products a lane makes for each of the problem's, by what the emulator `executed` of each launch
    (wave-instructions by mnemonic) of a problem of so many multiply-accumulates; or by Triton's IR.
    """
    made = [
        (one, number, _macs_of(one, launch.kernel.wave_size))
        for launch, counts in zip(launches, executed, strict=True)
        for one, number in counts.items()
        if _makes_products(one)
    ]
    if macs and made and all(executed) and all(of for _, _, of in made):
        by: dict[str, float] = {}
        for one, number, of in made:
            by[one] = by.get(one, 0.0) + number * (of or 0) / macs
        return Passes(by)
    paths = [launch.outcome.artifacts.get("kernel.ttir") for launch in launches]
    programs = [read_ir(path.read_text(errors="replace")) for path in paths if path]
    if len(programs) < len(launches):
        return Passes()
    dots = [(program, one, dot) for program in programs for one, dot in asked(program)]
    parts = [dot.in_parts()[1] if dot.a == dot.b == "f32" else 1 for _, _, dot in dots]
    is_raw = (
        len(launches) == 1
        and len(dots) < _ENOUGH_PASSES
        and all(_is_loaded(program, name) for program, one, _ in dots for name in operands_of(one)[:2])
    )  # numbers that are not what was loaded may be parts
    return Passes(of_dots=min(parts)) if parts and (is_raw or min(parts) >= _ENOUGH_PASSES) else Passes()


def _is_loaded(program: Program, name: str) -> bool:
    """Whether a value is what a load gives, at most moved."""
    source = next((one for one in program.operations if name in one.results), None)
    if source is None or source.name in LOADS:
        return source is not None
    return source.name in _MOVES and _is_loaded(program, source.operands[0])
