"""The padding studies: how rows lie in LDS, what the emulator counts of it, and where sweeps and pages show that."""

import re
import shutil
from pathlib import Path
from typing import Any

import pytest
from books import lab_book
from conftest import ROOT, CommandEnd, CommandLine
from sites import data_of

from parity.contract.workspace import Workspace

pytestmark = pytest.mark.slow

# In a workgroup: bytes of LDS without padding, rows of both tiles twice.
LDS = {"gfx1151": (49152, 768), "gfx942": (32768, 512), "gfx950": (131072, 1024)}


@pytest.fixture(autouse=True)
def _studies(workspace: Workspace) -> None:
    for study in ROOT.glob("experiments/*-padding"):
        shutil.copytree(study, workspace.experiments / study.name)


def swept(line: CommandLine, study: str, lane: str, pads: str, *words: str) -> CommandEnd:
    name = "PAD" if lane == "triton" else "PARITY_PAD"
    return line("sweep", study, "--lane", lane, "--set", f"{name}={pads}", "--verify", "--jobs", "1", *words)


@pytest.mark.parametrize(
    ("arch", "lane", "chunk"),
    [("gfx1151", "hip", 8), ("gfx1151", "triton", 8), ("gfx942", "hip", 16), ("gfx950", "triton", 16)],
)
def test_padding_and_a_swizzle_end_the_conflicts_of_rows(
    parity: CommandLine, workspace: Workspace, arch: str, lane: str, chunk: int
) -> None:
    """A padding of 16 bytes costs that much of each row; a swizzle costs no LDS."""
    ended = swept(parity, f"{arch}-padding", lane, f"0,{chunk},swizzled", "--json")
    assert ended.code == 0, ended.err
    none, padded, swizzled = ended.json["points"]
    assert {point["verification"] for point in (none, padded, swizzled)} == {"verified"}
    assert {(point["basis"], point["emulated_basis"]) for point in (none, padded, swizzled)} == {("static", "emulated")}
    rates = [point["emulated"]["lds.conflict_rate"] for point in (none, padded, swizzled)]
    assert rates[0] > 0.7
    assert max(rates[1:]) <= 0.25
    whole, rows = LDS[arch]
    bytes_of = [point["figures"]["lds_bytes"] for point in (none, padded, swizzled)]
    assert bytes_of[0] == bytes_of[2] == whole
    # Triton gives the last row of an allocation none.
    assert bytes_of[1] == whole + (rows - (2 if lane == "triton" else 0)) * 16
    assert not any(name.startswith("emulated") for point in ended.json["points"] for name in point["figures"])


def test_reads_off_their_place_are_said(parity: CommandLine, workspace: Workspace) -> None:
    """One element of padding leaves 128-bit reads at odd addresses: what that costs is not counted, and not hidden."""
    told = swept(parity, "gfx1151-padding", "hip", "1,8").out
    assert "1 of 2 points access LDS at addresses that are no multiple of the access's width" in told
    assert "LDS conflicts and cycles of a workgroup emulated" in told
    assert "nobody has measured" not in told
    assert "1 of 1 points have LDS cycles that rest on phases" in swept(parity, "gfx1151-padding", "hip", "4").out
    assert re.search(r"\b8 .* 5\.0 % +327,680 ", told)


def test_a_tile_read_otherwise_than_it_was_stored_is_wrong(parity: CommandLine, workspace: Workspace) -> None:
    """The planted fault: the reads of one operand forget that chunks have changed places."""
    path = workspace.root / "hip_kernels" / "scaled_mm.hip"
    text = path.read_text()
    path.write_text(text.replace("b_turn = lds::turn(column)", "b_turn = 0"))
    (point,) = swept(parity, "gfx1151-padding", "hip", "swizzled", "--json").json["points"]
    assert point["verification"] == "failed"
    assert point["emulated"] == {}
    assert point["emulated_basis"] is None


def test_pages_show_conflicts_beside_instructions(parity: CommandLine, workspace: Workspace, tmp_path: Path) -> None:
    study = "gfx1151-padding"
    for step in ("step01", "step02"):
        assert parity("run", f"{study}/{step}").code == 0
    swept(parity, study, "hip", "0,8,swizzled")
    folder = tmp_path / "pages"
    assert parity("report", study, "--html", str(folder)).code == 0
    page = folder / "index.html"
    assert '<h2 id="h-conflicts">Bank conflicts</h2>' in page.read_text()
    shown: list[dict[str, Any]] = data_of(page)["conflicts"]
    assert {(row["step"], row["lane"]) for row in shown} == {
        (step, lane) for step in ("step01", "step02") for lane in ("hip", "triton")
    }
    assert {(row["rate_basis"], row["name"], row["figure_basis"]) for row in shown} == {
        ("emulated", "non-matrix per matrix instruction", "static")
    }
    sweeps = folder / "sweeps.html"
    assert "LDS conflicts (emulated)" in sweeps.read_text()
    assert "no multiple of the access" not in sweeps.read_text()
    panels = [panel["x"] for picture in data_of(sweeps) for panel in picture["panels"]]
    assert "share of LDS cycles that wait for a bank (emulated)" in panels


def test_pages_show_profiled_conflicts_beside_times(parity: CommandLine, workspace: Workspace, tmp_path: Path) -> None:
    lab_book(workspace.root / "results.db", "2026-11-27")
    folder = tmp_path / "pages"
    assert parity("report", "sm90-padding", "--html", str(folder)).code == 0
    shown = [row for row in data_of(folder / "index.html")["conflicts"] if row["lane"] == "cuda"]
    assert {(row["rate_basis"], row["name"], row["figure_basis"]) for row in shown} == {("profiled", "ms", "measured")}
    rates = {row["step"]: row["rate"] for row in shown}
    assert rates["step01"] < 0.1 < rates["step03"] < rates["step02"]
    times = {row["step"]: row["figure"] for row in shown}
    assert times["step01"] < times["step03"] < times["step02"]


def test_alike_conflicts_make_no_picture(parity: CommandLine, workspace: Workspace, tmp_path: Path) -> None:
    assert parity("run", "gfx1151/step18").code == 0
    folder = tmp_path / "pages"
    assert parity("report", "gfx1151", "--html", str(folder)).code == 0
    page = folder / "index.html"
    assert "Bank conflicts" not in page.read_text()
    assert data_of(page)["conflicts"] == []
