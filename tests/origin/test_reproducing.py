"""A recorded run is rebuilt from the lab book, and its code objects are the same, or what differs is said."""

import shutil

import pytest
from command_line import CommandLine
from conftest import LoadedStep
from own_study import write_study
from test_launches import CONTRACT, KERNELS as OF_LAUNCHES
from test_restoring import edit_book_at

from parity.contract.workspace import Workspace

pytestmark = pytest.mark.slow
KERNELS = f'#include "empty.h"\n{OF_LAUNCHES}'


@pytest.fixture
def split(parity: CommandLine, workspace: Workspace) -> CommandLine:
    """A study of two lanes, one of them with two launches, run once."""
    files = {"mine/split.hip": KERNELS, "mine/empty.h": ""}
    write_study(workspace, "split", CONTRACT, files)
    assert parity("run", "split/step01", "--hip-compiler", "zig").code == 0
    return parity


def test_every_launch_is_the_same_without_the_files_in_the_tree(split: CommandLine, workspace: Workspace) -> None:
    shutil.rmtree(workspace.root / "mine")
    ended = split("runs", "reproduce", "1", "--json")
    assert ended.code == 0, ended.err
    assert (ended.json["outcome"], ended.json["missing"]) == ("same", [])
    assert {launch: launch_document["outcome"] for launch, launch_document in ended.json["launches"].items()} == {
        "split.partial": "same",
        "split.reduce": "same",
        "whole": "same",
    }
    assert split("runs", "artifact", "1", "--json").json["artifacts"]
    assert split("show", "split/step01", "--json").json["run_id"] == 1  # and nothing is recorded


def test_a_source_that_is_another_shows_in_hash_counts_and_instructions(
    split: CommandLine, workspace: Workspace
) -> None:
    """The planted fault: the lab book's source is not the one that was built."""
    workspace.root.joinpath("mine", "split.hip").write_text(
        KERNELS.replace("at < k; ++at) sum +=", "at < k; ++at) sum -=")
    )
    assert split("run", "split/step01", "--hip-compiler", "zig").code == 1  # it computes a wrong result
    edit_book_at(
        workspace.root,
        "UPDATE build SET code_object_sha256 = (SELECT code_object_sha256 FROM build WHERE run_id = 1 "
        "AND lane = 'whole') WHERE run_id = 2 AND lane = 'whole'",
    )
    for name in ("kernel.s", "kernel.co"):
        edit_book_at(
            workspace.root,
            "UPDATE artifact SET sha256 = (SELECT sha256 FROM artifact WHERE run_id = 1 AND "
            "lane = 'whole' AND name = ?) WHERE run_id = 2 AND lane = 'whole' AND name = ?",
            name,
            name,
        )
    ended = split("runs", "reproduce", "2", "--json")
    assert (ended.code, ended.json["outcome"]) == (1, "different")
    whole = ended.json["launches"]["whole"]
    assert whole["recorded_sha256"] != whole["rebuilt_sha256"]
    first = whole["first_instructions"]
    assert first["recorded"][0] != first["rebuilt"][0]
    shown = split("runs", "reproduce", "2").out
    assert "whole: different" in shown
    assert "first different instruction" in shown


def test_an_option_that_is_another_is_named(split: CommandLine, workspace: Workspace) -> None:
    edit_book_at(workspace.root, 'UPDATE run SET spec = replace(spec, \'"flags": []\', \'"flags": ["-O1"]\')')
    ended = split("runs", "reproduce", "1", "--json")
    assert ended.code == 1
    whole = ended.json["launches"]["whole"]
    assert [difference["what"] for difference in whole["differences"]] == ["option flags"]
    assert "-O1" in whole["differences"][0]["rebuilt"]
    sizes = [abs((counter["rebuilt"] or 0) - (counter["recorded"] or 0)) for counter in whole["counters"]]
    assert sizes
    assert sizes == sorted(sizes, reverse=True)


def test_another_compiler_is_named_with_its_version_and_hash(split: CommandLine, workspace: Workspace) -> None:
    edit_book_at(workspace.root, "UPDATE build SET compiler_version = 'clang version 1', library_sha256 = '00'")
    ended = split("runs", "reproduce", "1", "--json")
    assert ended.code == 0, "the code object is the same all the same"
    assert [difference["what"] for difference in ended.json["launches"]["whole"]["differences"]] == [
        "compiler version",
        "compiler library sha256",
    ]


def test_a_compiler_that_is_not_here_is_named(split: CommandLine, workspace: Workspace, bare_machine: None) -> None:
    edit_book_at(
        workspace.root, "UPDATE build SET compiler = 'clang (rocm)', compiler_version = 'clang version 19.0.0'"
    )
    ended = split("runs", "reproduce", "1")
    assert ended.code == 3
    assert "it was built by clang (rocm) clang version 19.0.0" in ended.out
    assert "no rocm clang" in ended.out


def test_a_source_that_is_damaged_is_named(split: CommandLine, workspace: Workspace) -> None:
    edit_book_at(
        workspace.root,
        "UPDATE blob SET data = x'00' WHERE sha256 = (SELECT sha256 FROM artifact WHERE name = 'split.hip')",
    )
    ended = split("runs", "reproduce", "1")
    assert (ended.code, "missing: mine/split.hip is not in the lab book, or is damaged there" in ended.out) == (3, True)


def test_a_run_from_before_its_files_were_kept_is_rebuilt_from_what_it_has(
    shared_parity: CommandLine, loaded: LoadedStep
) -> None:
    """Both lanes of step 14, Triton's too, without what runs record today beside the lanes' sources."""
    root = loaded.workspace.root
    shutil.copy(shared_parity.workspace.root / "results.db", root)
    for table in ("fact", "artifact"):
        edit_book_at(root, f"DELETE FROM {table} WHERE lane IN ('source', 'host')")
    ended = CommandLine(loaded.workspace)("runs", "reproduce", "step14", "--json")
    assert (ended.code, ended.json["outcome"]) == (0, "same"), ended.json
    assert ended.json["missing"] == [
        "experiments/gfx1151/step14.toml and its contract were not kept by this run, which is older than that"
    ]


def test_names_of_a_foreign_book_are_not_written(split: CommandLine, workspace: Workspace) -> None:
    edit_book_at(
        workspace.root, "UPDATE artifact SET name = 'a/../../../stolen.py' WHERE name = 'experiments/split/step01.toml'"
    )
    ended = split("runs", "reproduce", "1")
    assert (ended.code, "it is not written" in ended.err) == (2, True)


def test_a_run_without_builds_is_refused(shared_parity: CommandLine) -> None:
    ended = shared_parity("runs", "reproduce", "step11")
    assert (ended.code, "has no builds to reproduce" in ended.err) == (2, True)
