"""The commands that make a workspace, or a study in one."""

import sys
from pathlib import Path
from typing import Annotated

import typer

from parity.cli.options import Json
from parity.cli.output import show_report


def init(
    folder: Annotated[Path, typer.Argument(metavar="FOLDER", help="The new workspace; it is made if needed")] = Path(),
    operator: Annotated[
        str | None,
        typer.Option(
            metavar="NAME",
            help="What is computed: rms_norm or scaled_mm; with --from also a file.py, or the name of a new operator",
        ),
    ] = None,
    arch: Annotated[
        str | None, typer.Option(metavar="GFX", help="The architecture to build for (default: gfx1151)")
    ] = None,
    lanes: Annotated[
        str | None,
        typer.Option(
            metavar="A,B",
            help="The lanes, the candidate last (default: hip,triton); with --from their names, in its order",
        ),
    ] = None,
    study: Annotated[str | None, typer.Option(metavar="NAME", help="The study's name (default: OPERATOR-ARCH)")] = None,
    sources: Annotated[
        list[str] | None,
        typer.Option(
            "--from",
            metavar="FILE[:NAME]",
            help="A kernel of your own: HIP, CUDA, Triton, Gluon; given twice or more. NAME chooses one of a file's",
        ),
    ] = None,
    json_output: Json = False,
) -> None:
    """Make a workspace: parity.toml, a study with its first step, and kernels for 'parity run step01'.

    In a workspace that exists it adds the study alone.

    Without --from the kernels are starters, short and right on gfx1151, gfx1201, gfx942, gfx950 and gfx90a. With --from
    their parameters are bound by name to the operator's tensors, scalars and axes; without --operator too, the operator
    is derived from them. Kernel files in FOLDER stay where they are, others are copied. Nothing of them is executed.

    On a terminal it asks for what is not given. It never overwrites a file.
    """
    from parity.report.terminal import print_made
    from parity.starters import Wishes, make_workspace
    from parity.starters.making import DEFAULT_ARCH, DEFAULT_LANES, DEFAULT_OPERATOR

    if sys.stdin.isatty() and not json_output:
        if not sources:
            operator = operator or typer.prompt("Operator (rms_norm, scaled_mm)", DEFAULT_OPERATOR, err=True)
            lanes = lanes or typer.prompt("Lanes", DEFAULT_LANES, err=True)
        arch = arch or typer.prompt("Architecture", DEFAULT_ARCH, err=True)
    wishes = Wishes(folder, operator, arch or DEFAULT_ARCH, _names(lanes), study, sources or [])
    show_report(make_workspace(wishes), json_output, print_made)


def import_definition(
    path: Annotated[
        Path,
        typer.Argument(metavar="PATH", help="A definition's JSON file, or a folder with definition.json"),
    ],
    arch: Annotated[str, typer.Option(metavar="GFX", help="The architecture to build for")] = "gfx1151",
    study: Annotated[str | None, typer.Option(metavar="NAME", help="The study's name (default: NAME-ARCH)")] = None,
    lanes: Annotated[
        str | None, typer.Option(metavar="A,B", help="The lanes, the candidate last (default: hip,triton)")
    ] = None,
    sources: Annotated[
        list[str] | None,
        typer.Option(
            "--from", metavar="FILE[:NAME]", help="A kernel of your own, a lane; given twice or more, or not at all"
        ),
    ] = None,
    workloads: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Its workloads, JSON lines (default: where the collection has them)"),
    ] = None,
    json_output: Json = False,
) -> None:
    """Make an operator and a study of a definition of FlashInfer-Bench or SOL-ExecBench.

    The definition's torch code becomes the operator's reference; it is run, in a process of its own, to find what is
    independent of what ('parity[torch]' brings torch). The first workload's sizes are the study's, others become
    variants of it. Kernels are bound by name, as 'parity init' does. Without a workspace here or above, the working
    folder becomes one.
    """
    from parity.contract.workspace import find_workspace, is_in_workspace
    from parity.report.terminal import print_made
    from parity.starters import Wishes
    from parity.starters import import_definition as make

    folder = find_workspace().root if is_in_workspace() else Path()
    wishes = Wishes(folder, None, arch, _names(lanes), study, sources or [])
    show_report(make(wishes, path, workloads), json_output, print_made)


def _names(lanes: str | None) -> list[str]:
    return [name.strip() for name in (lanes or "").split(",") if name.strip()]
