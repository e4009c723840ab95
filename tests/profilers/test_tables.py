"""Readers of profilers' CSV files, on small files of every generation."""

from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings, strategies as st

from parity.errors import InputError
from parity.profilers import profile_files, read_profile
from parity.profilers.formats.tables import kernel_name
from parity.records import CounterValue, Dispatch, PcSample

NAME = "void scaled_mm<128, 256>(_Float16 const*, unsigned char const*, float)"
SEVEN = (
    '"Kind","Agent_Id","Queue_Id","Stream_Id","Thread_Id","Dispatch_Id","Kernel_Id","Kernel_Name","Correlation_Id",'
    '"Start_Timestamp","End_Timestamp","LDS_Block_Size","Scratch_Size","VGPR_Count","Accum_VGPR_Count","SGPR_Count",'
    '"Workgroup_Size_X","Workgroup_Size_Y","Workgroup_Size_Z","Grid_Size_X","Grid_Size_Y","Grid_Size_Z"\n'
    f'"KERNEL_DISPATCH","Agent 1",1,1,77,5,10,"{NAME}",5,1000,46000,0,0,256,0,128,256,1,1,524288,1,1\n'
)
SIX_2 = (
    '"Kind","Agent_Id","Queue_Id","Thread_Id","Dispatch_Id","Kernel_Id","Kernel_Name","Correlation_Id","Start_Timestamp",'
    '"End_Timestamp","Private_Segment_Size","Group_Segment_Size","Workgroup_Size_X","Workgroup_Size_Y",'
    '"Workgroup_Size_Z","Grid_Size_X","Grid_Size_Y","Grid_Size_Z"\n'
    f'"KERNEL_DISPATCH",1,1,77,5,10,"{NAME}",5,1000,46000,0,32768,256,1,1,524288,1,1\n'
)
CONVERTED = (
    '"Guid","Kind","Agent_Id","Queue_Id","Stream_Id","Thread_Id","Dispatch_Id","Kernel_Id","Kernel_Name",'
    '"Correlation_Id","Start_Timestamp","End_Timestamp","Duration","Lds_Block_Size","Scratch_Size","Vgpr_Count",'
    '"Accum_Vgpr_Count","Sgpr_Count","Workgroup_Size_X","Workgroup_Size_Y","Workgroup_Size_Z","Grid_Size_X",'
    '"Grid_Size_Y","Grid_Size_Z"\n'
    f'"00-11","KERNEL_DISPATCH",1,1,1,77,5,10,"{NAME}",5,1000,46000,45000,32768,0,256,0,128,256,1,1,524288,1,1\n'
)
COMMON: dict[str, Any] = {
    "kernel": NAME,
    "dispatch": 5,
    "start_ns": 1000,
    "end_ns": 46000,
    "duration_ns": 45000,
    "grid": (524288, 1, 1),
    "workgroup": (256, 1, 1),
    "scratch_bytes": 0,
}


def rows_or_sentence(path: Path) -> list[Any] | str:
    """A file's rows, or what is said of it."""
    try:
        return list(read_profile(path))
    except InputError as error:
        return str(error)


def rows(tmp_path: Path, text: str, *, partial: bool = False, name: str = "out.csv") -> list[Any]:
    path = tmp_path / name
    path.write_text(text)
    return list(read_profile(path, partial=partial))


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (SEVEN, Dispatch(**COMMON, agent="Agent 1", vgpr=256, accum_vgpr=0, sgpr=128, lds_bytes=0, lds_is_static=True)),
        (SIX_2, Dispatch(**COMMON, agent="1", lds_bytes=32768, lds_is_static=False)),
        (
            CONVERTED,
            Dispatch(**COMMON, agent="1", vgpr=256, accum_vgpr=0, sgpr=128, lds_bytes=32768, lds_is_static=False),
        ),
    ],
    ids=["7.0", "6.2", "rocpd convert"],
)
def test_a_kernel_trace_of_every_generation(tmp_path: Path, text: str, expected: Dispatch) -> None:
    """What a generation does not have is None, never zero."""
    assert rows(tmp_path, text) == [expected]


def test_counters_come_with_their_dispatch_once(tmp_path: Path) -> None:
    header = (
        '"Correlation_Id","Dispatch_Id","Agent_Id","Queue_Id","Process_Id","Thread_Id","Grid_Size","Kernel_Id",'
        '"Kernel_Name","Workgroup_Size","LDS_Block_Size","Scratch_Size","VGPR_Count","Accum_VGPR_Count","SGPR_Count",'
        '"Counter_Name","Counter_Value","Start_Timestamp","End_Timestamp"\n'
    )
    line = '1,{0},"Agent 1",1,7,7,524288,10,"mm.kd",256,0,0,256,0,128,"{1}",{2},1000,2000\n'
    text = header + line.format(1, "SQ_WAVES", "1.6384e+04") + line.format(1, "LDS_BANK_CONFLICT", "12.000000")
    records = rows(tmp_path, text + line.format(2, "SQ_WAVES", '"16384"'))
    assert [type(row) for row in records] == [Dispatch, CounterValue, CounterValue, Dispatch, CounterValue]
    assert [row[:4] for row in records[1:3]] == [("mm", 1, "SQ_WAVES", 16384.0), ("mm", 1, "LDS_BANK_CONFLICT", 12.0)]
    assert (records[0].grid_total, records[0].workgroup_total, records[0].grid) == (524288, 256, None)


def test_rocprof_v1_with_and_without_counters(tmp_path: Path) -> None:
    timed = (
        "Index,KernelName,gpu-id,queue-id,queue-index,pid,tid,grd,wgr,lds,scr,arch_vgpr,accum_vgpr,sgpr,wave_size,sig,obj,"
        "DispatchNs,BeginNs,EndNs,CompleteNs,DurationNs\n"
        '0,"mm(float*, int) [clone .kd]",8,0,0,20,20,134217728,256,0,0,16,0,32,64,0x0,0x7f,10,20,50,60,30\n'
    )
    (timed_dispatch,) = rows(tmp_path, timed)
    assert (timed_dispatch.kernel, timed_dispatch.dispatch, timed_dispatch.duration_ns, timed_dispatch.vgpr) == (
        "mm(float*, int)",
        0,
        30,
        16,
    )
    assert timed_dispatch.lds_is_static is None
    counted = (
        "Index,KernelName,gpu-id,queue-id,queue-index,pid,tid,grd,wgr,lds,scr,arch_vgpr,accum_vgpr,sgpr,wave_size,sig,obj,"
        "SQ_WAVES,TCC_HIT_sum\n"
        "0,mm(float*, int),8,0,0,20,20,1024,256,0,0,16,0,32,64,0x0,0x7f,16,\n"
    )
    dispatch, waves = rows(tmp_path, counted)  # an unquoted name with a comma; a counter that is empty is no zero
    assert (dispatch.kernel, dispatch.duration_ns) == ("mm(float*, int)", None)
    assert waves == CounterValue("mm(float*, int)", 0, "SQ_WAVES", 16.0, waves.agent, 1024)


def test_rocprof_v2(tmp_path: Path) -> None:
    text = (
        "Dispatch_ID,GPU_ID,Queue_ID,PID,TID,Grid_Size,Workgroup_Size,LDS_Per_Workgroup,Scratch_Per_Workitem,Arch_VGPR,"
        "Accum_VGPR,SGPR,Wave_Size,Kernel_Name,Start_Timestamp,End_Timestamp,Correlation_ID,XCC_Index,GRBM_COUNT\n"
        '3,1,1,9,9,1024,64,512,0,8,0,16,64,"mm",100,400,0,0,77\n'
    )
    dispatch, counter = rows(tmp_path, text)
    assert (dispatch.duration_ns, dispatch.lds_bytes, dispatch.grid_total) == (300, 512, 1024)
    assert counter == CounterValue("mm", 3, "GRBM_COUNT", 77.0, counter.agent, 1024, 300)


def test_pc_samples_of_both_methods(tmp_path: Path) -> None:
    head = '"Sample_Timestamp","Exec_Mask","Dispatch_Id","Instruction","Instruction_Comment","Correlation_Id"'
    trap = head + '\n10,65535,1,"v_add_u32_e32 v1, v2, v3","",1\n'
    assert rows(tmp_path, trap) == [PcSample(1, "v_add_u32_e32 v1, v2, v3", "", 65535)]
    stochastic = (
        head + ',"Wave_Issued_Instruction","Instruction_Type","Stall_Reason","Wave_Count"\n'
        '10,18446744073709551615,1,"s_waitcnt vmcnt(0)","mm.cpp:3",1,0,'
        '"ROCPROFILER_PC_SAMPLING_INSTRUCTION_TYPE_NO_INST","ROCPROFILER_PC_SAMPLING_INSTRUCTION_NOT_ISSUED_REASON_WAITCNT",4\n'
    )
    (sample,) = rows(tmp_path, stochastic)
    assert (sample.issued, sample.kind, sample.stall, sample.waves) == (False, "no_inst", "waitcnt", 4)
    assert sample.exec_mask == 2**64 - 1


@pytest.mark.parametrize(
    ("kernel", "written"),
    [
        ("scaled_mm", "scaled_mm.kd"),
        ("f(int) ", "f(int)  [clone .kd]"),
        ('g<"a, b">(int, long)', 'g<"a, b">(int, long)'),
        ("Cijk_Ailk_Bljk_HHS_BH_MT128x256x32", "Cijk_Ailk_Bljk_HHS_BH_MT128x256x32"),
    ],
)
def test_odd_kernel_names(tmp_path: Path, kernel: str, written: str) -> None:
    """An embedded quote is written without escaping, and with a comma behind it the row falls apart."""
    (dispatch,) = rows(tmp_path, SEVEN.replace(NAME, written))
    assert dispatch.kernel.replace('"', "") == kernel.replace('"', "")
    assert (dispatch.duration_ns, dispatch.grid) == (45000, (524288, 1, 1))
    assert kernel_name(written) == kernel


def test_columns_are_found_by_name_in_any_order_case_and_company(tmp_path: Path) -> None:
    @settings(max_examples=100, deadline=None)
    @given(st.data())
    def check(data: st.DataObject) -> None:
        header, line = (text.strip() for text in SEVEN.splitlines())
        names = [name.strip('"') for name in header.split(",")]
        values = dict(zip(names, line.replace(NAME, "mm").split(","), strict=True))
        values |= {f"Extra_{n}": "7" for n in range(data.draw(st.integers(0, 3)))}
        order = data.draw(st.permutations(list(values)))
        change = data.draw(st.sampled_from([str.upper, str.lower, str.title]))
        text = ",".join(f'"{change(name)}"' for name in order) + "\n" + ",".join(values[name] for name in order) + "\n"
        (dispatch,) = rows(tmp_path, text)
        assert (dispatch.kernel, dispatch.dispatch, dispatch.duration_ns, dispatch.vgpr) == ("mm", 5, 45000, 256)

    check()


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", r"out\.csv: not a profiler's table: its columns are none"),
        ("a,b,c\n1,2,3\n", r"out\.csv: not a profiler's table: its columns are a, b, c"),
        (SEVEN[:-20], r"out\.csv:2: truncated: \d+ of 22 fields"),
        (SEVEN.replace("46000", "soon"), r"out\.csv:2: column 'End_Timestamp': 'soon' is not a number"),
        (SEVEN.replace(",256,0,128,", ",2.5,0,128,"), r"out\.csv:2: column 'VGPR_Count': 2\.5 is not a whole number"),
        (SEVEN.replace(",77,5,10,", ",77,,10,"), r"out\.csv:2: column 'Dispatch_Id' is empty"),
    ],
    ids=["empty", "another table", "cut off", "text for a number", "a fraction", "no dispatch"],
)
def test_a_wrong_file_is_one_sentence_with_its_line(tmp_path: Path, text: str, sentence: str) -> None:
    with pytest.raises(InputError, match=sentence):
        rows(tmp_path, text)


def test_what_could_be_read_is_kept_only_if_asked(tmp_path: Path) -> None:
    cut = SEVEN + SEVEN.splitlines()[1][:40]
    with pytest.raises(InputError, match=r"out\.csv:3: truncated"):
        rows(tmp_path, cut)
    assert [row.dispatch for row in rows(tmp_path, cut, partial=True)] == [5]


def test_a_folder_of_passes_is_read_in_order_without_other_tables(tmp_path: Path) -> None:
    for name in ("pass_2/1_kernel_trace.csv", "pass_1/1_kernel_trace.csv"):
        (tmp_path / name).parent.mkdir()
        (tmp_path / name).write_text(SEVEN)
    (tmp_path / "pass_1" / "1_kernel_stats.csv").write_text('"Name","Calls","TotalDurationNs"\n"mm",1,2\n')
    (tmp_path / "pass_1" / "1_agent_info.csv").write_text('"Node_Id","Agent_Type"\n0,"CPU"\n')
    (tmp_path / "notes.txt").write_text("nothing")
    assert [file.parent.name for file in profile_files(tmp_path).read] == ["pass_1", "pass_2"]
    with pytest.raises(InputError, match="no such file or folder"):
        profile_files(tmp_path / "nothing")
    (tmp_path / "empty").mkdir()
    with pytest.raises(InputError, match="contains no profiler's file: expected csv, json or rocpd"):
        profile_files(tmp_path / "empty")


@pytest.mark.slow
@settings(max_examples=400, deadline=None)
@given(st.data())
def test_no_damage_ends_in_anything_but_rows_or_one_sentence(
    tmp_path_factory: pytest.TempPathFactory, data: st.DataObject
) -> None:
    path = tmp_path_factory.mktemp("fuzz") / "out.csv"
    text = bytearray(data.draw(st.sampled_from([SEVEN, SIX_2, CONVERTED])).encode())
    for _ in range(data.draw(st.integers(1, 6))):
        at = data.draw(st.integers(0, len(text) - 1))
        text[at : at + data.draw(st.integers(0, 3))] = data.draw(st.binary(max_size=4))
    path.write_bytes(bytes(text))
    outcome = rows_or_sentence(path)
    if isinstance(outcome, str):
        assert outcome.startswith(str(path))
        assert "\n" not in outcome
    else:
        assert {type(row) for row in outcome} <= {Dispatch}


HEAD = "Kernel_Name,Dispatch_Id,Start_Timestamp,End_Timestamp,Grid_Size,Counter_Name,Counter_Value\n"


@pytest.mark.parametrize("values", [("12.000000", "16384.000000"), ("7", "16"), ("1.6e+04",), ("0", "5", "3")])
def test_a_whole_table_may_lack_its_last_newline(tmp_path: Path, values: tuple[str, ...]) -> None:
    text = HEAD + "".join(f"mm,{n},100,400,64,SQ_WAVES,{value}\n" for n, value in enumerate(values, 1))
    assert rows(tmp_path, text.removesuffix("\n")) == rows(tmp_path, text)


@pytest.mark.parametrize("cut", [1, 2, 7, 12, 20, 30])
def test_a_table_cut_inside_a_row_is_truncated(tmp_path: Path, cut: int) -> None:
    text = HEAD + "".join(f"mm,{n},100,400,64,SQ_WAVES,{n}00.000000\n" for n in range(1, 6))
    with pytest.raises(InputError, match=r"t\.csv:6: truncated"):
        rows(tmp_path, text[: -1 - cut])


WAVES = "SQ_WAVES_32,SQ_WAVES"


@pytest.mark.parametrize(
    ("columns", "counters"),
    [
        # A merge of passes: what describes a launch comes again with the pass's number, and so do some counters.
        (
            "wave_size,obj,SQ_WAVES,wave_size_1,obj_1,SQ_WAVES_1,SQC_DCACHE_REQ_READ_2,SQ_WAVES_LT_64",
            {"SQ_WAVES", "SQC_DCACHE_REQ_READ_2", "SQ_WAVES_LT_64"},
        ),
        ("Correlation_ID_1,Kernel_ID_1,Wave_Size_3,XCC_Index_1,SQ_WAVES", {"SQ_WAVES"}),
        (WAVES, {"SQ_WAVES_32", "SQ_WAVES"}),
    ],
)
def test_what_describes_a_launch_again_is_no_counter(tmp_path: Path, columns: str, counters: set[str]) -> None:
    """`obj` is an address, which is no number."""
    values = ["0x7f5871864ec0" if name.startswith("obj") else "64" for name in columns.split(",")]
    text = f"Dispatch_ID,GPU_ID,Kernel_Name,{columns}\n1,2,mm,{','.join(values)}\n"
    assert {row.counter for row in rows(tmp_path, text) if isinstance(row, CounterValue)} == counters
