"""How far a right result may be from the reference, and on what that rests."""

from dataclasses import dataclass
from enum import StrEnum


class ToleranceBasis(StrEnum):
    """Where a tolerance comes from: every bit counts, a derivation with its source, or the reference in the lane's
    precision.
    """

    EXACT = "exact"
    DERIVED = "derived"
    CALIBRATED = "calibrated"


@dataclass(frozen=True)
class Tolerance:
    """An element passes where |result - expected| <= of_largest * largest |expected| + relative * |expected| +
    absolute.

    The largest is taken over a region. Exact: every bit counts, but for the sign of zero and a NaN's payload. `unlike`
    is the largest share of a region's elements that may be rounded in another way than expected: a rounding more or
    less on the way is within the bound, but not so often the same.
    """

    basis: ToleranceBasis
    source: str = ""
    of_largest: float = 0.0
    relative: float = 0.0
    absolute: float = 0.0
    unlike: float | None = None

    @property
    def is_exact(self) -> bool:
        return self.basis is ToleranceBasis.EXACT

    def __str__(self) -> str:
        if self.is_exact:
            return "exact"
        parts = (("of the largest", self.of_largest), ("relative", self.relative), ("absolute", self.absolute))
        return f"{self.basis}: {', '.join(f'{value:.3g} {name}' for name, value in parts if value)} ({self.source})"


EXACT = Tolerance(ToleranceBasis.EXACT)

ORDERS = 3  # of summation, in which a tolerance is calibrated
# A case with this tolerance gets its own, from its data.
CALIBRATED = Tolerance(
    ToleranceBasis.CALIBRATED, f"the reference in fp32, in {ORDERS} orders, times 4 or sqrt(summands)"
)
