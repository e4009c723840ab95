"""`parity profile import`: joined to a run's lane, once, whole or not at all."""

import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from conftest import CommandLine
from sites import data_of
from test_tables import SEVEN

from parity.codeobject.kernel_names import is_kernel
from parity.records import PcSample
from parity.run.joining import join_samples

NAME = "void scaled_mm<128, 256>(_Float16 const*, unsigned char const*, float)"
HEADER, LINE = SEVEN.splitlines()
COUNTERS = (
    '"Correlation_Id","Dispatch_Id","Agent_Id","Queue_Id","Process_Id","Thread_Id","Grid_Size","Kernel_Id","Kernel_Name",'
    '"Workgroup_Size","LDS_Block_Size","Scratch_Size","VGPR_Count","Accum_VGPR_Count","SGPR_Count","Counter_Name",'
    '"Counter_Value","Start_Timestamp","End_Timestamp"\n'
)


@pytest.fixture
def lab(shared_parity: CommandLine, tmp_path: Path) -> "Lab":
    """A lab book of the test's own with step 14's run in it."""
    path = tmp_path / "lab.db"
    book = shared_parity.workspace.root / "results.db"
    with closing(sqlite3.connect(book)) as source, closing(sqlite3.connect(path)) as target:
        source.backup(target)
    return Lab(shared_parity, path)


class Lab:
    def __init__(self, line: CommandLine, path: Path) -> None:
        self.line, self.path = line, path

    def __call__(self, *arguments: str) -> Any:
        return self.line(*arguments, "--db", str(self.path))

    def take(self, path: Path, *more: str) -> Any:
        return self("profile", "import", str(path), "step14", "--json", *more)

    def count(self, table: str) -> int:
        with closing(sqlite3.connect(self.path)) as connection:
            return int(connection.execute(f"SELECT COUNT(*) FROM {table}").fetchone()[0])

    def profiles(self, lane: str) -> Any:
        return self("show", "step14", "--json").json["lanes"][lane]["profiles"]


def trace(tmp_path: Path, *lines: str) -> Path:
    path = tmp_path / "1_kernel_trace.csv"
    path.write_text("\n".join([HEADER, *lines]) + "\n")
    return path


def line(number: int, duration: int, kernel: str = "scaled_mm", vgpr: int = 232, grid: int = 524288) -> str:
    return (
        LINE.replace(NAME, kernel)
        .replace(",77,5,10,", f",77,{number},10,")
        .replace("46000", str(1000 + duration))
        .replace(",256,0,128,", f",{vgpr},0,128,")
        .replace("524288", str(grid))
    )


def test_dispatches_are_joined_to_their_lane_and_kept_once(lab: Lab, tmp_path: Path) -> None:
    path = trace(tmp_path, line(1, 46_000_000), line(2, 45_000_000), line(3, 47_000_000), line(4, 10, "other_kernel"))
    ended = lab.take(path, "--lane", "triton")
    assert ended.code == 0, ended.err
    (row,) = ended.json["files"]
    assert (row["dispatches"], row["other_kernels"], row["was_there"]) == (3, 1, False)
    again = lab.take(path, "--lane", "triton").json["files"][0]
    assert (again["was_there"], lab.count("dispatch"), lab.count("profile")) == (True, 3, 1)
    (profile,) = lab.profiles("triton")
    assert profile["basis"] == "imported"
    assert profile["duration_ns"] == {
        "median": 46_000_000,
        "lower_quartile": 45_500_000,
        "upper_quartile": 46_500_000,
        "min": 45_000_000,
        "max": 47_000_000,
        "dispatches": 3,
    }
    assert profile["seen"]["vgpr"] == [232]
    assert profile["disagreements"] == []
    assert lab.profiles("hip") == []
    assert (
        lab("show", "step14", "--json").json["kpi"]["ms"]["triton"] is None
    )  # a time under a profiler is no measured one


def test_the_page_of_profiles_shows_when_launches_ran(lab: Lab, tmp_path: Path) -> None:
    later = line(2, 2_000_000).replace(",1000,", ",4001000,").replace(",2001000,", ",6001000,")
    assert lab.take(trace(tmp_path, line(1, 3_000_000), later), "--lane", "triton").code == 0
    assert lab("report", "gfx1151", "--html", str(tmp_path / "site")).code == 0
    page = tmp_path / "site" / "profile.html"
    assert data_of(page)["timelines"] == [[[0, 3000], [4000, 2000]]]
    text = " ".join(page.read_text().split())
    assert "2 launches; one ran in 83.3 % of the time" in text
    assert "There is no roof to show: no peaks of " in text


def test_where_the_profiler_disagrees_it_is_said(lab: Lab, tmp_path: Path) -> None:
    """The planted disagreement: another kernel's registers, and a smaller problem."""
    path = trace(tmp_path, line(1, 46_000_000, vgpr=128, grid=1024))
    refused = lab.take(path, "--lane", "triton")
    assert "with the run's grid of 524,288 work-items: it has grids of 1,024: --any-grid takes them" in refused.err
    assert lab.take(path, "--lane", "triton", "--any-grid").code == 0
    (profile,) = lab.profiles("triton")
    registers, grid = profile["disagreements"]
    assert registers.startswith("VGPRs: the profiler says 128, expected 2")
    assert "rounded up to eights" in registers
    assert grid.startswith("work-items of the grid: the profiler says 1,024, expected 524,288")
    shown = " ".join(lab("show", "step14").out.split())
    assert "disagrees: VGPRs: the profiler says 128" in shown


def test_counters_with_what_follows_from_them(lab: Lab, tmp_path: Path) -> None:
    path = tmp_path / "counters.csv"
    row = '1,{0},"Agent 1",1,7,7,524288,10,"scaled_mm",256,0,0,256,0,128,"{1}",{2},1000,2000\n'
    values = {"SQ_LDS_BANK_CONFLICT": (10, 30), "SQ_LDS_IDX_ACTIVE": (1000, 3000), "SQ_WAVES": (16384, 16384)}
    lines = [row.format(n + 1, name, counts[n]) for n in range(2) for name, counts in values.items()]
    path.write_text(COUNTERS + "".join(lines))
    assert lab.take(path, "--lane", "hip").code == 0
    (profile,) = lab.profiles("hip")
    assert profile["counters"] == {"SQ_LDS_BANK_CONFLICT": 20.0, "SQ_LDS_IDX_ACTIVE": 2000.0, "SQ_WAVES": 16384.0}
    (derived,) = profile["derived"]  # what has no counters is left out
    assert (derived["name"], derived["value"]) == ("LDS bank conflict rate", 0.01)
    assert derived["formula"] == "LDS_BANK_CONFLICT / LDS_IDX_ACTIVE"
    text = " ".join(lab("show", "step14").out.split())
    assert "LDS bank conflict rate 0.0100 share of LDS cycles = LDS_BANK_CONFLICT / LDS_IDX_ACTIVE (imported)" in text
    assert "(emulated)" in text


def test_samples_stand_beside_the_hot_loop(lab: Lab, tmp_path: Path) -> None:
    text = lab.line.bytes("runs", "artifact", "step14", "kernel.s", "--lane", "hip", "--db", str(lab.path)).decode()
    matrix = next(instruction.strip() for instruction in text.splitlines() if "v_wmma" in instruction)
    store = next(instruction.strip() for instruction in text.splitlines() if "global_store_b128" in instruction)
    head = '"Sample_Timestamp","Exec_Mask","Dispatch_Id","Instruction","Instruction_Comment","Correlation_Id",'
    head += '"Wave_Issued_Instruction","Instruction_Type","Stall_Reason","Wave_Count"\n'
    stalled = '10,1,1,"{}","",1,0,"X_INSTRUCTION_TYPE_NO_INST","X_NOT_ISSUED_REASON_WAITCNT",4\n'
    issued = '10,1,1,"{}","",1,1,"X_INSTRUCTION_TYPE_MATRIX","X_NOT_ISSUED_REASON_NONE",4\n'
    path = tmp_path / "pc_sampling_stochastic.csv"
    path.write_text(
        head + issued.format(matrix) * 6 + stalled.format(store) * 2 + stalled.format("v_unknown v0, v1") * 2
    )
    refused = lab.take(path, "--lane", "hip")
    assert (refused.code, lab.count("profile")) == (2, 0)
    assert "samples of dispatch 1: no kernel trace, beside it or recorded, says which kernel that is" in refused.err
    assert lab.take(path, "--lane", "hip", "--unnamed-samples").code == 0
    (profile,) = lab.profiles("hip")
    sampling = profile["pc_sampling"]
    assert sampling["samples"] == 10
    assert sampling["classes"]["matrix"] == 0.6
    assert sampling["stalls"] == {"waitcnt": 1.0}
    first, second, third = sampling["instructions"]
    assert (first["class"], first["share"], first["issued"]) == ("matrix", 0.6, 6)
    assert (second["class"], second["in_hot_loop"]) == ("global_store_128", False)
    assert (third["lines"], third["in_hot_loop"]) == ([], None)
    assert "samples of the program counter (imported)" in " ".join(lab("show", "step14").out.split())


def test_a_folder_of_traces_and_samples_tells_the_kernels_apart(lab: Lab, tmp_path: Path) -> None:
    folder = tmp_path / "out" / "pass_1"
    folder.mkdir(parents=True)
    trace(folder, line(1, 1000), line(2, 1000, "other_kernel"))
    head = '"Sample_Timestamp","Exec_Mask","Dispatch_Id","Instruction","Instruction_Comment","Correlation_Id"\n'
    (folder / "2_pc_sampling_host_trap.csv").write_text(head + '1,1,1,"s_nop 0","",1\n1,1,2,"s_nop 1","",1\n')
    ended = lab.take(folder.parent, "--lane", "hip")
    assert [row["samples"] for row in ended.json["files"]] == [0, 1]


@pytest.mark.parametrize(
    ("options", "code", "sentence"),
    [
        ((), 2, "--lane: both lanes' kernels are called 'scaled_mm': say which lane was profiled"),
        (("--lane", "vendor"), 2, "--lane: 'vendor' has no code object in this run: it has hip, triton"),
        (("--lane", "hip", "--run", "999"), 2, "has no run '999'"),
    ],
)
def test_what_cannot_be_joined_is_one_sentence(
    lab: Lab, tmp_path: Path, options: tuple[str, ...], code: int, sentence: str
) -> None:
    ended = lab.take(trace(tmp_path, line(1, 1000)), *options)
    assert (ended.code, ended.result) == (code, "")
    assert sentence in ended.err
    assert lab.count("profile") == 0


def test_a_profile_of_something_else_is_refused(lab: Lab, tmp_path: Path) -> None:
    ended = lab.take(trace(tmp_path, line(1, 1000, "another")), "--lane", "hip")
    assert ended.code == 2
    assert "has no dispatch of 'scaled_mm', the hip lane's kernel: it has another" in ended.err
    assert lab.count("profile") == lab.count("dispatch") == 0


def test_a_cut_file_leaves_nothing_unless_asked(lab: Lab, tmp_path: Path) -> None:
    path = trace(tmp_path, line(1, 1000), line(2, 1000))
    path.write_text(path.read_text()[:-60])
    ended = lab.take(path, "--lane", "hip")
    assert ended.code == 2
    assert "1_kernel_trace.csv:3: truncated" in ended.err
    assert lab.count("profile") == lab.count("dispatch") == 0
    (row,) = lab.take(path, "--lane", "hip", "--partial").json["files"]
    assert row["dispatches"] == 1
    assert "truncated" in row["stopped"]
    assert lab.profiles("hip")[0]["is_partial"] is True


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("1001000", "500", "its launches are left out: 1 end before they begin"),
        (",77,1,10,", ",77,99999999999999999999,10,", "dispatch 99999999999999999999 of scaled_mm has a figure"),
        (",232,0,128,", ",-8,0,128,", "dispatch 1 of scaled_mm has a figure below zero or beyond 64 bits"),
    ],
)
def test_what_cannot_be_is_refused_whole(lab: Lab, tmp_path: Path, old: str, new: str, sentence: str) -> None:
    path = trace(tmp_path, line(1, 1_000_000))
    text = path.read_text()
    assert old in text
    path.write_text(text.replace(old, new))
    ended = lab.take(path, "--lane", "hip")
    assert (ended.code, sentence in ended.err) == (2, True), ended.err
    assert lab.count("profile") == lab.count("dispatch") == 0


@pytest.mark.parametrize(
    ("name", "yes"),
    [
        ("scaled_mm", True),
        (NAME, True),
        ("scaled_mm(float*)", True),
        ("void ns::scaled_mm<1>(int)", False),
        ("scaled_mm_2", False),
        ("my_scaled_mm", False),
        ("void scaled_mm (int)", True),
    ],
)
def test_names_of_one_kernel(name: str, yes: bool) -> None:
    assert is_kernel(name, "scaled_mm") is yes


def test_samples_without_the_text_are_kept_unjoined() -> None:
    rows = join_samples(
        [PcSample(1, "v_add_f32_e32  v0, v1,\tv2", ""), PcSample(1, "v_add_f32_e32 v0, v1, v2", "")], None
    )
    assert [(row.instruction, row.samples, row.kind, row.lines) for row in rows] == [
        ("v_add_f32_e32 v0, v1, v2", 2, "valu", [])
    ]
    assert json.dumps(rows[0].stalls) == "{}"


def test_names_of_kernels_are_known_from_a_trace_that_was_imported_before(lab: Lab, tmp_path: Path) -> None:
    """Samples do not name their kernel: the trace beside them does, imported now or earlier."""
    folder = tmp_path / "both"
    folder.mkdir()
    (folder / "a_kernel_trace.csv").write_text("\n".join([HEADER, line(1, 5), line(2, 5, "other_kernel")]) + "\n")
    sample = '10,1,{0},"s_barrier","",1,0,"X_INSTRUCTION_TYPE_BARRIER","X_NOT_ISSUED_REASON_BARRIER",4\n'
    head = (
        '"Sample_Timestamp","Exec_Mask","Dispatch_Id","Instruction","Instruction_Comment","Correlation_Id",'
        '"Wave_Issued_Instruction","Instruction_Type","Stall_Reason","Wave_Count"\n'
    )
    (folder / "b_pc_sampling.csv").write_text(head + sample.format(1) * 2 + sample.format(2) * 7)
    assert lab.take(folder / "a_kernel_trace.csv", "--lane", "triton").code == 0
    trace, samples = lab.take(folder, "--lane", "triton").json["files"]
    assert (trace["was_there"], samples["samples"]) == (True, 2)


def test_a_header_that_csv_refuses_is_a_sentence(lab: Lab, tmp_path: Path) -> None:
    path = tmp_path / "x.csv"
    path.write_text("a" * 200_000 + ",b\n1,2\n")
    ended = lab.take(path, "--lane", "triton")
    assert (ended.code, ended.result) == (2, "")
    assert f"{path}:1: not a CSV row" in ended.err


def test_a_sum_beyond_any_number_is_refused(lab: Lab, tmp_path: Path) -> None:
    info = {"kernel_id": 7, "dispatch_id": 1}
    values = [{"counter_id": {"handle": 0}, "value": 9e99}] * 20
    document = {
        "kernel_symbols": [{"kernel_id": 7, "kernel_name": "scaled_mm"}],
        "counters": [{"id": {"handle": 0}, "name": "SQ_WAVES"}],
        "buffer_records": {"kernel_dispatch": []},
        "callback_records": {"counter_collection": [{"dispatch_data": {"dispatch_info": info}, "records": values}]},
    }
    path = tmp_path / "out.json"
    path.write_text(json.dumps({"rocprofiler-sdk-tool": [document]}))
    ended = lab.take(path, "--lane", "triton")
    assert ended.code == 2
    assert "counter SQ_WAVES of dispatch 1 is too large for a number" in ended.err


def test_a_run_without_code_objects_cannot_be_profiled(lab: Lab, tmp_path: Path) -> None:
    ended = lab("profile", "import", str(trace(tmp_path, line(1, 5))), "step13")
    assert (ended.code, ended.err) == (2, "parity: step13: run 13 has no code object that a profile could belong to\n")


def test_a_folder_is_imported_whole_or_not_at_all(lab: Lab, tmp_path: Path) -> None:
    folder = tmp_path / "out"
    folder.mkdir()
    good = trace(folder, line(1, 1000))
    (folder / "0_memory_copy_trace.csv").write_text('"Kind","Direction","Source_Agent_Id"\n')
    bad = folder / "2_kernel_trace.csv"
    bad.write_text(good.read_text()[:-60])
    ended = lab.take(folder, "--lane", "hip")
    assert (ended.code, lab.count("profile"), lab.count("dispatch")) == (2, 0, 0)
    bad.unlink()
    report = lab.take(folder, "--lane", "hip").json
    assert [Path(file["file"]).name for file in report["files"]] == ["1_kernel_trace.csv"]
    assert report["passed_over"] == {"has no dispatches": [str(folder / "0_memory_copy_trace.csv")]}
    shown = lab("profile", "import", str(folder), "step14", "--lane", "hip").out
    assert f"passed over (has no dispatches): {folder}/0_memory_copy_trace.csv" in shown.replace("\n", "")


def test_which_launches_count(lab: Lab, tmp_path: Path) -> None:
    """Launches on another agent, of a warm-up, with another grid, or that end before they begin are left out, and said."""
    launches = [line(n, 1000 * n) for n in range(1, 7)]
    launches += [
        line(7, 10, grid=256),
        line(8, 5000).replace("46000", "1").replace("6000,", "500,"),
        line(9, 90, "other"),
    ]
    path = trace(tmp_path, *launches, line(10, 9999).replace("Agent 1", "Agent 2"))
    ended = lab.take(path, "--lane", "hip", "--agent", "Agent 1", "--skip", "2")
    (row,) = ended.json["files"]
    assert row["left_out"] == {
        "warm-up": 2,
        "with another grid": 1,
        "end before they begin": 1,
        "on other agents": 1,
    }
    assert (row["dispatches"], row["other_kernels"], row["agents"]) == (4, 1, ["Agent 1", "Agent 2"])
    (profile,) = lab.profiles("hip")
    took = profile["duration_ns"]
    assert (took["median"], took["min"], took["max"], took["dispatches"]) == (4500, 3000, 6000, 4)
    text = " ".join(lab("show", "step14").out.split())
    assert (
        "duration under the profiler: median 4.500 µs, quartiles 3.750 to 5.250, all 3.000 to 6.000 (imported)" in text
    )


def test_a_kernel_that_the_profiler_calls_otherwise(lab: Lab, tmp_path: Path) -> None:
    path = trace(tmp_path, line(1, 1000, "Cijk_Alik_MT128"), line(2, 1000, "Cijk_Alik_MT256"))
    refused = lab.take(path, "--lane", "hip")
    assert "it has Cijk_Alik_MT128, Cijk_Alik_MT256: --kernel REGEX says which is meant" in refused.err
    (row,) = lab.take(path, "--lane", "hip", "--kernel", "MT128$").json["files"]
    assert (row["dispatches"], row["other_kernels"]) == (1, 1)
    wrong = lab.take(path, "--lane", "hip", "--kernel", "(")
    assert (wrong.code, "--kernel: '(' is no regular expression" in wrong.err) == (2, True)


def test_samples_of_other_code_are_refused(lab: Lab, tmp_path: Path) -> None:
    trace(tmp_path, line(1, 1000))
    head = '"Sample_Timestamp","Exec_Mask","Dispatch_Id","Instruction","Instruction_Comment","Correlation_Id"\n'
    (tmp_path / "2_pc_sampling.csv").write_text(head + '1,1,1,"v_unheard_of v0","",1\n' * 3 + '1,1,1,"s_endpgm","",1\n')
    ended = lab.take(tmp_path, "--lane", "hip")
    assert (ended.code, lab.count("profile")) == (2, 0)
    assert "3 of 4 samples are of instructions that the hip lane's assembly does not have" in ended.err


def test_what_follows_from_counters_of_several_passes_is_shown(lab: Lab, tmp_path: Path) -> None:
    """Counters of one folder belong together, those of another import do not."""
    row = '1,1,"Agent 1",1,7,7,524288,10,"scaled_mm",256,0,0,256,0,128,"{0}",{1},1000,2000\n'
    for number, (name, value) in enumerate([("TCC_HIT_sum", 300), ("TCC_MISS_sum", 100), ("SQ_WAVES", 5)]):
        folder = tmp_path / "one" / f"pass_{number}"
        folder.mkdir(parents=True)
        (folder / "counters.csv").write_text(COUNTERS + row.format(name, value))
    other = tmp_path / "two.csv"
    other.write_text(COUNTERS + row.format("SQ_INSTS_VALU", 50))
    assert lab.take(tmp_path / "one", "--lane", "hip").code == 0
    assert lab.take(other, "--lane", "hip").code == 0
    derived = [[(figure["name"], figure["value"]) for figure in profile["derived"]] for profile in lab.profiles("hip")]
    assert derived == [[], [], [("L2 hit rate", 0.75)], []]


def test_a_partial_file_reports_what_was_kept(lab: Lab, tmp_path: Path) -> None:
    path = trace(tmp_path, line(1, 1000), line(2, 1000).replace(",232,", ",-1,"))
    (row,) = lab.take(path, "--lane", "hip", "--partial").json["files"]
    assert (row["dispatches"], lab.count("dispatch")) == (1, 1)


def test_the_emulator_stands_beside_the_hardware(lab: Lab, tmp_path: Path) -> None:
    """Counters that both give: those that agree, and the planted one that does not."""
    emulated = {
        row["counter"]: row["emulated"]
        for row in counted(
            lab,
            tmp_path / "a.csv",
            {
                "SQ_WAVES": 1.0,
                "SQ_INSTS_LDS": 1.0,
                "SQC_LDS_IDX_ACTIVE": 1.0,
                "SQC_LDS_BANK_CONFLICT": 1.0,
            },
        )["beside_the_emulator"]
    }
    assert emulated["SQ_WAVES"] == 524288 / 32
    assert emulated["SQ_INSTS_LDS"] > 0
    assert emulated["SQC_LDS_IDX_ACTIVE"] > emulated["SQ_INSTS_LDS"]
    profile = counted(lab, tmp_path / "b.csv", {**emulated, "SQC_LDS_IDX_ACTIVE": 2 * emulated["SQC_LDS_IDX_ACTIVE"]})
    agree = {row["counter"]: (row["ratio"], row["agrees"]) for row in profile["beside_the_emulator"]}
    assert agree.pop("SQC_LDS_IDX_ACTIVE") == (2.0, False)
    assert all(agrees for _, agrees in agree.values())
    (disagreement,) = (text for text in profile["disagreements"] if "the emulator" in text)
    assert disagreement.startswith("SQC_LDS_IDX_ACTIVE: the profiler says ")
    assert disagreement.endswith(" workgroups), 2.00 times as many")
    assert "workgroups), ratio 2.000" in " ".join(lab("show", "step14").out.split())


def test_instructions_stand_beside_the_hardware(lab: Lab, tmp_path: Path) -> None:
    """On gfx942 AMD documents what each counter counts, so a difference is told; the matrix operations are those of the
    problem. On gfx1151 both columns stand there, and none is blamed.
    """
    assert lab("run", "gfx942/step01").code == 0
    names = ("SQ_INSTS_VALU", "SQ_INSTS_MFMA", "SQ_INSTS_SMEM", "SQ_INSTS_VMEM", "SQ_INSTS_VALU_MFMA_MOPS_F8")
    profile = counted(lab, tmp_path / "a.csv", dict.fromkeys(names, 1.0), "gfx942/step01")
    emulated = {row["counter"]: row["emulated"] for row in profile["beside_the_emulator"]}
    assert emulated["SQ_INSTS_VALU_MFMA_MOPS_F8"] == 2 * 8192**3 / 512
    assert len([text for text in profile["disagreements"] if "the emulator" in text]) == len(names)
    profile = counted(lab, tmp_path / "b.csv", {**emulated, "SQ_INSTS_SMEM": 0.5}, "gfx942/step01")
    (disagreement,) = (text for text in profile["disagreements"] if "the emulator" in text)
    assert disagreement.startswith("SQ_INSTS_SMEM: the profiler says 0 of a launch, the emulator ")
    (undefined,) = counted(lab, tmp_path / "c.csv", {"SQ_INSTS_VALU": 1.0})["beside_the_emulator"]
    assert undefined["agrees"] is None
    assert undefined["emulated"] > 1


def counted(lab: Lab, path: Path, counters: dict[str, float], step: str = "step14") -> Any:
    """The lane's last profile, from a table with these counters of one launch."""
    row = '1,1,"Agent 1",1,7,7,524288,10,"scaled_mm",256,0,0,232,0,128,"{0}",{1},1000,2000\n'
    path.write_text(COUNTERS + "".join(row.format(name, value) for name, value in counters.items()))
    ended = lab("profile", "import", str(path), step, "--lane", "hip", "--any-grid", "--json")
    assert ended.code == 0, ended.err
    return lab("show", step, "--json").json["lanes"]["hip"]["profiles"][-1]


def test_samples_of_another_process_are_not_the_lanes(lab: Lab, tmp_path: Path) -> None:
    """Two processes have a dispatch 1: each process's trace names its own."""
    head = '"Sample_Timestamp","Exec_Mask","Dispatch_Id","Instruction","Instruction_Comment","Correlation_Id"\n'
    for process, other, taken in (("100", "200", 10), ("200", "100", 10)):
        folder = tmp_path / process
        folder.mkdir()
        (folder / f"{process}_kernel_trace.csv").write_text("\n".join([HEADER, line(1, 5000 + int(process))]) + "\n")
        (folder / f"{other}_kernel_trace.csv").write_text("\n".join([HEADER, line(1, 9, "other_kernel")]) + "\n")
        (folder / f"{process}_pc_sampling_host_trap.csv").write_text(head + f'{process},1,1,"s_barrier","",1\n' * taken)
        (folder / f"{other}_pc_sampling_host_trap.csv").write_text(head + f'{process},1,1,"s_barrier","",1\n' * 30)
        files = lab.take(folder, "--lane", "hip").json["files"]
        assert sum(row["samples"] for row in files) == taken
    (tmp_path / "100" / "pc_sampling_host_trap.csv").write_text(head + '5,1,1,"s_nop 0","",1\n')
    ended = lab.take(tmp_path / "100", "--lane", "triton")
    assert (ended.code, "the traces of several processes name it" in ended.err) == (2, True)


def test_a_pattern_that_takes_several_kernels_says_so(lab: Lab, tmp_path: Path) -> None:
    path = trace(tmp_path, line(1, 10), line(2, 10, "other_kernel"))
    output = lab("profile", "import", str(path), "step14", "--lane", "hip", "--kernel", ".").out
    assert "together, of 2 kernels: other_kernel, scaled_mm" in " ".join(output.split())
    again = lab("profile", "import", str(path), "step14", "--lane", "hip", "--skip", "1").out
    assert "was imported before; what was taken of it then stays" in " ".join(again.split())


def test_many_files_are_one_sentence(lab: Lab, tmp_path: Path) -> None:
    folder = tmp_path / "many"
    folder.mkdir()
    for number in range(10, 40):
        trace(folder, line(1, 1000 + number)).rename(folder / f"{number}_kernel_trace.csv")
    text = lab("profile", "import", str(folder), "step14", "--lane", "hip").out
    assert text.startswith("30 files: 30 dispatches, 0 samples, 0 of other kernels (hip lane, run ")
    assert len(text.splitlines()) == 1
    assert "hip: 18 earlier files of profiles, which --json has" in lab("show", "step14").out


def test_a_profile_of_another_architecture_is_refused(lab: Lab, tmp_path: Path) -> None:
    path = trace(tmp_path, line(1, 46_000_000))
    agents = '"Node_Id","Agent_Type","Name","Product_Name"\n1,"GPU","{}","AMD"\n'
    (tmp_path / "1_agent_info.csv").write_text(agents.format("gfx942"))
    refused = lab.take(path, "--lane", "hip")
    assert refused.code == 2
    assert "1_agent_info.csv: the profile is of gfx942, run" in refused.err
    assert lab.count("dispatch") == 0
    (tmp_path / "1_agent_info.csv").write_text(agents.format("gfx1151"))
    assert lab.take(path, "--lane", "hip").code == 0


def test_an_index_is_no_profile(lab: Lab, tmp_path: Path) -> None:
    (tmp_path / "pmc_dispatch_info.csv").write_text("Dispatch_ID,Kernel_Name,GPU_ID\n1,scaled_mm,0\n2,scaled_mm,0\n")
    refused = lab.take(tmp_path, "--lane", "hip")
    assert (refused.code, "2 without times or figures" in refused.err) == (2, True), refused.err
    trace(tmp_path, line(1, 46_000_000))
    taken = lab.take(tmp_path, "--lane", "hip")
    assert [row["dispatches"] for row in taken.json["files"]] == [1, 0]
    assert len(lab.profiles("hip")) == 1


def test_rates_of_unequal_launches_are_sums_over_sums(lab: Lab, tmp_path: Path) -> None:
    """Every launch asks for HBM at one rate, so their mean is at that rate: with the median duration it was not."""
    rows = [
        f'1,{number},"Agent 1",1,7,7,64,10,"scaled_mm",256,0,0,256,0,128,"{name}",{value},0,{took}\n'
        for number, took in enumerate((1000, 1000, 1000, 21_000), 1)
        for name, value in (("GL2C_MC_WRREQ", took), ("GL2C_EA_WRREQ_64B", 0))
    ]
    path = tmp_path / "1_counter_collection.csv"
    path.write_text(COUNTERS + "".join(rows))
    assert lab.take(path, "--lane", "hip", "--any-grid").code == 0
    (profile,) = lab.profiles("hip")
    assert [figure["value"] for figure in profile["derived"] if figure["unit"] == "GB/s"] == [32.0]
