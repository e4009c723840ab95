"""Makes the judge's report from the runs in which kernels met."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from parity.records import (
    BUILD,
    BUILD_STOPPED,
    CHECK_THE_GRID,
    FALLEN,
    UNVERIFIED,
    VERIFICATION,
    Basis,
    Reason,
    Verdict,
    VerificationStatus,
)
from parity.report.figures import CODE_FIGURES, counter_of, percent
from parity.report.records.judged import Figure, JudgedKernel, JudgedPair, JudgementReport, Outcome, Ranked
from parity.report.runs import reasons_of

if TYPE_CHECKING:
    from parity.store import RunRecord

Met = tuple[str, str, "RunRecord"]  # the first kernel, the second, and the run
_NOT_ODD = ("confirmed", "not_calibrated", "gap", "awaiting_measurement", UNVERIFIED)
_LOOKS = ("remembered inputs", "as it was timed")  # facts that may say what the second look left open
# Of a reason, or of a sentence of it: the launch that it is about.
_BEGINNING = re.compile(r"^[a-z][a-z0-9_]*(?=(?:\.\w+)?: )|(?<=; )[a-z][a-z0-9_]*(?=(?:\.\w+)?: not shown)")
# What a kernel was called while it was timed.
_ROLE = re.compile(r"\b(?:baseline|candidate|control)(?=: | not shown| does not remember| remembers| takes)")
_PLAYED = re.compile(r"\b(?:baseline|candidate|control): ")
_OWN_CONSTANTS = "not @triton.autotune's"
_BY_CODE = {"no_op": Outcome.SAME_CODE, "slower": Outcome.SLOWER, "not_faster": Outcome.NOT_FASTER}
# Of several runs, the first of these that one shows.
_STANDINGS = ("wrong", "not built", "breaks the contract", "right", "not shown")
_TIMED = (Outcome.FASTER, Outcome.NOT_FASTER, Outcome.SLOWER, Outcome.UNDECIDED)


@dataclass(frozen=True)
class JudgedWhere:
    """Under which contract or definition kernels were judged, on which workload, and where the runs are kept."""

    contract: str
    workload: str | None = None
    lab_book: str | None = None


def judgement_report(
    where: JudgedWhere, given: Mapping[str, str], met: Sequence[Met], said: Mapping[str, Sequence[str]]
) -> JudgementReport:
    """Return what is known of kernels (`given` is what the user called each) from the runs in which they met. `said` is
    what there is to say of some besides.
    """
    kernels = [_kernel(name, words, met) for name, words in given.items()]
    standings = {kernel.name: kernel.standing for kernel in kernels}
    pairs = [_pair(given, standings, said, one) for one in met]
    run = met[0][2].run
    device = next((record.run.device_name for _, _, record in met if record.run.device_name), None)
    if where.workload:  # then nobody has written a contract
        kernels = [replace(kernel, detail=_without_the_hint(kernel.detail)) for kernel in kernels]
        pairs = [replace(pair, sentence=_without_the_hint(pair.sentence)) for pair in pairs]
    ranking = _ranking([*given], pairs)
    return JudgementReport(where.contract, where.workload, run.arch, device, kernels, pairs, ranking, where.lab_book)


def _without_the_hint(text: str) -> str:
    return text.replace(f"; {CHECK_THE_GRID}", "")


def _kernel(name: str, given: str, met: Sequence[Met]) -> JudgedKernel:
    found = [
        (*_standing(one, record), record)
        for first, second, record in met
        if name in (first, second)
        for one in ((first, second) if _outcome(first, second, record) is Outcome.SAME_CODE else (name,))
    ]
    standing, detail, record = min(found, key=lambda one: _STANDINGS.index(one[0]))
    counters = {word: counter_of(record, name, figure) for figure, word in CODE_FIGURES.items()}
    figures = [Figure(word, *counter) for word, counter in counters.items() if counter]
    return JudgedKernel(name, given, standing, _PLAYED.sub("", detail), figures)


def _standing(name: str, record: RunRecord) -> tuple[str, str]:
    """Return whether a kernel is right, and what was found."""
    of_lane = [row for row in record.reasons if row.lane is not None and row.lane.partition(".")[0] == name]
    for codes, standing in (
        ((BUILD, BUILD_STOPPED), "not built"),
        ((VERIFICATION,), "wrong"),
        ((UNVERIFIED,), "not shown"),
    ):
        if row := next((row for row in of_lane if row.code in codes), None):
            return standing, row.text.removeprefix(f"{name}: ")
    if row := next((row for row in of_lane if row.code.startswith("contract.")), None):
        return "breaks the contract", row.text.removeprefix(f"{name}: ")
    of_run = (record.run.verification_detail or "").split("; ")
    if record.run.verification == VerificationStatus.VERIFIED:
        return "right", ""
    if own := [part for part in of_run if part.startswith(f"{name}: ")]:
        return "not shown", "; ".join(part.removeprefix(f"{name}: ") for part in own)
    if any(case.lane == name and case.passed for case in record.cases):
        return "right", ""
    return "not shown", "it was not verified"


def _pair(
    given: Mapping[str, str], standings: Mapping[str, str], said: Mapping[str, Sequence[str]], met: Met
) -> JudgedPair:
    first, second, record = met
    own = [Reason("solution", f"{name}: {text}", name) for name in (first, second) for text in said.get(name, ())]
    reasons, outcome = reasons_of(record), _outcome(first, second, record)
    ratio, bounds = record.ratio, record.ratio_bounds
    is_timed = outcome in _TIMED and ratio is not None and bounds is not None
    pair = JudgedPair(
        first,
        second,
        outcome,
        "",
        speedup=1 / ratio if is_timed and ratio else None,
        low=1 / bounds[1] if is_timed and bounds else None,
        high=1 / bounds[0] if is_timed and bounds else None,
        ms={name: record.kpi_ms(name) if is_timed else None for name in (first, second)},
        basis=Basis(record.run.basis),
        delta=next((session.delta for session in record.sessions), None),
        reasons=reasons,
        odd=[
            *(reason for reason in reasons[1:] if reason.code not in _NOT_ODD),
            *(own or _tuned(record)),
            *_open(record),
        ],
        run_uuid=record.run.uuid,
    )
    where = "" if is_timed else " on the emulator"
    both = f"both right{where}" if {standings[first], standings[second]} == {"right"} else "not both shown to be right"
    called = {**given, **dict.fromkeys(("baseline", "control"), given[first]), "candidate": given[second]}
    told = replace(
        pair,
        reasons=[_as_given(reason, called) for reason in pair.reasons],
        odd=[_as_given(reason, called) for reason in pair.odd],
    )
    return replace(pair, sentence=_sentence(given[first], given[second], told, both))


def _as_given(reason: Reason, called: Mapping[str, str]) -> Reason:
    """Return a reason in one line, with kernels as the user called them: the launch that it begins with, and what they
    were called while they were timed.
    """
    line = "; ".join(part.strip() for part in reason.text.splitlines() if part.strip())
    line = _BEGINNING.sub(lambda found: called.get(found[0], found[0]), line)
    return replace(reason, text=_ROLE.sub(lambda found: called[found[0]], line))


def _open(record: RunRecord) -> list[Reason]:
    """Return what the second look left open."""
    facts = [row for row in record.facts if row.name.startswith(_LOOKS) and "not shown" in row.value]
    return [Reason("not_shown", f"{row.name}: {row.value}") for row in facts]


def _tuned(record: RunRecord) -> list[Reason]:
    """Return the kernels whose source has configurations that the contract's constants replace."""
    rows = [row for row in record.facts if row.name == "autotuning" and _OWN_CONSTANTS in row.value]
    text = "its source is autotuned, and the contract's constants are none of that"
    return [Reason("autotuning", f"{row.lane}: {text}", row.lane) for row in rows]


def _sentence(first: str, second: str, pair: JudgedPair, both: str) -> str:
    """`b.hip is 1.043 [1.039, 1.047] times as fast as a.hip, both right, nothing odd`, or why not."""
    why = pair.reasons[0].text if pair.reasons else ""
    odd = f"odd: {'; '.join(reason.text for reason in pair.odd)}" if pair.odd else "nothing odd"
    match pair.outcome:
        case Outcome.REFUSED:
            return f"{second} and {first} are not compared: {why}"
        case Outcome.SAME_CODE:
            return f"{second} and {first} are the same machine code, {both}, {odd}"
        case Outcome.NOT_TIMED:
            return f"{second} and {first} are not timed, {both}: {why}; {odd}"
    times = f"{pair.speedup:.3f} [{pair.low:.3f}, {pair.high:.3f}] times" if pair.speedup else "not shown to be as fast"
    said = f"{second} is {times} as fast as {first}, {both}, {odd}"
    if pair.outcome is Outcome.UNDECIDED:
        return f"{said}; not decided: {why}"
    if pair.outcome is Outcome.NOT_FASTER:
        return f"{said}; it is not faster by the {percent(pair.delta, '')} that count"
    return said


def _ranking(names: Sequence[str], pairs: Sequence[JudgedPair]) -> list[Ranked] | None:
    """Rank kernels by how many they beat, less how many beat them; None unless all pairs are measured or alike."""
    if not all(pair.outcome in (*_TIMED, Outcome.SAME_CODE) for pair in pairs):
        return None
    beaten: dict[str, list[str]] = {name: [] for name in names}
    for pair in pairs:
        if pair.outcome is Outcome.FASTER:
            beaten[pair.second].append(pair.first)
        if pair.outcome is Outcome.SLOWER:
            beaten[pair.first].append(pair.second)
    scores = {name: len(beaten[name]) - sum(name in others for others in beaten.values()) for name in names}
    order = sorted(names, key=lambda name: -scores[name])
    return [Ranked(1 + sum(one > scores[name] for one in scores.values()), name, beaten[name]) for name in order]


def _codes(record: RunRecord, lane: str) -> list[str | None]:
    return [record.builds[launch].code_object_sha256 for launch in record.launches(lane)]


def _outcome(first: str, second: str, record: RunRecord) -> Outcome:
    run, code = record.run, record.reasons[0].code if record.reasons else ""
    if run.verdict == Verdict.KEEP:
        return Outcome.FASTER
    if code in _BY_CODE:
        return _BY_CODE[code]
    if run.verdict == Verdict.INCONCLUSIVE and _codes(record, first) == _codes(record, second):
        return Outcome.SAME_CODE
    if run.verdict in FALLEN:
        return Outcome.SLOWER if code == "worse_at_size" else Outcome.REFUSED
    return Outcome.UNDECIDED if run.basis == Basis.MEASURED else Outcome.NOT_TIMED
