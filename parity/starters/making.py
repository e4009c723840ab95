"""Makes a workspace: finds the kernels, plans the study, and writes the files, never over another one."""

import os
import re
import shlex
from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from pathlib import Path

from parity.arch import ARCHITECTURES, architecture_named, get_arch
from parity.contract.workspace import SETTINGS, find_workspace, is_workspace, write_whole
from parity.errors import InputError
from parity.lanes.base import check_source
from parity.lanes.cpp_kernels import kernels_of_cpp
from parity.lanes.source_kernel import Kernel
from parity.lanes.sources import source_hashes
from parity.lanes.triton.places import place_of
from parity.operators import OPERATORS, Operator, find_operator
from parity.starters import texts
from parity.starters.built_in import starter, starter_kernel, unknown_arch
from parity.starters.captured import CapturedLaunch, bound_by_capture, plan_of_capture
from parity.starters.definitions import Definition, Workload
from parity.starters.imported import operator_of
from parity.starters.imported_plan import ImportedOperator, plan_of_definition, with_kernels
from parity.starters.operator_texts import imported_text, operator_text
from parity.starters.own import builder_of, derived_operator, plan_of_kernels
from parity.starters.plan import Plan
from parity.starters.python import kernels_of_python, kernels_of_strings
from parity.system.nearest import file_meant, nearest
from parity.system.trust import require_trust, trust

_STUDY = re.compile(r"\w[\w.-]*")
_LANE = re.compile(r"[a-z][a-z0-9_]{0,31}")
_IGNORE = ".gitignore"
DEFAULT_OPERATOR, DEFAULT_ARCH, DEFAULT_LANES = "rms_norm", "gfx1151", "hip,triton"


@dataclass(frozen=True)
class Wishes:
    """What the user wants. `sources` are kernel files of their own, each `FILE` or `FILE:NAME`; without them there are
    starter kernels. `arch` may be a GPU's name. `lanes` are names: of the sources in their order, or of the starters'
    builders.
    """

    folder: Path
    operator: str | None = None
    arch: str = DEFAULT_ARCH
    lanes: list[str] = field(default_factory=list)
    study: str | None = None
    sources: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        object.__setattr__(self, "arch", architecture_named(self.arch))


@dataclass(frozen=True)
class NewStudy:
    """A new study, and perhaps a new workspace around it: its files from the workspace's folder, the fields of
    `contract` that are still to be filled in, what else is to be done (sentences), and the next command.
    """

    workspace: Path
    study: str
    is_new: bool
    contract: str
    files: list[str]
    to_fill_in: list[str]
    notes: list[str]
    next: str


def make_workspace(wishes: Wishes) -> NewStudy:
    """Write a workspace with one study; in a workspace that exists, write the study alone.

    Raises InputError for wishes that cannot be fulfilled, and for a file that exists. Then nothing is written.
    """
    folder = _folder(wishes)
    plan, files = _of_kernels(wishes, folder) if wishes.sources else (_of_starters(wishes), {})
    return _written(wishes, folder, plan, files if wishes.sources else _starter_kernels(plan))


def import_definition(
    wishes: Wishes, definition: Definition, sizes: Sequence[Workload], launches: Sequence[CapturedLaunch] = ()
) -> NewStudy:
    """Write an operator and a study of a definition, and a workspace around them where there is none. The sizes of the
    first workload are the study's; each workload with other sizes is a variant of it. Captured `launches` of the one
    kernel say what its parameters are bound to.

    Raises InputError for a definition or wishes that cannot be fulfilled, and for a file that exists; UnavailableError
    without torch. Then nothing is written.
    """
    folder = _folder(wishes)
    file = f"operators/{re.sub(r'[^0-9A-Za-z_.-]', '_', definition.name)}.py"
    study = _study(wishes, Path(file).stem)
    refuse_existing(folder, [f"experiments/{study}/contract.toml"])
    operator_path = folder / file
    made, unbound = operator_of(definition, sizes[0] if sizes else None)
    operator = _own_operator(folder, operator_path) if operator_path.is_file() else made  # its user may have changed it
    kernels = _kernels(wishes)
    lanes = wishes.lanes or (_names_of(kernels, wishes.arch) if kernels else DEFAULT_LANES.split(","))
    placed, copies = _lanes_of(kernels, lanes, folder) if kernels else ({}, {})
    imported = ImportedOperator(operator, file, unbound)
    plan = plan_of_definition(study, wishes.arch, definition, imported, sizes, _lane_names(lanes))
    if kernels:
        plan = with_kernels(plan, operator, dict(zip(lanes, kernels, strict=True)), placed)
        plan = bound_by_capture(plan, operator, launches) if launches else plan
    if operator_path.is_file():
        kept = replace(plan, notes=[f"{file} is left as it was."])
        return _written(wishes, folder, kept, copies)
    text = imported_text(operator, definition, unbound)
    return _written(wishes, folder, plan, {**copies, file: text.encode()})


def study_of_capture(wishes: Wishes, launches: Sequence[CapturedLaunch]) -> NewStudy:
    """Write an operator and a study of a kernel's captured launches, and a workspace around them where there is none.

    Raises InputError for wishes that cannot be fulfilled, and for a file that exists. Then nothing is written.
    """
    folder, first = _folder(wishes), launches[0]
    kernel, copies = f"kernels/{first.kernel}.py", {f"kernels/{first.kernel}.py": first.source.encode()}
    if whole := first.document["whole_file"]:
        (kernel,), copies = placed_kernels([kernel_of(f"{whole}:{first.kernel}", wishes.arch)], folder)
    study = _study(wishes, first.kernel)
    plan, files = plan_of_capture(study, launches, kernel, f"operators/{first.kernel}.py")
    return _written(wishes, folder, replace(plan, arch=wishes.arch), {**copies, **files})


def _folder(wishes: Wishes) -> Path:
    folder = wishes.folder.resolve()
    if folder.exists() and not folder.is_dir():
        raise InputError(f"{folder}: is no folder")
    return folder


def _written(wishes: Wishes, folder: Path, plan: Plan, files: dict[str, bytes]) -> NewStudy:
    """Write a plan's files and the study's own, none over another file."""
    is_new, study = not is_workspace(folder), f"experiments/{plan.study}"
    if not is_new:
        find_workspace(folder)  # whose settings must be right
    made = {
        f"{study}/contract.toml": texts.contract_text(plan).encode(),
        f"{study}/step01.toml": texts.step_text(plan).encode(),
        **{name: content for name, content in files.items() if not has_file(folder / name, content)},
    }
    for name, variant in plan.variants.items():
        made[f"experiments/{name}/contract.toml"] = texts.variant_text(plan, variant).encode()
        made[f"experiments/{name}/step01.toml"] = texts.step_text(plan).encode()
    notes = list(plan.notes)
    if is_new:
        made |= {SETTINGS: texts.settings_text(plan.study).encode(), _IGNORE: texts.IGNORED.encode()}
        if os.path.lexists(folder / _IGNORE):
            del made[_IGNORE]
            notes.append(f"{_IGNORE} is left as it was: let it name .parity/, the folder of caches.")
    refuse_existing(folder, made)
    for name, content in made.items():
        write_whole(folder / name, content)
    if is_new:
        with suppress(OSError):  # the first run then asks
            trust(folder)
    enter = "" if folder == Path.cwd() else f"cd {shlex.quote(str(wishes.folder))} && "
    contract, run = f"{study}/contract.toml", f"{enter}parity run {'' if is_new else f'{plan.study}/'}step01"
    return NewStudy(folder, plan.study, is_new, contract, [*made], plan.still_open(), notes, run)


def refuse_existing(folder: Path, names: Iterable[str]) -> None:
    """Raise InputError if one of these files exists."""
    for name in names:
        if os.path.lexists(folder / name):
            raise InputError(f"{folder / name}: exists already: nothing was written")


def has_file(path: Path, content: bytes) -> bool:
    """Return whether a file is there already, as it would be written: another study's kernel."""
    return path.is_file() and path.read_bytes() == content


def _study(wishes: Wishes, operator: str) -> str:
    study = wishes.study or f"{operator}-{wishes.arch}"
    if not _STUDY.fullmatch(study):
        raise InputError(f"--study: '{study}' is no name for a folder: it has letters, digits, '_', '-' and '.'")
    return study


def is_lane_name(name: str) -> bool:
    """Return whether a lane can have this name."""
    return bool(_LANE.fullmatch(name))


def _lane_names(names: list[str]) -> list[str]:
    for name in names:
        if not is_lane_name(name):
            raise InputError(f"--lanes: '{name}' is no name of a lane: it has small letters, digits and '_'")
    if len(set(names)) < max(1, len(names)):
        raise InputError("--lanes: each lane has a name of its own: hip,triton")
    return names


def _of_starters(wishes: Wishes) -> Plan:
    operator = wishes.operator or DEFAULT_OPERATOR
    lanes = _lane_names(wishes.lanes or DEFAULT_LANES.split(","))
    return starter(_study(wishes, operator), operator, wishes.arch, lanes)


def _starter_kernels(plan: Plan) -> dict[str, bytes]:
    return {lane.kernel: starter_kernel(plan.operator, lane.builder).read_bytes() for lane in plan.lanes}


def _of_kernels(wishes: Wishes, folder: Path) -> tuple[Plan, dict[str, bytes]]:
    """Plan a study of the user's kernels; return the plan and the files that it needs: copies of kernels, an
    operator.
    """
    kernels = _kernels(wishes)
    lanes = wishes.lanes or _names_of(kernels, wishes.arch)
    paths, copies = _lanes_of(kernels, lanes, folder)
    name, operator, operator_files = _operator(wishes, kernels, folder)
    by_lane = dict(zip(lanes, kernels, strict=True))
    plan = plan_of_kernels(_study(wishes, operator.name), operator, name, wishes.arch, by_lane, paths)
    return plan, {**copies, **operator_files}


def _kernels(wishes: Wishes) -> list[Kernel]:
    """Find each source's kernel. Raises InputError with all that is wrong, the architecture too."""
    if wishes.arch.partition(":")[0] not in ARCHITECTURES:
        raise InputError(unknown_arch(wishes.arch))
    kernels, wrong = [], list[str]()
    for source in wishes.sources:
        try:
            kernels.append(kernel_of(source, wishes.arch))
        except InputError as error:
            wrong += error.sentences
    if wrong:
        raise InputError(*wrong)
    return kernels


def _lanes_of(kernels: list[Kernel], lanes: list[str], folder: Path) -> tuple[dict[str, str], dict[str, bytes]]:
    """Each lane's kernel from the workspace, and the files that have to be copied for it."""
    if len(lanes) != len(kernels):
        named = ", ".join(kernel.name for kernel in kernels)
        raise InputError(
            f"--from: each kernel has a lane of its own: there are the kernels {named} and the lanes {', '.join(lanes)}"
        )
    placed, copies = placed_kernels(kernels, folder)
    return dict(zip(_lane_names(lanes), placed, strict=True)), copies


def _operator(wishes: Wishes, kernels: list[Kernel], folder: Path) -> tuple[str, Operator, dict[str, bytes]]:
    """Return what the contract calls the operator, the operator, and its file if that has to be written."""
    wanted = wishes.operator
    if wanted in OPERATORS:
        return wanted, find_operator(wanted), {}
    if wanted is not None and wanted.endswith(".py"):
        path = Path(wanted).resolve()
        if not path.is_relative_to(folder):
            raise InputError(f"--operator: {path} lies outside {folder}: it is code that runs there")
        return path.relative_to(folder).as_posix(), _own_operator(folder, path), {}
    name = wanted or kernels[0].name
    if not name.isidentifier():
        raise InputError(f"--operator: '{name}' is neither a name nor the path of a file.py")
    derived = derived_operator(name, kernels)
    return f"operators/{name}.py", derived, {f"operators/{name}.py": operator_text(derived).encode()}


def _own_operator(folder: Path, path: Path) -> Operator:
    """Return the operator that a file of the workspace defines. Raises UntrustedError if the file may not run."""
    require_trust(folder, str(path))
    return find_operator(str(path))


def kernel_of(source: str, arch: str) -> Kernel:
    """Find the kernel that `FILE` or `FILE:NAME` names; in Python, also one of HIP or CUDA in a string. Nothing is
    executed.

    Raises InputError if there is none, or if the file has several and none is named.
    """
    file, colon, name = (source, "", "") if Path(source).exists() else source.rpartition(":")
    path = Path(file if colon else source).resolve()
    if not path.exists():
        raise InputError(f"--from: {path}: no such file{file_meant(path)}")
    check_source(path, f"--from: {path}")
    text = path.read_text(errors="replace")
    if path.suffix == ".py":
        kernels = [*kernels_of_python(path, text), *kernels_of_strings(path, text, get_arch(arch).is_nvidia)]
    else:
        kernels = kernels_of_cpp(path, text)
    chosen = [kernel for kernel in kernels if name in ("", kernel.name)]
    known = ", ".join(kernel.shown for kernel in kernels)
    if not kernels:
        mark = "@triton.jit or @gluon.jit, or in a string __global__" if path.suffix == ".py" else "__global__"
        raise InputError(f"--from: {path}: has no kernel, which is a function with {mark}")
    if not chosen:
        near = nearest(name, [kernel.name for kernel in kernels])
        meant = f": did you mean '{near}'?" if near else f": it has {known}"
        raise InputError(f"--from: {path}: has no kernel '{name}'{meant}")
    if len(chosen) > 1:
        raise InputError(
            f"--from: {path}: has several kernels: choose one, as {file or source}:{kernels[0].name}: {known}"
        )
    return chosen[0]


def _names_of(kernels: list[Kernel], arch: str) -> list[str]:
    """Names of lanes: their builders', or their files' or kernels' where those are alike."""
    candidates = (
        [builder_of(kernel, arch) for kernel in kernels],
        [kernel.file.stem for kernel in kernels],
        [kernel.name for kernel in kernels],
    )
    for names in candidates:
        named = [re.sub(r"\W", "_", name.lower())[:32] for name in names]
        if len(set(named)) == len(named) and all(map(_LANE.fullmatch, named)):
            return named
    raise InputError("--lanes: missing: the kernels' files have no names that could be those of lanes")


def placed_kernels(kernels: list[Kernel], folder: Path) -> tuple[list[str], dict[str, bytes]]:
    """Each kernel's path from the workspace, and the files to be made there: those of strings, and kernels that lie
    outside, with what they include from beside them, or import from their package.
    """
    placed, copies = [], dict[str, bytes]()
    for kernel in kernels:
        if kernel.file.is_relative_to(folder) and not kernel.text:
            placed.append(kernel.file.relative_to(folder).as_posix())
            continue
        beside = place_of(kernel.file)[0] if kernel.is_triton else kernel.file.parent
        placed.append(f"kernels/{kernel.file.relative_to(beside).as_posix()}")
        files = {placed[-1]: kernel.text.encode()} if kernel.text else _with_what_it_uses(kernel.file, beside)
        for target, content in files.items():
            if copies.setdefault(target, content) != content:
                raise InputError(f"--from: two files would become {target}: give one another name")
    return placed, copies


def _with_what_it_uses(file: Path, beside: Path) -> dict[str, bytes]:
    """Read a source and what it includes or imports, all below a folder, by their places in the workspace."""
    files = {}
    for name in source_hashes(file, [], set(), lambda _: None):
        path = Path(os.path.normpath(file.parent / name))
        if not path.is_relative_to(beside):
            raise InputError(f"--from: {file} includes {name}: name a FOLDER that holds both")
        files[f"kernels/{path.relative_to(beside).as_posix()}"] = path.read_bytes()
    return files
