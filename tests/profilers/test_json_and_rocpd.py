"""Readers of rocprofv3's JSON and rocpd files, on small files of both schemas."""

import gzip
import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings, strategies as st
from test_tables import rows_or_sentence

from parity.errors import InputError
from parity.profilers import only_gpu, profile_files, read_profile
from parity.records import CounterValue, Dispatch

EXPECTED = Dispatch(
    kernel="scaled_mm",
    dispatch=3,
    agent="9",
    start_ns=100,
    end_ns=400,
    duration_ns=300,
    grid=(524288, 1, 1),
    workgroup=(256, 1, 1),
    lds_bytes=40960,
    lds_is_static=False,
    scratch_bytes=0,
)


def document() -> dict[str, Any]:
    info = {
        "size": 128,
        "agent_id": {"handle": 9},
        "queue_id": {"handle": 1},
        "kernel_id": 7,
        "dispatch_id": 3,
        "private_segment_size": 0,
        "group_segment_size": 40960,
        "workgroup_size": {"x": 256, "y": 1, "z": 1},
        "grid_size": {"x": 524288, "y": 1, "z": 1},
    }
    times = {"start_timestamp": 100, "end_timestamp": 400}
    counted = [{"counter_id": {"handle": 1}, "value": 12.0}, {"counter_id": {"handle": 1}, "value": 4.0}]
    return {
        "rocprofiler-sdk-tool": [
            {
                "metadata": {"pid": 1},
                "counters": [{"id": {"handle": 1}, "name": "SQ_WAVES"}],
                "kernel_symbols": [{"kernel_id": 0}, {"kernel_id": 7, "formatted_kernel_name": "scaled_mm.kd"}],
                "callback_records": {
                    "counter_collection": [
                        {"dispatch_data": {**times, "dispatch_info": info}, "records": counted, "arch_vgpr_count": 256}
                    ]
                },
                "buffer_records": {"kernel_dispatch": [{"kind": 11, **times, "dispatch_info": info}]},
            }
        ]
    }


def read(tmp_path: Path, content: Any, *, partial: bool = False) -> list[Any]:
    path = tmp_path / "results.json"
    path.write_text(content if isinstance(content, str) else json.dumps(content))
    return list(read_profile(path, partial=partial))


def test_json_dispatches_and_counters_summed_over_their_instances(tmp_path: Path) -> None:
    dispatch, counter = read(tmp_path, document())
    assert dispatch == EXPECTED._replace(vgpr=256), "a launch that is traced and counted is one, with what either says"
    assert isinstance(counter, CounterValue)
    assert counter[:4] == ("scaled_mm", 3, "SQ_WAVES", 16.0)


def test_names_may_stand_after_what_uses_them(tmp_path: Path) -> None:
    process = document()["rocprofiler-sdk-tool"][0]
    turned = {"rocprofiler-sdk-tool": [dict(reversed(process.items()))]}
    assert read(tmp_path, turned)[0] == EXPECTED._replace(vgpr=256)


def test_launches_that_are_traced_and_counted_are_counted_once(tmp_path: Path) -> None:
    """Of fifty launches, all are traced and half are counted; another process has the same numbers."""
    process = document()["rocprofiler-sdk-tool"][0]
    traced, counted = process["buffer_records"]["kernel_dispatch"], process["callback_records"]["counter_collection"]
    process["buffer_records"]["kernel_dispatch"] = [
        numbered(record, n, "dispatch_info") for n in range(50) for record in traced
    ]
    process["callback_records"]["counter_collection"] = [
        {**record, "dispatch_data": numbered(record["dispatch_data"], n, "dispatch_info")}
        for n in range(25)
        for record in counted
    ]
    records = read(tmp_path, {"rocprofiler-sdk-tool": [process]})
    assert [type(row) for row in records].count(Dispatch) == 50
    assert sorted(row.dispatch for row in records if isinstance(row, Dispatch)) == list(range(50))
    assert len(records) == 75


def numbered(record: dict[str, Any], number: int, where: str) -> dict[str, Any]:
    return {**record, where: {**record[where], "dispatch_id": number}}


def test_numbers_of_64_bits_and_beyond_are_read(tmp_path: Path) -> None:
    """Nodes with several GPUs have random numbers of 64 bits in their descriptions of agents, and masks are all ones."""
    process = document()["rocprofiler-sdk-tool"][0]
    process["agents"] = [{"hive_id": 2**64 - 1, "serial": 10**30}]
    process["buffer_records"]["kernel_dispatch"][0]["correlation_id"] = {"internal": 2**63, "external": 2**64 - 1}
    assert read(tmp_path, {"rocprofiler-sdk-tool": [process]})[0] == EXPECTED._replace(vgpr=256)


def test_what_gzip_packed_is_read(tmp_path: Path) -> None:
    path = tmp_path / "results.json.gz"
    path.write_bytes(gzip.compress(json.dumps(document()).encode()))
    assert list(read_profile(path)) == read(tmp_path, document())
    path.write_bytes(path.read_bytes()[:-20])
    with pytest.raises(InputError, match=r"results\.json\.gz: not a complete gzip file"):
        list(read_profile(path))
    base = tmp_path / "results.db.gz"
    base.write_bytes(gzip.compress(database(tmp_path, SCHEMA_3).read_bytes()))
    with pytest.raises(InputError, match=r"results\.db\.gz: a database that gzip packed: unpack it first"):
        list(read_profile(base))


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (lambda text: text[:-30], r"results\.json: not complete JSON: "),
        (lambda text: "{}", r"results\.json: not rocprofv3's JSON: it has no 'rocprofiler-sdk-tool' with kernels"),
        (
            lambda text: text.replace('"kernel_id": 7, "dispatch', '"kernel_id": 8, "dispatch'),
            "kernel 8 of a dispatch is not among",
        ),
        (lambda text: text.replace('"dispatch_info"', '"info"'), "a kernel dispatch has no 'dispatch_info'"),
        (
            lambda text: text.replace("12.0", "1e999"),
            r"results\.json: a counter of dispatch 3 has no number for a value",
        ),
    ],
)
def test_a_wrong_json_is_one_sentence(tmp_path: Path, change: Any, sentence: str) -> None:
    with pytest.raises(InputError, match=sentence):
        read(tmp_path, change(json.dumps(document())))


NUMBER = '"group_segment_size": 40960'


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (lambda text: text.replace(NUMBER, f'{NUMBER}, "x": {"7" * 5000}'), "a number of more than 400 digits"),
        (lambda text: text.replace(NUMBER, f'{NUMBER}, "x": 0.{"7" * 5000}'), "a number of more than 400 digits"),
        (lambda text: text.replace(NUMBER, f'{NUMBER}, "x": {"[" * 70}{"]" * 70}'), "values nested more than 64 deep"),
        (
            lambda text: text.replace(
                NUMBER, f'{NUMBER}, "x": {" " * ((1 << 20) - text.index(NUMBER) - 250)}{"7" * 401}'
            ),
            "a number of more than 400 digits",
        ),
        (lambda text: text.replace(NUMBER, f'{NUMBER}, "x": "{"y" * (10 << 20)}"'), "a string of more than 8,388,608"),
        (lambda text: text.replace(NUMBER, f'{NUMBER}, "x": 1e99999999999999999999'), "a number beyond any exponent"),
    ],
    ids=["digits", "a fraction", "depth", "over two chunks", "a string", "an exponent"],
)
@pytest.mark.parametrize("partial", [False, True])
def test_what_the_reader_does_not_survive_is_one_sentence(
    tmp_path: Path, text: Any, sentence: str, *, partial: bool
) -> None:
    path = tmp_path / "results.json"
    path.write_text(text(json.dumps(document())))
    if partial and "exponent" in sentence:
        assert list(read_profile(path, partial=True)) == []
        return
    with pytest.raises(InputError, match=rf"results\.json: .*{sentence}"):
        list(read_profile(path, partial=partial))


def test_brackets_and_digits_in_strings_are_text(tmp_path: Path) -> None:
    text = json.dumps(document()).replace(NUMBER, f'{NUMBER}, "x":  "\\"{"[" * 99}{"7" * 999}\\\\"')
    for before in (1, (1 << 20) - text.index("[[") - 2, (1 << 20) - text.index("777") - 5):
        records = read(tmp_path, text.replace('"x":  ', '"x":' + " " * before))
        assert records == read(tmp_path, json.dumps(document()))


def test_a_cut_json_gives_what_stands_before_only_if_asked(tmp_path: Path) -> None:
    text = json.dumps({"rocprofiler-sdk-tool": [dict(sorted(document()["rocprofiler-sdk-tool"][0].items()))]})
    assert len(read(tmp_path, text[:-4], partial=True)) == 2
    before_the_names = text[: text.index('"kernel_symbols"')]
    assert read(tmp_path, before_the_names, partial=True) == []  # nothing can be told of kernels without names
    ordered = json.dumps(document())
    assert EXPECTED._replace(vgpr=256) in read(tmp_path, ordered[:-1] + ",", partial=True)


SCHEMA_3 = """
CREATE TABLE rocpd_kernel_dispatch_0a1b (id INTEGER);
CREATE TABLE base AS SELECT 1 AS id, 'scaled_mm.kd' AS name, 9 AS agent_abs_index, 3 AS dispatch_id, 100 AS start,
  400 AS "end", 300 AS duration, 524288 AS grid_x, 1 AS grid_y, 1 AS grid_z, 256 AS workgroup_x, 1 AS workgroup_y,
  1 AS workgroup_z, 40960 AS lds_size, 0 AS scratch_size, 256 AS vgpr_count, 0 AS accum_vgpr_count, 128 AS sgpr_count;
CREATE VIEW kernels AS SELECT * FROM base;
CREATE VIEW counters_collection AS SELECT 3 AS dispatch_id, 'scaled_mm.kd' AS kernel_name, 'SQ_WAVES' AS counter_name,
  16.0 AS value;
"""
SCHEMA_4 = """
CREATE VIEW kernels AS SELECT 1 AS id, 'scaled_mm' AS name, 9 AS agent_abs_index, 3 AS dispatch_id, 100 AS start,
  400 AS "end", 2048 AS grid_blocks_x, 1 AS grid_blocks_y, 1 AS grid_blocks_z, 256 AS workgroup_x, 1 AS workgroup_y,
  1 AS workgroup_z, 40960 AS lds_block_size, 0 AS scratch_size, 256 AS arch_vgpr_count, 0 AS accum_vgpr_count;
"""


def database(tmp_path: Path, script: str) -> Path:
    path = tmp_path / "results.db"
    path.unlink(missing_ok=True)
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(script)
    return path


def test_rocpd_of_both_schemas(tmp_path: Path) -> None:
    """Schema 4 counts the grid in workgroups and has other names; what it lacks is None."""
    dispatch, counter = read_profile(database(tmp_path, SCHEMA_3))
    assert isinstance(dispatch, Dispatch)
    assert (dispatch.kernel, dispatch.grid, dispatch.vgpr, dispatch.sgpr) == ("scaled_mm", (524288, 1, 1), 256, 128)
    assert (dispatch.lds_bytes, dispatch.lds_is_static, dispatch.agent) == (40960, False, "9")
    assert isinstance(counter, CounterValue)
    assert counter[:4] == ("scaled_mm", 3, "SQ_WAVES", 16.0)
    (newer,) = read_profile(database(tmp_path, SCHEMA_4))
    assert isinstance(newer, Dispatch)
    assert (newer.grid, newer.vgpr, newer.sgpr, newer.duration_ns) == ((524288, 1, 1), 256, None, 300)


def test_a_rocpd_is_opened_read_only(tmp_path: Path) -> None:
    path = database(tmp_path, SCHEMA_3)
    before = path.read_bytes()
    path.chmod(0o444)
    assert len(list(read_profile(path))) == 2
    assert path.read_bytes() == before
    assert sorted(file.name for file in tmp_path.iterdir()) == ["results.db"]


@pytest.mark.parametrize(
    ("script", "sentence"),
    [
        ("CREATE TABLE other (id INTEGER);", r"results\.db: not a rocpd database: it has no view 'kernels'"),
        ("CREATE TABLE kernels (id INTEGER);", "not a known schema of rocpd: it has no column name or kernel_name"),
        (SCHEMA_3.replace("40960 AS lds", "'much' AS lds"), "column 'lds_size': 'much' is not a whole number"),
        (SCHEMA_3.replace("40960 AS lds", "9e999 AS lds"), "column 'lds_size': inf is not a whole number"),
        (
            SCHEMA_3.replace("16.0 AS value", "9e999 AS value"),
            "counters_collection: column 'value': inf is not a number",
        ),
    ],
)
def test_a_wrong_database_is_one_sentence(tmp_path: Path, script: str, sentence: str) -> None:
    with pytest.raises(InputError, match=sentence):
        list(read_profile(database(tmp_path, script)))


def test_a_cut_database_is_one_sentence(tmp_path: Path) -> None:
    path = database(tmp_path, SCHEMA_3)
    data = path.read_bytes()
    path.write_bytes(data[: len(data) // 2])
    with pytest.raises(InputError, match=r"results\.db: not a complete rocpd database: "):
        list(read_profile(path))
    assert list(read_profile(path, partial=True)) == []


@pytest.mark.slow
@settings(max_examples=300, deadline=None)
@given(st.data())
def test_no_damage_ends_in_anything_but_rows_or_one_sentence(
    tmp_path_factory: pytest.TempPathFactory, data: st.DataObject
) -> None:
    folder = tmp_path_factory.mktemp("fuzz")
    as_json = data.draw(st.booleans())
    path = folder / "results.json"
    path.write_text(json.dumps(document()))
    whole = bytearray((path if as_json else database(folder, SCHEMA_3)).read_bytes())
    for _ in range(data.draw(st.integers(1, 6))):
        at = data.draw(st.integers(0, len(whole) - 1))
        whole[at : at + data.draw(st.integers(0, 3))] = data.draw(st.binary(max_size=4))
    path.write_bytes(bytes(whole))
    assert "\n" not in rows_or_sentence(path)


def test_a_number_beyond_any_exponent_is_none(tmp_path: Path) -> None:
    """Found by a million damaged files: taking the absolute value of such a decimal overflows."""
    path = tmp_path / "results.json"
    text = json.dumps(document())
    path.write_text(text.replace('"group_segment_size": 40960', '"group_segment_size": 1e9999999'))
    dispatches = [row for row in read_profile(path) if isinstance(row, Dispatch)]
    assert {row.lds_bytes for row in dispatches} == {None}


AGENTS = """CREATE VIEW rocpd_info_agent AS SELECT 'CPU' AS type, 'EPYC' AS name, 'EPYC' AS product_name
  UNION SELECT 'GPU', 'gfx90a', 'AMD Instinct MI210';"""


def test_the_gpu_that_a_file_describes(tmp_path: Path) -> None:
    profile = document()
    profile["rocprofiler-sdk-tool"][0]["agents"] = [
        {"type": 1, "name": "EPYC", "product_name": "EPYC"},
        {"type": 2, "name": "gfx90a", "product_name": "AMD Instinct MI210"},
    ]
    (tmp_path / "t.json").write_text(json.dumps(profile))
    for path in (tmp_path / "t.json", database(tmp_path, SCHEMA_3 + AGENTS)):
        assert only_gpu(path, profile_files(path)) == ("gfx90a", "AMD Instinct MI210", path)
        with pytest.raises(InputError, match="the profile is of gfx90a, not of gfx1151"):
            only_gpu(path, profile_files(path), "gfx1151")
    path = database(tmp_path, SCHEMA_3)
    assert only_gpu(path, profile_files(path)) == ("", "", None)


def test_counters_have_their_launchs_duration_and_grid(tmp_path: Path) -> None:
    for rows in (read(tmp_path, document()), list(read_profile(database(tmp_path, SCHEMA_3)))):
        assert [row[5:] for row in rows if isinstance(row, CounterValue)] == [(524288, 300)]
