"""What is said of a lane under several releases of its compiler."""

from __future__ import annotations

from dataclasses import asdict
from itertools import groupby, pairwise
from typing import TYPE_CHECKING

from parity.explore.bisect import CLASSES, HOT_LOOP, RESOURCES, WRONG, breaks, changes
from parity.records import Basis
from parity.report.records.bisection import BisectReport, Changes, ReleaseRow
from parity.report.records.lane import Compiler

if TYPE_CHECKING:
    from collections.abc import Sequence

    from parity.explore.bisect import Break, ReleaseBuild


def bisect_report(study: str, lane: str, compiler: str, builds: Sequence[ReleaseBuild]) -> BisectReport:
    """Return each release with its figures, what changed between neighbours, and where guardrails break."""
    whole = [built for built in builds if built.failure is None]
    return BisectReport(
        study=study,
        lane=lane,
        compiler=compiler,
        basis=Basis.STATIC,
        releases=[_row(built, whole) for built in builds],
        changes=[Changes(old.release, new.release, changes(old, new)) for old, new in pairwise(whole)],
        breaks=breaks(builds),
        conclusion=conclusion(builds),
    )


def conclusion(builds: Sequence[ReleaseBuild]) -> str:
    """Write the sentence that names the first release where a guardrail breaks, where it breaks again, and which
    releases failed.
    """
    failed = [built.release for built in builds if built.failure is not None]
    whole = [built.release for built in builds if built.failure is None]
    sentences = [
        f"{release} {_how(release, list(breaches), whole)}"
        for release, breaches in groupby(breaks(builds), lambda breach: breach.release)
    ]
    guardrail_sentence = (
        "; ".join(sentences) if sentences else f"no guardrail breaks under {', '.join(whole)}" if whole else ""
    )
    not_built = f"it does not build under {', '.join(failed)}" if failed else ""
    return "; ".join(filter(None, (guardrail_sentence, not_built)))


def _how(release: str, breaches: Sequence[Break], whole: Sequence[str]) -> str:
    is_wrong = all(breach.guardrail == WRONG for breach in breaches)
    before = f"which {breaches[0].after} {'has not' if is_wrong else 'respects'}"
    which = "and is the first of those asked for" if release == whole[0] else before
    sentences = (breach.sentence + (f" (until {breach.until})" if breach.until else "") for breach in breaches)
    what = "has a wrong result" if is_wrong else "breaks a guardrail"
    return f"{what}, {which}: {', and '.join(sentences)}"


def _row(built: ReleaseBuild, whole: Sequence[ReleaseBuild]) -> ReleaseRow:
    figures = built.figures or {}
    earlier = whole[: whole.index(built)] if built in whole else []
    same = [build.release for build in earlier if build.code_object_sha256 == built.code_object_sha256]

    def of(scope: str) -> dict[str, float]:
        return {name: value for (where, name), value in figures.items() if where == scope}

    return ReleaseRow(
        release=built.release,
        toolchain=Compiler(**asdict(built.compiler)),
        code_object_sha256=built.code_object_sha256,
        same_code_as=same[-1] if same else None,
        failure=built.failure,
        resources=of(RESOURCES),
        hot_loop=of(HOT_LOOP),
        hot_loop_classes=of(CLASSES),
        guardrails=[reason.text for reason in built.crossed if reason.code != WRONG],
        result=built.result,
    )
