"""What is released: one version everywhere, packages that install in a bare environment, and GitHub's action."""

import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tarfile
import tomllib
import venv
from pathlib import Path
from zipfile import ZipFile

import pytest
import yaml
from conftest import ROOT
from documents_run import parts_of
from test_docs import copy_workspace

from parity.version import DISTRIBUTION, __version__


def test_the_version_is_the_same_everywhere() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    citation = yaml.safe_load((ROOT / "CITATION.cff").read_text())
    assert (project["name"], project["version"], citation["version"]) == (DISTRIBUTION, __version__, __version__)
    assert re.search(rf"^## {re.escape(__version__)} \(", (ROOT / "CHANGELOG.md").read_text(), re.MULTILINE)


@pytest.fixture(scope="module")
def packages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the wheel and the source distribution of this checkout."""
    folder = tmp_path_factory.mktemp("packages")
    subprocess.run([sys.executable, "-m", "build", "--outdir", folder, ROOT], check=True, capture_output=True)
    return folder


@pytest.mark.slow
def test_packages_have_what_the_program_reads(packages: Path) -> None:
    (wheel,), (archive,) = packages.glob("*.whl"), packages.glob("*.tar.gz")
    names = {name for name in ZipFile(wheel).namelist() if name.startswith("parity/")}
    tracked = subprocess.run(["git", "ls-files", "parity"], cwd=ROOT, capture_output=True, text=True, check=True)
    assert {*tracked.stdout.split()} <= names, "what the repository has"
    with tarfile.open(archive) as sources:
        assert {"README.md", "LICENSE", "parity/version.py"} <= {name.partition("/")[2] for name in sources.getnames()}


class Bare:
    """An environment with nothing in it, a folder to work in, and a home with the caches of compilers."""

    def __init__(self, folder: Path, home: Path) -> None:
        self.folder, self.work, self.home = folder / "environment", folder / "work", home
        venv.create(self.folder, with_pip=True)
        self.work.mkdir()

    @property
    def packages(self) -> Path:
        return next((self.folder / "lib").glob("python*/site-packages"))

    def installed(self, *what: str) -> None:
        pip = [str(self.folder / "bin" / "pip"), "install", "--quiet", "--disable-pip-version-check"]
        subprocess.run([*pip, "--constraint", ROOT / "constraints.txt", *what], check=True, capture_output=True)

    def ran(self, *words: str) -> "subprocess.CompletedProcess[str]":
        path = f"{self.folder / 'bin'}{os.pathsep}/usr/bin{os.pathsep}/bin"
        clean = {"PATH": path, "HOME": str(self.home), "COLUMNS": "100"}
        return subprocess.run(["parity", *words], cwd=self.work, env=clean, capture_output=True, text=True, check=False)

    def goes_through(self, study: str, lanes: str) -> None:
        """init, run, report."""
        made = self.ran("init", "--study", study, "--operator", "rms_norm", "--arch", "gfx1151", "--lanes", lanes)
        assert made.returncode == 0, made.stderr
        ended = self.ran("run", f"{study}/step01")
        assert f"verified: {'both lanes' if ',' in lanes else lanes} on" in " ".join(ended.stdout.split()), ended.stderr
        assert "step01" in self.ran("report", study).stdout

    def runs_a_program(self) -> None:
        """build, on."""
        tutorial = (ROOT / "docs" / "tutorials" / "own_program.md").read_text()
        program = next(part[1] for part in parts_of(tutorial) if isinstance(part, tuple))
        (self.work / "saxpy.hip").write_text(program)
        assert self.ran("build", "--program", "saxpy.hip", "--arch", "gfx942", "-o", "saxpy").returncode == 0
        faulty = self.ran("on", "gfx942", "--", "./saxpy")
        assert "memory outside of every buffer" in " ".join(faulty.stderr.split()), faulty.stderr


@pytest.mark.slow
def test_the_wheel_gets_through_a_first_hour(packages: Path, tmp_path: Path) -> None:
    """What it depends on is that of this environment."""
    bare = Bare(tmp_path, Path.home())
    bare.installed("--no-deps", *map(str, packages.glob("*.whl")))
    (bare.packages / "others.pth").write_text(f"{sysconfig.get_path('purelib')}\n")
    where = subprocess.run(
        [bare.folder / "bin" / "python", "-c", "import parity; print(parity.__file__)"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=True,
    )
    assert Path(where.stdout.strip()).is_relative_to(bare.packages)
    ask = "from parity.system.documentation import documents; print(*documents())"
    found = subprocess.run(
        [bare.folder / "bin" / "python", "-c", ask], cwd=tmp_path, capture_output=True, text=True, check=True
    )
    assert {"steps", "glossary", "own_kernel"} <= {*found.stdout.split()}, "documents are installed too"
    bare.goes_through("both", "hip,triton")
    bare.runs_a_program()


@pytest.mark.proof
def test_a_bare_environment_gets_through_a_first_hour(packages: Path, tmp_path: Path) -> None:
    """First without Triton, then with it."""
    bare = Bare(tmp_path, tmp_path)
    (wheel,) = packages.glob("*.whl")
    bare.installed(str(wheel))
    weight = sum(path.stat().st_size for path in bare.packages.rglob("*") if path.is_file()) / 1e6
    assert weight < 700
    bare.goes_through("one", "hip")
    assert bare.ran("init", "--study", "both", "--operator", "rms_norm", "--arch", "gfx1151").returncode == 0
    missing = bare.ran("run", "both/step01")
    assert (missing.returncode, "pip install 'kernel-parity[triton]'" in missing.stderr) == (3, True)
    bare.installed(f"{wheel}[triton]")
    bare.goes_through("two", "hip,triton")
    bare.runs_a_program()


@pytest.mark.slow
def test_the_actions_check_leaves_table_pages_and_findings(tmp_path: Path) -> None:
    steps = yaml.safe_load((ROOT / "action.yml").read_text())["runs"]["steps"]
    (script,) = (step["run"] for step in steps if step.get("name") == "parity check")
    work, out, summary = tmp_path / "work", tmp_path / "out", tmp_path / "summary.md"
    work.mkdir()
    copy_workspace(work)
    for study in (work / "experiments").iterdir():
        if study.name != "rms_norm-gfx1151":
            shutil.rmtree(study)
    given = {
        "PARITY": str(Path(sys.executable).parent / "parity"),
        "STEPS": "all",
        "OUT": str(out),
        "GITHUB_STEP_SUMMARY": str(summary),
    }
    environment = {**os.environ, **given}
    words = ["bash", "--noprofile", "--norc", "-eo", "pipefail", "-c", script]
    ended = subprocess.run(words, cwd=work, env=environment, capture_output=True, text=True, check=False)
    assert ended.returncode == 0, ended.stderr
    assert "passed       verification triton" in summary.read_text()
    assert (out / "pages" / "index.html").is_file()
    assert (out / "parity-check.xml").read_text().startswith("<?xml")
    kernel = work / "triton_kernels" / "rms_norm.py"
    kernel.write_text(kernel.read_text().replace("mean + eps", "mean"))
    ended = subprocess.run(words, cwd=work, env=environment, capture_output=True, text=True, check=False)
    assert ended.returncode == 1
    assert "::error" in ended.stdout
    assert "::error" not in summary.read_text()
