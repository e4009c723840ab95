"""A kept step's own files are committed, and nothing else; whatever prevents that is said."""

from pathlib import Path

import pytest
from conftest import StandIn
from recorded_runs import Lab
from repositories import ALONE, commit_all, conflicting_merge, git, make_repository

from parity.origin.committing import StepCommit, commit_kept
from parity.records import Verdict


def kept(lab: Lab, verdict: Verdict = Verdict.KEEP) -> StepCommit:
    """Step 2, which changes a kernel and adds one, run with that verdict."""
    lab.write("kernels/fast.hip", "// faster\n")
    lab.write("kernels/new.hip", "// new\n")
    lab.step("step02", '[lanes.slow]\nkernel = "kernels/new.hip"')
    return commit_kept(lab.workspace, lab.run("step02", verdict))


def test_exactly_the_steps_files_are_committed(lab: Lab) -> None:
    for name in ("kernels/slow.hip", "staged.txt"):
        lab.write(name, "somebody's work\n")
    git(lab.root, "add", "kernels/slow.hip", "staged.txt")
    committed = kept(lab)
    assert sorted(committed.files) == ["experiments/small/step02.toml", "kernels/fast.hip", "kernels/new.hip"]
    assert git(lab.root, "show", "--format=", "--name-only", "HEAD").split() == sorted(committed.files)
    assert committed.commit == git(lab.root, "rev-parse", "HEAD").strip()
    assert git(lab.root, "status", "--short") == "M  kernels/slow.hip\nA  staged.txt\n"


def test_the_message_has_title_verdict_reason_and_run(lab: Lab) -> None:
    kept(lab)
    message = git(lab.root, "log", "-1", "--format=%B").splitlines()
    assert message[0] == "small/step02: the step02 idea"
    assert message[2].startswith("keep (measured)")
    assert "1. it is faster by much" in message
    assert any(line.startswith("Run: ") for line in message)


@pytest.mark.parametrize("verdict", [Verdict.REJECT, Verdict.INCONCLUSIVE])
def test_what_was_not_kept_is_not_committed(lab: Lab, verdict: Verdict) -> None:
    before = git(lab.root, "rev-parse", "HEAD")
    committed = kept(lab, verdict)
    assert committed.note == f"nothing is committed: step02 is {verdict}, on a basis that is static"
    assert git(lab.root, "rev-parse", "HEAD") == before


def test_a_changed_contract_is_left_and_named(lab: Lab) -> None:
    lab.write("experiments/small/contract.toml", lab.read("experiments/small/contract.toml") + "\n")
    committed = kept(lab)
    assert committed.left == ["experiments/small/contract.toml"]
    assert "not committed: experiments/small/contract.toml" in committed.note


def test_what_is_committed_already_needs_no_commit(lab: Lab) -> None:
    committed = commit_kept(lab.workspace, lab.run("step01", Verdict.KEEP))
    assert (committed.commit, committed.note.startswith("nothing to commit")) == (None, True)


def test_a_rename_is_committed_whole(lab: Lab) -> None:
    git(lab.root, "mv", "kernels/slow.hip", "kernels/renamed.hip")
    names = '["kernels/slow.hip", "kernels/renamed.hip"]'
    lab.step("step02", f'files = {names}\n[lanes.slow]\nkernel = "kernels/renamed.hip"')
    commit_kept(lab.workspace, lab.run("step02", Verdict.KEEP))
    assert git(lab.root, "ls-files", "kernels").split() == ["kernels/fast.hip", "kernels/renamed.hip"]
    assert git(lab.root, "status", "--short") == ""


def test_a_file_that_changed_while_the_step_ran_is_not_committed(lab: Lab) -> None:
    record = lab.run("step01", Verdict.KEEP)
    lab.write("kernels/fast.hip", "// edited meanwhile\n")
    assert "kernels/fast.hip has changed since this run" in commit_kept(lab.workspace, record).note


def test_no_repository_is_said(bare_lab: Lab) -> None:
    assert "is kept, but not committed: git rev-parse: not a git repository" in kept(bare_lab).note


def test_a_merge_under_way_is_said(lab: Lab) -> None:
    conflicting_merge(lab.root, "README")
    assert "a merge is under way" in kept(lab).note


def test_a_detached_head_is_said(lab: Lab) -> None:
    git(lab.root, "checkout", "-q", "--detach")
    assert "no branch is checked out" in kept(lab).note


def test_an_ignored_kernel_is_said(lab: Lab) -> None:
    (lab.root / ".git" / "info" / "exclude").write_text("kernels/new.hip\n")
    before = git(lab.root, "rev-parse", "HEAD")
    assert "kernels/new.hip: ignored by git" in kept(lab).note
    assert git(lab.root, "rev-parse", "HEAD") == before


def test_a_hook_that_fails_is_said_with_its_words(lab: Lab) -> None:
    hook = lab.root / ".git" / "hooks" / "pre-commit"
    hook.parent.mkdir(exist_ok=True)
    hook.write_text("#!/bin/sh\necho 'the linter says no'\nexit 1\n")
    hook.chmod(0o755)
    assert "step02 is kept, but not committed: git commit: the linter says no" in kept(lab).note
    assert "?? kernels/new.hip" in git(lab.root, "status", "--short")


@pytest.mark.parametrize("does_rewrite", [True, False])
def test_a_hook_that_rewrites_a_file_is_said(lab: Lab, does_rewrite: bool) -> None:
    hook = lab.root / ".git" / "hooks" / "pre-commit"
    hook.parent.mkdir(exist_ok=True)
    formats = "echo '// formatted' >> kernels/fast.hip; git add kernels/fast.hip\n" if does_rewrite else ""
    hook.write_text(f"#!/bin/sh\n{formats}")
    hook.chmod(0o755)
    committed = kept(lab)
    assert committed.commit is not None
    sentence = "; a hook has rewritten kernels/fast.hip: the commit's content is not what was measured"
    assert (sentence in committed.note) is does_rewrite


def test_a_run_of_the_command_commits_a_kept_step(stand_in: StandIn) -> None:
    root = stand_in.workspace.root
    make_repository(root)
    (root / ".gitignore").write_text("results.db*\n.parity\nstand_in.json\n*.lock\n")
    commit_all(root, "before")
    step = root / "experiments" / "gfx1151" / "step14.toml"
    step.write_text(f"{step.read_text()}\n")
    ended = stand_in.run("step14", "--commit", env=ALONE)
    assert (ended.code, ended.json["verdict"]) == (0, "keep"), ended.err
    assert ended.json["committed"]["files"] == ["experiments/gfx1151/step14.toml"]
    assert f"committed experiments/gfx1151/step14.toml as {ended.json['committed']['commit'][:12]}" in ended.err


def test_a_failure_to_commit_leaves_the_exit_code_and_the_verdict(stand_in: StandIn, tmp_path: Path) -> None:
    ended = stand_in.run("step14", "--commit", env={"PATH": str(tmp_path)})
    assert (ended.code, ended.json["verdict"], ended.json["committed"]["commit"]) == (0, "keep", None)
    assert "is kept, but not committed: git does not run" in ended.err
