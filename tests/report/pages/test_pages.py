"""`parity report --html` and `parity serve`, without a browser."""

import re
import sqlite3
import threading
from collections.abc import Iterator
from contextlib import closing, contextmanager
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

import pytest
from command_line import CommandLine
from conftest import ROOT
from sites import ATTACK, add_points, attack, copied_book, data_of, made_site, opened, unpacked

from parity.contract.study import load_study
from parity.contract.workspace import Workspace
from parity.errors import InputError
from parity.isa.listing import listing
from parity.report.gap import gap_picture
from parity.report.pages import Site
from parity.report.pages.names import file_name
from parity.report.pages.server import LiveSite, server_of
from parity.store import Comparisons, artifact, named_run, run_beside, state_of
from parity.store.baselines import Comparison

pytestmark = pytest.mark.slow
_SCRIPT = re.compile(r'parity\.put\("([\w.-]+)", "([A-Za-z0-9+/=]+)"\);\n')


def script_of(path: Path) -> Any:
    matched = _SCRIPT.fullmatch(path.read_text())
    assert matched is not None
    assert matched.group(1) == path.stem
    return unpacked(matched.group(2))


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Two studies of this repository's lab book: one that was measured, one that was imported and built."""
    folder = tmp_path_factory.mktemp("pages")
    book = copied_book(folder)
    add_points(book)
    return made_site(book, folder / "site", "gfx1151", "sm90")


def test_the_command_writes_a_folder_that_stands_alone(shared_parity: CommandLine, tmp_path: Path) -> None:
    out = tmp_path / "site"
    ended = shared_parity("report", "gfx1151", "--html", str(out))
    assert ended.code == 0
    assert ended.out.startswith(f"{out}/index.html: ")
    files = [path for path in out.rglob("*") if path.is_file()]
    assert {"index.html", "step11.html", "step14.html", "code.html", "assets/style.css"} <= {
        str(path.relative_to(out)) for path in files
    }
    assert sum(path.stat().st_size for path in files) < 6e6
    for page in out.glob("*.html"):
        for reference in re.findall(r'(?:src|href)="([^"#]+)', page.read_text()):
            assert (out / reference).is_file(), (page.name, reference)


def test_the_page_of_profiles_says_how_near_a_lane_is_to_the_roof(site: Path) -> None:
    data = data_of(site / "sm90" / "profile.html")
    roof, side = data["roof"], 8192
    assert (roof["product"], roof["dtype"], roof["peak_gflops"], roof["memory_gbps"]) == ("H200", "fp16", 989500, 4800)
    assert roof["operations"] == 2 * side**3
    assert roof["bytes"] == (2 + 1 + 2) * side**2, "fp16, fp8 and the output in fp16"
    (row,) = (row for row in data["reached"] if (row["step"], row["lane"]) == ("step01", "cuda"))
    with closing(sqlite3.connect(site.parent / "book.db")) as book:
        run = "SELECT max(run.id) FROM run WHERE study = 'sm90' AND step = 'step01'"
        (ms,) = book.execute(
            f"SELECT value FROM timing WHERE run_id = ({run}) AND lane = 'cuda' AND metric = 'duration_ms' "
            "ORDER BY repeat DESC LIMIT 1"
        ).fetchone()
        (traffic,) = book.execute(
            "SELECT avg(value) FROM dispatch_counter c JOIN profile p ON p.id = c.profile_id "
            f"WHERE p.run_id = ({run}) AND p.lane = 'cuda' AND c.name = 'dram__bytes.sum'"
        ).fetchone()
    assert (row["ms"], row["basis"]) == (ms, "measured")
    assert row["gflops"] == pytest.approx(2 * side**3 / ms * 1e-6)
    assert row["of_peak"] == pytest.approx(row["gflops"] / 989500)
    assert row["profiled_intensity"] == pytest.approx(2 * side**3 / traffic)
    assert 'href="profile.html"' in (site / "sm90" / "index.html").read_text()
    assert not (site / "gfx1151" / "profile.html").exists(), "nothing was timed or profiled there under its contract"


def test_every_page_leads_to_what_its_words_mean(site: Path) -> None:
    words = (site / "words.html").read_text()
    answered = '<dt id="answered"><strong>answered</strong></dt><dd>the step asks what another step has asked before'
    assert answered in words
    assert 'href="words.html"' in (site / "index.html").read_text()
    step = (site / "sm90" / "step03.html").read_text()
    assert 'href="../words.html"' in step
    told = re.findall(r'<a class="word" href="\.\./words\.html#([a-z-]+)" title="[^"]{20}', step)
    assert {"kpi", "baseline", "gap", "session"} == {*told}
    assert len(told) == 4, "each where it is first used"
    assert all(f'<dt id="{word}">' in words for word in told)


def test_the_page_of_a_study_explains_the_gap_of_its_baseline(site: Path) -> None:
    """Its baseline was imported without machine code: the step that comes nearest to it tells why, no rejected one."""
    why = (site / "gfx1151" / "index.html").read_text().partition('id="h-why"')[2].partition("</section>")[0]
    assert '(<a href="step15.html">step 15</a>)' in why, "findings lead to the steps that they name"
    assert 'What stands out in <a href="step14.html">step14</a>: triton reads LDS a byte at a time' in why
    code = script_of(site / "gfx1151" / "data" / "code.js")
    assert (code["step"], code["candidate"]) == ("step14", "triton")


def test_each_lanes_own_best_is_compared_too(site: Path) -> None:
    """The baseline's two times are of one run; the other lane has been made faster in steps of its own."""
    best = round(3.125 / 2.039, 2)
    page = (site / "sm90" / "index.html").read_text()
    assert 'cuda\'s own: <a href="step09.html">step09</a>, 2.039 ms <span class="basis measured">' in page
    assert f"best against best {best} times" in page
    assert f"best against best {best}: cuda's is step09" in (site / "index.html").read_text()


def test_a_folder_of_somebody_else_is_left_alone(shared_parity: CommandLine, tmp_path: Path) -> None:
    (tmp_path / "letters").mkdir()
    (tmp_path / "letters" / "to-anna.txt").write_text("dear")
    ended = shared_parity("report", "--html", str(tmp_path / "letters"))
    assert ended.code == 2
    assert ended.err.endswith("letters has a file that is not a site's, to-anna.txt: name a new folder\n")
    assert [path.name for path in (tmp_path / "letters").iterdir()] == ["to-anna.txt"]
    assert shared_parity("report", "--html", str(tmp_path / "no" / "folder")).code == 2
    assert shared_parity("report", "--html", str(tmp_path / "x"), "--all").code == 2


def test_an_earlier_site_is_replaced_as_a_whole(shared_parity: CommandLine, tmp_path: Path) -> None:
    out = tmp_path / "site"
    assert shared_parity("report", "gfx1151", "--html", str(out)).code == 0
    document = shared_parity("report", "sm90", "--html", str(out), "--json").json
    assert (document["schema"], document["files"]) == (
        "parity.pages/1",
        len([path for path in out.rglob("*") if path.is_file()]),
    )
    assert not (out / "step22.html").exists()
    (out / "notes.md").write_text("mine")
    assert "notes.md" in shared_parity("report", "sm90", "--html", str(out)).err
    assert (out / "notes.md").read_text() == "mine"
    assert [path.name for path in tmp_path.iterdir() if path.name.startswith(".")] == []


def test_a_site_that_fails_leaves_the_earlier_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    book = copied_book(tmp_path)
    out = made_site(book, tmp_path / "site", "sm90")
    before = (out / "index.html").read_bytes()

    def broken(_site: Site) -> Iterator[tuple[str, bytes]]:
        yield "index.html", b"half"
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Site, "all", broken)
    with pytest.raises(InputError, match="site cannot be written: No space left on device"):
        made_site(book, out, "sm90")
    assert (out / "index.html").read_bytes() == before
    assert sorted(path.name for path in tmp_path.iterdir()) == ["book.db", "site"]


def test_the_first_page_has_measured_studies_first_and_what_was_decided(site: Path) -> None:
    page = (site / "index.html").read_text()
    assert page.index(">scaled_mm on sm_90<") < page.index(">scaled_mm on gfx1151<")
    lately, measured, logged = re.split(r'<section class="group">', page)
    assert "sm90/step" in lately
    assert "imported" not in lately, "somebody else decided that"
    assert '<span class="basis measured">measured</span>' in measured
    gap = 'triton / hip: 1.52 (step01) → <strong>1.46</strong> (step11) <span class="basis imported">imported</span>'
    assert gap in logged
    assert ">45.028 ms</span>, hip 30.932 ms" in logged
    assert "Stands out in step14: triton reads LDS a byte at a time" in logged, (
        "counts, of what comes next to the baseline"
    )
    rows = data_of(site / "gfx1151" / "index.html")["rows"]
    waiting = [row for row in rows if row["verdict"] == "inconclusive" and row["basis"] in ("static", "emulated")]
    assert f"{len(waiting)} steps await a GPU; times are of gfx1151, as logged" in logged
    kept = [row for row in rows if row["verdict"] == "keep" and row["is_numbered"]]
    assert logged.count('class="kept"') == len(kept)


def test_a_hypothesis_flows(site: Path) -> None:
    page = (site / "gfx1151" / "step15.html").read_text()
    hypothesis = page.partition("<dt>Hypothesis</dt><dd>")[2].partition("</dd>")[0]
    assert len(hypothesis) > 100
    assert "\n" not in hypothesis.replace("\n\n", "")


def test_the_study_page_tells_times_with_their_basis(site: Path) -> None:
    page = (site / "sm90" / "index.html").read_text()
    assert '3.125 ms <span class="basis measured">measured</span>' in page
    rows = {row["step"]: row for row in data_of(site / "sm90" / "index.html")["rows"]}
    assert rows["step03"]["ms"]["triton"] == pytest.approx(3.304872035980224)
    assert (rows["step03"]["against"], rows["step03"]["verdict"]) == ("step02", "keep")
    assert rows["step03"]["low"] < rows["step03"]["effect"] < rows["step03"]["high"] < 0
    imported = (site / "gfx1151" / "index.html").read_text()
    assert '45.028 ms <span class="basis imported">imported</span>' in imported
    assert 'class="basis measured"' not in imported, "nothing of this study was measured"


def test_a_step_page_has_the_run(site: Path) -> None:
    page = (site / "sm90" / "step03.html").read_text()
    assert "confirmed in a fresh process: -0.63 % [-0.73, -0.51]" in page
    assert "+triton.options.num_stages = 4" in page
    assert "-triton.options.num_stages = 3" in page
    page_data = data_of(site / "sm90" / "step03.html")
    first, second = page_data["samples"]
    assert (first["purpose"], second["purpose"]) == ("decision", "confirmation")
    assert len(first["ms"]) == len(first["of"]) == len(first["at"])
    assert second["ms"][0] == pytest.approx(3.302565, abs=1e-6)
    assert {"Verification: 10 cases, 0 failed", "Runs of this step: 2"} <= {
        table["title"] for table in page_data["tables"]
    }


def test_counters_stand_beside_the_baselines(site: Path) -> None:
    page_data = data_of(site / "sm90" / "step03.html")
    names = {number: (scope, name) for number, scope, name in script_of(site / "sm90" / "data" / "names.js")}
    counters = {names[row[0]]: row[1:] for row in page_data["counters"]["triton"]["static"]}
    assert page_data["beside"] == "step02"
    assert counters["resources", "next_free_vgpr"] == [177, 176]
    assert counters["resources", "wave_size"] == [32], "equal to the baseline's, which is not said twice"


def test_time_leads_where_it_was_measured_and_no_count_contradicts_it(site: Path) -> None:
    measured, static = (data_of(site / at)["gap"] for at in ("sm90/step03.html", "gfx1151/step22.html"))
    assert measured["times"] == {
        "candidate": pytest.approx(3.3049, abs=1e-4),
        "reference": pytest.approx(2.5552, abs=1e-4),
        "basis": "measured",
    }
    assert sum(row[1] for row in measured["time_by_class"]) == pytest.approx(3.3049, abs=1e-2)
    assert sum(row[1] for row in measured["classes"]) < sum(row[2] for row in measured["classes"])
    assert static["times"] is None
    assert static["basis"] == "static"
    assert {row[0]: row[1:] for row in static["classes"]}["matrix"] == [1.0, 1.0]


def test_matrix_instructions_of_other_sizes_are_not_compared_one_by_one() -> None:
    """A lane with instructions of half the size needs twice as many: per instruction it would look the better one."""
    record = named_run(opened(ROOT / "results.db"), "47")
    small, large = "v_wmma_f32_16x16x16_f16", "v_mfma_f32_32x32x16_f16"
    for lane, name in (("triton", small), ("hip", large)):
        keys = [key for key in record.counters if key[:2] == (lane, "hot_loop") and key[2].startswith("v_wmma")]
        for key in keys:
            record.counters[lane, "hot_loop", name] = record.counters.pop(key)
    picture = gap_picture(record)
    assert picture is not None
    assert picture.unit == "16,384 multiply-adds of the hot loop, a matrix instruction of hip"
    assert {row[0]: row[1:] for row in picture.classes}["matrix"] == (4.0, 1.0)


def test_machine_code_has_what_is_known_of_each_line(site: Path) -> None:
    entries = script_of(site / "sm90" / "data" / "code.js")["entries"]
    entry = next(entry for entry in entries if (entry["step"], entry["launch"]) == ("step03", "triton"))
    assert (entry["ms"], entry["basis"]) == (pytest.approx(3.304872035980224), "measured")
    code = script_of(site / "sm90" / "data" / f"{entry['key']}.js")
    lists = [code[name] for name in ("line", "text", "name", "class", "depth", "hot", "source")]
    assert len({len(column) for column in lists}) == 1
    assert sum(code["hot"]) > 50
    sampled = code["samples"]
    total = sum(sampled_line["samples"] / sampled_line["lines"] for sampled_line in sampled.values())
    assert total == pytest.approx(1_114_525, rel=0.01)
    assert code["samples_basis"] == "profiled"
    assert code["executed"] is None, "nothing emulated NVIDIA's code"
    matrix = next(at for at, name in enumerate(code["names"]) if name.startswith("HGMMA"))
    assert "matri" in code["meanings"][matrix].lower()


def test_machine_code_has_live_registers_and_where_most_come_from(site: Path) -> None:
    entries = script_of(site / "gfx1151" / "data" / "code.js")["entries"]
    (entry,) = [entry for entry in entries if (entry["step"], entry["launch"]) == ("step18", "triton")]
    code = script_of(site / "gfx1151" / "data" / f"{entry['key']}.js")
    held = code["peak"]["held"]
    assert max(code["live"]) == sum(one["count"] for one in held)
    assert (held[0]["what"], held[0]["count"]) == ("sums of matrix instructions", 128)
    assert code["live"][code["line"].index(code["peak"]["line"])] == max(code["live"]) <= 239, "as many as it has"
    births = {one["born_line"] for one in held if one["born_line"] is not None}
    assert births <= set(code["line"])
    measured = script_of(site / "sm90" / "data" / "code.js")["entries"][0]
    assert "live" not in script_of(site / "sm90" / "data" / f"{measured['key']}.js"), "NVIDIA's registers are not read"


def test_the_listing_marks_the_hot_loop() -> None:
    database = opened(ROOT / "results.db")
    text = (artifact(database, named_run(database, "47"), "triton", "kernel.s") or b"").decode()
    lines = listing(text, "scaled_mm_split")
    hot = [line for line in lines if line.in_hot_loop]
    assert sum(line.class_ == "matrix" for line in hot) == 32
    assert {line.depth for line in hot} == {1}
    assert all(text.splitlines()[line.line - 1].split()[0].startswith(line.text.split()[0]) for line in lines)


def test_imported_steps_stand_beside_what_the_log_had_kept_before_them(site: Path) -> None:
    rows = {row["step"]: row["against"] for row in data_of(site / "gfx1151" / "index.html")["rows"]}
    assert [rows[f"step{at:02}"] for at in (1, 2, 4, 5, 11, 12, 13)] == [
        None,
        "step01",
        "step03",
        "step04",
        "step07",
        "step11",
        "step11",
    ]


def test_a_paired_effect_stands_beside_the_time_that_was_measured_with_it(site: Path) -> None:
    """step04: +0.60 % against step03's binary, which took 3.304 ms in that session; step03's own run had 3.305."""
    page = " ".join(re.sub("<[^>]+>", "", (site / "sm90" / "step04.html").read_text()).split())
    assert "+0.60 % [+0.52 %, +0.70 %]: triton 3.325 ms, step03 beside it 3.304 ms measured" in page


def test_a_run_under_another_contract_has_no_effect_to_show(tmp_path: Path) -> None:
    book = copied_book(tmp_path)
    with closing(sqlite3.connect(book)) as connection, connection:
        other = connection.execute("SELECT contract_id FROM run WHERE study = 'gfx942' LIMIT 1").fetchone()[0]
        connection.execute("UPDATE run SET contract_id = ? WHERE study = 'sm90' AND step = 'step02'", (other,))
    out = made_site(book, tmp_path / "site", "sm90")
    row = next(row for row in data_of(out / "index.html")["rows"] if row["step"] == "step02")
    assert (row["other_contract"], row["against"], row["effect"]) == (True, None, None)
    row_of = r"<tr data-word=[^>]*><th[^>]*><a href=\"step02.html\".*?</tr>"
    (shown,) = re.findall(row_of, (out / "index.html").read_text(), re.DOTALL)
    assert "other contract" in shown
    assert "37." not in shown


@pytest.mark.parametrize("status", ["running", "interrupted"])
def test_a_run_that_has_not_ended_is_said(tmp_path: Path, status: str) -> None:
    book = copied_book(tmp_path)
    with closing(sqlite3.connect(book)) as connection, connection:
        connection.execute("DELETE FROM run WHERE study = 'sm90' AND id > 25")  # so that it is the highest one
        connection.execute("UPDATE run SET status = ?, verdict = NULL WHERE id = 25", (status,))
    out = made_site(book, tmp_path / "site", "sm90")
    page = " ".join(re.sub("<[^>]+>", "", (out / "step04.html").read_text()).split())
    assert f"A later run of this step, run 25, is {status}. This page shows run 23." in page
    index = " ".join(re.sub("<[^>]+>", "", (out / "index.html").read_text()).split())
    assert "Last step: step04 ✕ reject static" in index, "a finished run stands until another finishes"


def test_memory_counts_name_their_case(tmp_path: Path) -> None:
    out = made_site(copied_book(tmp_path), tmp_path / "site", "gfx1151")
    entries = {(entry["step"], entry["launch"]): entry for entry in script_of(out / "data" / "code.js")["entries"]}
    new, old = (script_of(out / "data" / f"{entries[step, 'triton']['key']}.js") for step in ("step18", "step22"))
    assert new["cases"]["executed"].startswith("case exact")
    assert new["cases"]["memory"].endswith("workgroups of the contract's own size")
    assert old["cases"]["memory"].startswith("case ")
    assert sum(new["executed"].values()) == next(
        row[1]
        for row in data_of(out / "step18.html")["counters"]["triton"]["emulated"]
        if row[0]
        == next(entry[0] for entry in script_of(out / "data" / "names.js") if entry[1:] == ["executed", "total"])
    )
    lines = {tuple(position) for position in new["source"] if position}
    assert new["files"][0].endswith(".py")
    assert all("tl." in new["sources"][0][line - 1] or line for _, line in lines)


def test_every_text_is_harmless(tmp_path: Path) -> None:
    book = copied_book(tmp_path)
    attack(book)
    out = made_site(book, tmp_path / "site", "gfx1151", "sm90")
    for path in (path for path in out.rglob("*") if path.is_file()):
        assert re.fullmatch(r"[\w./-]+", str(path.relative_to(out)))
        text = path.read_text() if path.suffix in (".html", ".js") else ""
        assert "<script>window" not in text
        assert "<img" not in text
        assert "\x1b" not in text
        assert "\u202e" not in text
    page = (out / "sm90" / "step03.html").read_text()
    assert "&lt;img src=x onerror=" in page
    assert "{{ 7 * 7 }}" in page
    assert len(ATTACK) > 10_000


@pytest.mark.parametrize(
    "name",
    [
        "../../etc/passwd",
        "index",
        "code",
        "a/b",
        "",
        ".",
        "..",
        "CON",
        "con",
        "x" * 300,
        "\ud800",
        "Ä",
        "A",
        "step1\n",
        "x-1bc04b5291c26a46",
    ],
)
def test_names_that_are_no_files_become_others(name: str) -> None:
    new_name = file_name(name)
    assert re.fullmatch(r"x-[0-9a-f]{16}", new_name)
    assert new_name != file_name(name + "y")
    assert file_name("step14") == "step14"


def test_a_run_has_the_same_baseline_alone_and_among_others() -> None:
    database, workspace = opened(ROOT / "results.db"), Workspace(ROOT)
    for name in ("gfx1151", "sm90"):
        contract = load_study(workspace, name).contract
        comparisons = Comparisons(database, name, contract)
        with closing(sqlite3.connect(ROOT / "results.db")) as connection:
            runs = [str(row[0]) for row in connection.execute("SELECT id FROM run WHERE study = ?", (name,))]
        for record in (named_run(database, run) for run in runs):
            alone = run_beside(database, name, contract, record)
            assert comparisons.of(record) == (alone and Comparison(alone.run.id, alone.is_baseline))


def test_a_recorded_baseline_is_believed_whatever_came_into_the_book_since(tmp_path: Path) -> None:
    """step04 was timed against step03; a book where it was against step02, or against none, says so."""
    book, contract = copied_book(tmp_path), load_study(Workspace(ROOT), "sm90").contract
    fact = "INSERT INTO fact (run_id, lane, basis, name, value) VALUES (25, 'baseline', 'measured', 'run', ?)"
    for recorded_baseline, step in ((None, "step03"), ("step02", "step02"), ("none", None)):
        with closing(sqlite3.connect(book)) as connection, connection:
            uuid = connection.execute(
                "SELECT uuid FROM run WHERE study = 'sm90' AND step = ?", (recorded_baseline,)
            ).fetchone()
            connection.execute("DELETE FROM fact WHERE lane = 'baseline'")
            if recorded_baseline:
                connection.execute(fact, (uuid[0] if uuid else recorded_baseline,))
        database = opened(book)
        baseline = run_beside(database, "sm90", contract, named_run(database, "25"))
        assert (baseline.step if baseline and baseline.is_baseline else None) == step
        assert "baseline" not in named_run(database, "25").lanes


@contextmanager
def served(book: Path) -> Iterator[tuple[int, LiveSite]]:
    database = opened(book)
    live = LiveSite(lambda: Site([(load_study(Workspace(ROOT), "sm90"), database)]), lambda: state_of(database))
    with server_of(live, 0) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        try:
            yield server.server_address[1], live
        finally:
            server.shutdown()
            thread.join()


def answer(port: int, path: str, method: str = "GET", host: str | None = None) -> tuple[int, bytes]:
    with closing(HTTPConnection("127.0.0.1", port, timeout=30)) as connection:
        connection.putrequest(method, path, skip_host=host is not None)
        if host is not None:
            connection.putheader("Host", host)
        connection.endheaders()
        response = connection.getresponse()
        return response.status, response.read()


def test_served_pages_are_the_written_ones_and_follow_the_book(tmp_path: Path) -> None:
    book = copied_book(tmp_path)
    out = made_site(book, tmp_path / "site", "sm90")
    with served(book) as (port, _):
        for path in (path for path in sorted(out.rglob("*")) if path.is_file() and path.name != "files.txt"):
            asks = b"parity.watch();\n" if path.name == "pages.js" else b""  # of this server alone
            assert answer(port, f"/{path.relative_to(out)}") == (200, path.read_bytes() + asks)
        state = answer(port, "/state")
        with closing(sqlite3.connect(book)) as connection, connection:
            connection.execute("INSERT INTO stage (run_id, name, finished_at) VALUES (24, 'judge', 'now')")
            connection.execute("UPDATE run SET title = 'A title of today' WHERE id = 24")
        assert answer(port, "/state") != state
        assert b"A title of today" in answer(port, "/index.html")[1]


def test_a_live_site_sees_what_is_written_while_others_have_the_book_open(tmp_path: Path) -> None:
    book = copied_book(tmp_path)
    with served(book) as (port, _), closing(sqlite3.connect(book)) as other:
        state = answer(port, "/state")
        other.execute("SELECT count(*) FROM run").fetchall()  # keeps a write-ahead log
        with other:
            other.execute("UPDATE run SET verdict = 'reject', title = 'Changed' WHERE id = 24")
        assert answer(port, "/state") != state, "although no row was added"
        assert b"Changed" in answer(port, "/index.html")[1]


def test_a_lab_book_that_is_gone_is_said_and_not_made_anew(tmp_path: Path) -> None:
    book = copied_book(tmp_path)
    with served(book) as (port, _):
        for file in tmp_path.glob("book.db*"):
            file.unlink()
        for path in ("/state", "/index.html"):
            assert answer(port, path) == (503, f"{book}: No such file or directory\n".encode())
    assert list(tmp_path.iterdir()) == []


def test_a_folder_leads_to_its_page(tmp_path: Path) -> None:
    book = copied_book(tmp_path)
    studies = [(load_study(Workspace(ROOT), name), opened(book)) for name in ("sm90", "gfx1151")]
    with server_of(LiveSite(lambda: Site(studies), lambda: "same"), 0) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        try:
            port = server.server_address[1]
            assert (answer(port, "/sm90")[0], answer(port, "/sm90/")[0], answer(port, "/sm9")[0]) == (301, 200, 404)
        finally:
            server.shutdown()
            thread.join()


def test_the_server_gives_nothing_else(tmp_path: Path) -> None:
    book = copied_book(tmp_path)
    before = book.read_bytes()
    with served(book) as (port, _):
        for path in (
            "/../book.db",
            "/%2e%2e/book.db",
            "/book.db",
            "/assets/../../site.py",
            "//etc/passwd",
            "/data/x.js",
        ):
            assert answer(port, path)[0] == 404
        assert answer(port, "/", host="evil.example")[0] == 403
        assert answer(port, "/", host=f"localhost:{port}")[0] == 200
        assert answer(port, "/", method="POST")[0] == 501
        assert answer(port, "/", method="HEAD") == (200, b"")
    assert book.read_bytes() == before


def test_serve_needs_a_lab_book_and_a_port(shared_parity: CommandLine, tmp_path: Path) -> None:
    ended = shared_parity("serve", "--db", str(tmp_path / "typo.db"))
    assert (ended.code, ended.err) == (
        2,
        f"parity: {tmp_path}/typo.db: no such lab book: 'parity run STEP' makes one\n",
    )
    assert not (tmp_path / "typo.db").exists()
    with served(copied_book(tmp_path)) as (port, _):
        ended = shared_parity("serve", "--db", str(tmp_path / "book.db"), "--port", str(port))
    assert (ended.code, ended.err) == (2, f"parity: --port: {port} cannot be used: Address already in use\n")
