"""The command about predicted times."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from parity.cli.books import open_step, run_of_step
from parity.cli.code import OfBundle
from parity.cli.options import Db, Json, RunName
from parity.cli.output import show_report
from parity.errors import InputError

if TYPE_CHECKING:
    from parity.run.predicting import PredictWishes


def predict(
    what: Annotated[
        str, typer.Argument(metavar="STEP|FILE", help="A recorded step, or a file of AMD machine code with --launch")
    ],
    launch: Annotated[
        Path | None, typer.Option("--launch", metavar="TOML", help="FILE's launch (docs/emulator.md)")
    ] = None,
    arch: OfBundle = None,
    gpu: Annotated[str, typer.Option(metavar="NAME", help="The GPU, where an architecture has several (MI355X)")] = "",
    cache: Annotated[
        str,
        typer.Option(
            metavar="STATE", help="What the launch finds in the last-level cache: warm, cold, or dirty (others' lines)"
        ),
    ] = "dirty",
    given: Annotated[
        list[str] | None, typer.Option("--set", metavar="NAME=VALUE", help="A figure of yours: clock_ghz=2.1")
    ] = None,
    run_name: RunName = None,
    json_output: Json = False,
    db: Db = None,
) -> None:
    """Predict times without a GPU, by a model: of a step's lanes, or of one launch. They are never measured ones.

    Some workgroups run on the emulator, and what they execute is put into the time of one unit: issue, LDS, caches,
    memory, latencies, barriers. No verdict rests on it (docs/predicting.md).
    """
    from parity.contract.workspace import find_workspace
    from parity.report.terminal import print_prediction
    from parity.run.predicting import predicted_file, predicted_step
    from parity.run.recorded import RunInBook

    wishes = _wishes(gpu, cache, given or [])
    _check_words(what, launch)
    if launch is not None:
        show_report(predicted_file(Path(what), launch, arch, wishes), json_output, print_prediction)
        return
    if arch is not None:
        raise InputError("--arch: chooses a code object of a bundle: give its launch with --launch too")
    study, database = open_step(what, db, only_read=False)
    run = RunInBook(find_workspace(), database, study.contract, run_of_step(study, database, what, run_name))
    show_report(predicted_step(run, study.name, wishes), json_output, print_prediction)


def _check_words(what: str, launch: Path | None) -> None:
    is_file = Path(what).is_file() and not what.endswith(".toml")
    if launch is None and is_file:
        raise InputError(f"{what}: is a file: give its launch with --launch (docs/emulator.md)")
    if launch is not None and not Path(what).exists():
        raise InputError(
            f"{what}: no such file: --launch is for a file of machine code, and a step has its own launches"
        )


def _wishes(gpu: str, cache: str, given: list[str]) -> "PredictWishes":
    from parity.arch import named_product
    from parity.predict.model import CacheState
    from parity.run.predicting import PredictWishes

    states = [*CacheState]
    if cache not in states:
        raise InputError(f"--cache: '{cache[:20]}' is not one of {', '.join(states)}")
    return PredictWishes(named_product(gpu) if gpu else None, CacheState(cache), dict(map(_given, given)))


def _given(text: str) -> tuple[str, float]:
    name, _, value = text.partition("=")
    try:
        return name, float(value)
    except ValueError:
        raise InputError(f"--set: '{text[:60]}' gives no number: write NAME=VALUE, as clock_ghz=2.1") from None
