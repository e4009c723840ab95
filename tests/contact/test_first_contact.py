"""`parity first-contact` on the stand-in GPU, as it is and with what hardware may have otherwise."""

import json
import shutil
import subprocess
import zipfile
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from conftest import StandIn
from filelock import FileLock

from parity.contact import witnesses

FEW = (
    "v_add_f32",
    "v_rcp_f32",
    "v_wmma_f32_16x16x16_f16",
    "v_cvt_f32_fp8",
    "v_cvt_pk_fp8_f32",
    "s_bfe_u32",
    "v_cmp_lt_f32",
)
USUAL = {"lds_cycle_ms": 0.001, "ms": {"default": 0.5}, "not_run": ["rate_"], "round_ms": 0.3}
STAGES = ("doctor", "witnesses", "lanes", "lds", "rates", "calibration", "steps", "profiles")


@pytest.fixture
def gpu(stand_in: StandIn, monkeypatch: pytest.MonkeyPatch) -> StandIn:
    """A GPU that nobody has tried, and a workspace with one study of two steps; of the instructions a few are looked at."""
    whole = witnesses._candidates

    def few(arch: str) -> Iterator[witnesses.Witness]:
        return (one for one in whole(arch) if one.name in FEW)

    monkeypatch.setattr(witnesses, "_candidates", few)
    for study in stand_in.workspace.experiments.iterdir():
        if study.name != "gfx1151":
            shutil.rmtree(study)
    for step in ("step16", "step17", "step18", "step19"):
        (stand_in.workspace.experiments / "gfx1151" / f"{step}.toml").unlink()
    stand_in.settings = dict(USUAL)
    return stand_in


def contact(gpu: StandIn, *more: str, code: int = 0) -> Any:
    ended = gpu("first-contact", "--device", "hip", "--hip-compiler", "zig", "-o", "found.zip", "--json", *more)
    assert ended.code == code, (ended.out[-2000:], ended.err)
    document = ended.json
    with zipfile.ZipFile(gpu.workspace.root / "found.zip") as bundle:
        assert json.loads(bundle.read("contact.json"))["device"]["arch"] == document["arch"]
        assert bundle.testzip() is None
    return document


def only(*stages: str) -> list[str]:
    return [word for stage in stages for word in ("--only", stage)]


def outcomes(document: Any, stage: str) -> dict[str, int]:
    return dict(Counter(row["outcome"] for row in document["findings"] if row["stage"] == stage))


def says(document: Any, stage: str, outcome: str) -> list[str]:
    return [
        f"{row['name']}: {row['says']}"
        for row in document["findings"]
        if (row["stage"], row["outcome"]) == (stage, outcome)
    ]


def outcomes_of(document: Any) -> list[str]:
    return [f"{row['name']}: {row['says']}" for row in document["findings"] if row["outcome"] != "equal"]


def test_a_gpu_that_is_as_is_said(gpu: StandIn) -> None:
    document = contact(gpu)
    assert document["stages_left"] == []
    assert {row["stage"] for row in document["findings"]} == set(STAGES)
    assert outcomes(document, "witnesses") == {"equal": 3 * 5}, "gfx1151 has no fp8"
    assert outcomes(document, "lanes") == {"equal": 2}
    assert outcomes(document, "lds") == {"equal": 8}
    assert outcomes(document, "rates") == {"measured": 10}
    assert outcomes(document, "calibration") == {"measured": 1}
    assert outcomes(document, "steps") == {"measured": 2}
    assert all(figure["basis"] == "measured" for row in document["findings"] for figure in row["figures"])
    (no_profiler,) = says(document, "profiles", "not shown")
    assert "no profiler" in no_profiler
    with zipfile.ZipFile(gpu.workspace.root / "found.zip") as bundle:
        names = [str(gpu.workspace.root), str(Path.home())]
        for name in bundle.namelist():
            assert not any(one.encode() in bundle.read(name) for one in names), name
    merged = gpu("merge", "found.zip")
    assert merged.code == 0
    assert "1 calibrations" in merged.out
    assert "from found.zip" in " ".join(merged.out.split())
    assert gpu.rows("SELECT DISTINCT host FROM run WHERE host IS NOT NULL") == [("first contact",)]
    assert "nothing new" in gpu("merge", "found.zip").out
    shown = gpu("first-contact", "--device", "hip", "-o", "again.zip")
    assert "15 equal" in shown.out
    assert "trillion operations/s (measured)" in shown.out
    assert "left" not in shown.out


PLANTED: dict[str, tuple[dict[str, Any], tuple[str, ...], dict[str, dict[str, int]], str, int]] = {
    "sums that round otherwise": (
        {"hardware": {"sums": "ALIGNED"}},
        ("witnesses", "lanes"),
        {"witnesses": {"equal": 12, "open": 3, "noted": 1}, "lanes": {"open": 2}},
        "what the GPU left is what the emulator says with sums as aligned",
        0,
    ),
    "another LDS": (
        {"hardware": {"phases": {"lanes": 16, "banks": 64}}},
        ("lds",),
        {"lds": {"differs": 4, "open": 4}},
        "phases of 16 lanes, 64 banks: the table has phases of 32 lanes and 32 banks",
        1,
    ),
    "a kernel that hangs": (
        {"hang_at": 3},
        ("witnesses", "lds"),
        {"witnesses": {"equal": 8, "failed": 5}, "lds": {"failed": 5}},
        "did not complete within 1 s: the device hangs or is lost",
        1,
    ),
    "a kernel that ends its process": (
        {"abort_at": 3},
        ("witnesses",),
        {"witnesses": {"equal": 8, "failed": 5}},
        "the process was ended by SIGABRT while running",
        1,
    ),
    "no clock": (
        {"elapsed": {"at": 1, "ms": 0}},
        ("witnesses", "lds", "rates", "calibration", "steps"),
        {
            "witnesses": {"equal": 15},
            "lds": {"not shown": 1},
            "rates": {"not shown": 1},
            "calibration": {"not shown": 1},
            "steps": {"failed": 2},
        },
        "the clock gives no time: 0.0 s for a launch",
        1,
    ),
    "a clock that stands still": (
        {"round_ms": 0.0},
        ("rates",),
        {"rates": {"measured": 1, "not shown": 9}},
        "and twice as many 0.",
        0,
    ),
    "little memory": (
        {"memory": 1 << 18},
        ("witnesses", "lanes"),
        {"witnesses": {"equal": 15}, "lanes": {"not shown": 2}},
        "hipErrorOutOfMemory",
        0,
    ),
}


@pytest.mark.parametrize("fault", PLANTED)
def test_what_is_otherwise_is_said(gpu: StandIn, monkeypatch: pytest.MonkeyPatch, fault: str) -> None:
    monkeypatch.setattr("parity.contact.bench.LIMIT_S", 1.0)
    settings, stages, wanted, sentence, code = PLANTED[fault]
    gpu.settings |= settings
    document = contact(gpu, *only(*stages), code=code)
    assert {stage: outcomes(document, stage) for stage in wanted} == wanted
    assert any(sentence in f"{row['name']}: {row['says']}" for row in document["findings"]), outcomes_of(document)


def test_fp8_of_the_other_kind_is_recognised(gpu: StandIn) -> None:
    gpu.settings |= {"arch": "gfx942", "hardware": {"fnuz": False}}
    document = contact(gpu, *only("witnesses"), code=1)
    assert outcomes(document, "witnesses")["differs"] == 6
    assert all("v_cvt" in text for text in says(document, "witnesses", "differs"))
    notes = says(document, "witnesses", "noted")
    assert len(notes) == 2
    assert all("with the other kind of fp8" in text for text in notes)
    shown = gpu("first-contact", "--device", "hip", "--hip-compiler", "zig", "-o", "found.zip", *only("witnesses"))
    assert "2 leave what the emulator says with the other kind of fp8" in shown.out


def test_a_run_that_is_out_of_time_is_gone_on_with(gpu: StandIn) -> None:
    gpu.settings["real_s"] = 0.2
    first = contact(gpu, *only("lds", "doctor", "witnesses"), "--minutes", "0.1")
    assert first["stages_left"]
    gpu.settings["real_s"] = 0.0
    then = contact(gpu, *only("lds", "doctor", "witnesses"))
    assert then["stages_left"] == []
    assert then["findings"][: len(first["findings"])] == first["findings"], "nothing is looked at again"
    assert max(Counter(row["name"] for row in then["findings"] if row["stage"] != "doctor").values()) == 1
    anew = contact(gpu, *only("doctor"), "--again")
    assert {row["stage"] for row in anew["findings"]} == {"doctor"}


def test_a_bundle_makes_measured_what_was_assumed(gpu: StandIn, tmp_path: Path) -> None:
    gpu.settings |= {"hardware": {"sums": "PAIRED", "phases": {"lanes": 8, "banks": 32}}}
    contact(gpu, *only("witnesses", "lds"), code=1)
    shown = gpu("first-contact", "--apply", "found.zip", "--by", "Ada")
    assert shown.code == 0
    table = tmp_path / "parity" / "arch" / "measured.json"
    table.parent.mkdir(parents=True)
    shutil.copy(Path(witnesses.__file__).parents[1] / "arch" / "measured.json", table)
    done = subprocess.run(
        ["git", "apply", "-"], input=shown.out, text=True, cwd=tmp_path, check=False, capture_output=True
    )
    assert done.returncode == 0, done.stderr
    (measured,) = json.loads(table.read_text()).values()
    assert measured["sums"]["matrix"]["way"] == "PAIRED"
    assert set(measured["lds"]) == {"load b64", "store b64", "load b96", "store b96"}, "what others have measured stays"
    assert all((row["lanes"], row["banks"]) == (8, 32) for row in measured["lds"].values())
    assert "Ada on Stand-in GPU" in measured["lds"]["load b64"]["source"]


def test_a_bundle_gives_the_model_of_time_what_was_timed(gpu: StandIn) -> None:
    contact(gpu, *only("rates"))
    shown = gpu("first-contact", "--apply", "found.zip", "--by", "Ada")
    assert shown.code == 0
    added = [line[1:].strip().rstrip(",") for line in shown.out.splitlines() if line.startswith("+   ")]
    rows = json.loads("{" + ",".join(added) + "}")
    assert {"launch_us", "memory_gbps"} <= set(rows) <= {"launch_us", "memory_gbps", "clock_ghz", "matrix_clock_ghz"}
    assert all(row["value"] > 0 and "Ada on Stand-in GPU" in row["source"] for row in rows.values())


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--only", "lanse"], "'lanse' is no stage: there are doctor, witnesses, lanes"),
        (["--apply", "parity.toml"], "is no bundle of 'parity first-contact'"),
    ],
)
def test_bad_input_is_said_in_a_sentence(gpu: StandIn, words: list[str], sentence: str) -> None:
    ended = gpu("first-contact", "--device", "hip", *words)
    assert (ended.code, sentence in ended.err) == (2, True), ended.err


def test_without_a_gpu_there_is_no_contact(gpu: StandIn) -> None:
    gpu.settings["devices"] = 0
    ended = gpu("first-contact", "--device", "hip")
    assert (ended.code, "first contact is with a GPU" in ended.err) == (3, True), ended.err


def test_a_wrong_lane_differs_whichever_instruction_is_open(gpu: StandIn) -> None:
    gpu.settings["corrupt_at"] = 2
    document = contact(gpu, *only("witnesses", "lanes"), code=1)
    assert outcomes(document, "lanes") == {"differs": 2}
    assert all("wrong, held against the reference" in text for text in says(document, "lanes", "differs"))


@pytest.mark.parametrize("status", [719, 9999])
def test_a_gpu_that_is_lost_is_gone_on_with_when_it_is_back(gpu: StandIn, status: int) -> None:
    """Also where the library gives an error that hip-python does not know."""
    gpu.settings["fail"] = {"call": "hipModuleLaunchKernel", "at": 2, "status": status}
    lost = contact(gpu, *only("witnesses"), code=1)
    assert outcomes(lost, "witnesses") == {"equal": 4, "failed": 5}
    assert lost["stages_left"] == ["witnesses"]
    assert any(
        "7 are not run, because 4 before them failed: hipModuleLaunchKernel" in text for text in outcomes_of(lost)
    )
    del gpu.settings["fail"]
    back = contact(gpu, *only("witnesses"), code=1)
    assert outcomes(back, "witnesses") == {"equal": 11, "failed": 4}
    assert back["stages_left"] == []


def test_two_contacts_with_one_gpu_are_one(gpu: StandIn) -> None:
    contact(gpu, *only("doctor"))
    (folder,) = (gpu.workspace.private / "first-contact").iterdir()
    with FileLock(folder / "lock"):
        ended = gpu("first-contact", "--device", "hip", *only("doctor"))
    assert (ended.code, "another first contact with this GPU is running" in ended.err) == (3, True), ended.err


def test_an_approximation_that_is_far_off_differs() -> None:
    (root,) = (one for one in witnesses._candidates("gfx1151") if one.name == "v_rcp_f32")
    said = np.full((32, root.stored), np.float32(0.5).view(np.uint32))
    near, far = said + np.uint32(2), np.full_like(said, np.float32(1).view(np.uint32))
    assert witnesses.is_near(root, said, near)
    assert not witnesses.is_near(root, said, far)
