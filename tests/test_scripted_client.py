"""A program that only reads JSON and schemas goes through ten experiments, and knows at the end what the lab book says."""

from dataclasses import dataclass
from typing import Any

import pytest
from conftest import StandIn
from scripted_client import Client, Decision, Idea

pytestmark = pytest.mark.slow

OPTIONS = ("--device", "hip", "--hip-compiler", "zig")
STEP14_MS = 50.0  # of both lanes
NO_TIME_MS = 0.0  # of code that must not be timed: a time of zero is an inconclusive run


@dataclass(frozen=True)
class Case:
    """An idea, what its code takes on the stand-in GPU, the way that it must go, and the first reasons at the end."""

    idea: Idea
    ms: float
    path: list[str]
    codes: list[str]


def triton(**lane: Any) -> dict[str, Any]:
    return {"lanes": {"triton": lane}}


def packed(symbol: str, *clauses: Any) -> dict[str, Any]:
    """A kernel that reads B as words, and what is expected of it."""
    words = {"layouts": {"b": "k16_n_16"}, "types": {"b": "int32"}, "constants": {"EXACT": True}}
    lanes = triton(kernel="triton_kernels/scaled_mm_packed.py", symbol=symbol, **words)
    return lanes | {"expect": {"clauses": list(clauses)}}


THREE = {"num_stages": 3}
FEW = "triton.hot_loop.non_matrix_per_matrix < 4"
CASES = {
    "kept": Case(Idea("one stage", triton(options={"num_stages": 1})), 49.0, ["keep"], ["faster", "confirmed"]),
    "slower": Case(Idea("three stages", triton(options=THREE)), 51.0, ["reject"], ["slower"]),
    "answered": Case(
        Idea("three stages at night", triton(options=THREE)), NO_TIME_MS, ["answered"], ["repeats", "repeats"]
    ),
    "tried again": Case(
        Idea("three stages, new firmware", triton(options=THREE), again="new firmware"),
        48.0,
        ["answered", "keep"],
        ["faster", "confirmed"],
    ),
    "repaired": Case(
        Idea("no line tables", triton(env={"TRITON_DISABLE_LINE_INF": "1"})), NO_TIME_MS, ["input", "reject"], ["no_op"]
    ),
    "does not build": Case(Idea("seven rows", triton(constants={"BLOCK_M": 7})), NO_TIME_MS, ["reject"], ["build"]),
    "spills": Case(
        Idea("words", packed("scaled_mm_words")),
        NO_TIME_MS,
        ["reject"],
        ["guardrail.next_free_vgpr", "guardrail.private_segment_bytes"],
    ),
    "unfair": Case(
        Idea("four waves", triton(options={"num_warps": 4})), NO_TIME_MS, ["invalid"], ["contract.workgroup_size"]
    ),
    "required": Case(
        Idea("halves", packed("scaled_mm_split", {"clause": FEW, "required": True})),
        NO_TIME_MS,
        ["reject"],
        ["expectation.falsified"],
    ),
    "undecided": Case(
        Idea("halves, as they are", packed("scaled_mm_split", FEW, "effect < -0.01"), first=("--budget", "1s")),
        47.0,
        ["inconclusive", "keep"],
        ["faster", "confirmed"],
    ),
}


def times_of(measured: StandIn, step: str, ms: float) -> dict[str, float]:
    """What a step's code objects take, by their hashes: the Triton lane's `ms`, and the HIP lane's what it always does."""
    hashes = {
        name: lane_document["code_object_sha256"]
        for name, lane_document in measured("show", step, "--json").json["lanes"].items()
    }
    return {hashes["triton"]: ms, hashes["hip"]: STEP14_MS}


def play(measured: StandIn, client: Client) -> dict[str, Decision]:
    """The ten experiments, on a GPU that knows what each code object takes."""
    known, decisions = times_of(measured, "step14", STEP14_MS), {}
    for name, case in CASES.items():
        measured.settings = {"ms": {**known, "default": case.ms}, "real_s": 0.02 if case.idea.first else 0.0}
        decisions[name] = client.try_out(case.idea)
        if decisions[name].result["verdict"] == "keep":
            known |= times_of(measured, client.baseline or "", case.ms)
    return decisions


@pytest.mark.long
def test_ten_experiments_are_decided_on_documents_alone(measured: StandIn) -> None:
    client = Client(measured, measured.workspace.root, OPTIONS)
    before, client.baseline = len(client.ask("runs")["runs"]), client.ask("report", "--summary")["baseline"]
    decisions = play(measured, client)
    assert {name: decision.path for name, decision in decisions.items()} == {
        name: decision.path for name, decision in CASES.items()
    }
    for name, case in CASES.items():
        assert decisions[name].codes[: len(case.codes)] == case.codes, name
    assert {document["verdict"] for document in client.runs} - {None} == client.words_of("summary", "verdict")
    assert decisions["answered"].result["answer"]["step"] == decisions["slower"].result["step"]
    assert decisions["answered"].result["answer"]["verdict"] == "reject"
    assert [decisions[name].of("falsified") for name in ("required", "undecided")] == [[FEW], [FEW]]
    assert decisions["undecided"].of("confirmed") == ["effect < -0.01"]
    the_lab_book_says_the_same(client, before)
    the_finding_is_everywhere(client, decisions["does not build"].result["step"])


def the_lab_book_says_the_same(client: Client, before: int) -> None:
    same = ("run_id", "run_uuid", "step", "status", "verdict", "basis", "device_name", "title")
    listed = client.ask("runs")["runs"][before:]
    assert [[run[name] for name in same] for run in listed] == [[run[name] for name in same] for run in client.runs]
    report = client.ask("report", "--summary")
    assert report["baseline"] == client.baseline
    assert report["hint"] == client.runs[-1]["hints"][0]
    steps = {step["step"]: (step["run_id"], step["status"], step["verdict"], step["ms"]) for step in report["steps"]}
    ends = [decision.result for decision in client.decisions]
    assert len(ends) == 10
    for document in ends:
        assert steps[document["step"]] == (
            document["run_id"],
            document["status"],
            document["verdict"],
            document["kpi"]["ms"],
        )


def the_finding_is_everywhere(client: Client, step: str) -> None:
    (note,) = client.ask("note", step)["notes"]
    assert (note["kind"], note["step"]) == ("finding", step)
    assert note["text"].startswith("seven rows: ")
    assert f"{note['text']} ({step})" in client.ask("report")["conclusions"]
    assert note["text"] in client.parity("report", "--markdown").out
