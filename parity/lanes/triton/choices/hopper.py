"""Which matrix instruction Triton takes for a dot on Hopper: the rules of releases 3.5 to 3.9, as sentences.

Written from Triton's AccelerateMatmul.cpp and Analysis/Utility.cpp, and held against its compilers by
benchmarks/matrix_choice.py. Scaled dots are not among them.
"""

from math import ceil, prod

from parity.lanes.triton.choices.dots import Choice, Dot, Options
from parity.lanes.triton.choices.ir import bits_of

_FP8 = ("f8E4M3FN", "f8E5M2")
_LEAST_SUMS = 32  # in fewer steps wgmma may not add fp8 products up
_COLUMNS_OF_I8 = (224, 208, 192, 176, 160, 144, 128, 112, 96, 80, 64, 48, 32, 24, 16, 8)
_COLUMNS = range(256, 0, -8)


class Hopper:
    """wgmma where the tile, the warps and the types allow it, else mma.sync."""

    def __init__(self, dot: Dot, options: Options, release: tuple[int, int]) -> None:
        self.dot, self.options, self.release = dot, options, release
        self.because: list[str] = []

    def choice(self) -> Choice:
        """Return what is taken for the dot."""
        wanted, (self.dot, products) = self.dot.precision, self.dot.in_parts()
        dot = self.dot
        if products > 1:
            self.because.append(
                f"input_precision = {wanted}: {products} products of {dot.precision} instead of one of f32"
            )
        if dot.a == dot.b == "f32" and dot.precision != "tf32":
            self.because.append("f32 has no tensor-core instruction: input_precision = tf32 would take one")
            return Choice(None, because=tuple(self.because))
        if why := self._no_wgmma():
            self.because.append(f"no wgmma: {why}")
            return self._mma_sync(products)
        columns = self._columns()
        self.because.append(
            f"{columns} columns: the most that divide {dot.n}, if warps that the rows do not need take columns"
        )
        depth = 256 // bits_of(dot.a)
        name = f"wgmma m64n{columns}k{depth}"
        warps = self._warps_of_wgmma()
        return self._chosen(name, (16, columns, depth), dot.a, warps, products)

    def _chosen(
        self, name: str, sides: tuple[int, int, int], element: str, warps: tuple[int, ...], products: int
    ) -> Choice:
        if self.dot.precision == "tf32" and element == "f32":
            self.because.append("input_precision = tf32: operands are rounded to it")
        other, bits = element if element != self.dot.a else self.dot.b, bits_of(self.dot.c)
        return Choice(name, sides, element, other, None, warps, (1, 1), products, tuple(self.because), bits)

    def _mma_sync(self, products: int) -> Choice:
        element = "f16" if self.dot.a in _FP8 else self.dot.a
        if element != self.dot.a:
            self.because.append(f"{self.dot.a} is multiplied as f16: mma.sync is given no fp8")
        sides = (8, 8) if self.release >= (3, 8) and element == "f64" else (16, 8)
        depth = (4 if sides == (8, 8) else 16) if element == "f64" else 256 // bits_of(element)
        name = f"mma.sync m{sides[0]}n{sides[1]}k{depth}"
        warps = self._warps_of_mma_sync()
        return self._chosen(name, (*sides, depth), element, warps, products)

    def _no_wgmma(self) -> str:
        dot, unit, deep = self.dot, 16 if self.release <= (3, 5) else 8, 256 // bits_of(self.dot.a)
        if dot.k < deep:
            return f"a k of {dot.k} is less than the {deep} of one instruction"
        if dot.batch:
            return "the dot is a batch"
        if self.options.warps % 4:
            return f"{self.options.warps} warps are no whole warp groups of four"
        if dot.m % 64 or dot.n % unit:
            return f"a tile of {dot.m} x {dot.n} is no multiple of 64 x {unit}"
        if dot.a not in (*_FP8, "i8", "f16", "bf16", "f32"):
            return f"it has no {dot.a}"
        if dot.a in _FP8 and dot.c == "f32" and dot.imprecise < _LEAST_SUMS:
            return "max_num_imprecise_acc asks for sums in f32"
        return ""

    def _columns(self) -> int:
        across = max(self.options.warps // max(self.dot.m // 16, 1), 1)
        most = max(self.dot.n // across, 8)
        possible = _COLUMNS_OF_I8 if self.dot.a == "i8" else _COLUMNS
        return next(one for one in possible if not self.dot.n % one and one <= most)

    def _warps_of_wgmma(self) -> tuple[int, int]:
        number = self.options.warps
        if self.dot.feeds:
            self.because.append("all warps divide the rows, because another dot takes the result")
            return number, 1
        rows, columns = 4, 1
        while rows * columns < number:
            if self.dot.m > 16 * rows:
                rows *= 2
            else:
                columns *= 2
        self.because.append(f"warps {rows} x {columns}: rows are divided first, as long as there are 16 for each warp")
        return rows, columns

    def _warps_of_mma_sync(self) -> tuple[int, ...]:
        dot, number = self.dot, self.options.warps
        batch = min(number, dot.batch) if dot.batch and self.release >= (3, 9) else number if dot.batch else 1
        if batch == number and dot.batch:
            self.because.append("all warps divide the batch")
            return number, 1, 1
        if not dot.batch and (dot.feeds or dot.fed):
            self.because.append("all warps divide the longer side of the last dot, because dots are chained")
            rows, columns = dot.last or (dot.m, dot.n)
            return (number, 1) if rows >= columns else (1, number)
        left, warps = [ceil(dot.m / 16), ceil(dot.n / 8)], [1, 1]
        while prod(warps) < number // batch:
            side = 0 if left[0] >= left[1] else 1
            warps[side] *= 2
            left[side] = max(1, left[side] // 2)
        self.because.append(
            f"warps {warps[0]} x {warps[1]}: each doubling goes to the side that has more instructions left"
        )
        return (batch, *warps) if dot.batch else (warps[0], warps[1])
