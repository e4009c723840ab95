"""What reports say about steps that a search suggests."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from parity.report.records.fields import Figures


@dataclass(frozen=True)
class SuggestedStep:
    """A variant of a lane as a step: what of the lane is another (`changes`), its figures (static) and predicted time,
    how its verification on the emulator ended; the texts of the step, and `clauses` that a run checks. `file` and
    `next` are there once it is written; `steps` have the same code already.
    """

    title: str
    changes: dict[str, Any]
    figures: Figures
    basis: str
    predicted_us: float | None
    predicted_basis: str | None
    verification: str | None
    hypothesis: str
    expect: str
    clauses: list[str]
    file: str | None = None
    next: str | None = None
    steps: list[str] = field(default_factory=list)


@dataclass(frozen=True)
class SuggestionReport:
    """What a search has found that is better than a lane as a step has it (`own`), by its machine code and by its
    predicted time: untried variants, the best first, and such as other steps have already. Of `looked_at` variants,
    `wrong` were better and wrong on the emulator; `not_built` were left when the budget was spent.
    """

    study: str
    step: str | None
    lane: str
    own: SuggestedStep
    suggestions: list[SuggestedStep]
    known: list[SuggestedStep]
    looked_at: int
    wrong: int
    not_built: int
