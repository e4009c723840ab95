"""`parity profile read`: any profile, without a run, a lab book or a workspace."""

import ast
import os
import re
from pathlib import Path

import pytest
from conftest import CommandLine

from parity.arch import known_gpu
from parity.contract.workspace import Workspace
from parity.profilers.derived import _NAMES, DERIVED, derived_figures

TRACE = (
    "Kind,Agent_Id,Dispatch_Id,Kernel_Name,Start_Timestamp,End_Timestamp,VGPR_Count,Grid_Size_X,Grid_Size_Y,Grid_Size_Z,"
    "Workgroup_Size_X,Workgroup_Size_Y,Workgroup_Size_Z\n"
)
ROW = 'KERNEL_DISPATCH,{2},{0},"{3}",1000,{1},64,1024,1,1,256,1,1\n'
COUNTERS = "Dispatch_Id,Agent_Id,Kernel_Name,Counter_Name,Counter_Value\n"


@pytest.fixture
def anywhere(tmp_path: Path) -> CommandLine:
    """The command line in a folder that is no workspace."""
    folder = tmp_path / "anywhere"
    folder.mkdir()
    return CommandLine(Workspace(folder))


def write(line: CommandLine, name: str, content: str) -> None:
    path = line.workspace.root / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(content)


def test_kernels_by_time(anywhere: CommandLine) -> None:
    rows = [ROW.format(n, 1000 + 1000 * n, "Agent 1", "void mm<4>(float*)") for n in range(1, 6)]
    rows += [
        ROW.format(6, 10_001_000, "Agent 1", "ops::slow(int)"),
        ROW.format(7, 500, "Agent 1", "void mm<4>(float*)"),
    ]
    write(anywhere, "out/1_kernel_trace.csv", TRACE + "".join(rows) + ROW.format(8, 9000, "Agent 2", "ops::slow(int)"))
    write(anywhere, "out/notes.txt", "hello")
    summary = anywhere("profile", "read", "out", "--agent", "Agent 1", "--json").json
    slow, fast = summary["kernels"]
    assert (slow["kernel"], slow["launches"], slow["total_ns"]) == ("ops::slow(int)", 1, 10_000_000)
    assert fast["duration_ns"] == {
        "median": 3000.0,
        "lower_quartile": 2000.0,
        "upper_quartile": 4000.0,
        "min": 1000,
        "max": 5000,
        "dispatches": 5,
    }
    assert fast["seen"] == {"vgpr": [64], "grid": [1024], "workgroup": [256]}
    assert fast["share"] == pytest.approx(15_000 / 10_015_000)
    assert summary["agents"] == {"Agent 1": 7, "Agent 2": 1}
    assert summary["left_out"] == {"end before they begin": 1, "on other agents": 1}
    assert [Path(name).name for names in summary["passed_over"].values() for name in names] == ["notes.txt"]
    text = anywhere("profile", "read", "out", "--top", "1").out
    assert "10.000 ms" in text
    assert "1 more kernels: --top shows more" in text
    assert "agents, of which --agent chooses one: Agent 1 (7 launches), Agent 2 (1 launches)" in text
    assert not (anywhere.workspace.root / ".parity").exists()


WITH_GRID = "Dispatch_Id,Kernel_Name,Grid_Size,Start_Timestamp,End_Timestamp,Counter_Name,Counter_Value\n"


def read_per_launch(took_ns: int, grid: int, number: int) -> str:
    """A launch that reads 840.5 GB/s from HBM, in requests of 64 bytes."""
    values = {"TCC_BUBBLE_sum": 0, "TCC_EA0_RDREQ_sum": round(840.5 * took_ns / 64), "TCC_EA0_RDREQ_32B_sum": 0}
    return "".join(f"{number},mm,{grid},1000,{1000 + took_ns},{name},{value}\n" for name, value in values.items())


def bandwidths(anywhere: CommandLine, text: str) -> list[tuple[int, float, float]]:
    write(anywhere, "c.csv", text)
    kernels = anywhere("profile", "read", "c.csv", "--gpu", "MI300X", "--json").json["kernels"]
    rates = [{figure["name"]: figure["value"] for figure in kernel["derived"]} for kernel in kernels]
    return [
        (kernel["grid"], round(rate["HBM read bandwidth"], 1), kernel["launches"])
        for kernel, rate in zip(kernels, rates, strict=True)
    ]


def test_a_rate_is_a_sum_over_a_sum_and_launches_of_other_grids_are_apart(anywhere: CommandLine) -> None:
    small, large = [read_per_launch(16_000, 1 << 20, n) for n in (1, 2, 3)], read_per_launch(208_000, 13 << 20, 4)
    assert bandwidths(anywhere, WITH_GRID + "".join([*small, large])) == [(13 << 20, 840.5, 1), (1 << 20, 840.5, 3)]
    assert "mm, grid 1,048,576" in anywhere("profile", "read", "c.csv", "--gpu", "MI300X").out
    uneven = [read_per_launch(took, 1 << 20, n) for n, took in enumerate((10_000, 10_000, 10_000, 200_000))]
    assert bandwidths(anywhere, WITH_GRID + "".join(uneven)) == [(1 << 20, 840.5, 4)]


def test_launches_are_those_of_one_pass(anywhere: CommandLine) -> None:
    """Three passes, their merge with times that are means, and an index without times: three launches, not eighteen."""
    head = "Dispatch_ID,GPU_ID,Grid_Size,Kernel_Name,Start_Timestamp,End_Timestamp,"
    names = ("SQ_WAVES", "SQ_BUSY_CYCLES", "TCC_HIT")
    for at, name in enumerate(names):
        rows = [f"{n},1,64,mm,{1000 * n + at},{1000 * n + 500 + at},{n}\n" for n in (1, 2, 3)]
        write(anywhere, f"out/pmc_perf_{at}.csv", f"{head}{name}\n" + "".join(rows))
    merged = [f"{n},1,64,mm,{1000 * n + 7},{1000 * n + 507},{n},{n},{n}\n" for n in (1, 2, 3)]
    write(anywhere, "out/pmc_perf.csv", head + ",".join(names) + "\n" + "".join(merged))
    index = "Dispatch_ID,GPU_ID,Kernel_Name\n" + "".join(f"{n},1,mm\n" for n in (1, 2, 3))
    write(anywhere, "out/pmc_dispatch_info.csv", index)
    summary = anywhere("profile", "read", "out", "--json").json
    (kernel,) = summary["kernels"]
    assert (kernel["launches"], kernel["total_ns"], summary["passes"]) == (3, 1500, 3)
    assert kernel["counters"] == dict.fromkeys(sorted(names), 2)
    write(anywhere, "alone/index.csv", index)
    assert anywhere("profile", "read", "alone", "--json").json["kernels"][0]["launches"] == 3


def test_files_of_two_processes_are_one_pass(anywhere: CommandLine) -> None:
    for process in (7, 8):
        rows = [ROW.format(n, 2000 * n + process, "1", "mm").replace(",1000,", f",{process},") for n in (1, 2)]
        write(anywhere, f"out/{process}_kernel_trace.csv", TRACE + "".join(rows))
    summary = anywhere("profile", "read", "out", "--json").json
    assert (summary["kernels"][0]["launches"], summary["passes"]) == (4, 1)


def test_no_times_are_not_zero(anywhere: CommandLine) -> None:
    write(anywhere, "c.csv", COUNTERS + "1,1,mm,SQ_WAVES,64\n")
    ended = anywhere("profile", "read", "c.csv")
    assert "no times: the profile has none" in ended.out
    assert "0.000" not in ended.out
    (kernel,) = anywhere("profile", "read", "c.csv", "--json").json["kernels"]
    assert (kernel["total_ns"], kernel["duration_ns"], kernel["share"]) == (None, None, None)


AGENTS = '"Node_Id","Agent_Type","Cu_Count","Name","Product_Name"\n0,"CPU",0,"EPYC","EPYC"\n1,"GPU",104,"{0}","{1}"\n'
OF_GFX9 = "".join(
    f"1,1,mm,{name},{value}\n"
    for name, value in {
        "SQ_WAVES": 4,
        "SQ_WAVE_CYCLES": 400,
        "TCP_REQ_READ": 8,
        "TCP_REQ_MISS": 9,
        "TCC_REQ_sum": 5,
    }.items()
)


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("7_agent_info.csv", AGENTS.format("gfx90a", "AMD Instinct MI210")),
        ("sysinfo.csv", "workload_name,gpu_model,gpu_arch\nx,MI200,gfx90a\n"),
    ],
)
def test_a_profile_says_of_which_gpu_it_is(anywhere: CommandLine, name: str, text: str) -> None:
    """No other architecture's formulas appear."""
    write(anywhere, "out/7_counter_collection.csv", COUNTERS + OF_GFX9)
    write(anywhere, f"out/{name}", text)
    for path in ("out", "out/7_counter_collection.csv"):
        summary = anywhere("profile", "read", path, "--json").json
        assert (summary["arch"], summary["gpu_source"]) == ("gfx90a", f"out/{name}")
        names = {figure["name"] for figure in summary["kernels"][0]["derived"]}
        assert names.isdisjoint({"cycles of a wave", "vL0 hit rate", "L2 bandwidth"}), names
    assert f"of gfx90a {summary['gpu']}, as out/{name} says" in anywhere("profile", "read", "out").out
    refused = anywhere("profile", "read", "out", "--arch", "gfx942")
    assert (refused.code, f"out/{name}: the profile is of gfx90a, not of gfx942" in refused.err) == (2, True)
    assert anywhere("profile", "read", "out", "--arch", "gfx90a").code == 0


def test_gpus_of_two_architectures_have_no_formulas_of_one(anywhere: CommandLine) -> None:
    write(anywhere, "out/7_counter_collection.csv", COUNTERS + OF_GFX9)
    write(anywhere, "out/7_agent_info.csv", AGENTS.format("gfx90a", "MI210"))
    write(anywhere, "out/8_agent_info.csv", AGENTS.format("gfx1100", "W7900"))
    summary = anywhere("profile", "read", "out", "--json").json
    assert summary["arch"] == "?"
    assert [figure["name"] for figure in summary["kernels"][0]["derived"] if "cycles of a wave" in figure["name"]] == []
    assert "of GPUs of several architectures" in anywhere("profile", "read", "out").out


def test_a_warm_up_is_left_out_of_each_kernel(anywhere: CommandLine) -> None:
    rows = [ROW.format(n, 1000 + 100 * n, "1", kernel) for n, kernel in enumerate("abab", 1)]
    write(anywhere, "t.csv", TRACE + "".join(rows))
    summary = anywhere("profile", "read", "t.csv", "--skip", "1", "--json").json
    assert [(kernel["kernel"], kernel["total_ns"]) for kernel in summary["kernels"]] == [("b", 400), ("a", 300)]
    assert summary["left_out"] == {"warm-up": 2}


def test_counters_of_several_passes_give_figures(anywhere: CommandLine) -> None:
    """The formula that is shown is the one that is computed; what a counter means hangs on the architecture."""
    counters = {"SQ_VALU_MFMA_BUSY_CYCLES": 608_000, "GRBM_GUI_ACTIVE": 8000, "SQ_INSTS_VALU_MFMA_MOPS_F16": 1000}
    for number, (name, value) in enumerate(counters.items()):
        write(anywhere, f"out/pmc_{number}/c.csv", f"{COUNTERS}1,1,mm,{name},{value}\n")
    write(anywhere, "out/1_kernel_trace.csv", TRACE + ROW.format(1, 3000, "1", "mm"))

    def figures(*more: str) -> dict[str, tuple[float, str]]:
        (kernel,) = anywhere("profile", "read", "out", "--json", *more).json["kernels"]
        return {figure["name"]: (figure["value"], figure["unit"]) for figure in kernel["derived"]}

    rate = {"MFMA rate, fp16": (256.0, "GFLOP/s")}
    known = figures("--arch", "gfx942", "--gpu", "MI300X")
    assert known.pop("MFMA share of its peak, fp16")[0] == pytest.approx(256 / 1_307_443.2)
    assert known == rate | {"MFMA utilisation": (0.5, "share of cycles")}
    assert figures("--arch", "gfx942") == known, "every gfx942 has 38 compute units on a die"
    assert "MFMA share of its peak, fp16" in figures("--gpu", "mi300x"), "a product has an architecture"
    assert figures("--arch", "gfx1151") == {}


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("none.csv",), "none.csv: no such file or folder"),
        (("t.csv", "--kernel", "("), "--kernel: '(' is no regular expression"),
        (("t.csv", "--arch", "gfx1"), "gfx1"),
        (
            ("t.csv", "--arch", "gfx942", "--gpu", "MI250"),
            "--gpu: 'MI250' is not one of those known of gfx942: MI300X, ",
        ),
        (("t.csv",), "t.csv: has no dispatch at all"),
        (("u.csv", "--kernel", "zzz"), "has no launch of a kernel that --kernel names: it has mm"),
        (("u.csv", "--agent", "9"), "left out: 1 on other agents; it has the agents 1"),
        (("u.csv", "--skip", "9"), "left out: 1 warm-up"),
        (("semicolons.csv",), "separated by semicolons, not commas"),
        (("/dev/null",), "/dev/null: is neither a file nor a folder"),
        (("huge.csv",), "dispatch 1 of mm has a figure beyond 64 bits"),
    ],
)
def test_what_is_wrong_is_one_sentence(anywhere: CommandLine, arguments: tuple[str, ...], sentence: str) -> None:
    write(anywhere, "t.csv", TRACE)
    write(anywhere, "u.csv", TRACE + ROW.format(1, 3000, "1", "mm"))
    write(
        anywhere,
        "huge.csv",
        TRACE + ROW.format(1, 9223372036854775807, "1", "mm").replace("1000,", "-9223372036854775807,"),
    )
    write(anywhere, "semicolons.csv", TRACE.replace(",", ";"))
    ended = anywhere("profile", "read", *arguments)
    assert (ended.code, ended.out, len(ended.err.splitlines())) == (2, "", 1)
    assert sentence in ended.err


def test_a_step_is_still_profiled_by_its_name_alone(anywhere: CommandLine) -> None:
    short, long = anywhere("profile", "step14", "--lane", "hip"), anywhere("profile", "step", "step14", "--lane", "hip")
    assert short.code == 2
    assert short.err == long.err
    assert "no workspace here or above" in short.err


def test_every_formula_can_be_computed() -> None:
    """With every counter that a formula names, each figure has a number; with a zero divisor it has none."""
    names = {
        node.id for figure in DERIVED for node in ast.walk(ast.parse(figure.formula)) if isinstance(node, ast.Name)
    }
    counters = {_NAMES.get(name, (name,))[0]: float(at + 2) for at, name in enumerate(sorted(names))}
    took = dict.fromkeys(counters, 7.0)
    assert {figure.name for figure in derived_figures(counters, "", took)} == {figure.name for figure in DERIVED}
    assert derived_figures(dict.fromkeys(counters, 0.0)) == []
    assert len({figure.name for figure in DERIVED}) == len(DERIVED)


def test_the_roof_is_the_lower_of_both() -> None:
    """At 10 FLOP per byte MI300X reaches 53 TFLOP/s, far from its peak; at 1,000 its matrix units are the roof. Types
    that were not used have none.
    """
    bytes_read = {"TCC_BUBBLE_sum": 0.0, "TCC_EA0_RDREQ_sum": 8.0, "TCC_EA0_RDREQ_32B_sum": 0.0}
    written = {"TCC_EA0_WRREQ_sum": 0.0, "TCC_EA0_WRREQ_64B_sum": 0.0}
    for mops, roof in ((10, 53_000), (1000, 1_307_443.2)):
        used = {
            f"SQ_INSTS_VALU_MFMA_MOPS_{dtype}": float(mops) * (dtype == "F16")
            for dtype in ("F8", "F16", "BF16", "F32", "F64")
        }
        counters = {**used, **bytes_read, **written}
        took = dict.fromkeys(counters, 1.0)
        figures = {
            figure.name: figure.value
            for figure in derived_figures(counters, "gfx942", took, known_gpu("gfx942", "MI300X"))
        }
        assert figures["roof at this intensity, fp16"] == pytest.approx(roof)
        assert [name for name in figures if name.startswith("roof")] == ["roof at this intensity, fp16"]
        assert figures["HBM share of its peak"] == pytest.approx(512 / 5300)


def test_what_is_known_of_a_gpu() -> None:
    """Peaks are those of the data sheets: MI300X has 1307.4 TFLOP/s in fp16, MI355X 5033.2 in fp8."""
    assert known_gpu("gfx942", "AMD Instinct MI300X")["peak_fp16"] == pytest.approx(1_307_400, rel=1e-4)
    assert known_gpu("gfx942", "AMD Instinct MI300A")["cus_per_xcd"] == known_gpu("gfx942")["cus_per_xcd"] == 38
    assert known_gpu("gfx950", "MI355X")["peak_fp8"] == pytest.approx(5_033_200, rel=1e-4)
    assert known_gpu("gfx950") == {"cus_per_xcd": 32, "memory_gbps": 8000}, "their clocks differ"
    assert "memory_gbps" not in known_gpu("gfx942")
    assert known_gpu("gfx1151", "Radeon 8060S") == {}
    assert known_gpu("") == {}


def test_a_launch_that_several_files_name_is_one(anywhere: CommandLine) -> None:
    """A trace and the counters of one run; a copy and a link to it. Passes are other runs, which is said."""
    one = TRACE + "".join(ROW.format(n, 2000 * n, "Agent 1", "mm") for n in (1, 2, 3))
    write(anywhere, "out/7_kernel_trace.csv", one)
    write(anywhere, "out/copy.csv", one)
    counted = "Dispatch_Id,Agent_Id,Kernel_Name,Start_Timestamp,End_Timestamp,Counter_Name,Counter_Value\n"
    rows = [f"{n},Agent 1,mm,1000,{2000 * n},SQ_WAVES,{n}\n" for n in (1, 2, 3)]
    write(anywhere, "out/7_counter_collection.csv", counted + "".join(rows))
    summary = anywhere("profile", "read", "out", "--json").json
    (kernel,) = summary["kernels"]
    assert (kernel["launches"], kernel["total_ns"], kernel["counters"]) == (3, 9000, {"SQ_WAVES": 2})
    assert list(summary["passed_over"]) == ["is a copy of another file"]
    write(anywhere, "out/pass_2/8_kernel_trace.csv", one.replace(",1000,", ",500,"))
    assert anywhere("profile", "read", "out", "--json").json["passes"] == 2
    assert "2 passes, so the program ran as often" in anywhere("profile", "read", "out").out


def test_occupancy_is_of_the_level_counter_that_was_accumulated(anywhere: CommandLine) -> None:
    head = "Dispatch_ID,GPU_ID,Queue_ID,PID,TID,Kernel_Name,{0},SQ_ACCUM_PREV_HIRES,GRBM_GUI_ACTIVE\n"
    for level, accumulated in (("SQ_INST_LEVEL_LDS", 9e10), ("SQ_LEVEL_WAVES", 38 * 8.4e6 * 4)):
        write(anywhere, f"out/{level}.csv", head.format(level) + f"1,1,1,9,9,mm,3e6,{accumulated},8.4e6\n")
    (kernel,) = anywhere("profile", "read", "out", "--arch", "gfx942", "--json").json["kernels"]
    assert [figure["value"] for figure in kernel["derived"] if figure["name"] == "achieved occupancy"] == [4.0]
    (kernel,) = anywhere("profile", "read", "out/SQ_INST_LEVEL_LDS.csv", "--arch", "gfx942", "--json").json["kernels"]
    assert "achieved occupancy" not in {figure["name"] for figure in kernel["derived"]}


def test_agents_share_numbers_of_dispatches(anywhere: CommandLine) -> None:
    head = "Dispatch_ID,GPU_ID,Queue_ID,PID,TID,Kernel_Name,SQ_WAVES\n"
    rows = "".join(f"{n},{agent},1,9,9,mm,{10 * agent}\n" for n in (1, 2) for agent in (4, 5))
    write(anywhere, "v2.csv", head + rows)
    for agent in (4, 5):
        (kernel,) = anywhere("profile", "read", "v2.csv", "--agent", str(agent), "--json").json["kernels"]
        assert (kernel["launches"], kernel["counters"]) == (2, {"SQ_WAVES": 10 * agent})


def test_the_first_launches_are_the_first_in_time(anywhere: CommandLine) -> None:
    rows = [ROW.format(n, 100_000, "1", "mm").replace(",1000,", f",{n},") for n in (7, 6, 5, 2, 1)]
    write(anywhere, "t.csv", TRACE + "".join(rows))
    (kernel,) = anywhere("profile", "read", "t.csv", "--skip", "2", "--json").json["kernels"]
    assert (kernel["duration_ns"]["min"], kernel["duration_ns"]["max"]) == (99_993, 99_995)


def test_a_file_that_is_cut_off_is_said(anywhere: CommandLine) -> None:
    """Also where the cut is inside the last figure of the last line."""
    whole = TRACE + "".join(ROW.format(n, 3000, "1", "mm") for n in (1, 2))
    write(anywhere, "t.csv", whole[:-2])
    ended = anywhere("profile", "read", "t.csv")
    assert (ended.code, "t.csv:3: truncated: the last line has no end" in ended.err) == (2, True)
    summary = anywhere("profile", "read", "t.csv", "--partial", "--json").json
    assert summary["kernels"][0]["launches"] == 1
    assert "truncated" in summary["stopped"][0]
    assert "cut off: t.csv:3: truncated" in anywhere("profile", "read", "t.csv", "--partial").out


def test_what_is_no_file_is_passed_over_by_name(anywhere: CommandLine) -> None:
    write(anywhere, "out/t.csv", TRACE + ROW.format(1, 3000, "1", "mm"))
    (anywhere.workspace.root / "out" / "latest").symlink_to(anywhere.workspace.root)
    os.mkfifo(anywhere.workspace.root / "out" / "pipe.csv")
    summary = anywhere("profile", "read", "out", "--json").json
    assert summary["passed_over"] == {"is a link to a folder": ["out/latest"], "is no file": ["out/pipe.csv"]}


def test_a_narrow_terminal_shows_whole_names_and_figures(anywhere: CommandLine) -> None:
    name = "void ns::foo<128, 256, 32, float>(float*)"
    write(anywhere, "t.csv", TRACE + "".join(ROW.format(n, 1000 * n, "1", name) for n in range(2, 9)))
    text = anywhere("profile", "read", "t.csv", env={"COLUMNS": "80"}).out
    assert max(map(len, text.splitlines())) <= 80
    assert "1  ns::foo<128, 256, 32, float>" in text
    assert re.search(r"4\.000 µs +2\.500 to 5\.500 +1\.000 to 7\.000", text), text


def test_a_table_of_gpus_by_itself_is_one_sentence(anywhere: CommandLine) -> None:
    write(anywhere, "1_agent_info.csv", AGENTS.format("gfx942", "AMD"))
    ended = anywhere("profile", "read", "1_agent_info.csv")
    assert (ended.code, ended.err) == (2, "parity: 1_agent_info.csv: has no dispatch at all\n")
