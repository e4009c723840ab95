"""Checks as JUnit XML: a suite for each study, a case for each step and check."""

from __future__ import annotations

import re
from itertools import groupby
from typing import TYPE_CHECKING
from xml.etree import ElementTree as xml

from parity.report.records.checks import Outcome
from parity.report.visible import visible

if TYPE_CHECKING:
    from collections.abc import Sequence

    from parity.report.records.checks import CheckLine, CheckReport, StepChecks

_NO_XML = re.compile("[\ufffe\uffff]")
_TAGS = {
    Outcome.FAILED: "failure",
    Outcome.NOT_SHOWN: "skipped",
    Outcome.BAD_INPUT: "error",
    Outcome.UNAVAILABLE: "error",
}


def junit(report: CheckReport) -> bytes:
    """Return the checks as a JUnit XML document. Characters that XML cannot have are shown as escapes."""
    root = xml.Element("testsuites", name="parity check")
    for study, steps in groupby(sorted(report.steps, key=lambda step: step.study), key=lambda step: step.study):
        _add_suite(root, study, list(steps))
    xml.indent(root)
    return bytes(xml.tostring(root, encoding="utf-8", xml_declaration=True)) + b"\n"


def _add_suite(root: xml.Element, study: str, steps: Sequence[StepChecks]) -> None:
    tags = [_TAGS.get(line.outcome, "") for step in steps for line in step.checks]
    suite = xml.SubElement(
        root,
        "testsuite",
        name=_clean(study),
        tests=str(len(tags)),
        failures=str(tags.count("failure")),
        errors=str(tags.count("error")),
        skipped=str(tags.count("skipped")),
        time=f"{sum(step.seconds for step in steps):.3f}",
    )
    for step in steps:
        for line in step.checks:
            _add_case(suite, step, line)


def _add_case(suite: xml.Element, step: StepChecks, line: CheckLine) -> None:
    class_name = f"{step.study}.{step.step}" if step.step else step.study
    case = xml.SubElement(
        suite,
        "testcase",
        classname=_clean(class_name),
        name=_clean(f"{line.kind}: {line.name}"),
        file=_clean(line.file),
        line=str(line.line),
        time="0",
    )
    if tag := _TAGS.get(line.outcome):
        first = line.text.splitlines()[0] if line.text else line.outcome.value
        element = xml.SubElement(case, tag, message=_clean(first), type=line.kind)
        element.text = _clean(line.text)


def _clean(text: str) -> str:
    return _NO_XML.sub("\ufffd", visible(text))
