"""How far a right result may be from the reference, and what this bound is based on."""

from dataclasses import dataclass, replace
from enum import StrEnum


class ToleranceBasis(StrEnum):
    """The basis of a tolerance: exactness, as every bit counts; a derivation with its source; or a calibration with the
    reference in fp32; or no more than what a program's launch left, which may not be right.
    """

    EXACT = "exact"
    DERIVED = "derived"
    CALIBRATED = "calibrated"
    CAPTURED = "captured"


@dataclass(frozen=True)
class Tolerance:
    """An element passes if |result - expected| <= of_largest * largest |expected| + relative * |expected| + absolute.

    The largest is taken over a region. If the basis is exact, every bit counts, except the sign of zero and a NaN's
    payload. `unlike` is the largest share of a region's elements that may be rounded to another number than expected:
    an extra or a missing rounding stays within the bound, but changes more elements. One that `is_rough` finds gross
    errors alone.
    """

    basis: ToleranceBasis
    source: str = ""
    of_largest: float = 0.0
    relative: float = 0.0
    absolute: float = 0.0
    unlike: float | None = None
    is_rough: bool = False

    @property
    def is_exact(self) -> bool:
        is_every_bit = self.basis is ToleranceBasis.CAPTURED and self == Tolerance(self.basis, self.source)
        return self.basis is ToleranceBasis.EXACT or is_every_bit

    def roughly(self) -> "Tolerance":
        """Return what finds gross errors alone."""
        wide = {name: ROUGHLY * getattr(self, name) for name in ("of_largest", "relative", "absolute")}
        return replace(self, source=f"{self.source}, all times {ROUGHLY:g}", unlike=None, is_rough=True, **wide)

    def finer(self, by: float) -> "Tolerance":
        """Return the same for a type that is so much finer than fp32."""
        narrow = {name: by * getattr(self, name) for name in ("of_largest", "relative", "absolute")}
        return replace(self, source=f"{self.source}, all times {by:.2g} for fp64", unlike=None, **narrow)

    def __str__(self) -> str:
        if self.basis is ToleranceBasis.EXACT:
            return "exact"
        parts = (("of the largest", self.of_largest), ("relative", self.relative), ("absolute", self.absolute))
        shown = ", ".join(f"{value:.3g} {name}" for name, value in parts if value) or "every bit"
        return f"{self.basis}: {shown} ({self.source})"


EXACT = Tolerance(ToleranceBasis.EXACT)
CHOSEN = Tolerance(ToleranceBasis.EXACT, "numbers of the inputs")

ORDERS = 3  # the number of orders of summation in which a tolerance is calibrated
ROUGHLY = 8.0
BY_ITSELF = "; each element as changes of the inputs by 16, 4 sqrt(summands) or 2 summands roundings move it"
# A case with one of these tolerances gets a calibrated one of its own, from its data. SHAKEN is for what has no error
# in fp32: a reference in fp64, sums of alike numbers. ROUGH finds gross errors alone: it is for data of which few
# numbers decide, so that what a kernel may round on the way does not average out.
CALIBRATED = Tolerance(
    ToleranceBasis.CALIBRATED, f"the reference in fp32, in {ORDERS} orders, times 4 or sqrt(summands)"
)
SHAKEN = Tolerance(
    ToleranceBasis.CALIBRATED,
    CALIBRATED.source.replace("the reference in fp32", "the reference in fp64, on inputs changed by 2^-24"),
)
ROUGH = SHAKEN.roughly()
# For a sum of which one summand alone is not zero: whatever the number of summands, only what happens to this one can
# be wrong. Products of three parts in bf16 keep 16 bits.
ONE_TERM = replace(CALIBRATED, source=f"{CALIBRATED.source}, of one summand, and 2^-15", relative=2.0**-15)
