"""The catalogue of cheats, each of which is caught as its file says, and of honest kernels that look like them, none of
which is accused (docs/judging.md).
"""

import subprocess
import sys

import pytest
from catalogue import (
    EVERYWHERE,
    PROBLEMS,
    Entry,
    entries,
    has_escaped,
    pairs,
    play,
    play_beside_base,
    write_base,
    write_entry,
)
from conftest import ROOT, CommandLine

from parity.contract.workspace import Workspace
from parity.records import DeviceFacts

pytestmark = pytest.mark.slow

CHEATS, HONEST = entries("cheats"), entries("honest")
EMULATED = ("gfx942", "gfx1151")
ZIG = ("--hip-compiler", "zig")


def once(folder: str) -> list[tuple[str, str]]:
    """Every entry in the first of the emulated languages that it can live in."""
    return [*{name: (name, language) for name, language in reversed([*pairs(folder, "hip", "triton")])}.values()]


def emulated(parity: CommandLine, workspace: Workspace, entry: Entry, language: str, arch: str, size: str = "") -> None:
    study = write_base(workspace, entry.base, language, arch, size)
    played = play(parity, write_entry(workspace, study, entry, language), *ZIG)
    if entry.is_cheat and entry.where == EVERYWHERE:
        assert not has_escaped(entry, played), (entry.name, played)
    elif entry.is_cheat:
        assert (played.verdict, played.codes[0]) == ("inconclusive", "awaiting_measurement")
    else:
        assert not played.is_accused, (entry.name, played)
        assert (played.verdict, played.codes[0]) == ("inconclusive", "awaiting_measurement"), played


@pytest.mark.parametrize(("name", "language"), once("cheats"))
def test_a_cheat_is_caught_without_a_gpu(parity: CommandLine, workspace: Workspace, name: str, language: str) -> None:
    """Or, if it only shows on a GPU, is not said to be faster."""
    emulated(parity, workspace, CHEATS[name], language, "gfx942")


@pytest.mark.parametrize(("name", "language"), once("honest"))
def test_an_honest_kernel_is_accused_of_nothing(
    parity: CommandLine, workspace: Workspace, name: str, language: str
) -> None:
    emulated(parity, workspace, HONEST[name], language, "gfx942")


@pytest.mark.proof
@pytest.mark.parametrize("arch", EMULATED)
@pytest.mark.parametrize(("name", "language"), [*pairs("cheats", "hip", "triton")])
def test_cheats_on_other_architectures(
    parity: CommandLine, workspace: Workspace, name: str, language: str, arch: str
) -> None:
    emulated(parity, workspace, CHEATS[name], language, arch)


@pytest.mark.proof
@pytest.mark.parametrize("arch", EMULATED)
@pytest.mark.parametrize("number", range(3))
@pytest.mark.parametrize(("name", "language"), [*pairs("honest", "hip", "triton")])
def test_honest_kernels_of_other_sizes(
    parity: CommandLine, workspace: Workspace, name: str, language: str, number: int, arch: str
) -> None:
    emulated(parity, workspace, HONEST[name], language, arch, PROBLEMS[HONEST[name].base].sizes[number])


def test_what_asks_a_cache_to_keep_is_named(parity: CommandLine, workspace: Workspace) -> None:
    """NVIDIA's code says so; on gfx942 Triton leaves the hint out."""
    for language in ("cuda", "triton"):
        study = write_base(workspace, "rms", language, "sm_90")
        assert "residency" not in play(parity, f"{study}/step01", "--allow-unverified").codes
        step = write_entry(workspace, study, CHEATS["residency"], language)
        assert "residency" in play(parity, step, "--allow-unverified").codes


def test_the_catalogue_is_large_enough() -> None:
    assert len(CHEATS) >= 30
    assert all(entry.by and entry.title for entry in CHEATS.values())
    sizes = {base: len(problem.sizes) for base, problem in PROBLEMS.items()}
    assert sum(sizes[HONEST[name].base] for name, _ in pairs("honest", "hip", "triton")) >= 100


def test_the_page_says_what_the_files_say() -> None:
    made = subprocess.run(
        [sys.executable, ROOT / "docs" / "make_judging.py", "--print"], capture_output=True, text=True, check=True
    )
    assert made.stdout == (ROOT / "docs" / "judging.md").read_text()


@pytest.fixture(scope="module")
def bench(tmp_path_factory: pytest.TempPathFactory) -> Workspace:
    """A workspace for all entries, in which each base kernel is measured once."""
    root = tmp_path_factory.mktemp("catalogue")
    (root / "parity.toml").touch()
    return Workspace(root)


@pytest.mark.hardware
@pytest.mark.parametrize(
    ("folder", "name", "language"),
    [(folder, *pair) for folder in ("cheats", "honest") for pair in pairs(folder, "cuda", "triton", "hip")],
)
def test_on_a_gpu(bench: Workspace, gpu: DeviceFacts, folder: str, name: str, language: str) -> None:
    entry = (CHEATS if folder == "cheats" else HONEST)[name]
    if (language == "hip") != (gpu.kind == "hip") and language != "triton":
        pytest.skip(f"{language} is not for a {gpu.arch}")
    options = ("--device", gpu.kind, "--budget", "5s")
    played = play_beside_base(CommandLine(bench), bench, entry, language, gpu.arch, *options)
    if entry.is_cheat:
        assert not has_escaped(entry, played), (entry.name, played)
    else:
        assert not played.is_accused, played
