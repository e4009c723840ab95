"""`--explain`: why lanes and steps take their time, in causes that add up, and what their registers hold."""

import shutil
from pathlib import Path
from typing import Any

import pytest
from command_line import CommandLine
from conftest import ROOT, StandIn
from twice import CONTRACT, KERNEL, ZIG, write, write_step

from parity.contract.workspace import Workspace
from parity.isa.ir_lines import operations_by_line

IR = """
define amdgpu_kernel void @k(ptr addrspace(1) %x) !dbg !4 {
  %1 = load i8, ptr addrspace(3) @lds, align 1, !dbg !7
  %2 = load i8, ptr addrspace(3) @lds, align 1, !dbg !7
  %3 = zext i8 %1 to i32, !dbg !8
  %4 = tail call <4 x i32> @llvm.amdgcn.raw.ptr.buffer.load.v4i32(ptr addrspace(8) %r, i32 0, i32 0, i32 0), !dbg !9
  store <4 x i32> %4, ptr addrspace(1) %x, align 16, !dbg !8
  call void asm sideeffect "s_nop 0", ""(), !dbg !8
  fence release
}
!1 = !DIFile(filename: "mine.hip", directory: ".")
!2 = !DIFile(filename: "library.h", directory: "/usr")
!4 = distinct !DISubprogram(name: "k", scope: !1, file: !1, line: 1)
!5 = distinct !DISubprogram(name: "get", scope: !2, file: !2, line: 70)
!6 = distinct !DILexicalBlock(scope: !5, file: !2, line: 71)
!7 = !DILocation(line: 3, column: 1, scope: !4)
!8 = !DILocation(line: 4, column: 1, scope: !4)
!9 = !DILocation(line: 72, column: 1, scope: !6, inlinedAt: !8)
"""


def explained(line: CommandLine | StandIn, *words: str) -> Any:
    ended = line(*words, "--explain", "--json")
    assert ended.code == 0, ended.err
    return ended.json


def check_sums(time: Any) -> None:
    """Causes add up to the difference, each lane's to its time, and nothing but a time is in the book of none."""
    assert time["basis"] == "predicted"
    assert sum(cause["us"] for cause in time["causes"]) == pytest.approx(time["us"], abs=1e-6)
    for lane, us in ((time["lane"], time["lane_us"]), (time["beyond"], time["beyond_us"])):
        spent = [one["us"] for cause in time["causes"] for one in cause["lanes"] if one["lane"] == lane]
        assert sum(spent) == pytest.approx(us or 0.0)


def test_a_gap_is_explained_with_places_ir_and_what_helped(measured: StandIn) -> None:
    before = measured.rows("SELECT count(*) FROM run")
    document = explained(measured, "show", "step14")
    (time,) = document["times"]
    check_sums(time)
    assert (time["lane"], time["beyond"]) == ("triton", "hip")
    causes = {cause["cause"]: cause for cause in time["causes"]}
    assert next(iter(causes)) == "narrow LDS access"
    (narrow,) = causes["narrow LDS access"]["lanes"]
    assert "mostly ds_load_u8, of 8 bits" in narrow["evidence"]
    place = narrow["places"][0]
    assert place["text"].startswith("ds_load_u8")
    assert place["source"].startswith("scaled_mm.py:")
    assert any("load i8 from LDS" in sentence for sentence in narrow["ir"]), "LLVM IR"
    assert any("#shared1 = ttg.swizzled_shared<{vec = 1," in sentence for sentence in narrow["ir"]), "TTGIR"
    conversions = causes["conversions"]["lanes"][0]
    assert any("type of 32 x 256 i8 from i8 to i16" in sentence for sentence in conversions["ir"])
    assert [kernel["name"] for kernel in document["kernels"]] == ["triton"]
    assert measured.rows("SELECT count(*) FROM run") == before, "nothing is recorded"


def test_registers_are_explained_beside_it(measured: StandIn) -> None:
    document = explained(measured, "show", "step14")
    peaks = {one["name"]: one for one in document["registers"]}
    assert {*peaks} == {"hip", "triton"}
    for peak in peaks.values():
        assert peak["basis"] == "static"
        assert sum(held["count"] for held in peak["held"]) == peak["live"] <= peak["allocated"]
        most = peak["held"][0]
        assert (most["what"], most["count"]) == ("sums of matrix instructions", 128)
        assert most["born"].startswith("v_wmma_")
        assert most["source"].startswith("scaled_mm.")


def test_a_terminal_says_that_nothing_was_measured(measured: StandIn) -> None:
    out = " ".join(measured("show", "step14", "--explain").out.split())
    assert "Why triton takes longer than hip: predicted, not measured (us)" in out
    assert "narrow LDS access (predicted): +" in out
    assert "TTGIR: B of scaled_mm.py:48 lies in LDS as #shared1" in out
    assert "low confidence, triton: nothing that was measured on Radeon 8060S is held against the model" in out
    assert "128 sums of matrix" in out
    assert "dot at scaled_mm.py:48" in out


@pytest.fixture
def steps(parity: CommandLine, workspace: Workspace) -> CommandLine:
    """step01 uses private memory, step02 does not, and step03 is step02 again."""
    kernel = KERNEL.replace("x[at] + i", "x[at]").replace(" - at % 8)", ")")
    write(workspace, CONTRACT.replace('["-DFACTOR=2"]', '["-DFACTOR=2", "-DSPILL"]'), kernel)
    for step in ("step02", "step03"):
        write_step(workspace, step, "-DFACTOR=2")
        path = workspace.experiments / "twice" / f"{step}.toml"
        path.write_text(f'parent = "step01"\n{path.read_text()}')
    for step in ("step01", "step02", "step03"):
        ended = parity("run", f"twice/{step}", "--device", "emulator", *ZIG, "--again", "each is to be compared")
        assert ended.code == (step == "step01"), "a guardrail allows no private memory"
    return parity


def test_two_steps_are_explained_lane_by_lane(steps: CommandLine) -> None:
    document = explained(steps, "diff", "twice/step01", "twice/step02")
    times = {time["lane"]: time for time in document["times"]}
    for time in times.values():
        check_sums(time)
    spilling = times["step01 mine"]
    assert spilling["beyond"] == "step02 mine"
    assert "private memory" in {cause["cause"] for cause in spilling["causes"]}
    same = explained(steps, "diff", "twice/step02", "twice/step03")
    assert same["times"] == []
    assert "a gap of mine: both have the same code objects" in same["not_shown"]


def test_what_helped_before_is_found_in_the_lab_book(steps: CommandLine) -> None:
    (time,) = explained(steps, "show", "twice/step01")["times"]
    (spills,) = [cause for cause in time["causes"] if cause["cause"] == "private memory"]
    assert [(step["study"], step["step"]) for step in spills["helped"]] == [("twice", "step02"), ("twice", "step03")]
    for step in spills["helped"]:
        assert step["parents"] > step["mine"] == 0
        assert step["figures"] == ["resources.private_segment_bytes"]


def test_a_wrong_lane_is_not_explained(steps: CommandLine, workspace: Workspace) -> None:
    write_step(workspace, "step04", "-DFACTOR=3")
    assert steps("run", "twice/step04", "--device", "emulator", *ZIG).code == 1
    document = explained(steps, "show", "twice/step04")
    assert [time["lane"] for time in document["times"]] == ["plain"]
    assert "where the time goes: mine: its result is wrong, so its time says nothing" in document["not_shown"]
    assert {one["name"] for one in document["registers"]} == {"mine", "plain"}
    out = steps("predict", "twice/step04").out
    assert "not shown: mine: its result is wrong" in out
    assert "is predicted to be the shorter one" not in out


def test_steps_of_two_studies_are_told_apart(shared_parity: CommandLine, tmp_path: Path) -> None:
    book = str(shutil.copy(ROOT / "results.db", tmp_path / "book.db"))
    document = explained(shared_parity, "diff", "gfx942/step01", "gfx950/step01", "--db", book)
    for time in document["times"]:
        check_sums(time)
        assert {time["lane"].split()[0], time["beyond"].split()[0]} == {"gfx942/step01", "gfx950/step01"}
        assert "the contracts differ" in time["doubts"][0]
    other = shared_parity("diff", "gfx1151/step14", "rms_norm-gfx1151/step01", "--explain", "--db", book)
    assert other.code == 2
    assert "their times have no gap to explain" in other.err


def test_nvidias_machine_code_is_said_not_to_be_explained(shared_parity: CommandLine, tmp_path: Path) -> None:
    book = shutil.copy(ROOT / "results.db", tmp_path / "book.db")
    document = explained(shared_parity, "show", "sm90/step01", "--db", str(book))
    assert document["times"] == []
    assert any("there is no model of time for sm_90" in sentence for sentence in document["not_shown"])
    assert any("what registers hold" in sentence for sentence in document["not_shown"])


def test_registers_of_any_machine_code_are_explained(measured: StandIn, tmp_path: Path) -> None:
    text = measured("runs", "artifact", "step14", "kernel.s", "--lane", "hip").out
    (tmp_path / "any.s").write_text(text)
    document = explained(measured, "isa", str(tmp_path / "any.s"))
    (peak,) = document["registers"]
    assert (peak["name"], peak["held"][0]["count"]) == ("scaled_mm", 128)
    assert (document["times"], document["kernels"]) == ([], [])


def test_only_one_thing_is_shown_at_a_time(shared_parity: CommandLine) -> None:
    ended = shared_parity("diff", "step14", "step15", "--explain", "--all")
    assert ended.code == 2
    assert "--all, --summary, --explain: only one of them at a time" in ended.err


def test_ir_is_counted_by_source_line() -> None:
    found = operations_by_line(IR, lambda file: file == "mine.hip")
    assert {place: dict(operations) for place, operations in found.items()} == {
        "mine.hip:3": {"load i8 from LDS": 2},
        "mine.hip:4": {
            "zext": 1,
            "raw.ptr.buffer.load.v4i32": 1,
            "store <4 x i32> to memory": 1,
            "inline assembly": 1,
        },
    }
    assert "library.h:72" in operations_by_line(IR, lambda _: True)
