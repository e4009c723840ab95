"""What a run records about where it comes from."""

from pathlib import Path

import pytest
from recorded_runs import Lab, fact
from repositories import commit_all, conflicting_merge, git, make_repository

from parity.errors import InputError
from parity.origin.capture import scope_origin
from parity.store import artifact


def test_a_clean_tree_is_told_with_its_commit(lab: Lab) -> None:
    record = lab.run("step01")
    assert fact(record, "commit") == git(lab.root, "rev-parse", "HEAD").strip()
    assert (fact(record, "branch"), fact(record, "changed in scope")) == ("main", "nothing")
    assert artifact(lab.book(), record, "source", "scope.diff") is None


def test_a_dirty_tree_is_told_in_scope_only_with_a_diff_that_applies(lab: Lab, tmp_path: Path) -> None:
    lab.write("kernels/fast.hip", "// faster")
    lab.write("kernels/new.hip", "one\x0cline\n\nno end")
    lab.write("unrelated.txt", "not in scope\n")
    lab.step("step02", '[lanes.slow]\nkernel = "kernels/new.hip"')
    record = lab.run("step02")
    assert fact(record, "changed in scope") == (
        "experiments/small/step02.toml (untracked), kernels/fast.hip (modified), kernels/new.hip (untracked)"
    )
    (tmp_path / "scope.diff").write_bytes(artifact(lab.book(), record, "source", "scope.diff") or b"")
    git(lab.root, "stash", "-q", "--include-untracked")
    git(lab.root, "apply", str(tmp_path / "scope.diff"))
    assert lab.read("kernels/fast.hip") == "// faster"
    assert lab.read("kernels/new.hip") == "one\x0cline\n\nno end"
    assert not (lab.root / "unrelated.txt").exists()


@pytest.mark.parametrize("is_committed", [False, True])
def test_a_password_in_the_settings_is_not_kept(lab: Lab, *, is_committed: bool) -> None:
    lab.write("kernels/fast.hip", "// faster")
    lab.write("parity.toml", 'lab_book = "postgresql+psycopg://ada:s3cret@host/lab"\n')
    if is_committed:
        commit_all(lab.root, "a server")
        lab.write("parity.toml", '# the book\nlab_book = "postgresql+psycopg://ada:s3cret@host/lab"\n')
        lab.write("kernels/fast.hip", "// faster still")
    origin = scope_origin(lab.workspace, ["kernels/fast.hip"])
    diff = origin.files["scope.diff"]
    assert b"fast.hip" in diff
    assert b"s3cret" not in diff
    assert "parity.toml" in origin.facts["source", "changed in scope"]
    assert origin.facts["source", "not kept"] == "parity.toml, which has a password"


def test_the_settings_without_a_password_are_kept(lab: Lab) -> None:
    lab.write("parity.toml", 'lab_book = "postgresql+psycopg://ada@host/lab"\n')
    origin = scope_origin(lab.workspace, [])
    assert b"ada@host" in origin.files["scope.diff"]
    assert ("source", "not kept") not in origin.facts


def test_the_files_of_step_and_contract_are_kept(lab: Lab) -> None:
    record = lab.run("step01")
    names = [row.name for row in record.artifacts if row.lane == "source"]
    assert names == ["experiments/small/step01.toml", "experiments/small/contract.toml", "kernels/fast.hip"]


def test_every_contract_of_a_chain_of_variants_is_kept(lab: Lab) -> None:
    lab.write("experiments/variant/contract.toml", 'variant_of = "small"\naxes = { m = 64, n = 64, k = 64 }\n')
    lab.write("experiments/variant/step01.toml", lab.read("experiments/small/step01.toml"))
    record = lab.run("variant/step01")
    names = {row.name for row in record.artifacts if row.lane == "source"}
    assert {"experiments/variant/contract.toml", "experiments/small/contract.toml"} <= names


def test_without_a_repository_that_is_said_and_all_else_is_there(bare_lab: Lab) -> None:
    record = bare_lab.run("step01")
    assert "not a git repository" in (fact(record, "not known") or "")
    assert fact(record, "commit") is None
    assert {name for name in ("kernel", "cpu", "python", "parity") if fact(record, name, "host")} == {
        "kernel",
        "cpu",
        "python",
        "parity",
    }


def test_without_git_a_run_is_recorded(lab: Lab, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "/nowhere")
    assert (fact(lab.run("step01"), "not known") or "").startswith("git does not run")


def test_before_the_first_commit_all_files_are_new(bare_lab: Lab) -> None:
    make_repository(bare_lab.root)
    record = bare_lab.run("step01")
    assert fact(record, "not known") == "there is no commit yet"
    assert b"+// fast\n" in (artifact(bare_lab.book(), record, "source", "scope.diff") or b"")


def test_a_conflict_in_scope_is_told(lab: Lab) -> None:
    conflicting_merge(lab.root, "kernels/fast.hip")
    assert fact(lab.run("step01"), "changed in scope") == "kernels/fast.hip (in conflict)"


def test_a_submodules_kernel_is_said_to_be_another_repositorys(lab: Lab, tmp_path: Path) -> None:
    make_repository(tmp_path / "inner")
    (tmp_path / "inner" / "k.hip").write_text("k\n")
    commit_all(tmp_path / "inner", "inner")
    git(lab.root, "-c", "protocol.file.allow=always", "submodule", "--quiet", "add", str(tmp_path / "inner"), "sub")
    lab.step("step02", '[lanes.slow]\nkernel = "sub/k.hip"')
    assert fact(lab.run("step02"), "not known") == "another repository has sub/k.hip"


def test_no_folder_of_this_machine_is_recorded(lab: Lab) -> None:
    lab.run("step01")
    content = b"".join(path.read_bytes() for path in lab.root.glob("results.db*"))
    assert b"hips" not in content
    assert str(lab.root).encode() not in content


def test_an_own_file_that_is_not_there_is_refused_by_name(lab: Lab) -> None:
    lab.step("step02", 'files = ["kernels/typo.hip"]')
    with pytest.raises(InputError, match=r"step02\.toml: field 'files': 'kernels/typo\.hip': no such file"):
        lab.run("step02")


def test_an_own_file_that_the_step_takes_away_is_told(lab: Lab) -> None:
    lab.write("kernels/old.hip", "old\n")
    commit_all(lab.root, "old")
    (lab.root / "kernels" / "old.hip").unlink()
    lab.step("step02", 'files = ["kernels/old.hip"]')
    assert fact(lab.run("step02"), "taken away") == '["kernels/old.hip"]'


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("../x.py", "plain path"),
        ("/etc/passwd", "not relative"),
        (".git/config", "hidden"),
        ("experiments/small/contract.toml", "not those of a study"),
    ],
)
def test_an_own_file_outside_is_refused(lab: Lab, name: str, why: str) -> None:
    lab.step("step02", f'files = ["{name}"]')
    with pytest.raises(InputError, match=f"field 'files'.*{why}"):
        lab.run("step02")


def test_an_own_file_that_a_link_leads_out_to_is_refused(lab: Lab, tmp_path: Path) -> None:
    (tmp_path / "secret").write_text("secret")
    (lab.root / "link.py").symlink_to(tmp_path / "secret")
    lab.step("step02", 'files = ["link.py"]')
    with pytest.raises(InputError, match="leads out of the workspace"):
        lab.run("step02")
