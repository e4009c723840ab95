"""Programs as people write them, right under `parity on`: tutorials, attention, a model that learns, experts, sampling."""

import shutil
import sys
from pathlib import Path

import pytest
from command_line import CommandLine

PROGRAMS = Path(__file__).with_name("programs")
pytestmark = pytest.mark.slow


@pytest.mark.parametrize(
    "arch",
    [
        "gfx942",
        "gfx1151",
        *(pytest.param(arch, marks=pytest.mark.proof) for arch in ("gfx90a", "gfx950", "gfx1201")),
    ],
)
@pytest.mark.usefixtures("programs_find_torch")
def test_programs_are_right(parity: CommandLine, tmp_path: Path, arch: str) -> None:
    files = [shutil.copy(path, tmp_path) for path in sorted(PROGRAMS.glob("*.py"))]
    ended = parity.process(
        "on", arch, "--json", "--", sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *map(str, files)
    )
    assert ended.code == 0, ended.err[-4000:]
    report = ended.json
    assert (report["faults"], report["counts"]) == (0, True)
    assert len({kernel["name"] for kernel in report["kernels"]}) >= 18
