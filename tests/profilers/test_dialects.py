"""What other people's profiler files showed: dialects, folders with other things in them, launches in several rows."""

import gzip
import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from parity.errors import InputError
from parity.profilers import profile_files, read_profile
from parity.records import CounterValue, Dispatch


def rows(tmp_path: Path, text: str) -> tuple[list[Dispatch], dict[tuple[int, str], float]]:
    """The dispatches and the counters of a table."""
    path = tmp_path / "out.csv"
    path.write_text(text)
    records = list(read_profile(path))
    counters = {
        (record.dispatch, record.counter): record.value for record in records if isinstance(record, CounterValue)
    }
    assert len(counters) == sum(isinstance(record, CounterValue) for record in records)
    return [record for record in records if isinstance(record, Dispatch)], counters


def test_rocprof_v1_with_older_columns(tmp_path: Path) -> None:
    """`fbar` and identifiers are no counters."""
    (dispatch,), counters = rows(
        tmp_path,
        "Index,KernelName,gpu-id,queue-id,queue-index,pid,tid,grd,wgr,lds,scr,vgpr,sgpr,fbar,sig,obj,SQ_WAVES\n"
        '0,"mm.kd",2,0,0,11,12,4096,256,512,0,64,32,0,0x7f00,0x7e00,16\n',
    )
    assert (dispatch.vgpr, dispatch.sgpr, dispatch.lds_bytes, dispatch.lds_is_static) == (64, 32, 512, None)
    assert (dispatch.agent, dispatch.grid_total, dispatch.workgroup_total) == ("2", 4096, 256)
    assert counters == {(0, "SQ_WAVES"): 16.0}


def test_early_rocprofv2(tmp_path: Path) -> None:
    (dispatch,), counters = rows(
        tmp_path,
        "Dispatch_ID,GPU_ID,Queue_ID,Queue_Index,PID,TID,GRD,WGR,LDS,SCR,Arch_VGPR,ACCUM_VGPR,SGPR,Wave_Size,SIG,OBJ,"
        "Kernel_Name,Start_Timestamp,End_Timestamp,SQ_WAVES,GRBM_COUNT\n"
        '1,4,1,0,7,8,4096,256,1024,16,64,8,32,64,0x0,0x7f2a00001000,"mm.kd",100,350,16,900\n',
    )
    assert (dispatch.vgpr, dispatch.accum_vgpr, dispatch.scratch_bytes, dispatch.duration_ns) == (64, 8, 16, 250)
    assert counters == {(1, "SQ_WAVES"): 16.0, (1, "GRBM_COUNT"): 900.0}


COMPUTE = (
    "Dispatch_ID,GPU_ID,Queue_ID,PID,TID,Grid_Size,Workgroup_Size,LDS_Per_Workgroup,Scratch_Per_Workitem,Arch_VGPR,"
    "Accum_VGPR,SGPR,Wave_Size,Kernel_Name,Start_Timestamp,End_Timestamp,Correlation_ID,Kernel_ID,obj,sig"
)
LAUNCH = '{0},2,1,7,8,4096,256,1024,0,64,4,32,64,"mm",1000.5,1250.5,{0},3,0x7f2a00001000,0x0'


def test_rocprofiler_computes_tables(tmp_path: Path) -> None:
    """Wide, with fractions of nanoseconds; and long, with a row for each counter."""
    (dispatch,), counters = rows(tmp_path, f"{COMPUTE},SQ_WAVES\n{LAUNCH.format(0)},16.0\n")
    assert (dispatch.start_ns, dispatch.end_ns, dispatch.duration_ns, dispatch.lds_bytes) == (1000, 1250, 250, 1024)
    assert (dispatch.vgpr, dispatch.accum_vgpr, dispatch.workgroup_total) == (64, 4, 256)
    assert counters == {(0, "SQ_WAVES"): 16.0}
    lines = [f"{LAUNCH.format(n)},{name},{n}.0" for name in ("SQ_WAVES", "SQ_BUSY") for n in (0, 1)]
    (first, second), counters = rows(tmp_path, "\n".join([f"{COMPUTE},Counter_Name,Counter_Value", *lines]) + "\n")
    assert (first.dispatch, second.dispatch, first.lds_bytes) == (0, 1, 1024)
    assert len(counters) == 4


def test_a_counter_table_in_any_order_has_each_launch_once(tmp_path: Path) -> None:
    header = "Dispatch_Id,Agent_Id,Kernel_Name,Counter_Name,Counter_Value\n"
    lines = [f"{number},{agent},mm,{name},1\n" for name in ("A", "B") for agent in (0, 1) for number in range(10)]
    path = tmp_path / "out.csv"
    path.write_text(header + "".join(lines))
    dispatches = [(record.agent, record.dispatch) for record in read_profile(path) if isinstance(record, Dispatch)]
    assert dispatches == [(agent, number) for agent in "01" for number in range(10)]


def test_rows_of_several_dies_are_one_launch(tmp_path: Path) -> None:
    header = "Dispatch_ID,GPU_ID,Kernel_Name,Start_Timestamp,End_Timestamp,XCC_Index,SQ_WAVES\n"
    lines = [f'{number},0,"mm",100,200,{die},{10 + die}\n' for die in range(4) for number in (1, 2)]
    dispatches, counters = rows(tmp_path, header + "".join(lines))
    assert [dispatch.dispatch for dispatch in dispatches] == [1, 2]
    assert counters == {(1, "SQ_WAVES"): 46.0, (2, "SQ_WAVES"): 46.0}


def test_the_oldest_trace_has_no_dispatch_numbers(tmp_path: Path) -> None:
    header = "Kind,Agent_Id,Queue_Id,Kernel_Id,Kernel_Name,Correlation_Id,Start_Timestamp,End_Timestamp\n"
    dispatches, _ = rows(
        tmp_path, header + '"KERNEL_DISPATCH",1,1,5,"mm.kd",3,100,200\n"KERNEL_DISPATCH",1,1,5,"mm.kd",4,300,450\n'
    )
    assert [(dispatch.dispatch, dispatch.duration_ns) for dispatch in dispatches] == [(3, 100), (4, 150)]


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("8.1097E+14", "'8.1097E+14' has lost its digits, as in a spreadsheet: take the profiler's own file"),
        ("1e30", "'1e30' is not a number of 64 bits"),
        ("nan", "'nan' is not a number of 64 bits"),
        ("1e999999999", "'1e999999999' is not a number of 64 bits"),
        ("soon", "'soon' is not a number"),
    ],
)
def test_time_stamps_that_say_nothing_are_refused(tmp_path: Path, text: str, sentence: str) -> None:
    header = "Dispatch_Id,Kernel_Name,Start_Timestamp,End_Timestamp\n"
    with pytest.raises(InputError) as error:
        rows(tmp_path, f"{header}1,mm,{text},{text}\n")
    assert f"out.csv:2: column 'Start_Timestamp': {sentence}" in str(error.value)


def test_time_stamps_with_all_their_digits_are_read(tmp_path: Path) -> None:
    header = "Dispatch_Id,Kernel_Name,Start_Timestamp,End_Timestamp\n"
    (dispatch,), _ = rows(tmp_path, f"{header}1,mm,1.000000000000100e+15,1000000000000350.75\n")
    assert (dispatch.start_ns, dispatch.duration_ns) == (1_000_000_000_000_100, 250)


def test_a_folder_has_other_things_in_it(tmp_path: Path) -> None:
    """As `--sys-trace`, rocprof v1 and rocprofiler-compute leave it: what has no dispatches is passed over by name."""
    trace = "Kind,Agent_Id,Dispatch_Id,Kernel_Name,Start_Timestamp,End_Timestamp\nKERNEL_DISPATCH,1,1,mm,1,2\n"
    content = {
        "1_kernel_trace.csv": trace,
        "1_memory_copy_trace.csv": '"Kind","Direction","Source_Agent_Id","Destination_Agent_Id","Start_Timestamp"\n',
        "1_memory_allocation_trace.csv": '"Kind","Operation","Agent_Id","Allocation_Size"\n',
        "1_scratch_memory_trace.csv": '"Kind","Operation","Agent_Id","Queue_Id","Alloc_flags"\n',
        "1_hip_api_trace.csv": '"Domain","Function","Process_Id"\n',
        "1_kernel_stats.csv": '"Name","Calls","TotalDurationNs"\n',
        "sysinfo.csv": "workload_name,ip_blocks,gpu_model\na,b,c\n",
        "results.json": json.dumps({"traceEvents": []}),
        "log.txt": "hello",
        "out.pftrace": "x",
    }
    for name, text in content.items():
        (tmp_path / name).write_text(text)
    with closing(sqlite3.connect(tmp_path / "results.db")) as connection:
        connection.execute("CREATE TABLE rocpd_op (id INTEGER)")
        connection.commit()
    (tmp_path / "2_kernel_trace.csv.gz").write_bytes(gzip.compress(trace.encode()))
    files = profile_files(tmp_path)
    assert [file.name for file in files.read] == ["1_kernel_trace.csv", "2_kernel_trace.csv.gz"]
    assert {file.name for file in files.passed_over} == {*content, "results.db"} - {"1_kernel_trace.csv"}
    assert files.passed_over[tmp_path / "1_memory_copy_trace.csv"] == "has no dispatches"
    assert files.passed_over[tmp_path / "sysinfo.csv"] == "is no profiler's table"
    assert files.passed_over[tmp_path / "results.json"] == "is not rocprofv3's JSON"


def test_samples_are_read_after_what_names_their_kernels(tmp_path: Path) -> None:
    (tmp_path / "a_pc_sampling.csv").write_text("Sample_Timestamp,Exec_Mask,Dispatch_Id,Instruction\n")
    (tmp_path / "b_kernel_trace.csv").write_text("Dispatch_Id,Kernel_Name\n")
    assert [file.name for file in profile_files(tmp_path).read] == ["b_kernel_trace.csv", "a_pc_sampling.csv"]
