"""`parity profile read`: any profile, without a run, a lab book or a workspace."""

import ast
from pathlib import Path

import pytest
from conftest import CommandLine

from parity.arch import known_gpu
from parity.contract.workspace import Workspace
from parity.profile.derived import _NAMES, DERIVED, derived_figures

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
    found = anywhere("profile", "read", "out", "--agent", "Agent 1", "--json").json
    slow, fast = found["kernels"]
    assert (slow["kernel"], slow["launches"], slow["total_ns"]) == ("ops::slow(int)", 1, 10_000_000)
    assert fast["duration_ns"] == {
        "median": 3000.0, "lower_quartile": 2000.0, "upper_quartile": 4000.0, "min": 1000, "max": 5000,
        "dispatches": 5,
    }  # fmt: skip
    assert fast["seen"] == {"vgpr": [64], "grid": [1024], "workgroup": [256]}
    assert fast["share"] == pytest.approx(15_000 / 10_015_000)
    assert found["agents"] == {"Agent 1": 7, "Agent 2": 1}
    assert found["left_out"] == {"end before they begin": 1, "on other agents": 1}
    assert [Path(name).name for names in found["passed_over"].values() for name in names] == ["notes.txt"]
    text = anywhere("profile", "read", "out", "--top", "1").out
    assert "10.000 ms" in text
    assert "1 more kernels: --top shows more" in text
    assert "agents, of which --agent chooses one: Agent 1 (7 launches), Agent 2 (1 launches)" in text
    assert not (anywhere.workspace.root / ".parity").exists()


def test_a_warm_up_is_left_out_of_each_kernel(anywhere: CommandLine) -> None:
    rows = [ROW.format(n, 1000 + 100 * n, "1", kernel) for n, kernel in enumerate("abab", 1)]
    write(anywhere, "t.csv", TRACE + "".join(rows))
    found = anywhere("profile", "read", "t.csv", "--skip", "1", "--json").json
    assert [(of["kernel"], of["total_ns"]) for of in found["kernels"]] == [("b", 400), ("a", 300)]
    assert found["left_out"] == {"warm-up": 2}


def test_counters_of_several_passes_give_figures(anywhere: CommandLine) -> None:
    """The formula that is shown is the one that is computed; what a counter means hangs on the architecture."""
    counters = {"SQ_VALU_MFMA_BUSY_CYCLES": 608_000, "GRBM_GUI_ACTIVE": 8000, "SQ_INSTS_VALU_MFMA_MOPS_F16": 1000}
    for number, (name, value) in enumerate(counters.items()):
        write(anywhere, f"out/pmc_{number}/c.csv", f"{COUNTERS}1,1,mm,{name},{value}\n")
    write(anywhere, "out/1_kernel_trace.csv", TRACE + ROW.format(1, 3000, "1", "mm"))

    def figures(*more: str) -> dict[str, tuple[float, str]]:
        (kernel,) = anywhere("profile", "read", "out", "--json", *more).json["kernels"]
        return {of["name"]: (of["value"], of["unit"]) for of in kernel["derived"]}

    rate = {"MFMA rate, fp16": (256.0, "GFLOP/s")}
    known = figures("--arch", "gfx942", "--gpu", "MI300X")
    assert known.pop("MFMA share of its peak, fp16")[0] == pytest.approx(256 / 1_307_443.2)
    assert known == rate | {"MFMA utilisation": (0.5, "share of cycles")}
    assert figures("--arch", "gfx942") == rate, "MI300X and MI300A have other numbers of compute units"
    assert figures("--arch", "gfx1151") == {}


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("none.csv",), "none.csv: no such file or folder"),
        (("t.csv", "--kernel", "("), "--kernel: '(' is no regular expression"),
        (("t.csv", "--arch", "gfx1"), "gfx1"),
    ],
)
def test_what_is_wrong_is_one_sentence(anywhere: CommandLine, arguments: tuple[str, ...], sentence: str) -> None:
    write(anywhere, "t.csv", TRACE)
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
        node.id for figure in DERIVED for node in ast.walk(ast.parse(figure.formula))
        if isinstance(node, ast.Name)
    }  # fmt: skip
    counters = {_NAMES.get(name, (name,))[0]: float(at + 2) for at, name in enumerate(sorted(names))}
    assert {of.name for of in derived_figures(counters)} == {figure.name for figure in DERIVED}
    assert derived_figures(dict.fromkeys(counters, 0.0)) == []
    assert len({figure.name for figure in DERIVED}) == len(DERIVED)


def test_the_roof_is_the_lower_of_both() -> None:
    """At 10 FLOP per byte MI300X reaches 53 TFLOP/s, far from its peak; at 1,000 its matrix units are the roof."""
    bytes_read = {"TCC_BUBBLE_sum": 0.0, "TCC_EA0_RDREQ_sum": 8.0, "TCC_EA0_RDREQ_32B_sum": 0.0}
    written = {"TCC_EA0_WRREQ_sum": 0.0, "TCC_EA0_WRREQ_64B_sum": 0.0}
    for mops, roof in ((10, 53_000), (1000, 1_307_443.2)):
        counters = {"SQ_INSTS_VALU_MFMA_MOPS_F16": float(mops), **bytes_read, **written}
        figures = {of.name: of.value for of in derived_figures(counters, "gfx942", 1.0, known_gpu("gfx942", "MI300X"))}
        assert figures["roof at this intensity, fp16"] == pytest.approx(roof)
        assert figures["HBM share of its peak"] == pytest.approx(512 / 5300)


def test_what_is_known_of_a_gpu() -> None:
    """Peaks are those of the data sheets: MI300X has 1307.4 TFLOP/s in fp16, MI355X 5033.2 in fp8."""
    assert known_gpu("gfx942", "AMD Instinct MI300X")["peak_fp16"] == pytest.approx(1_307_400, rel=1e-4)
    assert known_gpu("gfx942", "AMD Instinct MI300A")["cus"] == 228
    assert known_gpu("gfx950", "MI355X")["peak_fp8"] == pytest.approx(5_033_200, rel=1e-4)
    assert known_gpu("gfx950") == {"cus": 256.0, "xcds": 8.0, "memory_gbps": 8000}, "their clocks differ"
    assert "memory_gbps" not in known_gpu("gfx942")
    assert known_gpu("gfx1151", "Radeon 8060S") == {}
    assert known_gpu("") == {}
