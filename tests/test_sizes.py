"""Several sizes in one contract, from the run to the reports, on a GPU that is played."""

import re
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from conftest import StandIn

SIZES = "[sizes]\nlong = { k = 256 }\nwide = { m = 384 }\n"
USUAL, WIDE = "4", "6"  # workgroups: 256 and 384 by 512, in tiles of 128 by 256


@pytest.fixture
def sized(measured: StandIn) -> StandIn:
    """A workspace in which step 14 was measured at the contract's own size, to which others have come."""
    add(measured)
    return measured


def add(stand_in: StandIn, sizes: str = SIZES, kpi: str = "") -> None:
    contract = stand_in.workspace.root / "experiments" / "gfx1151" / "contract.toml"
    text = contract.read_text().replace("[tensors]", f"{sizes}\n[tensors]", 1)
    contract.write_text(text.replace("margin_percent = 0.5\n", f"margin_percent = 0.5\n{kpi}\n", 1))


def times(stand_in: StandIn, usual: float, wide: float) -> None:
    """Let step 15's Triton lane take so many ms; everything else takes 50."""
    stand_in.settings["grid_ms"] = {stand_in.candidate: {USUAL: usual, WIDE: wide}}


def each(document: Any) -> dict[str, dict[str, Any]]:
    return {size["name"]: size for size in document["sizes"]["each"]}


def test_a_size_that_has_come_is_measured_alone(sized: StandIn) -> None:
    ended = sized.run("step14")
    assert (ended.code, ended.json["verdict"]) == (0, "keep")
    (note,) = [reason["text"] for reason in ended.json["reasons"] if reason["code"] == "sizes_known"]
    assert note.startswith("measured now: long, wide; as in run ")
    assert note.endswith(", the same code: axes")
    assert sized.rows("SELECT DISTINCT size FROM sample WHERE size IS NOT NULL ORDER BY 1") == [("long",), ("wide",)]
    found = each(ended.json)
    assert list(found) == ["axes", "long", "wide"]
    first = sized.rows("SELECT uuid FROM run WHERE basis = 'measured' ORDER BY id")[0][0]
    assert [size["measured_in"] for size in found.values()] == [first, None, None]
    assert [size["is_own"] for size in found.values()] == [True, False, False]
    assert found["axes"]["candidate_ms"] == pytest.approx(50, rel=0.01)
    assert ended.json["kpi"]["ms"]["triton"] == found["axes"]["candidate_ms"]  # carried over
    again = sized.run("step14")
    assert "sizes_known" not in [reason["code"] for reason in again.json["reasons"]]  # nothing is missing: all of it
    assert [size["measured_in"] for size in each(again.json).values()] == [None] * 3


def test_every_size_is_verified_as_it_is_timed(sized: StandIn) -> None:
    cases = sized.run("step14").json["verification"]["cases"]
    for lane in ("triton", "hip"):
        names = [(case["name"], case["device"]) for case in cases if case["lane"] == lane]
        for size in ("256 x 512 x 256", "384 x 512 x 128"):
            assert sum(size in name and "workgroups of" in name and device == "emulator" for name, device in names) == 1
            assert sum(size in name and name.endswith(", as it was timed") for name, _ in names) == 2


def test_the_mean_keeps_and_reports_have_every_size(sized: StandIn, tmp_path: Path) -> None:
    sized.run("step14")
    times(sized, 49.0, 50.0)  # two of three sizes have the usual grid
    ended = sized.run("step15")
    assert (ended.code, ended.json["verdict"]) == (0, "keep")
    assert "the mean of 3 sizes: -1.3" in ended.json["reasons"][0]["text"]
    found, sizes = each(ended.json), ended.json["sizes"]
    assert [size["standing"] for size in found.values()] == ["faster", "faster", "not worse"]
    assert sizes["effect_low"] < sizes["effect"] < sizes["effect_high"]
    assert sizes["effect"] == pytest.approx(-2 / 3 * 0.02, abs=0.002)
    assert found["axes"]["effect"] == pytest.approx(-0.02, abs=0.002)
    assert all(size["basis"] == "measured" for size in found.values())
    assert sized.rows("SELECT DISTINCT repeat FROM size WHERE run_id = (SELECT MAX(run_id) FROM size)") == [(1,), (2,)]
    shown = sized("show", "gfx1151/step15").out
    assert "Sizes (measured)" in shown
    assert "geometric mean" in shown
    report = sized("report").out
    assert "3 sizes; their geometric mean changed by -1.3" in report
    log = sized("report", "--markdown").out
    assert re.search(r"- size wide: triton (49.9|50.0)\d\d ms, hip .*, not worse \(measured\)", log)
    assert "| size wide | m = 384 |" in log
    sized("report", "gfx1151", "--html", str(tmp_path / "pages"))
    page = (tmp_path / "pages" / "step15.html").read_text()
    assert "Over the sizes" in page
    assert "geometric mean" in page
    assert 'id="sizes"' in (tmp_path / "pages" / "index.html").read_text()


def test_no_size_may_pay_and_its_own_margin_decides_that(sized: StandIn) -> None:
    sized.run("step14")
    times(sized, 48.0, 51.0)
    ended = sized.run("step15")
    assert (ended.code, ended.json["verdict"], ended.json["reasons"][0]["code"]) == (1, "reject", "worse_at_size")
    assert re.match(r"worse at wide: \+(1\.9|2\.0)", ended.json["reasons"][0]["text"]), "the stand-in's clock says 2 %"
    assert each(ended.json)["wide"]["standing"] == "worse"
    contract = sized.workspace.root / "experiments" / "gfx1151" / "contract.toml"
    contract.write_text(
        contract.read_text().replace("margin_percent = 0.5\n", "margin_percent = 0.5\nmargins_percent = { wide = 3 }\n")
    )
    assert sized.run("step15").json["verdict"] == "keep"


def test_what_was_measured_at_other_sizes_answers_nothing(sized: StandIn) -> None:
    """The same code under another name repeats a step only if both were asked at the same sizes."""
    study = sized.workspace.root / "experiments" / "gfx1151"
    contract = study / "contract.toml"
    whole = contract.read_text()
    contract.write_text(whole.replace(SIZES, ""))
    assert sized.run("step15").json["verdict"] == "reject"
    (study / "step16.toml").write_text((study / "step15.toml").read_text())
    assert sized.run("step16").json["status"] == "answered"
    contract.write_text(whole)
    sized.run("step14")
    ended = sized.run("step16").json
    assert (ended["status"], ended["verdict"]) == ("finished", "reject")
    assert list(each(ended)) == ["axes", "long", "wide"]


def test_margins_and_weights_of_before_answer_and_weigh_nothing(sized: StandIn) -> None:
    sized.run("step14")
    times(sized, 48.0, 51.0)
    assert sized.run("step15").json["reasons"][0]["code"] == "worse_at_size"
    study = sized.workspace.root / "experiments" / "gfx1151"
    contract = study / "contract.toml"
    wide = "margin_percent = 0.5\nmargins_percent = { wide = 3 }\nweights = { axes = 5 }\n"
    text = contract.read_text().replace("margin_percent = 0.5\n", wide)
    contract.write_text(text.replace("[sizes]\n", "[sizes]\nlonger = { k = 384 }\n"))
    (study / "step16.toml").write_text((study / "step15.toml").read_text())
    found = each(sized.run("step14").json)
    assert {name: size["weight"] for name, size in found.items()} == {"axes": 5, "longer": 1, "long": 1, "wide": 1}
    assert found["wide"]["margin"] == 0.03
    assert sized.run("step16").json["verdict"] == "keep"


def test_sizes_that_are_compiled_in_are_built_and_kept(measured: StandIn) -> None:
    """The baseline's own binary for a size comes out of the lab book, as its main one does."""
    study = measured.workspace.root / "experiments" / "gfx1151"
    contract = study / "contract.toml"
    contract.write_text(
        contract.read_text().replace("PARITY_BLOCK_K = ", 'PARITY_SIZE = "axis.k"\nPARITY_BLOCK_K = ', 1)
    )
    add(measured)
    for step in ("step14", "step15"):
        ended = measured.run(step, "--again", "sizes")
        assert ended.json["sizes"], ended.json["reasons"]
        assert list(each(ended.json)) == ["axes", "long", "wide"]
    names = {name for (name,) in measured.rows("SELECT DISTINCT name FROM artifact WHERE lane = 'hip'")}
    assert {"k256-m256-n512.kernel.co", "k256-m256-n512.kernel.s", "k256-m256-n512.code.json"} <= names


def test_a_baseline_of_before_the_sizes_is_measured_again_by_its_step(measured: StandIn) -> None:
    """Its recorded code is of one size; the step's own, which is the same there, is built for all."""
    contract = measured.workspace.root / "experiments" / "gfx1151" / "contract.toml"
    text = contract.read_text().replace("PARITY_BLOCK_K = ", 'PARITY_SIZE = "axis.k"\nPARITY_BLOCK_K = ', 1)
    contract.write_text(text.replace('lane = "triton"', 'lane = "hip"'))
    assert measured.run("step14", "--again", "before the sizes").json["verdict"] == "keep"
    add(measured)
    ended = measured.run("step14", "--again", "sizes").json
    assert (ended["verdict"], list(each(ended))) == ("keep", ["axes", "long", "wide"]), ended["reasons"]


def test_code_that_changes_at_another_size_only_is_a_change(measured: StandIn) -> None:
    study, root = measured.workspace.root / "experiments" / "gfx1151", measured.workspace.root
    contract, step = study / "contract.toml", study / "step14.toml"
    text = contract.read_text().replace("PARITY_BLOCK_K = ", 'PARITY_SIZE = "axis.k"\nPARITY_BLOCK_K = ', 1)
    contract.write_text(text.replace('lane = "triton"', 'lane = "hip"'))
    add(measured)
    assert measured.run("step14", "--again", "sizes").json["verdict"] == "keep"
    kernel = root / "hip_kernels" / "scaled_mm.hip"
    other = "#if PARITY_SIZE == 256\n  __builtin_amdgcn_s_sleep(1);\n#endif\n  int current = 0;\n"
    (kernel.parent / "other.hip").write_text(kernel.read_text().replace("  int current = 0;\n", other, 1))
    changed = step.read_text() + '\n[lanes.hip]\nkernel = "hip_kernels/other.hip"\n'
    (study / "step16.toml").write_text(changed)
    ended = measured.run("step16").json
    assert (ended["verdict"], ended["basis"]) == ("reject", "measured"), ended["reasons"]
    assert "no-op" not in ended["reasons"][0]["text"]
    with closing(sqlite3.connect(root / "results.db")) as connection:
        first = "SELECT MIN(id) FROM artifact WHERE name LIKE 'k256%kernel.co'"
        assert connection.execute(f"DELETE FROM artifact WHERE id IN ({first})").rowcount == 1
        connection.commit()
    gone = measured.run("step16", "--again", "its baseline's code for a size is gone")
    assert gone.code == 2, gone.err
    assert "has no k256-m256-n512.kernel.co of step14 lane hip: run step14 again" in gone.err


def test_a_launch_that_is_most_of_the_time_is_said(sized: StandIn, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("parity.measure.session._MAY_BE_LAUNCH_S", 1.0)  # the GPU that is played has no short launches
    sized.settings["grid_ms"] = {"default": {"1": 30.0, WIDE: 90.0}}
    ended = sized.run("step14", "--again", "shorter")
    (text,) = [reason["text"] for reason in ended.json["reasons"] if reason["code"] == "mostly_launch"]
    assert text.startswith("size long measures mostly the launch: one with one block to compute takes ")
    assert [size["is_mostly_launch"] for size in each(ended.json).values()] == [False, True, False]
    assert "mostly the launch at long" in sized("show", "gfx1151/step14", "--summary").out


def test_a_kernel_that_is_wrong_at_one_size_is_found(sized: StandIn) -> None:
    """A planted fault: step 15's Triton lane writes nothing where it has so many workgroups."""
    sized.run("step14")
    sized.settings |= {"wrong_grid": int(WIDE), "wrong_codes": [sized.candidate]}
    ended = sized.run("step15")
    assert (ended.code, ended.json["verdict"]) == (1, "reject")
    assert (
        "wrong on the GPU: candidate: exact, 4 workgroups of 384 x 512 x 128: 131072 of"
        in ended.json["reasons"][0]["text"]
    )
    assert "sizes" not in ended.json
