"""A step's own files are taken back exactly, and only where nobody has changed them since."""

import pytest
from command_line import CommandEnd, CommandLine
from recorded_runs import Lab
from repositories import commit_all, conflicting_merge, git

from parity.contract.study import load_step
from parity.contract.workspace import Workspace
from parity.origin.capture import study_origin
from parity.records import Verdict
from parity.store import RunWriter, open_lab_book

pytestmark = pytest.mark.slow

KERNEL, OTHER = "kernels/fast.hip", "kernels/slow.hip"


def revert(lab: Lab, step: str, *options: str) -> CommandEnd:
    return CommandLine(lab.workspace)("runs", "revert", step, *options)


def tried(lab: Lab, text: str, step: str = "step02", more: str = 'files = ["kernels/fast.hip"]') -> None:
    """A step that changes the kernel, run and rejected."""
    lab.step(step, more)
    lab.write(KERNEL, text)
    lab.run(step)


def test_the_content_of_the_commit_before_the_step_comes_back(lab: Lab) -> None:
    lab.run("step01")
    tried(lab, "// tried\n")
    lab.write(OTHER, "// somebody's work\n")
    ended = revert(lab, "step02", "--json")
    assert ended.code == 0, ended.err
    assert [(file["path"], file["action"]) for file in ended.json["files"]] == [(KERNEL, "restored")]
    assert lab.read(KERNEL) == "// fast\n"
    assert lab.read(OTHER) == "// somebody's work\n"
    assert (lab.root / "experiments" / "small" / "step02.toml").exists()


def test_nothing_is_lost(lab: Lab) -> None:
    lab.run("step01")
    tried(lab, "// tried\n")
    ended = revert(lab, "step02")
    assert "parity runs restore 2 brings the files back" in ended.out
    assert CommandLine(lab.workspace)("runs", "restore", "2", "--force").code == 0
    assert lab.read(KERNEL) == "// tried\n"


def test_a_dry_run_shows_the_difference_and_changes_nothing(lab: Lab) -> None:
    lab.run("step01")
    tried(lab, "// tried\n")
    ended = revert(lab, "step02", "--dry-run")
    assert "-// tried\n+// fast\n" in ended.out
    assert lab.read(KERNEL) == "// tried\n"


def test_later_runs_of_a_step_lead_back_to_before_the_first(lab: Lab) -> None:
    lab.run("step01")
    tried(lab, "// first try\n")
    commit_all(lab.root, "a try")
    tried(lab, "// second try\n")
    assert revert(lab, "step02").code == 0
    assert lab.read(KERNEL) == "// fast\n"


def test_again_is_nothing(lab: Lab) -> None:
    lab.run("step01")
    tried(lab, "// tried\n")
    assert revert(lab, "step02").code == 0
    ended = revert(lab, "step02", "--json")
    assert (ended.code, ended.json["files"][0]["action"]) == (0, "nothing")


def test_an_edit_since_the_run_is_refused_by_name(lab: Lab) -> None:
    lab.run("step01")
    tried(lab, "// tried\n")
    lab.write(KERNEL, "// an hour of work\n")
    ended = revert(lab, "step02")
    assert ended.code == 2
    assert f"{KERNEL}: has been changed since, and that is not committed (modified)" in ended.err
    assert lab.read(KERNEL) == "// an hour of work\n"


def test_a_commit_since_the_run_is_refused_with_who_made_it(lab: Lab) -> None:
    lab.run("step01")
    tried(lab, "// tried\n")
    lab.write(KERNEL, "// better\n")
    commit_all(lab.root, "a better one")
    ended = revert(lab, "step02")
    assert (ended.code, "by ada: a better one" in ended.err) == (2, True)


def test_another_steps_content_is_refused_with_its_run(lab: Lab) -> None:
    lab.run("step01")
    tried(lab, "// tried\n")
    tried(lab, "// next\n", "step03")
    ended = revert(lab, "step02")
    assert (ended.code, "has the content of run 3 of step03 (reject)" in ended.err) == (2, True)


def test_what_a_later_step_was_run_with_is_refused(lab: Lab) -> None:
    lab.run("step01")
    tried(lab, "// tried\n")
    tried(lab, "// tried\n", "step03", "")
    ended = revert(lab, "step02")
    assert (ended.code, "run 3 of step03 (reject), a later step, was run with" in ended.err) == (2, True)
    assert lab.read(KERNEL) == "// tried\n"


def test_one_refusal_leaves_all_files(lab: Lab) -> None:
    lab.write(OTHER, "// tried too\n")
    tried(lab, "// tried\n", more=f'files = ["{KERNEL}", "{OTHER}"]')
    lab.write(OTHER, "// edited\n")
    assert revert(lab, "step02").code == 2
    assert lab.read(KERNEL) == "// tried\n"


def test_a_renamed_kernel_gets_its_old_name_back(lab: Lab) -> None:
    lab.run("step01")
    git(lab.root, "mv", OTHER, "kernels/renamed.hip")
    lane = '[lanes.slow]\nkernel = "kernels/renamed.hip"'
    lab.step("step02", f'files = ["{OTHER}", "kernels/renamed.hip"]\n{lane}')
    lab.run("step02")
    ended = revert(lab, "step02", "--json")
    assert {file["path"]: file["action"] for file in ended.json["files"]} == {
        OTHER: "restored",
        "kernels/renamed.hip": "removed",
    }, ended.err
    assert lab.read(OTHER) == "// slow\n"
    assert not (lab.root / "kernels" / "renamed.hip").exists()


def test_a_conflict_is_no_content_of_the_step(lab: Lab) -> None:
    lab.run("step01")
    tried(lab, "// tried\n")
    commit_all(lab.root, "tried")
    conflicting_merge(lab.root, KERNEL)
    ended = revert(lab, "step02")
    assert (ended.code, "not committed (in conflict)" in ended.err) == (2, True)
    assert "<<<<<<<" in lab.read(KERNEL)


def test_without_a_repository_the_run_that_the_step_builds_upon_has_it(bare_lab: Lab) -> None:
    bare_lab.run("step01", Verdict.KEEP)
    tried(bare_lab, "// tried\n")
    ended = revert(bare_lab, "step02", "--json")
    assert ended.json["files"][0]["origin"] == "run 1 of step01 (keep)", ended.err
    assert bare_lab.read(KERNEL) == "// fast\n"


def test_a_kept_change_that_was_never_committed_is_what_comes_back(lab: Lab) -> None:
    lab.write(KERNEL, "// kept\n")
    lab.run("step01", Verdict.KEEP)
    tried(lab, "// tried\n")
    assert revert(lab, "step02").code == 0
    assert lab.read(KERNEL) == "// kept\n"


def test_a_file_that_git_never_had_but_a_run_before_is_not_removed(lab: Lab) -> None:
    lab.write("kernels/mine.hip", "// first\n")
    lane = '[lanes.slow]\nkernel = "kernels/mine.hip"'
    lab.step("step02", lane)
    lab.run("step02")
    lab.write("kernels/mine.hip", "// tried\n")
    lab.step("step03", f'files = ["kernels/mine.hip"]\n{lane}')
    lab.run("step03")
    assert revert(lab, "step03").code == 0
    assert lab.read("kernels/mine.hip") == "// first\n"


def test_what_nothing_tells_is_refused(bare_lab: Lab) -> None:
    tried(bare_lab, "// tried\n")
    ended = revert(bare_lab, "step02")
    assert (ended.code, "nothing tells what it was before step02" in ended.err) == (2, True)


def test_a_step_that_names_no_files_takes_back_the_kernel_that_it_alone_has(lab: Lab) -> None:
    lab.write("kernels/own.hip", "// own\n")
    lab.step("step02", '[lanes.fast]\nkernel = "kernels/own.hip"')
    lab.run("step02")
    ended = revert(lab, "step02", "--json")
    assert [(file["path"], file["action"]) for file in ended.json["files"]] == [("kernels/own.hip", "removed")]
    assert "names no files" in ended.json["note"]


@pytest.mark.parametrize("other", ["step03", "contract"])
def test_a_kernel_that_others_have_is_never_taken_without_being_named(lab: Lab, other: str) -> None:
    lab.write("kernels/own.hip", "// own\n")
    lane = '[lanes.fast]\nkernel = "kernels/own.hip"'
    lab.step("step02", lane)
    if other == "contract":
        text = lab.read("experiments/small/contract.toml").replace("kernels/slow.hip", "./kernels/own.hip")
        lab.write("experiments/small/contract.toml", text)
    else:
        lab.step("step03", lane)
    lab.run("step02")
    ended = revert(lab, "step02")
    assert (ended.code, 'write files = ["triton_kernels/x.py"]' in ended.err) == (2, True)
    assert (lab.root / "kernels" / "own.hip").exists()


def other_study(lab: Lab) -> None:
    """A second study, with a step of its own and the kernel that the first study has."""
    lab.write("experiments/other/contract.toml", lab.read("experiments/small/contract.toml"))
    lab.write("experiments/other/step01.toml", lab.read("experiments/small/step01.toml"))


def answered(lab: Lab, step: str) -> None:
    """A run of a step as it is recorded where another step's run answers it: nothing is built."""
    study, loaded_step = load_step(lab.workspace, step)
    writer = RunWriter(open_lab_book(lab.workspace, None, study), loaded_step, study.contract, "0")
    origin = study_origin(lab.workspace, study, loaded_step)
    writer.origin(origin.facts, origin.files)
    writer.answered("0" * 32, ["it repeats another one"])


def test_work_that_was_not_committed_before_the_step_is_not_lost(lab: Lab) -> None:
    lab.write(KERNEL, "// a week of work\n")
    tried(lab, "// a week of work\n// tried\n")
    for options in ((), ("--dry-run",)):
        ended = revert(lab, "step02", *options)
        assert (ended.code, f"{KERNEL}: differed from commit" in ended.err, "git diff" in ended.err) == (2, True, True)
    assert lab.read(KERNEL) == "// a week of work\n// tried\n"


def test_the_user_may_say_that_the_commits_content_is_right(lab: Lab) -> None:
    tried(lab, "// tried\n")
    assert "-// tried\n+// fast\n" in revert(lab, "step02", "--to-commit", "--dry-run").out
    assert lab.read(KERNEL) == "// tried\n"
    assert revert(lab, "step02", "--to-commit").code == 0
    assert lab.read(KERNEL) == "// fast\n"


@pytest.mark.parametrize("study", ["small", "other"])
def test_work_that_any_run_before_has_recorded_comes_back(lab: Lab, study: str) -> None:
    other_study(lab)
    lab.write(KERNEL, "// a week of work\n")
    lab.run(f"{study}/step01")
    lab.step("step02")
    lab.write(KERNEL, "// a week of work\n// tried\n")
    lab.run("small/step02")
    ended = revert(lab, "small/step02")
    assert (ended.code, lab.read(KERNEL)) == (0, "// a week of work\n"), ended.err


def test_a_commit_since_the_run_before_makes_it_no_witness(lab: Lab) -> None:
    lab.run("step01")
    lab.write(KERNEL, "// faster\n")
    commit_all(lab.root, "faster")
    tried(lab, "// tried\n")
    assert revert(lab, "step02").code == 2
    assert revert(lab, "step02", "--to-commit").code == 0
    assert lab.read(KERNEL) == "// faster\n"


def test_a_file_that_was_clean_at_the_first_run_needs_no_other_witness(lab: Lab) -> None:
    tried(lab, "// fast\n")
    tried(lab, "// tried\n")
    assert revert(lab, "step02").code == 0
    assert lab.read(KERNEL) == "// fast\n"


def test_a_kernel_that_another_study_uses_is_never_removed(lab: Lab) -> None:
    other_study(lab)
    lab.write("kernels/own.hip", "// own\n")
    text = lab.read("experiments/other/contract.toml").replace(OTHER, "kernels/own.hip")
    lab.write("experiments/other/contract.toml", text)
    lab.step("step02", 'files = ["kernels/own.hip"]\n[lanes.fast]\nkernel = "kernels/own.hip"')
    lab.run("small/step02")
    ended = revert(lab, "small/step02", "--to-commit")
    assert (ended.code, "would be removed, but experiments/other/contract.toml uses it" in ended.err) == (2, True)
    assert (lab.root / "kernels" / "own.hip").exists()


def test_what_a_later_run_of_another_study_was_made_of_is_refused(lab: Lab) -> None:
    other_study(lab)
    lab.run("small/step01")
    lab.step("step02")
    lab.write(KERNEL, "// tried\n")
    lab.run("small/step02")
    lab.run("other/step01")
    ended = revert(lab, "small/step02")
    assert (ended.code, "run 3 of other/step01 (reject), a later step, was run with" in ended.err) == (2, True)


def test_an_answered_run_does_not_hide_those_that_were_run(lab: Lab) -> None:
    lab.write("kernels/own.hip", "// own\n")
    lab.step("step02", '[lanes.fast]\nkernel = "kernels/own.hip"')
    lab.run("step02")
    answered(lab, "step02")
    ended = revert(lab, "step02", "--json")
    assert (ended.code, ended.json["run_id"], ended.json["files"][0]["action"]) == (0, 1, "removed"), ended.err


def test_what_only_an_answered_run_recorded_is_taken_back_too(lab: Lab) -> None:
    lab.run("step01")
    lab.step("step02")
    lab.write(KERNEL, "// tried\n")
    answered(lab, "step02")
    ended = revert(lab, "step02")
    assert (ended.code, lab.read(KERNEL)) == (0, "// fast\n"), ended.err


@pytest.mark.parametrize(("text", "is_read"), [('title = "FILL IN"', True), ("title = ", False), ("lanes = 3", True)])
def test_a_wrong_file_of_another_step_blocks_nothing(lab: Lab, text: str, is_read: bool) -> None:
    lab.run("step01")
    lab.step("step02", '[lanes.fast]\nkernel = "kernels/own.hip"')
    lab.write("kernels/own.hip", "// own\n")
    lab.run("step02")
    lab.write("experiments/small/step03.toml", text)
    ended = revert(lab, "step02", "--json")
    assert (ended.code, ended.json["files"][0]["action"]) == (0, "removed"), ended.err
    sentence = "not looked into, since they cannot be read: experiments/small/step03.toml"
    assert (sentence in ended.json["note"]) is not is_read


def test_a_draft_that_uses_a_kernel_keeps_it(lab: Lab) -> None:
    lab.write("kernels/own.hip", "// own\n")
    lab.step("step02", '[lanes.fast]\nkernel = "kernels/own.hip"')
    lab.run("step02")
    lab.write("experiments/small/step03.toml", 'title = "FILL IN"\n[lanes.fast]\nkernel = "kernels/own.hip"\n')
    assert revert(lab, "step02").code == 2
    assert (lab.root / "kernels" / "own.hip").exists()


def test_a_file_keeps_its_mode(lab: Lab) -> None:
    lab.run("step01")
    (lab.root / KERNEL).chmod(0o755)
    tried(lab, "// tried\n")
    assert revert(lab, "step02").code == 0
    assert (lab.read(KERNEL), (lab.root / KERNEL).stat().st_mode & 0o777) == ("// fast\n", 0o755)


def test_a_step_without_a_run_is_refused(lab: Lab) -> None:
    lab.run("step01")
    lab.step("step02")
    ended = revert(lab, "step02")
    assert (ended.code, "has no run of small/step02" in ended.err) == (2, True)


def test_a_commit_of_a_foreign_book_is_no_option_of_git(lab: Lab) -> None:
    from test_restoring import edit_book

    tried(lab, "// tried\n")
    edit_book(lab, "UPDATE fact SET value = ? WHERE name = 'commit'", "--output=stolen")
    ended = revert(lab, "step02")
    assert (ended.code, "nothing tells what it was" in ended.err) == (2, True)
    assert not (lab.root / "stolen").exists()


@pytest.mark.slow
def test_a_step_that_another_one_answers_has_its_files_recorded(parity: CommandLine, workspace: Workspace) -> None:
    """It is not built, but what it changed can be taken back all the same."""
    assert parity("run", "step14", "--hip-compiler", "zig").code == 0
    steps = workspace.experiments / "gfx1151"
    text = (steps / "step14.toml").read_text()
    kernel = "triton_kernels/scaled_mm.py"
    (steps / "step20.toml").write_text(f'files = ["{kernel}"]\n{text}')
    answered = parity("run", "step20", "--hip-compiler", "zig", "--json")
    assert answered.json["status"] == "answered", answered.err
    ended = parity("runs", "revert", "step20", "--dry-run")
    assert ended.code == 0, ended.err
