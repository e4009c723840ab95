"""Which studies an archive for another machine has, and with them the kernels of a first contact."""

from collections.abc import Sequence
from pathlib import Path

from parity.arch import get_arch
from parity.contact.context import studies_of
from parity.contact.stages import own_builds
from parity.contract.references import study_or_step
from parity.contract.study import load_study
from parity.contract.workspace import Workspace
from parity.errors import InputError
from parity.report.records.contact import ShipReport
from parity.run.options import Progress, RunOptions
from parity.run.shipping import Freight


def ship(
    workspace: Workspace, archive: Path, references: Sequence[str], arch: str, options: RunOptions, progress: Progress
) -> ShipReport:
    """Write an archive of steps or studies, of one architecture, or of all that a workspace has of it.

    Raises InputError where nothing is named, or steps are of several architectures.
    """
    if not references and not arch:
        raise InputError("name steps or studies, or all of an architecture with --arch")
    named = [study_or_step(workspace, reference) for reference in references]
    studies = [load_study(workspace, name) for name, _ in named] or studies_of(workspace, arch)
    archs = sorted({study.contract.arch for study in studies} | ({arch} if arch else set()))
    if len(archs) != 1:
        raise InputError(f"an archive is for one architecture, and these are of {' and '.join(archs)}")
    steps = [step for _, step in named] or [None] * len(studies)
    freight = Freight(workspace, get_arch(archs[0]), options, progress)
    for study, step in zip(studies, steps, strict=True):
        for name in [step] if step else study.step_names():
            freight.add(f"{study.name}/{name}")
    progress("assembling the kernels of a first contact")
    freight.builds |= own_builds(archs[0], workspace.private / "builds")
    progress("writing the archive")
    return freight.write(archive)
