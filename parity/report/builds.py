"""The report of builds that are left in a folder."""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING

from parity.report.records.build import BuildReport, BuiltLaunch
from parity.report.records.lane import Build, Compiler, KeptFile
from parity.system.hashing import file_sha256

if TYPE_CHECKING:
    from parity.contract.study import Step, Study
    from parity.records import BuildOutcome


def build_report(study: Study, step: Step, left: list[tuple[BuildOutcome, Path, list[Path]]]) -> BuildReport:
    """Say how each build ended, where its artifacts lie, and what they are. `left` has each build with its folder and
    the artifacts' paths from there.
    """
    lanes = {outcome.lane: _launch(outcome, folder, names) for outcome, folder, names in left}
    return BuildReport(study.name, step.name, study.contract.arch, lanes)


def _launch(outcome: BuildOutcome, folder: Path, names: list[Path]) -> BuiltLaunch:
    code = outcome.code_object
    seconds, failure = outcome.seconds, (outcome.failed_stage, outcome.failed_pass, outcome.message)
    return BuiltLaunch(
        build=Build(outcome.ok, outcome.cached, seconds, *failure),
        toolchain=Compiler(**asdict(outcome.toolchain)),
        environment=outcome.environment,
        options=outcome.options,
        code_object_sha256=code.sha256 if code else None,
        kernel=code.kernel_name if code else None,
        facts=outcome.facts,
        folder=str(folder),
        artifacts=[
            KeptFile(name.as_posix(), file_sha256(folder / name), (folder / name).stat().st_size) for name in names
        ],
    )
