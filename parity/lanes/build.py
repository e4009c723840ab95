"""Builds one lane: picks the compiler, looks in the cache, builds, and reports the outcome."""

import os
import re
import shutil
import time
from dataclasses import asdict, dataclass
from difflib import get_close_matches
from pathlib import Path
from typing import Any

from parity.codeobject import loaded_sha256, read_object
from parity.codeobject.disassemble import assembly_text
from parity.codeobject.kernel_names import find_kernel
from parity.errors import BuildError, InputError, StoreError, UnavailableError
from parity.isa.analyse import analyse
from parity.isa.parse import CodeAsDataError, as_read
from parity.lanes.base import LOG, Builder, BuilderKind, BuilderReport, BuildRequest
from parity.lanes.cache import BuildCache
from parity.lanes.hip.clang import ClangBuilder, zig_clang
from parity.lanes.registry import kind_of
from parity.lanes.shipped import ShippedBuilder, asked_for, find_shipped
from parity.lanes.sources import check_readable, include_folders, source_hashes
from parity.records import (
    ASSEMBLY,
    BESIDES,
    BOXES,
    FIXED,
    FOLDED,
    OBJECT,
    SCRATCH,
    SHIPPED,
    Box,
    BuildOutcome,
    CodeObject,
    Toolchain,
)
from parity.system.environment import besides
from parity.system.hashing import file_sha256
from parity.system.leftovers import temporary_folder

AUTO = "auto"
_UNDECLARED = re.compile(r"undeclared identifier '(\w+)'")
_CHECKED = 3  # what is checked of a build before it is kept: one that was kept with less is made again
_FULL_BELOW_BYTES = 1 << 20  # with less free space, a failure is blamed on the disk, not on the input


@dataclass(frozen=True)
class _BuilderChoice:
    builder: Builder
    toolchain: Toolchain
    kind: BuilderKind


def build_lane(request: BuildRequest, hip_compiler: str = AUTO) -> BuildOutcome:
    """Build one lane or take it from the cache.

    A compiler that fails, crashes or hangs is an outcome, not an error. Raises UnavailableError if there is no
    compiler, InputError if the step asks for something that the kernel or the compiler does not have, and StoreError if
    the disk is full.
    """
    chosen = _choose(request, hip_compiler)
    sources = _sources(request, chosen.kind)
    cache = BuildCache(request.workspace.private / "builds")
    key = _key(request, chosen, sources)
    entry = cache.find(key)
    if entry is not None and _are_unchanged(request.kernel.parent, entry[1]["imported"]):
        folder, facts = entry
        if facts["symbol"] != request.symbol:  # it was built for another kernel of the same file
            try:
                facts["kernel"] = _checked_kernel(folder, request.symbol)
            except BuildError as error:
                return _failed(request, chosen, sources, folder, error, facts["seconds"])
        return _succeeded(request, chosen, sources, folder, facts, cached=True)
    workplace = cache.workplace(key)
    started = time.monotonic()
    try:
        built = chosen.builder.build(workplace)
        _require_plain(workplace)
        imported = _imported(request, built, sources)
        kernel = _checked_kernel(workplace, built.kernel or request.symbol)
        shown = _assembles_to_object(request, workplace, kernel)
    except BuildError as error:
        seconds = time.monotonic() - started
        if shutil.disk_usage(workplace).free < _FULL_BELOW_BYTES:
            raise StoreError(f"{workplace.parent}: the disk is full") from error
        return _failed(request, chosen, sources, cache.keep_failure(key, workplace), error, seconds)
    except (InputError, UnavailableError):
        shutil.rmtree(workplace, ignore_errors=True)
        raise
    facts = {**asdict(built), "seconds": time.monotonic() - started, "symbol": request.symbol, "kernel": kernel}
    facts["facts"] = {
        **built.facts,
        "assembles_to_object": shown,
        **_positions(built),
        **_scratch(built),
        **_boxes(built),
        **_besides(chosen, built),
    }
    facts["imported"] = imported
    del facts["had"]  # what of it matters is among the facts
    return _succeeded(request, chosen, sources, cache.keep(key, workplace, facts), facts, cached=False)


def _require_plain(folder: Path) -> None:
    """Raise BuildError for what a build left that is no file: a link leads elsewhere, and a pipe never ends."""
    for path in folder.rglob("*"):
        if path.is_symlink() or not (path.is_file() or path.is_dir()):
            raise BuildError(f"the build left '{path.name}', which is no file", stage="object")


def _sources(request: BuildRequest, kind: BuilderKind) -> dict[str, str]:
    """Hashes of the kernel's file and of what it includes, by path relative to its folder."""
    also = kind.included(request)
    folders = include_folders(request.spec.flags, request.kernel.parent)
    return source_hashes(request.kernel, folders, also, request.check_sources)


def experiment_of(request: BuildRequest, hip_compiler: str = AUTO) -> dict[str, Any]:
    """Return what decides about a launch's code and its launch, wherever its files lie and whatever they are called:
    equal documents are the same experiment. Raises UnavailableError and InputError as `build_lane` does.
    """
    chosen = _choose(request, hip_compiler)
    sources = _sources(request, chosen.kind)
    identity = _identity(request, chosen, sources)
    del identity["sources"]
    identity.pop("worker", None)  # this program's own part, which may change without changing a build
    launch = {name: value for name, value in asdict(request.spec).items() if name in _OF_A_LAUNCH}
    contents = {_role(request, name): sha256 for name, sha256 in sources.items()}
    return {**identity, "contents": contents, "launch": launch}


def _role(request: BuildRequest, name: str) -> str:
    """Return what a source is called where its content counts: the kernel's own file may have any name."""
    return "kernel" if name == request.kernel.name else name


_OF_A_LAUNCH = ("symbol", "arguments", "grid", "constants", "types", "layouts", "scratch", "block", "config")


def _imported(request: BuildRequest, built: BuilderReport, sources: dict[str, str]) -> dict[str, str]:
    """Hashes of files that a source has imported and that its text does not show, by path relative to its folder."""
    folder = request.kernel.parent
    known = {(folder / name).resolve() for name in sources}
    paths = [path for path in map(Path, built.imported) if path.resolve() not in known]
    request.check_sources(paths)
    return {os.path.relpath(path, folder): file_sha256(path) for path in paths}


def _are_unchanged(folder: Path, files: dict[str, str]) -> bool:
    try:
        return all(file_sha256(folder / name) == sha256 for name, sha256 in files.items())
    except OSError:
        return False


def _besides(chosen: _BuilderChoice, built: BuilderReport) -> dict[str, str]:
    """Return a fact: what the compiler's process had besides the lane's own environment, if that may change code.

    The fact is no part of the cache's key: most of what may change code does not, and the same build on two machines is
    one.
    """
    extras = besides(built.had, chosen.builder.identity()["env"])
    return {BESIDES: extras} if extras else {}


def _positions(built: BuilderReport) -> dict[str, str]:
    """Facts: the arguments that are constants of the code, and those whose values decided about it."""
    facts = {FOLDED: built.folded, FIXED: built.fixed}
    return {name: " ".join(map(str, positions)) for name, positions in facts.items() if positions}


def _scratch(built: BuilderReport) -> dict[str, str]:
    """Return a fact: the global memory that a launch gives to each workgroup, if any."""
    return {SCRATCH: str(built.scratch_bytes)} if built.scratch_bytes else {}


def _boxes(built: BuilderReport) -> dict[str, str]:
    """Return a fact: what a tensor map of each of the kernel's descriptors moves, if the kernel takes any."""
    return {BOXES: " ".join(built.boxes)} if built.boxes else {}


def builder_of(request: BuildRequest, hip_compiler: str = AUTO) -> Builder:
    """Return what would build a lane. Raises UnavailableError and InputError as `build_lane` does."""
    return _choose(request, hip_compiler).builder


def toolchain_of(request: BuildRequest, hip_compiler: str = AUTO) -> Toolchain:
    """Return the compiler that would build a lane. Raises UnavailableError and InputError as `build_lane` does."""
    return _choose(request, hip_compiler).toolchain


def _choose(request: BuildRequest, hip_compiler: str) -> _BuilderChoice:
    kind = kind_of(request.contract, request.lane, request.spec)
    check_readable(request.kernel)
    try:
        return _BuilderChoice(*kind.choose(request, hip_compiler), kind)
    except UnavailableError:
        shipped = find_shipped(request, _sources(request, kind)) if hip_compiler == AUTO else None
        if shipped is None:
            raise
        return _BuilderChoice(shipped, shipped.compiler, kind)


@dataclass(frozen=True)
class Shipment:
    """A finished build for a machine without its compiler: what is asked for there, by which builder it was made, and
    its folder in the cache, whose name is its key.
    """

    asked: str
    builder: ShippedBuilder
    folder: Path


def shipment_of(request: BuildRequest, hip_compiler: str = AUTO) -> Shipment | None:
    """Return a lane's build as it is shipped; None if there is none. Raises UnavailableError and InputError as
    `build_lane` does.
    """
    chosen = _choose(request, hip_compiler)
    sources = _sources(request, chosen.kind)
    entry = BuildCache(request.workspace.private / "builds").find(_key(request, chosen, sources))
    if entry is None:
        return None
    builder = ShippedBuilder(chosen.toolchain, chosen.builder.identity())
    return Shipment(asked_for(request, sources), builder, entry[0])


def _identity(request: BuildRequest, chosen: _BuilderChoice, sources: dict[str, str]) -> dict[str, Any]:
    """Everything that decides the outcome. The checkout's folder is not part of it: equal content is the same build."""
    toolchain = chosen.toolchain
    return {
        "lane": request.contract.builder(request.lane, request.spec),
        "arch": request.contract.arch,
        "dynamic_lds_bytes": request.spec.dynamic_lds_bytes,
        "sources": sources,
        **_own_files(request),
        "toolchain": [toolchain.compiler, toolchain.version, toolchain.library_sha256, toolchain.packages],
        **chosen.builder.identity(),
    }


def _key(request: BuildRequest, chosen: _BuilderChoice, sources: dict[str, str]) -> str:
    return BuildCache.key({**_identity(request, chosen, sources), "checked": _CHECKED})


def _own_files(request: BuildRequest) -> dict[str, Any]:
    """Return the hashes of files that a kernel's module may read."""
    paths = {name: request.workspace.root / name for name in request.files}
    hashes = {name: file_sha256(path) for name, path in paths.items() if path.is_file()}
    return {"files": hashes} if hashes else {}


def _checked_kernel(folder: Path, symbol: str) -> str:
    """Return the kernel's name in a finished build.

    Raises BuildError unless the build has a complete code object, and the kernel in it and in its text.
    """
    try:
        built = read_object((folder / OBJECT).read_bytes(), OBJECT)
    except (OSError, InputError) as error:
        raise BuildError(f"the compiler left no usable code object: {error}", stage="object") from error
    kernel = find_kernel(symbol, built.kernels)
    try:
        _check_text(folder, kernel)
    except (OSError, UnicodeDecodeError, InputError) as error:
        raise BuildError(f"the compiler left no usable assembly text: {error}", stage="assembly") from error
    return kernel


def _check_text(folder: Path, kernel: str) -> None:
    """Read the kernel in its text. If instructions are written as data in the text, the disassembly replaces the
    text.
    """
    path, pattern = folder / ASSEMBLY, f"^{re.escape(kernel)}$"
    try:
        analyse(path.read_text(), ASSEMBLY, kernel=pattern)
    except CodeAsDataError as error:
        _disassemble(folder, kernel, str(error))


def _disassemble(folder: Path, kernel: str, why: str) -> None:
    """Put the disassembly in the place of the text. Raises UnavailableError, which says why, without a disassembler."""
    path = folder / ASSEMBLY
    try:
        path.write_text(assembly_text((folder / OBJECT).read_bytes(), OBJECT))
    except UnavailableError as error:
        raise UnavailableError(f"{why}: {error}") from error
    analyse(path.read_text(), ASSEMBLY, kernel=f"^{re.escape(kernel)}$")


def _assembles_to_object(request: BuildRequest, folder: Path, kernel: str) -> str:
    """Whether the wheel's clang assembles the text to the object's machine code: yes, no or unknown.

    A yes proves that what is read and emulated is what would run: the text as it is read assembles to the same bytes.
    Where it does not, an assembler takes the text in another way, and the disassembly replaces it. The assembler may be
    missing or too old for the text: then it is unknown. NVIDIA's text is disassembled from the object itself.
    """
    if request.contract.architecture.is_nvidia:
        return "disassembled"
    clang = zig_clang()
    if clang is None:
        return "unknown"
    path = folder / ASSEMBLY
    with temporary_folder("build") as temporary:
        again, as_taken = temporary / OBJECT, temporary / "read.co"
        builder = ClangBuilder(request, clang)
        try:
            builder.assemble(path, again, temporary)
        except BuildError:
            return "unknown"
        read = temporary / "read.s"
        read.write_text(as_read(path.read_text(), ASSEMBLY))
        try:
            builder.assemble(read, as_taken, temporary)
            is_as_read = loaded_sha256(again.read_bytes(), OBJECT) == loaded_sha256(as_taken.read_bytes(), OBJECT)
        except BuildError:
            is_as_read = False
        if not is_as_read:
            _disassemble(folder, kernel, f"{ASSEMBLY}: an assembler takes this text otherwise than it is read here")
            return "disassembled"
        ours, theirs = (read_object(built.read_bytes(), OBJECT) for built in (again, folder / OBJECT))
    is_same = (ours.text, ours.constants, ours.kernels) == (theirs.text, theirs.constants, theirs.kernels)
    return "yes" if is_same else "no"


def _succeeded(
    request: BuildRequest,
    chosen: _BuilderChoice,
    sources: dict[str, str],
    folder: Path,
    facts: dict[str, Any],
    *,
    cached: bool,
) -> BuildOutcome:
    sources = sources | facts["imported"]
    code_object = CodeObject(
        kernel_name=facts["kernel"],
        arch=request.contract.arch,
        path=folder / OBJECT,
        sha256=loaded_sha256((folder / OBJECT).read_bytes(), OBJECT),
        assembly_path=folder / ASSEMBLY,
        dynamic_lds_bytes=facts["dynamic_lds_bytes"],
        grid=request.contract.grid(request.spec),
        threads=request.contract.threads_of(request.spec),
        folded=tuple(facts["folded"]),
        fixed=tuple(facts["fixed"]),
        scratch_bytes=facts.get("scratch_bytes", 0),
        boxes=Box.listed(" ".join(facts.get("boxes", ()))),
    )
    return BuildOutcome(
        **_common(request, chosen, sources, folder, facts["seconds"], cached),
        code_object=code_object,
        facts=facts["facts"] | dict([SHIPPED] if isinstance(chosen.builder, ShippedBuilder) else []),
    )


def _failed(
    request: BuildRequest,
    chosen: _BuilderChoice,
    sources: dict[str, str],
    folder: Path,
    error: BuildError,
    seconds: float,
) -> BuildOutcome:
    return BuildOutcome(
        **_common(request, chosen, sources, folder, seconds, cached=False),
        failed_stage=error.stage,
        failed_pass=error.pass_name,
        is_stopped=error.is_stopped,
        message=f"{error}{_meant(request, str(error))}",
    )


def _meant(request: BuildRequest, message: str) -> str:
    """Say which constant of the lane a name that the compiler does not know is like."""
    unknown = _UNDECLARED.search(message)
    constants = request.contract.constants(request.spec)
    close = get_close_matches(unknown[1], constants, n=1) if unknown else []
    return f" (lanes.{request.lane}.constants has {close[0]}: did you mean {unknown[1]}?)" if unknown and close else ""


def _common(
    request: BuildRequest, chosen: _BuilderChoice, sources: dict[str, str], folder: Path, seconds: float, cached: bool
) -> dict[str, Any]:
    """Return the fields of every outcome. Its artifacts include the kernel's file and every file that the kernel
    includes.
    """
    identity = chosen.builder.identity()
    files = sorted(path for path in folder.rglob("*") if path.is_file() and path.suffix != ".json")
    artifacts = {path.relative_to(folder).as_posix(): path for path in files}
    source_paths = {
        _source_name(request, name, sha256): request.kernel.parent / name for name, sha256 in sources.items()
    }
    artifacts |= source_paths
    kept = {LOG, *source_paths}  # even if empty, as a package's __init__.py is
    return {
        "lane": request.lane,
        "toolchain": chosen.toolchain,
        "environment": identity["env"],
        "options": {name: value for name, value in identity.items() if name not in ("env", "worker")},
        "seconds": seconds,
        "cached": cached,
        "artifacts": {name: path for name, path in artifacts.items() if name in kept or path.stat().st_size},
        "sources": tuple(source_paths),
    }


def _source_name(request: BuildRequest, name: str, sha256: str) -> str:
    """Return a source's path relative to the kernel's folder. For a source outside the workspace, only its file name is
    in the path, so that no folder of this machine is recorded; a source that is called like a file that a build makes
    gets another name.
    """
    path = Path(os.path.normpath(request.kernel.parent / name))
    inside = not name.startswith("..") or path.is_relative_to(request.workspace.root.resolve())
    if name in (OBJECT, ASSEMBLY):
        return f"source/{name}"
    return name if inside else f"outside/{sha256[:8]}/{path.name}"
