"""Builds one lane under several releases of its compiler, and shows what differs and where a guardrail breaks.

Every release is built. A search by halves would build fewer, but it assumes that what breaks stays broken, which
compilers do not promise; and each release's machine code is of interest.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from parity.contract import Contract, LaneSpec, ToolchainSpec
from parity.contract.workspace import Workspace
from parity.devices.gpu import LaneBinary
from parity.errors import InputError, ParityError, UnavailableError
from parity.gate import LaneFacts, crossed_guardrails
from parity.isa.analyse import KernelAnalysis, analyse_built, resources_of
from parity.lanes import BUILDERS, BuildRequest, HashMemory, build_lane, toolchain_of
from parity.machines.cluster import spread
from parity.records import BuildOutcome, CodeObject, Reason, Toolchain, VerificationStatus
from parity.system.leftovers import remove_leftovers
from parity.system.workers import Died, jobs_for
from parity.toolchains import MakeOptions, make, wanted_by
from parity.toolchains.making import Progress
from parity.verify import NoReference, codes_from, make_cases, verify_once

RESOURCES, HOT_LOOP, CLASSES = "resources", "hot loop", "hot loop, by class"
_SCOPES = (RESOURCES, HOT_LOOP, CLASSES)
_BYTES_OF_A_BUILD = 3 << 30  # at most, with what verifies it
WRONG = "result"  # the code of what is crossed where a result is wrong


@dataclass(frozen=True)
class BisectOptions:
    """Which lane is built, within how many seconds; `add` makes environments that are missing. With `result`, each
    release's code object runs on the emulator. `on` is a cluster that builds in the place of this machine.
    """

    lane: str
    limit_s: float = 300.0
    add: bool = False
    result: bool = False
    on: str | None = None


@dataclass(frozen=True)
class Release:
    """A release of a compiler under the name that it was asked for."""

    name: str
    toolchain: ToolchainSpec


@dataclass(frozen=True)
class ReleaseBuild:
    """What a release made of the lane: figures by scope and name, and the guardrails that these cross, each with a
    sentence; or why there are none. A figure that is not known is absent. `result` is what verification on the emulator
    came to, if it was asked for; a wrong one counts as a crossed guardrail.
    """

    release: str
    compiler: Toolchain
    code_object_sha256: str | None = None
    failure: str | None = None
    figures: dict[tuple[str, str], float] | None = None
    crossed: tuple[Reason, ...] = ()
    result: str | None = None

    @property
    def crossed_codes(self) -> set[str]:
        return {reason.code for reason in self.crossed}


@dataclass(frozen=True)
class Change:
    """A figure that differs between two releases; an instruction class that one of them does not use is 0 there."""

    scope: str
    name: str
    before: float
    after: float


@dataclass(frozen=True)
class Break:
    """A release that crosses a guardrail which the one before it, `after`, respects. That is None for the first one.
    `until` is the first later one that respects it again. Releases that were not built do not count.
    """

    release: str
    after: str | None
    until: str | None
    guardrail: str
    sentence: str


def releases_of(compiler: str, text: str) -> list[Release]:
    """Parse the releases to build under, such as `3.6.0,3.7.1`: versions, or paths from the working folder. For Triton
    a path is that of a wheel or of an interpreter. Raises InputError unless the text names two or more different ones.
    """
    names = [name.strip() for name in text.split(",") if name.strip()]
    if len(names) < 2 or len(set(names)) < len(names):
        raise InputError(f"--{compiler}: '{text}' does not name two or more different ones: write A,B,C")
    read = next(kind.releases[compiler] for kind in BUILDERS.values() if compiler in kind.releases)
    return [Release(name, read(name)) for name in names]


def bisect(
    workspace: Workspace,
    contract: Contract,
    spec: LaneSpec,
    releases: Sequence[Release],
    options: BisectOptions,
    progress: Progress,
) -> list[ReleaseBuild]:
    """Build the lane under each release, in the order of the releases. A build that fails is an outcome of its release.

    Raises UnavailableError with a sentence for each release that is not here, and InputError for what is wrong with the
    lane under every release.
    """
    if spec.launches:
        raise InputError(f"--lane: '{options.lane}' has the launches {', '.join(spec.launches)}: only a lane with one")
    remove_leftovers(workspace.private)
    requests = [
        _request(workspace, contract, replace(spec, toolchain=release.toolchain), options) for release in releases
    ]
    compilers = _compilers(requests, options, progress)
    asked = [
        _Asked(release.name, request, compiler, options)
        for release, request, compiler in zip(releases, requests, compilers, strict=True)
    ]
    found: dict[int, tuple[ReleaseBuild, ParityError | None]] = {}
    progress(f"building under {', '.join(release.name for release in releases)}")
    for number, built in spread(workspace, options.on, _release_built, asked, jobs_for(_BYTES_OF_A_BUILD)):
        if isinstance(built, Died):
            died = f"its process {built.how}, twice"
            built = ReleaseBuild(asked[number].release, compilers[number], failure=died), None
        found[number] = built
        progress(f"built under {asked[number].release}")
    builds, mistakes = zip(*(found[number] for number in range(len(asked))), strict=True)
    if mistakes[0] is not None and all(mistakes):
        raise mistakes[0]
    return list(builds)


@dataclass(frozen=True)
class _Asked:
    """A release under which to build, for a worker."""

    release: str
    request: BuildRequest
    compiler: Toolchain
    options: BisectOptions


def _release_built(asked: _Asked) -> tuple[ReleaseBuild, ParityError | None]:
    """Build and read a lane under a release, in a worker; also return what is wrong with the lane under it, such as an
    option that this release does not have, or what reading its text needs and is not here.
    """
    request = asked.request
    try:
        built = _built(asked.release, request.contract, request.lane, outcome := build_lane(request))
        if asked.options.result and outcome.code_object is not None:
            built = _with_result(built, request, outcome.code_object)
    except (InputError, UnavailableError) as error:
        return ReleaseBuild(asked.release, asked.compiler, failure=str(error)), error
    return built, None


def _request(workspace: Workspace, contract: Contract, spec: LaneSpec, options: BisectOptions) -> BuildRequest:
    hashes = HashMemory(workspace.private / "hashes.json")
    return BuildRequest(workspace, contract, options.lane, spec, hashes, options.limit_s)


def _compilers(requests: Sequence[BuildRequest], options: BisectOptions, progress: Progress) -> list[Toolchain]:
    """Find all the compilers before anything is built."""
    compilers: list[Toolchain] = []
    missing: list[str] = []
    for request in requests:
        try:
            compilers.append(_compiler(request, options, progress))
        except UnavailableError as error:
            missing += error.sentences
    if missing:
        raise UnavailableError(*missing)
    return compilers


def _compiler(request: BuildRequest, options: BisectOptions, progress: Progress) -> Toolchain:
    try:
        return toolchain_of(request)
    except UnavailableError:
        wanted = wanted_by(request.workspace, request.spec, request.hashes) if options.add else None
        if wanted is None:
            raise
    make(request.workspace.toolchains, wanted, MakeOptions(), progress)
    return toolchain_of(request)


def _built(release: str, contract: Contract, lane: str, outcome: BuildOutcome) -> ReleaseBuild:
    code = outcome.code_object
    if code is None:
        where = f"{outcome.failed_stage}, pass {outcome.failed_pass}" if outcome.failed_pass else outcome.failed_stage
        return ReleaseBuild(release, outcome.toolchain, failure=f"{outcome.message} (in {where})")
    built, analysis = analyse_built(code)
    kernel = next(kernel for name, kernel in built.kernels.items() if name == code.kernel_name)
    crossed = crossed_guardrails(contract.guardrails, {lane: LaneFacts(None, resources=resources_of(kernel, analysis))})
    return ReleaseBuild(release, outcome.toolchain, code.sha256, None, _figures(analysis), tuple(crossed))


def _with_result(built: ReleaseBuild, request: BuildRequest, code: CodeObject) -> ReleaseBuild:
    """Verify a release's code object on the emulator, as a run verifies its lanes."""
    codes = codes_from(lambda axes: [build_lane(replace(request, contract=request.contract.at(axes)))])
    binary = LaneBinary(request.lane, request.spec, (code,))
    try:
        done = verify_once(request.contract, binary, lambda: make_cases(request.contract), codes)
    except (NoReference, UnavailableError) as error:
        return replace(built, result=f"{VerificationStatus.UNVERIFIED}: {error}")
    crossed = built.crossed
    if done.status is VerificationStatus.FAILED:
        crossed = (*crossed, Reason(WRONG, f"{request.lane}: {done.detail}"))
    return replace(built, crossed=crossed, result=": ".join(filter(None, (done.status.value, done.detail))))


def _figures(analysis: KernelAnalysis) -> dict[tuple[str, str], float]:
    used, hot = analysis.resources, analysis.hot_loop
    figures: dict[tuple[str, str], float | None] = {
        (RESOURCES, "next_free_vgpr"): used.next_free_vgpr,
        (RESOURCES, "agpr_count"): used.agpr_count or None,
        (RESOURCES, "sgpr_count"): used.sgpr_count,
        (RESOURCES, "vgpr_spills"): used.vgpr_spills,
        (RESOURCES, "sgpr_spills"): used.sgpr_spills,
        (RESOURCES, "private_segment_bytes"): used.private_segment_bytes,
        (RESOURCES, "lds_bytes"): used.lds_bytes,
        (RESOURCES, "waves_per_simd"): used.occupancy.waves_per_simd if used.occupancy else None,
        (HOT_LOOP, "instructions"): hot.counts.instructions if hot else None,
        (HOT_LOOP, "matrix"): hot.counts.matrix if hot else None,
        (HOT_LOOP, "non_matrix_per_matrix"): hot.non_matrix_per_matrix if hot else None,
    }
    classes = {(CLASSES, name): number for name, number in hot.counts.classes.items()} if hot else {}
    return {key: float(value) for key, value in {**figures, **classes}.items() if value is not None}


def changes(before: ReleaseBuild, after: ReleaseBuild) -> list[Change]:
    """List the figures that differ between two builds: resources first, then the hot loop, then its classes, each with
    the largest difference first.
    """
    if not before.figures or not after.figures:
        return []
    differences = []
    for scope, name in {**before.figures, **after.figures}:
        absent = 0.0 if scope == CLASSES else None
        old, new = (figures.get((scope, name), absent) for figures in (before.figures, after.figures))
        if old is not None and new is not None and old != new:
            differences.append(Change(scope, name, old, new))
    return sorted(differences, key=lambda change: (_SCOPES.index(change.scope), -abs(change.after - change.before)))


def breaks(builds: Sequence[ReleaseBuild]) -> list[Break]:
    """Return where guardrails break, in the order of the releases. One that holds again may break again."""
    whole = [built for built in builds if built.failure is None]
    breaches = []
    for at, built in enumerate(whole):
        before = whole[at - 1] if at else None
        for reason in built.crossed:
            if before is None or reason.code not in before.crossed_codes:
                until = next(
                    (later.release for later in whole[at + 1 :] if reason.code not in later.crossed_codes), None
                )
                breaches.append(
                    Break(built.release, before.release if before else None, until, reason.code, reason.text)
                )
    return breaches
