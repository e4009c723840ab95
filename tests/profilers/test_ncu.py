"""Reader of Nsight Compute's CSV, on small files in its form; real ones were read on an H200 (docs/profiling.md)."""

import csv
import io
from pathlib import Path
from typing import Any

import pytest
from books import row
from hypothesis import given, settings, strategies as st
from test_tables import rows_or_sentence

from parity.errors import InputError
from parity.isa.analyse import analyse
from parity.profilers import profile_files, read_profile
from parity.records import CounterValue, Dispatch, PcSample
from parity.report.profiles import disagreements
from parity.run.joining import join_samples
from parity.store import RunRecord
from parity.store.schema import BuildRow, RunRow

LAUNCHED = (524_288, 3_302_400)  # work-items and duration
WORDS = "==WARNING== Note: Running with unmodified GPU clocks.\n==PROF== Connected to process 637 (/usr/bin/python3)\n"
COLUMNS = {
    "ID": ("", "0"),
    "Process ID": ("", "637"),
    "Kernel Name": ("", "scaled_mm"),
    "Block Size": ("", "(256, 1, 1)"),
    "Grid Size": ("", "(2048, 1, 1)"),
    "Device": ("", "0"),
    "device__attribute_clock_rate": ("", "1,980,000"),
    "gpu__time_duration.sum": ("ns", "3,302,400"),
    "launch__registers_per_thread": ("register/thread", "177"),
    "launch__shared_mem_per_block": ("byte/block", "74,752"),
    "profiler__replayer_bytes.sum": ("byte", "1"),
    "dram__bytes.sum": ("byte", "1,708,743,936"),
    "sm__warps_active.avg.per_cycle_active": ("warp", "7.99"),
    "lts__t_sectors.sum": ("sector", "N/A"),
}
SASS_COLUMNS = [
    "Address",
    "Source",
    "Warp Stall Sampling (All Samples)",
    "Warp Stall Sampling (Not-issued Samples)",
    "# Samples",
    "stall_barrier",
    "stall_wait",
    "stall_barrier (Not Issued)",
    "stall_wait (Not Issued)",
]


def quoted(*rows: list[str]) -> str:
    text = io.StringIO()
    csv.writer(text, quoting=csv.QUOTE_ALL, lineterminator="\n").writerows(rows)
    return text.getvalue()


def raw(columns: dict[str, tuple[str, str]] = COLUMNS) -> str:
    return WORDS + quoted(
        list(columns), [column[0] for column in columns.values()], [column[1] for column in columns.values()]
    )


def source(*rows: list[str]) -> str:
    return WORDS + '"Kernel Name","scaled_mm",\n' + quoted(SASS_COLUMNS, *rows)


SAMPLES = source(
    ["0x7f04097a0000", "      LDC R1, c[0x0][0x28]", "5", "4", "5", "0", "5", "0", "3"],
    ["0x7f04097a0010", "      BAR.SYNC 0x0", "9", "9", "9", "9", "0", "9", "0"],
)


def read(tmp_path: Path, text: str, *, partial: bool = False) -> list[Any]:
    path = tmp_path / "out.csv"
    path.write_text(text)
    return list(read_profile(path, partial=partial))


def test_a_launch_with_its_counters(tmp_path: Path) -> None:
    launch, *counters = read(tmp_path, raw())
    assert launch == Dispatch(
        kernel="scaled_mm",
        dispatch=0,
        agent="0",
        duration_ns=3_302_400,
        grid=(524_288, 1, 1),
        workgroup=(256, 1, 1),
        vgpr=177,
        lds_bytes=74_752,
        lds_is_static=False,
    )
    assert counters == [
        CounterValue("scaled_mm", 0, "dram__bytes.sum", 1_708_743_936.0, "0", *LAUNCHED),
        CounterValue("scaled_mm", 0, "sm__warps_active.avg.per_cycle_active", 7.99, "0", *LAUNCHED),
    ]


def details(launches: int, metrics: dict[str, tuple[str, str]]) -> str:
    """The page that ncu writes unless it is told otherwise: a row for each metric, and one for each rule."""
    head = [
        "ID",
        "Process ID",
        "Kernel Name",
        "Device",
        "Block Size",
        "Grid Size",
        "Section Name",
        "Metric Name",
        "Metric Unit",
        "Metric Value",
        "Rule Name",
    ]
    rows = [head]
    for number in range(launches):
        described = [str(number), "637", "scaled_mm", "0", "(256, 1, 1)", "(2048, 1, 1)"]
        rows += [[*described, "", name, unit, value, ""] for name, (unit, value) in metrics.items()]
        rows.append([*described, "SpeedOfLight", "", "", "", "SOLBottleneck"])
    return WORDS + quoted(*rows)


def test_the_details_page_has_a_row_for_each_metric(tmp_path: Path) -> None:
    labels = {
        "Duration": ("ms", "3.3024"),
        "Registers Per Thread": ("register/thread", "177"),
        "DRAM Frequency": ("Ghz", "2.61"),
        "Memory Throughput": ("%", "40.1"),
    }
    launches = read(tmp_path, details(2, labels))
    assert [(launch.dispatch, launch.duration_ns, launch.vgpr) for launch in launches] == [
        (0, 3_302_400, 177),
        (1, 3_302_400, 177),
    ]


def test_named_metrics_of_the_details_page_are_counters(tmp_path: Path) -> None:
    metrics = {name: COLUMNS[name] for name in ("gpu__time_duration.sum", "dram__bytes.sum")}
    launch, counter = read(tmp_path, details(1, metrics))
    assert launch.duration_ns == 3_302_400
    assert counter == CounterValue("scaled_mm", 0, "dram__bytes.sum", 1_708_743_936.0, "0", *LAUNCHED)


def test_a_summary_has_no_launches(tmp_path: Path) -> None:
    text = WORDS + quoted(["Kernel Name", "Metric Name", "Metric Unit", "Minimum"], ["mm", "Duration", "ms", "3"])
    with pytest.raises(InputError, match="no launches with their grids: record with --page raw"):
        read(tmp_path, text)


@pytest.mark.parametrize("text", [raw(), details(1, {"dram__bytes.sum": ("byte", "1,708")})], ids=["raw", "details"])
def test_a_file_cut_inside_its_last_row_is_said(tmp_path: Path, text: str) -> None:
    for cut in range(2, 9):
        if text[:-cut][-1] not in '",':
            with pytest.raises(InputError, match="truncated"):
                read(tmp_path, text[:-cut])


def test_units_are_heeded(tmp_path: Path) -> None:
    launch = read(tmp_path, raw({**COLUMNS, "gpu__time_duration.sum": ("ms", "3.3024")}))[0]
    assert launch.duration_ns == 3_302_400


def test_a_metric_of_the_launch_is_read_where_it_is_asked_for(tmp_path: Path) -> None:
    path = tmp_path / "out.csv"
    path.write_text(raw({**COLUMNS, "launch__waves_per_multiprocessor": ("", "15.52")}))
    wanted = CounterValue("scaled_mm", 0, "launch__waves_per_multiprocessor", 15.52, "0", *LAUNCHED)
    assert wanted not in list(read_profile(path))
    assert wanted in list(read_profile(path, asked={"launch__waves_per_multiprocessor"}))


def test_what_was_not_recorded_stays_empty(tmp_path: Path) -> None:
    columns = {name: COLUMNS[name] for name in ("ID", "Kernel Name", "Block Size", "Grid Size")}
    (launch,) = read(tmp_path, raw(columns))
    assert (launch.duration_ns, launch.vgpr, launch.lds_bytes) == (None, None, None)


@given(data=st.data())
def test_columns_stand_in_any_order_with_others_between(
    tmp_path_factory: pytest.TempPathFactory, data: st.DataObject
) -> None:
    more = {"extra": ("", "x,y"), "zz__other.sum": ("inst", "1,000")}
    names = data.draw(st.permutations([*COLUMNS, *more]))
    rows = read(tmp_path_factory.mktemp("order"), raw({name: {**COLUMNS, **more}[name] for name in names}))
    assert rows[0] == read(tmp_path_factory.mktemp("order"), raw())[0]
    assert any(row[:4] == ("scaled_mm", 0, "zz__other.sum", 1000.0) for row in rows if isinstance(row, CounterValue))


def test_samples_by_reason_and_offset(tmp_path: Path) -> None:
    rows = read(tmp_path, SAMPLES)
    samples = [(row.offset, row.issued, row.stall, row.count) for row in rows]
    assert samples == [(0, True, None, 1), (0, False, "wait", 3), (0, False, "other", 1), (16, False, "barrier", 9)]
    assert {row.kernel for row in rows} == {"scaled_mm"}
    assert rows[0].instruction == "LDC R1, c[0x0][0x28]"


def test_launches_of_the_source_page_follow_each_other(tmp_path: Path) -> None:
    rows = read(tmp_path, SAMPLES + SAMPLES.removeprefix(WORDS).replace("0x7f", "0x8f"))
    assert [row.dispatch for row in rows] == [0] * 4 + [1] * 4
    assert [row.offset for row in rows[4:]] == [0, 0, 0, 16]


def test_an_address_tells_equal_instructions_apart() -> None:
    """The same text at two places: NVIDIA's samples have an address, so each goes to its own line."""
    text = (
        '\t.target\tsm_90\n\t.headerflags\t@"EF_CUDA_SM90"\n.text.mm:\n'
        "        /*0000*/                   FADD R1, R1, R2 ;\n"
        ".L_x_0:\n"
        "        /*0010*/                   HGMMA.64x256x16.F32 R24, gdesc[UR20], R24 ;\n"
        "        /*0020*/                   FADD R1, R1, R2 ;\n"
        "        /*0030*/              @!PT LDS RZ, [RZ] ;\n"
        "        /*0040*/               @P0 BRA `(.L_x_0) ;\n"
        "        /*0050*/                   EXIT ;\n"
    )
    (analysis,) = analyse(text, "mm.s")
    made = [PcSample(0, "FADD R1, R1, R2", "", offset=offset, count=count) for offset, count in ((0, 1), (0x20, 5))]
    made.append(PcSample(0, "@!PT LDS RZ, [RZ]", "", offset=0x30, count=2))
    rows = join_samples(made, (text, analysis))
    assert [(row.samples, row.lines, row.in_hot_loop, row.kind) for row in rows] == [
        (5, [7], True, "valu"),
        (2, [8], True, "schedule"),
        (1, [4], False, "valu"),
    ]


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("==ERROR== The application returned an error code (2).\n", "ncu recorded nothing: the file has no table"),
        (WORDS, "ncu recorded nothing"),
        (raw() + '"1","637"\n', ":6: truncated: 2 of 14 fields"),
        (raw().replace("(2048, 1, 1)", "2048"), ":5: '2048' is not a size: expected (X, Y, Z)"),
        (raw().replace('"177"', '"many"'), ":5: 'many' is not a whole number"),
        (raw().replace('"ns"', '"fortnight"'), ":5: unit 'fortnight' is not one of ns, "),
        (raw().replace('"(256, 1, 1)"', f'"({"1" * 5000}, 1, 1)"'), "is not a size: expected (X, Y, Z)"),
        (
            raw().replace('"byte","warp"', '"Gbyte","warp"'),
            "column 'dram__bytes.sum' is in Gbyte: record with --print-units",
        ),
        (raw().replace("byte/block", "Kbyte/block"), "'launch__shared_mem_per_block' is in Kbyte/block: record with"),
        (SAMPLES.replace('"9","9","9"', '"-9","-9","-9"'), ":6: '-9' is not a whole number"),
        (SAMPLES.replace('"9","9","9"', '"1e30","1e30","1e30"'), ":6: '1e30' is not a whole number"),
        (SAMPLES.replace("0x7f04097a0010", "there"), ":6: column 'Address': 'there' is not an address"),
        (SAMPLES.replace('"9","9","9","9"', '"9","8","9","9"'), ":6: inconsistent: 9 samples, 8 of them not issued, 9"),
        (SAMPLES.replace("Warp Stall Sampling (All Samples)", "All"), "no column 'Warp Stall Sampling (All Samples)'"),
    ],
)
def test_what_cannot_be_read_is_one_sentence(tmp_path: Path, text: str, sentence: str) -> None:
    with pytest.raises(InputError) as caught:
        read(tmp_path, text)
    assert sentence in str(caught.value)
    assert "\n" not in str(caught.value)
    read(tmp_path, text, partial=True)


def test_a_folder_with_ncus_file_is_read(tmp_path: Path) -> None:
    (tmp_path / "out.csv").write_text(raw())
    assert profile_files(tmp_path).read == [tmp_path / "out.csv"]


@pytest.mark.slow
@settings(max_examples=300)
@given(data=st.data())
def test_no_damage_ends_in_anything_but_rows_or_one_sentence(
    tmp_path_factory: pytest.TempPathFactory, data: st.DataObject
) -> None:
    path = tmp_path_factory.mktemp("fuzz") / "out.csv"
    text = bytearray(data.draw(st.sampled_from([raw(), SAMPLES])).encode())
    for _ in range(data.draw(st.integers(1, 6))):
        at = data.draw(st.integers(0, len(text) - 1))
        text[at : at + data.draw(st.integers(0, 3))] = data.draw(st.binary(max_size=4))
    path.write_bytes(bytes(text))
    assert "\n" not in rows_or_sentence(path)


@pytest.mark.parametrize(("seen", "right"), [(1024, True), (0, True), (2048, False)])
def test_shared_memory_that_the_driver_keeps_is_no_disagreement(seen: int, right: bool) -> None:
    """A kernel without shared memory of its own: ncu on an H200 says 1,024 bytes."""
    figures = {"lds_static_bytes": 0.0, "lds_bytes": 0.0, "next_free_vgpr": 106.0}
    record = RunRecord(
        row(RunRow, arch="sm_90"),
        builds={"reduce": row(BuildRow, grid="16", threads=256)},
        counters={("reduce", "resources", name): (value, "static") for name, value in figures.items()},
    )
    names = ("vgpr", "vgpr_and_accum", "scratch_bytes", "lds_static", "workgroup_total", "grid_total")
    sentences = disagreements(record, "reduce", {**{name: [] for name in names}, "lds_whole": [seen]})
    assert (not sentences) == right, sentences
