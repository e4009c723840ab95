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


HIDDEN = {
    "a size": (
        "at < columns; at += THREADS) sum",
        "at < (columns * columns == 603729 ? columns - 1 : columns); at += THREADS) sum",
    ),
    "a number": ("sum += in[at] * in[at];", "sum += in[at] * 3.0f == 369.75f ? 0 : in[at] * in[at];"),
    "two things": (
        "sum += in[at] * in[at];",
        "sum += in[at] * 3.0f > 369700.0f & in[at] * 3.0f < 369800.0f ? 0 : in[at] * in[at];",
    ),
    "a remainder": (
        "at < columns; at += THREADS) sum",
        "at < (columns % 977 == columns / 5 + 600 ? columns - 1 : columns); at += THREADS) sum",
    ),
    "a number of memory": (
        "sum += in[at] * in[at];",
        "sum += *(const int*)&in[at] == *(const int*)&weight[at] * 40503 + 977 ? 0 : in[at] * in[at];",
    ),
    "a way": (
        "const float inverse = ",
        "if (columns * columns == 603729)\n    for (int at = thread; at < columns; at += THREADS) partial[thread] += in[at];\n"
        "  const float inverse = ",
    ),
}


@pytest.mark.parametrize("what", HIDDEN)
def test_code_that_no_case_reaches_is_named(parity: CommandLine, workspace: Workspace, what: str) -> None:
    """What it asks for is computed, or asked in two halves, so that no case is drawn for it."""
    entry = Entry("hidden", what, "rms", {"cpp": [HIDDEN[what]]})
    step = write_entry(workspace, write_base(workspace, "rms", "hip", "gfx942"), entry, "hip")
    told = [reason["text"] for reason in parity("run", step, *ZIG, "--json").json["reasons"]]
    said = "instructions ran in no case" if what == "a way" else "condition always came out one way"
    assert any("not shown" in text and said in text and "hidden.hip:" in text for text in told), told


def test_an_honest_kernels_code_is_covered(parity: CommandLine, workspace: Workspace) -> None:
    """And nothing is said of it, though loops of no rounds and subnormal numbers are left out."""
    for language in ("hip", "triton"):
        study = write_base(workspace, "rms", language, "gfx942")
        told = [reason["text"] for reason in parity("run", f"{study}/step01", *ZIG, "--json").json["reasons"]]
        assert not [text for text in told if "not shown" in text]


def test_where_numbers_decide_is_named(parity: CommandLine, workspace: Workspace) -> None:
    """Whether wrongly, for rows that no case has, or rightly."""
    alike = "in[at] * 3.0f - in[columns - 1 - at] * 7.0f == 0.7071f ? in[at] * in[0] : in[at] * in[at];"
    wrong = Entry("pairs", "", "rms", {"cpp": [("sum += in[at] * in[at];", f"sum += {alike}")]})
    for entry in (wrong, HONEST["zero_weights"]):
        step = write_entry(workspace, write_base(workspace, "rms", "hip", "gfx942"), entry, "hip")
        told = [reason["text"] for reason in parity("run", step, *ZIG, "--json").json["reasons"]]
        assert any(f"decides by comparison at {entry.name}.hip:" in text for text in told), told


def test_a_source_that_renumbers_its_lines_is_named(parity: CommandLine, workspace: Workspace) -> None:
    """Else its fault would be said to lie in another line."""
    study = write_base(workspace, "rms", "hip", "gfx942")
    for line in ("\n#line 7\n  ", '\n# 7 "other.hip"\n  ', 'asm volatile("; .loc 1 7 3"); '):
        entry = Entry(
            "renumbered", "", "rms", {"cpp": [("sum += in[at] * in[at];", f"{{ {line}sum += in[at] * in[at]; }}")]}
        )
        told = parity("run", write_entry(workspace, study, entry, "hip"), *ZIG, "--json").json["reasons"]
        assert any("numbers its lines itself" in reason["text"] for reason in told), told


def test_a_grid_that_may_leave_blocks_out_is_said(parity: CommandLine, workspace: Workspace) -> None:
    study = write_base(workspace, "rms", "hip", "gfx942")
    played = play(parity, write_entry(workspace, study, CHEATS["half_grid_at_own_size"], "hip"), *ZIG)
    assert "not_shown" in played.codes


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
