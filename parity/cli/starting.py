"""The commands that make a workspace, or a study in one."""

import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from parity.cli.options import Json
from parity.cli.output import show_report
from parity.errors import InputError

if TYPE_CHECKING:
    from parity.starters import NewStudy, Wishes


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
        str | None,
        typer.Option(metavar="GFX", help="The architecture to build for, or a GPU's name (default: gfx1151)"),
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
            help="A kernel of your own: HIP, CUDA, Triton, Gluon; may be given again. NAME chooses one of a file's",
        ),
    ] = None,
    definition: Annotated[
        Path | None,
        typer.Option(
            metavar="PATH", help="A definition of FlashInfer-Bench or SOL-ExecBench: its JSON file, or a folder with it"
        ),
    ] = None,
    reference: Annotated[
        str | None,
        typer.Option(
            metavar="FILE.py[:NAME]",
            help="A Python function, or a KernelBench file's Model, that says what is right; needs torch",
        ),
    ] = None,
    capture: Annotated[
        str | None,
        typer.Option(
            metavar="FOLDER[:KERNEL]", help="A kernel that a program launched under 'parity on ARCH --capture FOLDER'"
        ),
    ] = None,
    workloads: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Its workloads, JSON lines (default: where the collection has them)"),
    ] = None,
    lane: Annotated[
        str | None,
        typer.Option(metavar="NAME", help="Add a lane with the kernel of --from to a study that exists (--study)"),
    ] = None,
    json_output: Json = False,
) -> None:
    """Make a workspace with a study, its first step and kernels.

    'parity run step01' works there at once. In a workspace that exists it adds the study alone.

    Without --from the kernels are starters, short and right. With --from their parameters are bound by name to the
    operator's tensors, scalars and axes; without --operator too, the operator is derived from them. Kernel files in
    FOLDER stay where they are, others are copied. Nothing of them is executed.

    With --definition the operator is what the definition says, and its torch code is the reference. That code is run in
    a process of its own, to find the independent axes (the extra 'torch' of the package parity brings torch). The first
    workload's sizes are the study's, others become variants of it.

    With --reference the operator is what a Python function computes. Its file says by `get_inputs()` what it is called
    with, which gives shapes and types; for a Model, `get_init_inputs()` says what it is made with, and its weights are
    inputs too. The file is run, in a process of its own.

    With --capture the study is of a kernel as a program launched it: its one lane is the kernel, its cases are the
    launches, and what they left is what lanes are compared with, unless --reference says what is right. Nothing of the
    program is imported. Among several kernels, FOLDER:KERNEL names one.

    With --lane the study that exists gets another lane, and goes on: which lane is judged stays, so its runs stay too.

    On a terminal it asks for what is not given. It never overwrites a file.
    """
    from parity.report.terminal import print_made
    from parity.starters import Wishes, make_workspace
    from parity.starters.making import DEFAULT_ARCH

    named = _what_says_it(definition, reference, operator, capture, workloads)
    if capture:
        made = _captured(Wishes(folder, arch=arch or "", study=study), capture, reference)
        show_report(made, json_output, print_made)
        return
    if lane:
        others = [*named, *(option for option, given in {"--lanes": lanes, "--arch": arch}.items() if given)]
        show_report(_with_lane(folder, lane, sources or [], study, others), json_output, print_made)
        return
    if not (definition or reference) and sys.stdin.isatty() and not json_output:
        operator, lanes, arch = _ask_for_missing(operator, lanes, arch, has_kernels=bool(sources))
    wishes = Wishes(folder, operator, arch or DEFAULT_ARCH, _names(lanes), study, sources or [])
    made = _imported(wishes, definition, workloads, reference) if definition or reference else make_workspace(wishes)
    show_report(made, json_output, print_made)


def _what_says_it(
    definition: Path | None, reference: str | None, operator: str | None, capture: str | None, workloads: Path | None
) -> list[str]:
    """Return the options that say what is computed. Raises InputError for two; a capture may have a reference."""
    if workloads and not definition:
        raise InputError("--workloads: needs a --definition")
    given = {"--definition": definition, "--reference": reference, "--operator": operator, "--capture": capture}
    named = [option for option, value in given.items() if value]
    if len(named) > 1 and named != ["--reference", "--capture"]:
        raise InputError(f"{named[1]}: the {named[0]} says what is computed: leave one of them out")
    return named


def _with_lane(folder: Path, lane: str, sources: list[str], study: str | None, others: list[str]) -> "NewStudy":
    """Add a lane to a study, whose contract says everything else."""
    from parity.starters import LaneWish, add_lane

    if others:
        raise InputError(f"{others[0]}: the study's contract says it: --lane takes --from and --study")
    if len(sources) != 1:
        raise InputError(f"--from: a lane has one kernel, and {len(sources) or 'none'} is named: --from FILE[:NAME]")
    return add_lane(None if folder == Path() else folder, LaneWish(lane, sources[0], study))


def _captured(wishes: "Wishes", capture: str, reference: str | None) -> "NewStudy":
    """Make a study of a kernel that a program was seen to launch."""
    from parity.starters import import_definition, read_captures, read_reference, study_of_capture

    where, colon, named = (capture, "", "") if Path(capture).is_dir() else capture.rpartition(":")
    folder = Path(where if colon else capture)
    if not named and any(folder.glob(f"{wishes.folder.name}-*/launch.json")):
        named, wishes = wishes.folder.name, replace(wishes, folder=Path())
    launches = read_captures(folder, named or None)
    arch = wishes.arch or launches[0].document["arch"]
    wishes = _in_workspace_here(replace(wishes, arch=arch))
    if reference is None:
        return study_of_capture(wishes, launches)
    whole, kernel = launches[0].document["whole_file"], launches[0].kernel
    source = whole or str(launches[0].file)
    read, examples = read_reference(reference, launches[0])
    wishes = replace(wishes, sources=[f"{source}:{kernel}"], lanes=["triton"])
    return import_definition(wishes, read, [examples], launches)


def _imported(wishes: "Wishes", definition: Path | None, workloads: Path | None, reference: str | None) -> "NewStudy":
    """Make a study of a definition, or else of a Python function."""
    from parity.starters import import_definition, read_definition, read_reference, read_workloads

    if definition:
        read = read_definition(definition)
        return import_definition(_in_workspace_here(wishes), read, read_workloads(read, workloads))
    read, examples = read_reference(reference or "")
    return import_definition(_in_workspace_here(wishes), read, [examples])


def _ask_for_missing(
    operator: str | None, lanes: str | None, arch: str | None, *, has_kernels: bool
) -> tuple[str | None, str | None, str | None]:
    """Ask on a terminal for what is not given."""
    from parity.arch import ARCHITECTURES, architecture_named
    from parity.starters.built_in import arch_problem, lane_problem, operator_problem, unknown_arch
    from parity.starters.making import DEFAULT_ARCH, DEFAULT_LANES, DEFAULT_OPERATOR

    def wrong_arch(text: str) -> str | None:
        arch = architecture_named(text)
        if has_kernels:
            return None if arch.partition(":")[0] in ARCHITECTURES else unknown_arch(text)
        return arch_problem(arch)

    def wrong_lanes(text: str) -> str | None:
        problems = (lane_problem(name, operator or DEFAULT_OPERATOR) for name in _names(text))
        return next(filter(None, problems), None)

    if not has_kernels:
        operator = operator or _asked("Operator (rms_norm, scaled_mm)", DEFAULT_OPERATOR, operator_problem)
        lanes = lanes or _asked("Lanes", DEFAULT_LANES, wrong_lanes)
    return operator, lanes, arch or _asked("Architecture, or a GPU's name", DEFAULT_ARCH, wrong_arch)


def _asked(question: str, usual: str, wrong: Callable[[str], str | None]) -> str:
    """Ask until there is an answer with which nothing is wrong."""

    def checked(text: str) -> str:
        if problem := wrong(text.strip()):
            raise typer.BadParameter(problem.partition(": ")[2])
        return text.strip()

    answer: str = typer.prompt(question, usual, value_proc=checked, err=True)
    return answer


def _in_workspace_here(wishes: "Wishes") -> "Wishes":
    """Return the wishes with the folder of the workspace here or above, if no other folder is named."""
    from parity.contract.workspace import find_workspace, is_in_workspace

    is_here = wishes.folder == Path() and is_in_workspace()
    return replace(wishes, folder=find_workspace().root) if is_here else wishes


def _names(lanes: str | None) -> list[str]:
    return [name.strip() for name in (lanes or "").split(",") if name.strip()]
