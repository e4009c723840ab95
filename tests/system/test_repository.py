"""What git says about a workspace's files: dirty trees, renames, conflicts, no repository, a git that hangs."""

import os
import subprocess
from pathlib import Path

import pytest
from repositories import ALONE, commit_all, conflicting_merge, git, make_repository

from parity.system.git import Change, GitProblem, find_repository


@pytest.fixture(autouse=True)
def _nobodys_settings(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in ALONE.items():
        monkeypatch.setenv(name, value)


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A repository with a workspace in a folder of it, and three committed files there."""
    make_repository(tmp_path / "repository")
    folder = tmp_path / "repository" / "lab"
    folder.mkdir()
    for name in ("a.py", "b.py", "c.py"):
        (folder / name).write_text(f"{name}\n")
    commit_all(folder.parent, "three files")
    return folder


def test_a_clean_tree(tree: Path) -> None:
    state = find_repository(tree).state(["a.py", "b.py"])
    assert (state.commit, state.branch, state.changes) == (git(tree, "rev-parse", "HEAD").strip(), "main", {})


def test_only_the_files_in_scope_are_told_by_their_names_in_the_workspace(tree: Path) -> None:
    for name in ("a.py", "b.py", "new file.py"):
        (tree / name).write_text("changed\n")
    (tree / "c.py").unlink()
    changes = find_repository(tree).state(["a.py", "c.py", "new file.py"]).changes
    assert changes == {"a.py": Change.MODIFIED, "c.py": Change.DELETED, "new file.py": Change.UNTRACKED}


def test_a_rename_is_a_new_file_and_one_that_is_gone(tree: Path) -> None:
    git(tree, "mv", "a.py", "renamed.py")
    changes = find_repository(tree).state(["a.py", "renamed.py"]).changes
    assert changes == {"a.py": Change.DELETED, "renamed.py": Change.ADDED}


def test_a_conflict_and_the_merge_under_way_are_told(tree: Path) -> None:
    conflicting_merge(tree, "a.py")
    repository = find_repository(tree)
    assert repository.state(["a.py"]).changes == {"a.py": Change.CONFLICT}
    assert repository.under_way() == "a merge"


def test_an_ignored_file_is_told(tree: Path) -> None:
    (tree / ".gitignore").write_text("built/\n")
    (tree / "built").mkdir()
    (tree / "built" / "k.py").write_text("k\n")
    assert find_repository(tree).state(["built/k.py"]).changes == {"built/k.py": Change.IGNORED}


def test_names_are_no_patterns(tree: Path) -> None:
    (tree / "a.py").write_text("changed\n")
    assert find_repository(tree).state(["*.py", ":(top)lab/a.py"]).changes == {}


def test_before_the_first_commit_there_is_none(tmp_path: Path) -> None:
    make_repository(tmp_path / "empty")
    (tmp_path / "empty" / "a.py").write_text("a\n")
    state = find_repository(tmp_path / "empty").state(["a.py"])
    assert (state.commit, state.branch, state.changes) == (None, "main", {"a.py": Change.UNTRACKED})


def test_a_detached_head_has_no_branch(tree: Path) -> None:
    git(tree, "checkout", "-q", "--detach")
    assert find_repository(tree).state(["a.py"]).branch is None


def test_a_submodules_files_are_not_this_repositorys(tree: Path, tmp_path: Path) -> None:
    make_repository(tmp_path / "inner")
    (tmp_path / "inner" / "k.py").write_text("k\n")
    commit_all(tmp_path / "inner", "inner")
    git(tree, "-c", "protocol.file.allow=always", "submodule", "--quiet", "add", str(tmp_path / "inner"), "sub")
    (tree / "sub" / "k.py").write_text("changed\n")
    repository = find_repository(tree)
    assert not repository.owns("sub/k.py")
    assert repository.owns("a.py")
    assert repository.state(["sub/k.py", "a.py"]).changes == {}


def test_a_worktree_is_a_repository(tree: Path, tmp_path: Path) -> None:
    git(tree, "worktree", "add", "-q", "-b", "side", str(tmp_path / "side"))
    folder = tmp_path / "side" / "lab"
    (folder / "a.py").write_text("changed\n")
    state = find_repository(folder).state(["a.py"])
    assert (state.branch, state.changes) == ("side", {"a.py": Change.MODIFIED})
    assert find_repository(folder).under_way() is None


def test_another_repository_that_the_environment_names_is_not_asked(
    tree: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    make_repository(tmp_path / "other")
    monkeypatch.setenv("GIT_DIR", str(tmp_path / "other" / ".git"))
    assert find_repository(tree).top == tree.parent.resolve()


def test_no_repository_and_a_bare_one_are_said(tmp_path: Path) -> None:
    with pytest.raises(GitProblem, match="not a git repository"):
        find_repository(tmp_path)
    git(tmp_path, "init", "-q", "--bare", "bare.git")
    with pytest.raises(GitProblem, match="must be run in a work tree"):
        find_repository(tmp_path / "bare.git")


def test_no_git_is_said(tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tree))
    with pytest.raises(GitProblem, match="git does not run"):
        find_repository(tree)


def test_a_git_that_hangs_is_left_at_the_limit(tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tree / "git").write_text("#!/bin/sh\nsleep 60\n")
    (tree / "git").chmod(0o755)
    monkeypatch.setenv("PATH", f"{tree}{os.pathsep}{os.environ['PATH']}")
    monkeypatch.setattr("parity.system.git.LIMIT_S", 0.2)
    with pytest.raises(GitProblem, match=r"git rev-parse did not end within 0\.2 s"):
        find_repository(tree)


def test_a_program_that_the_repository_names_for_watching_files_is_not_started(tree: Path) -> None:
    (tree / "watch").write_text(f"#!/bin/sh\ntouch {tree}/started\n")
    (tree / "watch").chmod(0o755)
    git(tree, "config", "core.fsmonitor", str(tree / "watch"))
    find_repository(tree).state(["a.py"])
    assert not (tree / "started").exists()


def test_a_diff_can_be_applied(tree: Path, tmp_path: Path) -> None:
    (tree / "a.py").write_text("changed\n")
    (tree / "b.py").unlink()
    diff = find_repository(tree).diff(["a.py", "b.py"])
    (tmp_path / "scope.diff").write_bytes(diff)
    git(tree, "checkout", "-q", ".")
    git(tree, "apply", "--directory=lab", str(tmp_path / "scope.diff"))
    assert (tree / "a.py").read_text() == "changed\n"
    assert not (tree / "b.py").exists()


def test_the_content_of_a_commit(tree: Path) -> None:
    repository, commit = find_repository(tree), git(tree, "rev-parse", "HEAD").strip()
    (tree / "a.py").write_text("changed\n")
    assert repository.content(commit, "a.py") == b"a.py\n"
    assert repository.content(commit, "never.py") is None
    for name in ("0" * 40, "--output=stolen"):
        with pytest.raises(GitProblem):
            repository.content(name, "a.py")


def test_a_commit_takes_nothing_else_along(tree: Path) -> None:
    for name in ("a.py", "b.py", "new.py", "staged.py"):
        (tree / name).write_text("changed\n")
    git(tree, "add", "b.py", "staged.py")
    made = find_repository(tree).commit(["a.py", "new.py"], ["new.py"], "a title\n\nand more")
    assert git(tree, "show", "--format=%B", "--name-only", made).split() == [
        "a",
        "title",
        "and",
        "more",
        "lab/a.py",
        "lab/new.py",
    ]
    assert git(tree, "status", "--short") == "M  b.py\nA  staged.py\n"


def test_a_file_whose_rename_is_staged_is_committed_with_what_it_was(tree: Path) -> None:
    git(tree, "mv", "a.py", "renamed.py")
    find_repository(tree).commit(["a.py", "renamed.py"], [], "renamed")
    assert git(tree, "ls-files").split() == ["b.py", "c.py", "renamed.py"]
    assert git(tree, "status", "--short") == ""


def test_a_hook_that_fails_leaves_the_index_as_it_was(tree: Path) -> None:
    hook = tree.parent / ".git" / "hooks" / "pre-commit"
    hook.parent.mkdir(exist_ok=True)
    hook.write_text("#!/bin/sh\necho 'the linter says no' >&2\nexit 1\n")
    hook.chmod(0o755)
    for name in ("a.py", "new.py"):
        (tree / name).write_text("changed\n")
    before = git(tree, "status", "--short")
    with pytest.raises(GitProblem, match="the linter says no"):
        find_repository(tree).commit(["a.py", "new.py"], ["new.py"], "title")
    assert git(tree, "status", "--short") == before
    assert (tree / "new.py").read_text() == "changed\n"


def test_the_last_commit_of_a_file_names_who_made_it(tree: Path) -> None:
    repository = find_repository(tree)
    assert (repository.last_commit("a.py") or "").endswith("by ada: three files")
    assert repository.last_commit("a.py", git(tree, "rev-parse", "HEAD").strip()) is None
    assert subprocess.run(["git", "-C", str(tree), "status", "--short"], capture_output=True, check=True).stdout == b""
