"""Checks as other programs read them: texts of anybody's stay texts."""

from xml.etree import ElementTree as xml

from parity.report.github import github_lines
from parity.report.junit import junit
from parity.report.records.checks import CheckLine, Outcome, StepChecks, check_report

HOSTILE = 'a]]>\x00\x1b[2J\ufffe\ud800</failure>"&lt;\n::set-env name=PATH::x\r100 %, a:b'


def lines(outcome: Outcome, text: str = HOSTILE, kind: str = "build") -> CheckLine:
    return CheckLine(kind, text, outcome, text, "experiments/a,b:c/step01.toml", 3)


def report(*checks: CheckLine, study: str = "one") -> StepChecks:
    return StepChecks(study, "step01", None, None, None, 1.25, list(checks))


def test_junit_is_well_formed_whatever_a_text_holds() -> None:
    check_lines = [lines(outcome) for outcome in Outcome]
    root = xml.fromstring(junit(check_report([report(*check_lines), report(lines(Outcome.PASSED), study=HOSTILE)])))
    suite, _ = sorted(root, key=lambda element: -int(element.get("tests") or 0))
    assert {name: suite.get(name) for name in ("tests", "failures", "errors", "skipped", "time")} == {
        "tests": "5",
        "failures": "1",
        "errors": "2",
        "skipped": "1",
        "time": "1.250",
    }
    (failure,) = suite.iter("failure")
    assert "\\x00\\x1b[2J" in (failure.text or "")
    assert "</failure>" in (failure.text or "")


def test_an_annotation_cannot_begin_another_one() -> None:
    annotations = github_lines(
        check_report([report(lines(Outcome.FAILED), lines(Outcome.PASSED), lines(Outcome.NOT_SHOWN))])
    )
    assert len(annotations) == 1
    assert len(annotations[0].splitlines()) == 1
    assert annotations[0].startswith(
        "::error file=experiments/a%2Cb%3Ac/step01.toml,line=3,title=one/step01%3A build a]]>"
    )
    assert "%0A::set-env name=PATH::x%0D100 %25, a:b" in annotations[0].partition("::one/step01")[2]


def test_the_gravest_outcome_decides_the_exit_code() -> None:
    codes = [
        check_report([report(*map(lines, outcomes))]).exit_code
        for outcomes in (
            [Outcome.PASSED, Outcome.NOT_SHOWN],
            [Outcome.UNAVAILABLE],
            [Outcome.UNAVAILABLE, Outcome.BAD_INPUT],
            [Outcome.UNAVAILABLE, Outcome.BAD_INPUT, Outcome.FAILED],
            [],
        )
    ]
    assert codes == [0, 3, 2, 1, 0]
