"""`parity try`: a changed kernel against where the study stands."""

import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from parity.cli.books import run_by_id, study_to_read
from parity.cli.completing import steps, studies
from parity.cli.noting import standing_step, values_of
from parity.cli.options import BuildTimeout, Confined, Db, HipCompiler, Json, Settings, Short
from parity.cli.output import progress_bar, say
from parity.cli.running import exit_code, show_ended
from parity.errors import InputError, ParityError, UntrustedError

if TYPE_CHECKING:
    from parity.run.options import RunOptions
    from parity.run.trying import TriedFile, Try
    from parity.store import RunRecord

_MISSED_LOOKS = 5
_LOOK_EVERY_S = 0.2


def try_(
    files: Annotated[
        list[str] | None, typer.Argument(metavar="FILE", help="A changed kernel; LANE=FILE says for which lane it is")
    ] = None,
    settings: Settings = None,
    study: Annotated[
        str | None,
        typer.Option(
            autocompletion=studies,
            metavar="STUDY",
            help="The study (default: the one that has the kernel, else the workspace's default study)",
        ),
    ] = None,
    parent: Annotated[
        str | None,
        typer.Option(
            "--from",
            autocompletion=steps,
            metavar="STEP",
            help="Change this step, or the 'contract' alone (default: the highest step that has the kernel, else the "
            "baseline, else the last verified step)",
        ),
    ] = None,
    watch: Annotated[bool, typer.Option("--watch", help="Try again whenever a file is saved, until Ctrl-C")] = False,
    hip_compiler: HipCompiler = "auto",
    build_timeout: BuildTimeout = 300.0,
    confined: Confined = False,
    json_output: Json = False,
    summary: Short = False,
    db: Db = None,
) -> None:
    """Try a changed kernel in the place of a step's, in seconds.

    It is built, checked, verified on the emulator and compared with the baseline, or else with the step that it
    changes. The run is recorded as a try: no report counts it and nothing is ever compared with it. It is not timed:
    'parity new --from-try' makes a step of it, and 'parity run' times that.

    --watch prints each try; with --json it is a short document on a line.

    Exit code 0: nothing speaks against it; 1: reject or invalid, as where it does not compile or is wrong; 2: bad
    input; 3: nothing here can build or verify it.
    """
    from parity.run.options import RunOptions
    from parity.run.trying import tried_file

    if not (files or settings):
        raise InputError("FILE: which change? Name a changed kernel, or give --set NAME=VALUE")
    options = RunOptions(hip_compiler=hip_compiler, build_limit_s=build_timeout, device="emulator")
    trial = _Trial([tried_file(text) for text in files or ()], settings or [], study, parent, options, db)
    if not watch:
        sys.exit(trial.shown(json_output=json_output, summary=summary))
    trial.shown(json_output=json_output, summary=json_output)  # what is wrong with the command's words ends it
    while True:
        _wait_for_a_save(trial)
        _try_again(trial, json_output)


class _Trial:
    """What is tried, again and again under `--watch`."""

    def __init__(
        self,
        files: "list[TriedFile]",
        settings: list[str],
        study: str | None,
        parent: str | None,
        options: "RunOptions",
        db: str | None,
    ) -> None:
        self.files, self._settings, self._study, self._parent = files, settings, study, parent
        self._options, self._db = options, db
        self.sources: list[Path] = []
        self.before: dict[Path, bytes | None] = {}

    def shown(self, *, json_output: bool, summary: bool) -> int:
        """Run it, show the run, and return the exit code."""
        from parity.contract.workspace import find_workspace
        from parity.run.pipeline import run_try
        from parity.store import open_lab_book, run_beside

        self.before = _contents(self)
        workspace, tried = find_workspace(), self._tried()
        with progress_bar() as progress:
            result = run_try(workspace, tried, self._db, self._options, progress)
        database = open_lab_book(workspace, self._db, tried.study)
        record = run_by_id(database, result.run_id)
        beside = run_beside(database, tried.study.name, tried.study.contract, record)
        self.sources = _sources(record, workspace.root)
        self.before = {**_contents(self), **self.before}
        show_ended(database, record, beside, None, summary=summary, json_output=json_output)
        return exit_code(result, is_satisfied=False)

    def _tried(self) -> "Try":
        from parity.contract.references import default_study, study_of
        from parity.contract.study import load_study
        from parity.contract.workspace import find_workspace
        from parity.run.trying import changed_lanes, study_and_step_of, try_of

        workspace = find_workspace()
        named = study_of(workspace, self._study) if self._study else None
        study_name, parent = study_and_step_of(workspace, self.files, named)
        if self._parent is not None or parent is None:
            with study_to_read(study_name or default_study(workspace), self._db) as (study, database):
                study_name, parent = study.name, standing_step(study, database, self._parent)
        study = load_study(workspace, str(study_name))
        lanes = changed_lanes(workspace, study, parent, self.files)
        values = values_of(study, parent, lanes[0] if len(lanes) == 1 else study.contract.kpi.lane, self._settings)
        return try_of(workspace, study, parent, self.files, values)


def _sources(record: "RunRecord", root: Path) -> list[Path]:
    """Return the files of the workspace that a run was made of."""
    from parity.origin.files import kept_files

    return [root / file.path for file in kept_files(record) if not file.is_outside]


def _wait_for_a_save(trial: _Trial) -> None:
    """Wait until a file has another content than when it was tried. One that stays away is told once."""
    looks = dict.fromkeys((file.path for file in trial.files), 0)
    while all(content in (None, trial.before.get(path)) for path, content in _contents(trial).items()):
        time.sleep(_LOOK_EVERY_S)
        for path in looks:
            looks[path] = 0 if path.is_file() else looks[path] + 1  # it may be away while it is being saved
            if looks[path] == _MISSED_LOOKS:
                say(f"{path}: is not there any more: the next try begins when it is")


def _try_again(trial: _Trial, json_output: bool) -> None:
    try:
        trial.shown(json_output=json_output, summary=json_output)
    except UntrustedError:
        raise
    except ParityError as error:
        say(str(error))


def _contents(trial: _Trial) -> dict[Path, bytes | None]:
    """Return what is in the files that a try is made of; None for one that is not there."""
    paths = dict.fromkeys([*(file.path for file in trial.files), *trial.sources])
    return {path: path.read_bytes() if path.is_file() else None for path in paths}
