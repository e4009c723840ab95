"""Which matrix instruction Triton takes for a dot on AMD: the rules of releases 3.5 to 3.9, as sentences.

Written from Triton's AccelerateAMDMatmul.cpp, MfmaGroup.cpp and WmmaGroup.cpp, and held against its compilers by
benchmarks/matrix_choice.py.
"""

from collections.abc import Iterator
from dataclasses import replace
from math import ceil

from parity.lanes.triton.choices.dots import Choice, Dot, Options
from parity.lanes.triton.choices.ir import bits_of

Release = tuple[int, int]
Sides = tuple[int, int]

_OCP = {"f8E4M3FN": "fp8", "f8E5M2": "bf8"}
_FNUZ = {"f8E4M3FNUZ": "fp8", "f8E5M2FNUZ": "bf8"}
_F8F6F4 = {*_OCP, "f4E2M1FN", "f6E2M3FN", "f6E3M2FN"}
_NATIVELY_SCALED = {*_OCP, "f4E2M1FN"}
_NEVER = 1 << 20  # what a conversion costs that loses something

# MFMA by its smaller side and the kind of its operands: the depths that a generation of CDNA has, deepest first.
_MFMA: dict[int, dict[str, dict[int, tuple[int, ...]]]] = {
    32: {
        "f32": {2: (2,), 3: (2,), 4: (2,)},
        "xf32": {3: (4,)},
        "f16": {2: (8,), 3: (8,), 4: (16, 8)},
        "bf16": {2: (8, 4), 3: (8,), 4: (16, 8)},
        "fp8": {3: (16,), 4: (16,)},
        "i8": {2: (8,), 3: (16,), 4: (32, 16)},
        "f8f6f4": {4: (64,)},
    },
    16: {
        "f64": {2: (4,), 3: (4,), 4: (4,)},
        "f32": {2: (4,), 3: (4,), 4: (4,)},
        "xf32": {3: (8,)},
        "f16": {2: (16,), 3: (16,), 4: (32, 16)},
        "bf16": {2: (16, 8), 3: (16,), 4: (32, 16)},
        "fp8": {3: (32,), 4: (32,)},
        "i8": {2: (16,), 3: (32,), 4: (64, 32)},
        "f8f6f4": {4: (128,)},
    },
    4: {
        "f32": {2: (16,), 3: (16,), 4: (16,)},
        "f16": {2: (64,), 3: (64,), 4: (64,)},
        "bf16": {2: (64,), 3: (64,), 4: (64,)},
        "i8": {2: (64,), 3: (64,), 4: (64,)},
    },
}
# WMMA, always 16 x 16, by its generation and the kind of its operands: the depths that there are, deepest first.
_WMMA: dict[int, dict[str, tuple[int, ...]]] = {
    1: {"f16": (16,), "bf16": (16,), "i8": (16,)},
    2: {"f16": (16,), "bf16": (16,), "i8": (16,), "fp8": (16,)},
    3: {"f32": (4,), "f16": (32,), "bf16": (32,), "i8": (64,), "fp8": (128, 64)},
}


class _Rules:
    """What MFMA and WMMA have in common: parts of a product, how warps divide the tile, and the sentences."""

    def __init__(self, dot: Dot, options: Options, generation: int, release: Release) -> None:
        self.dot, self.options, self.generation, self.release = dot, options, generation, release
        self.because: list[str] = []
        self.products = 1

    def _say(self, sentence: str) -> None:
        self.because.append(sentence)

    def _none(self) -> Choice:
        self._say("so the product is made without matrix instructions")
        return Choice(None, because=tuple(self.because))

    def _chosen(self, name: str, sides: tuple[int, int, int], types: tuple[str, str], width: int | None,
                warps: tuple[int, ...], tiles: tuple[int, int] = (1, 1)) -> Choice:  # fmt: skip
        bits = 64 if types[0] == "f64" else 32
        return Choice(name, sides, *types, width, warps, tiles, self.products, tuple(self.because), bits)

    def _apply_scales_before(self) -> None:
        """Make of a scaled dot a plain one of operands that are widened and scaled before it."""
        wide = "f16" if "f16" in (self.dot.a, self.dot.b) else "bf16"
        self._say(f"scales are applied before the dot, to operands widened to {wide}")
        self.dot = replace(self.dot, a=wide, b=wide, scaled=False)

    def _divide_in_parts(self) -> None:
        """Follow a wish to make a product of f32 of several of fewer bits."""
        asked, (self.dot, self.products) = self.dot.precision, self.dot.in_parts()
        if self.products > 1:
            of = self.dot.precision
            self._say(f"input_precision = {asked}: {self.products} products of {of} instead of one of f32")

    def _plan_warps(self, sides: Sides) -> tuple[int, ...]:
        dot, number = self.dot, self.options.warps
        if dot.batch:
            self._say("all warps divide the batch")
            return number, 1, 1
        if "a" in dot.feeds:
            self._say("all warps divide the rows, because the result is operand A of another dot")
            return number, 1
        if "a" in dot.fed:
            rows = min(number, ceil(dot.m / sides[0]))
            rest = "" if rows == number else f", {number // rows} the columns"
            self._say(f"{rows} warps divide the rows{rest}, because operand A is another dot's result")
            return rows, number // rows
        rows = columns = 1
        while rows * columns < number:
            more_rows = dot.m // (sides[0] * 2) // rows >= dot.n // sides[1] // columns
            if more_rows and rows < dot.m // sides[0]:
                rows *= 2
            else:
                columns *= 2
        if columns * sides[1] > dot.n:
            rows, columns = columns, rows
        self._say(f"warps {rows} x {columns}: each doubling goes to the side that has more instructions left")
        return rows, columns


class Mfma(_Rules):
    """CDNA: sides by the tile or by matrix_instr_nonkdim, then the deepest instruction that the tile has depth for."""

    def choice(self) -> Choice:
        """Return what is taken for the dot."""
        one_scale = self.dot.by if len(self.dot.by) == 1 else ""
        if self.dot.scaled and self._is_scaled_natively():
            self._say("CDNA 4 multiplies scaled operands of 8, 6 and 4 bits itself")
        elif self.dot.scaled and self.release <= ((3, 5) if self.generation == 4 else (3, 7)):
            return self._with_one_scale()
        elif self.dot.scaled:
            self._apply_scales_before()
        self._divide_in_parts()
        sides = self._sides()
        if sides is None:
            return self._none()
        for kind, a, b in self._kinds():
            depth = self._depth(kind, sides)
            if depth is not None:
                return self._of(kind, (a, b), sides, depth, one_scale)
        self._say(f"no MFMA of {sides[0]} x {sides[1]} multiplies {self.dot.a} by {self.dot.b} here")
        return self._none()

    def _of(self, kind: str, types: tuple[str, str], sides: Sides, depth: int, one_scale: str) -> Choice:
        dot = self.dot
        if types[0] != dot.a:
            self._say(f"{dot.a} is multiplied as f16: this family's fp8 instructions take other formats (fnuz)")
        if kind == "fp8" and dot.a != dot.b and self.release < (3, 7):
            self._say(
                f"its formats are exchanged: before Triton 3.7 {dot.a} is read as {dot.b}, and the result is wrong"
            )
        warps = self._plan_warps(sides)
        if one_scale and not dot.scaled and self.release >= (3, 8):
            warps = self._beside_scale(one_scale, sides)
        held = min(sides) * depth // 64
        is_16_bit = types[0] in ("f16", "bf16")
        tiles = self._tiles(sides, warps) if is_16_bit and self.generation == 4 and self.release >= (3, 6) else (1, 1)
        if kind == "f8f6f4":
            width = held // 2
        elif is_16_bit and "a" in dot.fed:
            width = 4
            self._say("k width 4: operand A is another dot's result, which lies in fours")
        else:
            width = self._width(sides, held)
        return self._chosen(self._name(kind, sides, depth), (*sides, depth), types, width, warps, tiles)

    def _is_scaled_natively(self) -> bool:
        sides = self._sides()
        self.because.clear()
        if self.generation != 4 or self.options.warps == 1 or sides is None or sides[0] != sides[1]:
            return False
        is_deep = self.dot.k % _MFMA[sides[0]]["f8f6f4"][4][0] == 0 or self._ignores_depth
        return {self.dot.a, self.dot.b} <= _NATIVELY_SCALED and is_deep

    @property
    def _ignores_depth(self) -> bool:
        """Whether a depth is taken that the tile's is no multiple of."""
        return self.release <= (3, 5) and bool(self.options.nonkdim)

    def _with_one_scale(self) -> Choice:
        """Choose as before Triton 3.8 (on CDNA 4 before 3.6) for a scaled dot: in one go, of the widened operands."""
        scaled, is_packed = self.dot.by, "f4E2M1FN" in (self.dot.a, self.dot.b)
        if len(scaled) != 1:
            self._say("before Triton 3.8 (CDNA 4: 3.6) a scaled dot takes MFMA only where one operand has a scale")
            return self._none()
        stored = self.dot.k // 2 if self.dot.a == "f4E2M1FN" else self.dot.k
        self._apply_scales_before()
        self.dot = replace(self.dot, k=stored, by="")
        choice = self.choice()
        if choice.instruction is None:
            return choice
        warps = (self.options.warps, 1) if scaled == "a" else (1, self.options.warps)
        self.because[-1] = f"warps {warps[0]} x {warps[1]}: all divide the side of the scaled operand"
        width = None if is_packed else choice.k_width
        return replace(choice, warps=warps, k_width=width, because=tuple(self.because))

    def _beside_scale(self, scaled: str, sides: Sides) -> tuple[int, int]:
        """Divide the side of the one scaled operand first, so that a scale stays in its warp."""
        number = self.options.warps
        side = "ab".index(scaled)
        most = max(1, min(number, (self.dot.m, self.dot.n)[side] // sides[side]))
        warps = (most, number // most) if side == 0 else (number // most, most)
        self.because[-1] = f"warps {warps[0]} x {warps[1]}: the scaled operand's side first, so scales stay in a warp"
        return warps

    def _sides(self) -> Sides | None:
        dot, enforced = self.dot, self.options.nonkdim
        small, large = sorted((dot.m, dot.n))
        if enforced:
            self._say(f"matrix_instr_nonkdim = {enforced} asks for {enforced} x {enforced}")
            if enforced not in (16, 32):
                self._say("there is no such instruction")
            return (enforced, enforced) if enforced in (16, 32) else None
        if small >= 32 and "f64" not in (dot.a, dot.b):
            self._say(f"32 x 32, because both sides of the {dot.m} x {dot.n} tile are at least 32")
            return 32, 32
        if small >= 16:
            only = (
                "f64 has no larger one" if small >= 32 else f"the smaller side of the {dot.m} x {dot.n} tile is {small}"
            )
            self._say(f"16 x 16, because {only}")
            return 16, 16
        if small >= 4 and large >= 64:
            sides = (64, 4) if dot.m >= 64 else (4, 64)
            self._say(f"{sides[0]} x {sides[1]}, made of 16 blocks of 4 x 4, because the tile is below 16 at one side")
            return sides
        self._say(f"a tile of {dot.m} x {dot.n} is too small for any MFMA")
        return None

    def _kinds(self) -> Iterator[tuple[str, str, str]]:
        """List what the operands may be multiplied as, preferred first, with the types that they become."""
        a, b = self.dot.a, self.dot.b
        if self.generation == 4 and {a, b} <= _F8F6F4:
            yield "f8f6f4", a, b
        if a == b == "f32" and self.dot.precision == "tf32" and self.generation == 3:
            self._say("input_precision = tf32: operands are rounded to it")
            yield "xf32", a, b
        elif a == b and a in ("f64", "f32", "f16", "bf16", "i8"):
            yield a, a, b
        elif {a, b} <= set(_OCP if self.generation == 4 else _FNUZ) and self.generation >= 3:
            yield "fp8", a, b
        elif {a, b} <= set(_OCP):
            yield "f16", "f16", "f16"

    def _depth(self, kind: str, sides: Sides) -> int | None:
        """Return the depth of the instruction of a kind; None if there is none that the tile can be made of."""
        here = _MFMA[min(sides)].get(kind, {}).get(self.generation, ())
        depth = next((one for one in here if self.dot.k >= one), here[-1] if here else None)
        if depth is None:
            return None
        if self.dot.k % depth and not self._ignores_depth:
            self._say(f"{kind} of {_shape(sides, depth)} would need a k of {depth} or a multiple, not {self.dot.k}")
            return None
        fits = "the only one" if len(here) == 1 else f"the deepest that fits a k of {self.dot.k}"
        self._say(f"depth {depth}: {fits} for {kind}")
        return depth

    def _width(self, sides: Sides, held: int) -> int:
        """Return how many elements along k a lane reads at once: for one instruction, times kpack where it applies."""
        kpack = self.options.kpack
        if kpack == 1 or "a" in self.dot.fed:
            return held
        if self.generation == 4:
            self._say(f"kpack = {kpack} is taken as 1 on CDNA 4")
            return held
        groups = 16 if min(sides) == 4 else 64 // sides[0]
        if self.release >= (3, 8) and (min(sides) == 4 or self.dot.k < held * kpack * groups):
            why = "the instruction broadcasts" if min(sides) == 4 else f"a k of {self.dot.k} is too shallow"
            self._say(f"kpack = {kpack} has no effect, because {why}")
            return held
        self._say(f"k width {held * kpack}: kpack = {kpack} times the {held} of one instruction")
        return held * kpack

    def _tiles(self, sides: Sides, warps: tuple[int, ...]) -> tuple[int, int]:
        dot = self.dot
        if sides != (16, 16) or dot.batch:
            return 1, 1
        if "a" in dot.feeds and dot.m >= 32 * warps[0] and dot.n == 16 and warps[1] == 1:
            self._say("two tiles of a warp stand together, because the result is operand A of another dot")
            return 2, 1
        if "b" in dot.feeds and "a" not in dot.feeds and dot.m == 16 and dot.n >= 32 * warps[1] and warps[0] == 1:
            self._say("two tiles of a warp stand together, because the result is operand B of another dot")
            return 1, 2
        return 1, 1

    def _name(self, kind: str, sides: Sides, depth: int) -> str:
        """Return the name in machine code. CDNA 2 writes no line before the operands' type."""
        result = {"i8": "i32", "f64": "f64"}.get(kind, "f32")
        shape = f"4x4x{depth // 16}" if min(sides) == 4 else _shape(sides, depth)
        if self.generation == 2:
            is_old = kind == "bf16" and (sides[0], depth) in ((32, 4), (16, 8))
            return f"v_mfma_{result}_{shape}{kind}{'_1k' if kind == 'bf16' and not is_old else ''}"
        if kind == "f8f6f4":
            return f"v_mfma_{'scale_' if self.dot.by else ''}f32_{shape}_f8f6f4"
        if kind == "fp8":
            formats = [{**_OCP, **_FNUZ}[one] for one in (self.dot.a, self.dot.b)]
            if self.release >= (3, 7):  # the result is made transposed, and the name says so
                formats.reverse()
            kind = "_".join(formats)
        return f"v_mfma_{result}_{shape}_{'16b_' if min(sides) == 4 else ''}{kind}"


class Wmma(_Rules):
    """RDNA: 16 x 16, of the types to which the operands are widened at least cost."""

    def choice(self) -> Choice:
        """Return what is taken for the dot."""
        is_gfx1250, has_scaled = self.generation == 3, self.release >= (3, 6)
        if is_gfx1250 and has_scaled and self.dot.scaled and {self.dot.a, self.dot.b} <= _NATIVELY_SCALED:
            return self._scaled()
        if is_gfx1250 and self.release <= (3, 6):
            only = "takes WMMA for scaled dots of 8 and 4 bits alone" if has_scaled else "has no WMMA"
            self._say(f"in Triton {self.release[0]}.{self.release[1]} gfx1250 {only}")
            return self._none()
        if self.dot.scaled:
            self._apply_scales_before()
        self._divide_in_parts()
        dot = self.dot
        types = self._cheapest()
        if types is None:
            self._say(f"no WMMA multiplies {dot.a} by {dot.b}, and narrowing loses accuracy")
            return self._none()
        if types != (dot.a, dot.b):
            self._say(
                f"{dot.a} by {dot.b} is widened to {types[0]} by {types[1]}: the cheapest types that WMMA has here"
            )
        depths = _WMMA[self.generation][types[0] if types[0] not in _OCP else "fp8"]
        depth = next((one for one in depths if dot.k >= one), depths[-1])
        if why := self._refusal(depth):
            self._say(why)
            return self._none()
        self._say(f"16 x 16 x {depth}: {'the only' if len(depths) == 1 else 'the deepest fitting'} WMMA of these types")
        if min(dot.m, dot.n) < 16 or dot.k % depth:
            self._say("the tile is smaller than the instruction: what is beyond it is multiplied in vain")
        warps = self._plan_warps((16, 16))
        # RDNA 3 holds each operand in both halves of a wave; gfx1250 takes what lies side by side.
        held = {1: depth, 2: depth // 2, 3: 2 if types[0] == "f32" else 8}[self.generation]
        if self.release <= (3, 6) and types[0] != types[1]:
            self._say(f"operand A becomes {types[1]} like B: before Triton 3.7 WMMA takes one type for both")
            types = types[1], types[1]
        named = types[::-1] if self.release >= (3, 7) else types  # the result is made transposed, and the name says so
        return self._chosen(_wmma_name(named, depth), (16, 16, depth), types, held, warps)

    def _scaled(self) -> Choice:
        self._say("gfx1250 multiplies scaled operands of 8 and 4 bits itself, 128 deep")
        warps = self._plan_warps((16, 16))
        name = f"v_wmma_{'scale_' if self.dot.by else ''}f32_16x16x128_f8f6f4"
        return self._chosen(name, (16, 16, 128), (self.dot.a, self.dot.b), None, warps)

    def _refusal(self, depth: int) -> str:
        """Return why no WMMA is taken although there is one of these types; empty if it is taken."""
        dot, enforced = self.dot, self.options.nonkdim
        before_37 = self.release <= (3, 6)
        if enforced not in (0, 16):
            if before_37:
                return f"matrix_instr_nonkdim = {enforced}: WMMA is 16 x 16 alone"
            self._say(f"matrix_instr_nonkdim = {enforced} has no effect on WMMA since Triton 3.7")
        if min(dot.m, dot.n) < 16 and (self.release == (3, 7) or (before_37 and not enforced)):
            return f"a tile of {dot.m} x {dot.n} is smaller than 16 x 16"
        if dot.k == 1 and self.release >= (3, 8):
            return "a k of 1 takes no WMMA"
        if before_37 and not enforced and dot.k % depth:
            return f"its depth is {depth}, and a k of {dot.k} is no multiple of that"
        return ""

    def _cheapest(self) -> tuple[str, str] | None:
        """Return the operand types that are cheapest to widen to; None where only narrowing would do."""
        ways = [("f16", "f16", "f32"), ("bf16", "bf16", "f32"), ("i8", "i8", "i32")]
        if self.generation >= 2:
            ways += [(a, b, "f32") for a in _OCP for b in _OCP]
        if self.generation == 3 and self.release >= (3, 8):
            ways.append(("f32", "f32", "f32"))
        dot = self.dot
        costs = {(a, b): _cost(dot.a, a) + _cost(dot.b, b) + 2 * _cost(dot.c, c) for a, b, c in ways}
        cheapest = min(costs, key=lambda way: costs[way])
        return cheapest if costs[cheapest] < _NEVER else None


def _cost(of: str, to: str) -> int:
    if of == to:
        return 0
    are_whole = {one.startswith("i") for one in (of, to)}
    return 1 if len(are_whole) == 1 and bits_of(of) <= bits_of(to) else _NEVER


def _wmma_name(types: tuple[str, ...], depth: int) -> str:
    kind = f"{_OCP[types[0]]}_{_OCP[types[1]]}" if types[0] in _OCP else "iu8" if types[0] == "i8" else types[0]
    return f"v_wmma_{'i32' if types[0] == 'i8' else 'f32'}_16x16x{depth}_{kind}"


def _shape(sides: Sides, depth: int) -> str:
    return f"{sides[0]}x{sides[1]}x{depth}"
