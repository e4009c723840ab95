"""`parity check`: what has got worse fails, is said in every form that CI reads, and leaves the lab book alone."""

import json
import re
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from xml.etree import ElementTree as xml

import pytest
import yaml
from books import rehash
from conftest import ROOT, CommandEnd, CommandLine
from twice import CONTRACT, KERNEL, OPERATOR, ZIG, write, write_step

from parity.contract.workspace import Workspace
from parity.version import __version__

pytestmark = pytest.mark.slow

BOUNDS = """
[check.bounds]
"function.instructions" = "2 %"
"mine.resources.next_free_vgpr" = 0
"""


@pytest.fixture
def lab(workspace: Workspace, monkeypatch: pytest.MonkeyPatch) -> CommandLine:
    monkeypatch.delenv("GITHUB_ACTIONS", raising=False)
    monkeypatch.delenv("GITHUB_WORKSPACE", raising=False)
    write(workspace)
    return CommandLine(workspace)


def step(lab: CommandLine, flags: str, clauses: str = "[]", name: str = "step01") -> None:
    """Another step in place of the study's first."""
    write_step(lab.workspace, name, flags, clauses)


def checked(lab: CommandLine, *more: str, env: dict[str, str] | None = None) -> CommandEnd:
    return lab("check", "twice", *ZIG, "--json", *more, env=env)


def outcomes(ended: CommandEnd, outcome: str) -> list[tuple[str, str]]:
    (checked_step,) = ended.json["steps"]
    return [(check["kind"], check["name"]) for check in checked_step["checks"] if check["outcome"] == outcome]


def texts(ended: CommandEnd, outcome: str) -> str:
    return "\n".join(check["text"] for check in ended.json["steps"][0]["checks"] if check["outcome"] == outcome)


def test_what_is_right_passes_and_nothing_is_recorded(lab: CommandLine) -> None:
    ended = lab("check", "twice", *ZIG)
    assert (ended.code, ended.err) == (0, "")
    assert "twice/step01\n  passed       build mine: clang" in ended.out
    assert "passed       verification mine: " in ended.out
    assert "no bounds are stated" in ended.out
    assert re.search(r"^\d+ passed$", ended.out.splitlines()[-1])
    assert not (lab.workspace.root / "results.db").exists()


FAULTS = {
    "a spill": ("-DFACTOR=2 -DSPILL", ("guardrail", "mine: private_segment_bytes"), "private_segment_bytes is"),
    "a wrong kernel": ("-DFACTOR=3", ("verification", "mine"), "wrong result"),
    "a build failure": ("-DFACTOR=)", ("build", "mine"), "expected expression"),
}


@pytest.mark.parametrize("name", FAULTS)
def test_a_planted_fault_fails(lab: CommandLine, name: str) -> None:
    flags, wanted, message = FAULTS[name]
    step(lab, flags)
    ended = checked(lab)
    assert ended.code == 1
    assert wanted in outcomes(ended, "failed")
    assert message in texts(ended, "failed")
    assert ended.json["exit_code"] == 1


def test_a_fault_is_told_at_the_kernels_own_line(lab: CommandLine) -> None:
    """64 elements beyond an input: which argument, which element, how far, and where in the source."""
    kernel = KERNEL.replace("FACTOR * x[at];", "FACTOR * x[at + 64];")
    write(lab.workspace, kernel=kernel)
    (fault,) = [
        check
        for check in checked(lab).json["steps"][0]["checks"]
        if (check["outcome"], check["name"]) == ("failed", "mine")
    ]
    path = lab.workspace.root / fault["file"]
    assert path.suffix == ".hip"
    assert "x[at + 64]" in path.read_text().splitlines()[fault["line"] - 1]
    pattern = r"accesses memory outside of every buffer, right after the end of 'x', where x\[(\d+)\] would be"
    assert re.search(pattern, fault["text"]), fault["text"]
    assert f"{path.name}:{fault['line']} accesses memory" in fault["text"]
    assert "(workgroup (1, 0, 0), wave 0, lane 0; assembly line " in fault["text"]


@pytest.mark.parametrize("required", ["true", "false"])
def test_a_falsified_clause_fails_whether_required_or_not(lab: CommandLine, required: str) -> None:
    clause = "mine.function.instructions < 3"
    step(lab, "-DFACTOR=2", f'["spills == 0", "ratio < 1", {{ clause = "{clause}", required = {required} }}]')
    ended = checked(lab)
    assert ended.code == 1
    assert [name.removesuffix(" (required)") for _, name in outcomes(ended, "failed")] == [clause]
    assert ("expectation", "spills == 0") in outcomes(ended, "passed")
    assert ("expectation", "ratio < 1") in outcomes(ended, "not_shown")


def test_a_worsened_counter_fails_beyond_its_bound(lab: CommandLine) -> None:
    """The step's own last recorded run is what it is held against: without a GPU nothing is ever kept."""
    write(lab.workspace, CONTRACT + BOUNDS)
    assert ("bound", "function.instructions") in outcomes(checked(lab), "not_shown"), "nothing is recorded yet"
    assert lab("run", "twice/step01", *ZIG).code == 0
    before = (lab.workspace.root / "results.db").read_bytes()
    same = checked(lab)
    assert same.code == 0
    assert outcomes(same, "passed")[-2:] == [
        ("bound", "function.instructions"),
        ("bound", "mine.resources.next_free_vgpr"),
    ]
    assert same.json["steps"][0]["compared_with"] == "step01 (run 1)"
    write(lab.workspace, CONTRACT + BOUNDS, "#define MORE\n" + KERNEL)
    worse = checked(lab)
    assert (worse.code, outcomes(worse, "failed")) == (1, [("bound", "function.instructions")])
    assert "and may rise by 2 %" in texts(worse, "failed")
    write(lab.workspace, CONTRACT + BOUNDS.replace("2 %", "99 %"), "#define MORE\n" + KERNEL)
    assert checked(lab).code == 0
    assert (lab.workspace.root / "results.db").read_bytes() == before, "the lab book is only read"


def test_counters_of_another_reader_or_none_are_not_shown(lab: CommandLine) -> None:
    import sqlite3
    from contextlib import closing

    more = '"mine.executed.total" = 0\n"mine.hot_loop.instructions" = 0\n'
    write(lab.workspace, CONTRACT + BOUNDS + more)
    lab("run", "twice/step01", *ZIG)
    with closing(sqlite3.connect(lab.workspace.root / "results.db")) as connection:
        connection.execute("UPDATE reading SET subject = 'reader 0' WHERE basis = 'static'")
        connection.commit()
    rehash(lab.workspace.root / "results.db")
    ended = checked(lab)
    assert ended.code == 0
    assert [name for kind, name in outcomes(ended, "not_shown") if kind == "bound"] == [
        "function.instructions",
        "mine.resources.next_free_vgpr",
        "mine.hot_loop.instructions",
    ]
    assert "'reader 0' in step01: run step01 again to compare" in texts(ended, "not_shown")
    assert "mine.hot_loop has no instructions" in texts(ended, "not_shown")


@pytest.mark.parametrize(
    ("bound", "sentence"),
    [
        ('"mine.resources.vgprs" = 0', "field 'check.bounds.mine.resources.vgprs': 'vgprs' is no resource"),
        ('"ratio" = 0', "field 'check.bounds.ratio': a bound is for a counter of this run"),
        ('"baseline.spills" = 0', "a bound is for a counter of this run"),
        ('"spills" = "two"', "field 'check.bounds.spills': 'two' is neither a number from 0 nor a percentage"),
        ('"spills" = -1', "check.bounds.spills"),
        ('"spills" = true', "check.bounds.spills"),
    ],
)
def test_a_bound_that_is_none_is_a_sentence(lab: CommandLine, bound: str, sentence: str) -> None:
    write(lab.workspace, f"{CONTRACT}\n[check.bounds]\n{bound}\n")
    ended = lab("check", "twice")
    assert (ended.code, ended.out) == (2, "")
    assert "contract.toml" in ended.err
    assert sentence in ended.err


def test_bounds_leave_the_contracts_identity_alone(lab: CommandLine) -> None:
    from parity.contract.study import load_study

    without = load_study(lab.workspace, "twice").contract
    write(lab.workspace, CONTRACT + BOUNDS)
    assert load_study(lab.workspace, "twice").contract.sha256() == without.sha256()
    assert "check" not in without.document()


def test_a_study_is_checked_at_the_step_that_stands(lab: CommandLine) -> None:
    step(lab, "-DFACTOR=2 -DMORE", name="step02")
    step(lab, "-DFACTOR=3", name="step03")
    assert lab("run", "twice/step03", *ZIG).code == 1
    ended = checked(lab)
    assert [checked_step["step"] for checked_step in ended.json["steps"]] == ["step02"], (
        "the last one that was not rejected"
    )
    assert checked(lab, "twice/step03").code == 1
    refused = lab("check", "twice/step01", "twice/step99")
    assert (refused.code, refused.out) == (2, "")


def test_a_cluster_records_nothing(lab: CommandLine) -> None:
    ended = checked(lab, "--record", "--on", "ray")
    assert ended.code == 2
    assert "--record: a cluster does not write the lab book" in ended.err


def test_recorded_only_when_asked(lab: CommandLine) -> None:
    ended = checked(lab, "--record")
    assert (ended.code, ended.json["steps"][0]["run_id"]) == (0, 1)
    assert lab("show", "twice/step01", "--json").json["verdict"] == "inconclusive"


def test_what_cannot_be_verified_here_is_exit_code_3(lab: CommandLine) -> None:
    operator = OPERATOR.replace('lambda call: {"y": 2 * call["x"]}', "None")
    (lab.workspace.root / "operators" / "twice.py").write_text(operator)
    ended = checked(lab)
    assert (ended.code, outcomes(ended, "unavailable")) == (3, [("verification", "mine"), ("verification", "plain")])
    assert checked(lab, "--allow-unverified").code == 0


def test_bad_input_met_while_building_is_a_check_of_that_step(lab: CommandLine) -> None:
    (lab.workspace.root / "mine" / "twice.hip").unlink()
    ended = checked(lab)
    assert (ended.code, outcomes(ended, "bad_input")) == (2, [("run", "step")])
    assert "twice.hip" in texts(ended, "bad_input")


def test_junit_is_well_formed_whatever_a_compiler_says(lab: CommandLine, tmp_path: Path) -> None:
    hostile = '#error ]]> <b>&amp; \x1b[31m \x01 "quoted"\n'
    write(lab.workspace, kernel=hostile + KERNEL)
    path = tmp_path / "check.xml"
    assert checked(lab, "--junit", str(path)).code == 1
    root = xml.fromstring(path.read_bytes())
    (suite,) = root.findall("testsuite")
    assert (suite.get("name"), suite.get("failures")) == ("twice", "2")
    cases = suite.findall("testcase")
    assert len(cases) == int(suite.get("tests") or 0)
    (failure, _) = suite.iter("failure")
    assert "<b>" in (failure.text or "")
    assert {case.get("classname") for case in cases} == {"twice.step01"}


def test_junit_has_an_error_for_each_step_or_study_that_is_bad_input(lab: CommandLine, tmp_path: Path) -> None:
    path = tmp_path / "check.xml"
    ended = lab("check", "twice", "twice/step99", "thrice", *ZIG, "--junit", str(path))
    assert (ended.code, ended.out) == (2, "")
    assert ended.err.count("no such ") == 2
    cases = list(xml.parse(path).iter("testcase"))
    assert [case.get("classname") for case in cases] == ["thrice", "twice.step99"]
    errors = [error.get("message") or "" for case in cases for error in case.iter("error")]
    assert ["no such study" in errors[0], "step99.toml: no such step" in errors[1]] == [True, True]


def test_a_junit_file_without_a_folder_is_refused_before_anything_is_built(lab: CommandLine, tmp_path: Path) -> None:
    path = tmp_path / "out" / "check.xml"
    ended = checked(lab, "--junit", str(path))
    assert (ended.code, ended.json["kind"], path.parent.exists()) == (2, "input", False)
    assert f"the folder {path.parent} does not exist" in ended.err
    assert "is a folder: name a file in it" in checked(lab, "--junit", str(tmp_path)).err


def test_a_copied_folder_does_not_keep_the_others_from_being_checked(lab: CommandLine) -> None:
    for folder in list(lab.workspace.experiments.iterdir()):
        if folder.name != "twice":
            (folder / "contract.toml").unlink()
    shutil.copytree(lab.workspace.experiments / "twice", lab.workspace.experiments / "twice (copy)")
    ended = lab("check", *ZIG, "--json")
    assert (ended.code, [checked_step["study"] for checked_step in ended.json["steps"]]) == (0, ["twice"]), ended.err


def test_an_empty_workspace_does_not_pass_by_having_nothing_to_check(lab: CommandLine) -> None:
    for contract in lab.workspace.experiments.glob("*/contract.toml"):
        contract.unlink()
    ended = lab("check")
    assert ended.code == 2
    assert "no study here has a step to check" in ended.err


def test_annotations_are_one_line_each_and_escaped(lab: CommandLine) -> None:
    write(lab.workspace, kernel="#error 100 %, a: b\n" + KERNEL)
    ended = lab("check", "twice", *ZIG, env={"GITHUB_ACTIONS": "true"})
    annotations = [line for line in ended.out.splitlines() if line.startswith("::")]
    assert ended.code == 1
    assert len(annotations) == 2
    assert annotations[0].startswith(
        "::error file=experiments/twice/step01.toml,line=1,title=twice/step01%3A build mine::"
    )
    assert "100 %25, a: b" in annotations[0]
    assert "%0A" in annotations[0]
    quiet = checked(lab, "--github")
    assert json.loads(quiet.out)["exit_code"] == 1
    assert quiet.err.count("::error ") == 2


def test_an_annotation_is_where_the_clause_is_stated(lab: CommandLine) -> None:
    step(lab, "-DFACTOR=2", '["instructions < 3"]')
    ended = lab("check", "twice", *ZIG, "--github", env={"GITHUB_WORKSPACE": str(lab.workspace.experiments)})
    assert "::error file=twice/step01.toml,line=7,title=twice/step01%3A expectation instructions < 3::" in ended.out


def test_the_workflows_in_the_documents_are_of_the_action() -> None:
    """What the action does is run by tests/test_release.py."""
    inputs = yaml.safe_load((ROOT / "action.yml").read_text())["inputs"]
    for path in (ROOT / "docs" / "workflows").glob("*.yml"):
        (job,) = yaml.safe_load(path.read_text())["jobs"].values()
        (used,) = (step for step in job["steps"] if "/parity@" in step.get("uses", ""))
        assert used["uses"].endswith(f"/parity@v{__version__}")
        assert used["with"].keys() <= inputs.keys()


def test_an_earlier_step_is_checked_as_it_was(lab: CommandLine) -> None:
    """Planted: the kernel that both steps share computes something else since they ran. Where the study stands, that is
    what a check is for; step01 is still what it was.
    """
    for name, flags in (("step02", "-DFACTOR=2 -DMORE"), ("step03", "-DFACTOR=2 -DMORE -DTHIRD")):
        write_step(lab.workspace, name, flags)
        path = lab.workspace.experiments / "twice" / f"{name}.toml"
        path.write_text(f'parent = "step01"\n{path.read_text()}')
    for name in ("step01", "step02", "step03"):
        assert lab("run", f"twice/{name}", "--device", "emulator", *ZIG, "--again", "all").code in (0, 3)
    kernel = lab.workspace.root / "mine" / "twice.hip"
    kernel.write_text(KERNEL.replace("FACTOR * x[at]", "FACTOR * x[at] + 1"))
    stands = checked(lab)
    assert (stands.code, stands.json["steps"][0]["step"]) == (1, "step03")
    assert lab("check", "twice/step02", *ZIG).code == 0, "its parent is there too"
    earlier = lab("check", "twice/step01", *ZIG, "--json")
    assert earlier.code == 0, earlier.out
    assert "checked as run 1 was: mine/twice.hip, which others share, changed since" in earlier.json["steps"][0]["note"]
    alone = 'files = ["mine/twice.hip"]\n'
    path = lab.workspace.experiments / "twice" / "step01.toml"
    path.write_text(alone + path.read_text())
    own = lab("check", "twice/step01", *ZIG, "--json")
    assert own.code == 1, "a file that the step names is its own: whoever changes it means this step"
    assert "checked as" not in (own.json["steps"][0]["note"] or "")


def test_an_earlier_step_whose_files_are_not_recorded_is_checked_as_the_tree_is(lab: CommandLine) -> None:
    write_step(lab.workspace, "step02", "-DFACTOR=2 -DMORE")
    for name in ("step01", "step02"):
        lab("run", f"twice/{name}", "--device", "emulator", *ZIG)
    with closing(sqlite3.connect(lab.workspace.root / "results.db")) as book, book:
        book.execute("DELETE FROM blob WHERE sha256 IN (SELECT sha256 FROM artifact WHERE name LIKE '%twice.hip')")
    kernel = lab.workspace.root / "mine" / "twice.hip"
    kernel.write_text(KERNEL + "// more\n")
    ended = lab("check", "twice/step01", *ZIG, "--json")
    assert ended.code == 0
    assert "mine/twice.hip: changed since run 1, whose files are not all recorded" in ended.json["steps"][0]["note"]


def test_steps_that_are_checked_at_a_time_have_the_same_report(lab: CommandLine) -> None:
    for name, flag in (("step02", "-DFACTOR=2 -DMORE"), ("step03", "-DFACTOR=3"), ("step04", "-DFACTOR=)")):
        step(lab, flag, name=name)
    names = [f"twice/step{number:02}" for number in (1, 2, 3, 4)]
    one, several = (lab("check", *names, *ZIG, "--json", "--jobs", jobs) for jobs in ("1", "3"))
    assert (one.code, several.code) == (1, 1)
    reports = [ended.json["steps"] for ended in (one, several)]
    for report in reports:
        for checked_step in report:
            checked_step["seconds"] = 0.0
    assert reports[0] == reports[1]
    assert [f"{checked_step['study']}/{checked_step['step']}" for checked_step in reports[1]] == names
