"""What a careful user types: paths, mistyped and empty names, options that do not fit. Each is done, or said in a sentence."""

import os
import shutil
from pathlib import Path

import pytest
from books import lab_book, new_book
from conftest import CommandEnd, CommandLine, StandIn

from parity.cli.options import seconds_of
from parity.contract.references import study_names
from parity.contract.study import load_step
from parity.contract.workspace import Workspace
from parity.devices.hip import HipDevice
from parity.errors import InputError, UnavailableError
from parity.store import Database, measured_ms
from parity.store.runs import RunWriter

STEP14 = "experiments/gfx1151/step14"


@pytest.fixture
def book(parity: CommandLine) -> CommandLine:
    """The command line, with an empty lab book."""
    new_book(parity.workspace)
    return parity


def sentence(parity: CommandLine, *words: str, code: int = 2) -> str:
    """The one sentence that a command ends with."""
    ended = parity(*words)
    assert (ended.code, ended.out) == (code, "")
    (line,) = ended.err.splitlines()
    return line


def test_an_imported_step_says_why_it_cannot_run(parity: CommandLine) -> None:
    for command in ("run", "calibrate"):
        message = sentence(parity, command, "step01")
        assert "gfx1151/step01: is imported from" in message
        assert "history.toml: it has no sources, so it cannot run: 'parity show gfx1151/step01' shows" in message


@pytest.mark.parametrize("way", [f"{STEP14}.toml", STEP14, f"./{STEP14}.toml", "{root}/" + STEP14, "gfx1151/step14"])
def test_the_path_of_a_step_is_its_name(shared_parity: CommandLine, way: str) -> None:
    way = way.format(root=shared_parity.workspace.root)
    shown = shared_parity("show", way, "--json").json
    assert (shown["study"], shown["step"]) == ("gfx1151", "step14")
    for words in (("runs", "artifact", way), ("diff", way, "step14"), ("runs", way), ("grid", way)):
        assert shared_parity(*words, "--json").code == 0


def test_in_a_studys_folder_a_bare_step_is_of_that_study(workspace: Workspace) -> None:
    folder = workspace.experiments / "sm90"
    for way in ("step99.toml", "step99"):
        assert f"{folder}/step99.toml: no such step" in sentence(CommandLine(Workspace(folder)), "run", way)
    assert "gfx1151/step99.toml" in sentence(CommandLine(Workspace(folder)), "run", "../gfx1151/step99.toml")
    assert "gfx1151/step99.toml" in sentence(CommandLine(workspace), "run", "step99")


@pytest.mark.parametrize(
    "way", ["/tmp/step14.toml", "../step14", "experiments/gfx1151", "experiments/gfx1151/x/step14"]
)
def test_a_path_of_no_step_is_a_sentence(parity: CommandLine, way: str) -> None:
    assert f"{way}: no such step: a step is a file" in sentence(parity, "run", way)


def test_the_path_of_a_study_is_its_name(shared_parity: CommandLine) -> None:
    for way in ("experiments/gfx1151", "experiments/gfx1151/", str(shared_parity.workspace.experiments / "gfx1151")):
        assert shared_parity("report", way, "--json").json["study"] == "gfx1151"


def test_a_step_that_is_a_folder_is_called_one(parity: CommandLine) -> None:
    study = parity.workspace.experiments / "gfx1151"
    (study / "step77.toml").mkdir()
    assert "step77.toml: is no ordinary file, but a folder" in sentence(parity, "run", "step77")
    (study / "step78").mkdir()
    assert "step78: is a folder: a step is a file, step78.toml" in sentence(parity, "run", "step78")


def test_a_parent_that_is_itself_is_refused(parity: CommandLine) -> None:
    path = parity.workspace.root / f"{STEP14}.toml"
    path.write_text(path.read_text().replace('parent = "step11"', 'parent = "step14"'))
    assert "step14.toml: field 'parent': 'step14' is this step itself: name an earlier one" in sentence(
        parity, "run", "step14"
    )


@pytest.mark.parametrize(
    ("words", "name", "choice"),
    [
        (("report", ""), "STUDY", " or leave it out"),
        (("run", ""), "STEP", ""),
        (("isa", ""), "FILE", ""),
        (("show", ""), "STEP", ""),
        (("report", "--step", ""), "--step", " or leave it out"),
        (("run", "step14", "--db", ""), "--db", " or leave it out"),
        (("sweep", "gfx1151", "--set", ""), "--set", ""),
        (("profile", "read", ""), "PATH", ""),
        (("profile", ""), "STEP", ""),
    ],
)
def test_an_empty_argument_is_named(parity: CommandLine, words: tuple[str, ...], name: str, choice: str) -> None:
    assert sentence(parity, *words) == f"parity: {name}: is empty: give it a value{choice}"


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (("report", "gfx1115"), "did you mean 'gfx1151'?"),
        (("run", "stpe14"), "did you mean 'step14'?"),
        (("show", "step144"), "did you mean 'step14'?"),
        (("runs", "gfx1115"), "did you mean 'gfx1151'?"),
        (("sweep", "gfx1151", "--lane", "hpi", "--set", "num_stages=1"), "did you mean 'hip'?"),
        (("export", "gap", "--csv", "x"), "VIEW: 'gap' is no view: did you mean 'gaps'?"),
    ],
)
def test_a_mistyped_name_gets_the_nearest(book: CommandLine, words: tuple[str, ...], expected: str) -> None:
    assert expected in sentence(book, *words)


@pytest.fixture
def assembly(shared_parity: CommandLine, tmp_path: Path) -> Path:
    """A kernel for gfx1151, as assembly text; its code object lies beside it."""
    for name in ("kernel.s", "kernel.co"):
        assert shared_parity("runs", "artifact", "step14", name, "--lane", "hip", "-o", str(tmp_path / name)).code == 0
    return tmp_path / "kernel.s"


def test_another_architecture_than_the_files_own_is_refused(parity: CommandLine, assembly: Path) -> None:
    for path in (assembly, assembly.with_suffix(".co")):
        message = sentence(parity, "isa", str(path), "--arch", "gfx942")
        assert message == f"parity: --arch: 'gfx942', but {path} is machine code of gfx1151"
    assert parity("isa", str(assembly), "--arch", "gfx1151").code == 0


def test_more_lds_than_a_workgroup_can_have_is_refused(parity: CommandLine, assembly: Path) -> None:
    message = sentence(parity, "isa", str(assembly), "--lds", "999999")
    assert (
        "--lds: 999,999 bytes and scaled_mm's own 49,408 are more than a workgroup on gfx1151 can have: 65,536"
        in message
    )
    most = 65_536 - 49_408
    assert parity("isa", str(assembly), "--lds", str(most)).code == 0
    assert parity("isa", str(assembly), "--lds", str(most + 1)).code == 2


def test_the_vendors_library_needs_a_gpu(parity: CommandLine) -> None:
    message = sentence(parity, "run", "step14", "--vendor", code=3)
    assert message == "parity: --vendor: the library is timed on a GPU of gfx1151: none was asked for"


def test_a_budget_may_be_in_hours() -> None:
    assert [seconds_of(text) for text in ("90", "60s", "2m", "1h", "1.5h")] == [90, 60, 120, 3600, 5400]
    for wrong in ("25h", "1d", "h", "0"):
        with pytest.raises(InputError, match="write 60s, 2m or 1h"):
            seconds_of(wrong)


@pytest.mark.usefixtures("bare_machine")
def test_a_missing_library_is_named_as_people_write_it(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise RuntimeError("failed to dlopen 'b'libamdhip64.so'': b'libamdhip64.so: cannot open shared object file'")

    monkeypatch.setattr("hip.hip.hipGetDeviceCount", fail)
    with pytest.raises(UnavailableError) as raised:
        HipDevice()
    assert str(raised.value) == (
        "no HIP device: hipGetDeviceCount: failed to dlopen libamdhip64.so: libamdhip64.so: cannot open shared object file"
    )


def run_that_was_left(workspace: Workspace, step: str = "step14") -> int:
    """A run of the step that was interrupted at once."""
    study, loaded = load_step(workspace, step)
    writer = RunWriter(Database(workspace.database_url(None), workspace.root).open(), loaded, study.contract, "0.1.0")
    writer.interrupted()
    return writer.run_id


def test_an_interrupted_run_does_not_hide_a_finished_one(workspace: Workspace, shared_parity: CommandLine) -> None:
    shutil.copy(shared_parity.workspace.root / "results.db", workspace.root)
    parity = CommandLine(workspace)
    finished = parity("show", "step14", "--json").json["run_id"]
    left = run_that_was_left(workspace)
    ended = parity("show", "step14", "--json")
    assert (ended.json["run_id"], ended.json["status"]) == (finished, "finished")
    assert f"run {finished} is the latest one that has ended; a later one, {left}, was interrupted" in ended.err
    assert parity("show", "step14", "--run", str(left), "--json").json["status"] == "interrupted"


@pytest.mark.parametrize("title", ["", "  ", "\\n"])
@pytest.mark.parametrize("name", ["contract", "step14"])
def test_an_empty_title_is_refused(parity: CommandLine, name: str, title: str) -> None:
    path = parity.workspace.experiments / "gfx1151" / f"{name}.toml"
    lines = [f'title = "{title}"' if line.startswith("title = ") else line for line in path.read_text().splitlines()]
    path.write_text("\n".join(lines))
    message = sentence(parity, "run", "step14")
    assert message.endswith(f"{name}.toml: field 'title': is empty: say in a few words what it is")


def test_a_baseline_is_a_step_of_the_history(parity: CommandLine) -> None:
    path = parity.workspace.experiments / "gfx1151" / "contract.toml"
    path.write_text(path.read_text().replace('baseline = "step11"', 'baseline = "step99"'))
    message = sentence(parity, "run", "step14")
    assert "contract.toml: field 'baseline': 'step99' is no step of " in message
    assert "history.toml: did you mean 'step09'?" in message
    (path.parent / "history.toml").unlink()
    assert "history.toml, which is not there: leave it out" in sentence(parity, "run", "step15")


def test_a_variant_may_inherit_a_baseline_that_it_does_not_have(parity: CommandLine) -> None:
    folder = parity.workspace.experiments / "varied"
    folder.mkdir()
    (folder / "contract.toml").write_text('variant_of = "gfx1151"\naxes = { m = 4096, n = 8192, k = 8192 }\n')
    shutil.copy(parity.workspace.root / f"{STEP14}.toml", folder / "step14.toml")
    text = (folder / "step14.toml").read_text().replace('parent = "step11"', "")
    (folder / "step14.toml").write_text(text)
    assert load_step(parity.workspace, "varied/step14")[0].contract.baseline == "step11"


@pytest.mark.slow
def test_a_build_that_is_stopped_is_no_reject(parity: CommandLine) -> None:
    kernel = parity.workspace.root / "triton_kernels" / "scaled_mm.py"
    kernel.write_text("import time\ntime.sleep(60)\n" + kernel.read_text())
    ended = parity("run", "step14", "--hip-compiler", "zig", "--build-timeout", "1", "--json")
    assert (ended.code, ended.json["verdict"]) == (3, "inconclusive")
    (reason,) = ended.json["reasons"]
    assert reason["code"] == "build_stopped"
    assert "stopped at its time limit of 1 s" in reason["text"]
    short = parity("show", "step14", "--summary", "--json").json
    assert short["hints"] == ["give the build of triton more time: parity run gfx1151/step14 --build-timeout N"]
    assert short["commands"] == ["parity run gfx1151/step14 --build-timeout N"]


READERS = [
    ("report",),
    ("report", "--html", "site"),
    ("report", "--all"),
    ("show", "step14"),
    ("diff", "step14", "step15"),
    ("runs",),
    ("runs", "gfx1151"),
    ("runs", "artifact", "step14"),
    ("runs", "artifact", "12"),
    ("profile", "step14"),
    ("serve",),
    ("profile", "import", "x.csv", "step14"),
    ("export", "--csv", "views"),
    ("grid",),
]


def test_merge_opens_the_other_book_first(parity: CommandLine) -> None:
    assert "nope.db: no such lab book" in sentence(parity, "merge", "nope.db", "--db", "typo.db")
    assert not (parity.workspace.root / "typo.db").exists()


def test_an_oddly_named_folder_is_no_study(parity: CommandLine) -> None:
    odd = "gfx1151 (copy)"
    shutil.copytree(parity.workspace.experiments / "gfx1151", parity.workspace.experiments / odd)
    assert odd not in study_names(parity.workspace)
    assert "gfx1151" in study_names(parity.workspace)
    message = sentence(parity, "report", odd)
    assert (
        "its name must begin with a letter, a digit or '_', and have nothing else in it but those, '.' and '-'"
        in message
    )
    assert "did you mean" not in message


def test_a_folder_is_no_step(parity: CommandLine) -> None:
    message = sentence(parity, "run", ".")
    assert message.startswith("parity: .: no such step: a step is a file ")


def test_a_lab_book_is_dumped_outside_a_workspace(
    parity: CommandLine, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    parity("note", "gfx1151", "told far away")
    inside = parity("runs", "dump", "results.db").out
    book = tmp_path / "far" / "book.db"
    book.parent.mkdir()
    shutil.move(parity.workspace.root / "results.db", book)
    monkeypatch.setattr("parity.contract.workspace.is_workspace", lambda _folder: False)
    dumped = parity("runs", "dump", str(book))
    assert (dumped.code, dumped.out) == (0, inside), dumped.err
    assert "step11" in inside
    assert "no such lab book" in parity("runs", "dump", "nope.db").err


@pytest.mark.parametrize("words", READERS, ids=" ".join)
def test_a_command_that_only_reads_makes_no_lab_book(parity: CommandLine, words: tuple[str, ...]) -> None:
    message = sentence(parity, *words, "--db", "typo.db")
    assert message.endswith("/typo.db: no such lab book: 'parity run STEP' makes one")
    assert not (parity.workspace.root / "typo.db").exists()


@pytest.mark.slow
def test_a_command_that_writes_makes_the_lab_book(parity: CommandLine, shared_parity: CommandLine) -> None:
    assert parity("run", "step14", "--hip-compiler", "zig", "--db", "new.db").code == 0
    other = shared_parity.workspace.root / "results.db"
    assert parity("merge", str(other), "--db", "merged.db").code == 0
    assert {path.name for path in parity.workspace.root.glob("*.db")} == {"new.db", "merged.db"}


def test_help_and_version_have_short_names(parity: CommandLine) -> None:
    assert parity("-V").out == parity("--version").out
    for command in ((), ("run",), ("profile", "step"), ("profile", "import"), ("runs",)):
        short = parity(*command, "-h")
        assert (short.code, short.out) == (0, parity(*command, "--help").out)


@pytest.mark.parametrize(
    ("typed", "offered"),
    [
        ("run step1", ["step14", "step15"]),
        ("show sm90/", ["sm90/step01", "sm90/step03"]),
        ("report gfx94", ["gfx942", "gfx942-bf16"]),
        ("sweep rms", ["rms_norm-gfx1151"]),
        ("ru", ["run", "runs"]),
        ("diff step14 step1", ["step15"]),
        ("run --hip-c", ["--hip-compiler"]),
    ],
)
@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_the_shell_completes(parity: CommandLine, shell: str, typed: str, offered: list[str]) -> None:
    ended = completion(parity, shell, typed)
    assert ended.code == 0
    assert all(name in ended.out for name in offered)


@pytest.mark.parametrize("settings", ["default_study = 5", "default_study = 'none'"])
def test_completion_never_fails(parity: CommandLine, settings: str) -> None:
    parity.workspace.settings_path.write_text(settings)
    for typed in ("run st", "run nothing/", "report x", "run ../"):
        ended = completion(parity, "bash", typed)
        assert (ended.err, "Traceback" in ended.out) == ("", False)


def completion(parity: CommandLine, shell: str, typed: str) -> CommandEnd:
    """What the shell is told when Tab is pressed after these words."""
    words = {
        "COMP_WORDS": f"parity {typed}",
        "COMP_CWORD": str(len(typed.split())),
        "_TYPER_COMPLETE_ARGS": f"parity {typed}",
    }
    return parity("", env={**words, "_TYPER_COMPLETE_FISH_ACTION": "get-args", "_PARITY_COMPLETE": f"complete_{shell}"})


def test_runs_are_listed_newest_last(book: CommandLine) -> None:
    first, last = (run_that_was_left(book.workspace, step) for step in ("step14", "sm90/step01"))
    assert book("report", "--json").code == 0  # which imports the history
    document = book("runs", "--json").json
    local_runs = [run for run in document["runs"] if run["basis"] != "imported"]
    assert [(run["run_id"], run["study"], run["step"], run["status"]) for run in local_runs] == [
        (first, "gfx1151", "step14", "interrupted"),
        (last, "sm90", "step01", "interrupted"),
    ]
    assert document["runs"][-1]["run_id"] == last
    line = book("runs", env={"COLUMNS": "120"}).out.splitlines()[-1].split()
    assert line[0] == str(last)
    assert local_runs[-1]["run_uuid"].startswith(line[1])
    assert line[-4:] == ["sm90/step01", "interrupted", "static", "none"]


def test_a_narrow_terminal_cuts_no_verdict(shared_parity: CommandLine, tmp_path: Path) -> None:
    book = lab_book(tmp_path / "book.db")
    text = shared_parity("runs", "sm90", "--db", str(book), env={"COLUMNS": "80"}).out
    assert "…" not in text
    assert max(map(len, text.splitlines())) <= 80
    assert {"keep", "reject", "measured"} <= set(text.split())


def test_runs_of_a_study_or_a_step_and_the_last_few(book: CommandLine) -> None:
    numbers = [run_that_was_left(book.workspace, step) for step in ("step14", "step15", "step14", "sm90/step01")]
    shown = {
        words: [run["run_id"] for run in book("runs", *words, "--json").json["runs"]]
        for words in (
            ("sm90",),
            ("step14",),
            ("--limit", "2"),
            ("step15",),
        )
    }
    assert shown == {
        ("sm90",): numbers[3:],
        ("step14",): numbers[:3:2],
        ("--limit", "2"): numbers[2:],
        ("step15",): numbers[1:2],
    }
    assert "earlier runs: --limit" in book("runs", "--limit", "1").out
    assert "has no run of gfx1151/step16: run it first" in sentence(book, "runs", "step16")


@pytest.mark.slow
def test_a_held_study_is_busy_and_others_go_on(book: CommandLine) -> None:
    database = Database(book.workspace.database_url(None), book.workspace.root).open()
    with database.exclusive("gfx1151") as alone:
        assert alone
        message = sentence(book, "run", "step14", "--hip-compiler", "zig", code=3)
        assert "another 'parity run' of gfx1151 is writing to this lab book: wait for it with --wait SECONDS" in message
        assert book("run", "gfx942/step01", "--hip-compiler", "zig").code == 0
    assert book("run", "step14", "--hip-compiler", "zig").code == 0


def test_a_book_is_not_merged_into_a_study_that_runs(book: CommandLine, tmp_path: Path) -> None:
    run_that_was_left(book.workspace)
    shutil.copy(book.workspace.root / "results.db", tmp_path / "other.db")
    database = Database(book.workspace.database_url(None), book.workspace.root).open()
    with database.exclusive("sm90"):
        assert book("merge", str(tmp_path / "other.db")).code == 0
    with database.exclusive("gfx1151"):
        assert "another 'parity run' of gfx1151 is writing" in sentence(
            book, "merge", str(tmp_path / "other.db"), code=3
        )


def test_a_lab_book_that_cannot_be_written_is_not_called_busy(
    book: CommandLine, monkeypatch: pytest.MonkeyPatch
) -> None:
    access = os.access
    monkeypatch.setattr("os.access", lambda path, mode: mode != os.W_OK and access(path, mode))
    assert "results.db: is read-only: make it writable" in sentence(book, "run", "step14", "--hip-compiler", "zig")


def test_a_hidden_run_is_left_out_everywhere_and_comes_back(workspace: Workspace, shared_parity: CommandLine) -> None:
    shutil.copy(shared_parity.workspace.root / "results.db", workspace.root)
    parity = CommandLine(workspace)
    number = parity("show", "step14", "--json").json["run_id"]
    hidden_run = parity("runs", "rm", str(number), "--why", "a door was open", "--json").json
    assert (hidden_run["step"], hidden_run["hidden_because"]) == ("step14", "a door was open")
    message = sentence(parity, "show", "step14")
    assert "has no run of gfx1151/step14 that is not hidden: see 'parity runs --hidden'" in message
    assert "step14" not in {run["step"] for run in parity("report", "--json").json["runs"]}
    assert number not in {run["run_id"] for run in parity("runs", "--json").json["runs"]}
    (line,) = [run for run in parity("runs", "--hidden", "--json").json["runs"] if run["run_id"] == number]
    assert line["hidden_because"] == "a door was open"
    assert "hidden: a door was open" in parity("runs", "--hidden", env={"COLUMNS": "160"}).out
    assert parity("show", "step14", "--run", str(number), "--json").json["hidden_because"] == "a door was open"
    assert (
        f"hidden: a door was open (parity runs rm {number} --undo)"
        in parity("show", "step14", "--run", str(number)).out
    )
    assert parity("runs", "rm", str(number), "--undo", "--json").json["hidden_because"] is None
    assert "hidden_because" not in parity("show", "step14", "--json").json


def test_a_hidden_run_is_no_baseline_and_no_known_code(measured: StandIn) -> None:
    again = measured.run("step15").json["kpi"]["baseline"]
    assert again["step"] == "step14"
    for run in measured("runs", "step14", "--json").json["runs"]:
        assert measured("runs", "rm", run["run_uuid"], "--why", "wrong clock").code == 0
    document = measured.run("step15").json
    assert document["kpi"]["baseline"] is None
    assert "step14" not in str(document["reasons"])
    for run in measured("runs", "--json").json["runs"]:
        assert run["basis"] != "measured" or measured("runs", "rm", run["run_uuid"], "--why", "wrong clock").code == 0
    book = Database(measured.workspace.database_url(None)).open()
    shown = [build["code_object_sha256"] for build in document["lanes"].values()]
    assert not {sha256 for sha256, _ in measured_ms(book)} & {*shown}


def test_a_merge_carries_what_is_hidden(book: CommandLine, tmp_path: Path) -> None:
    number = run_that_was_left(book.workspace)
    shutil.copy(book.workspace.root / "results.db", tmp_path / "other.db")
    uuid = book("show", "step14", "--json").json["run_uuid"]
    assert book("runs", "rm", str(number), "--why", "mine", "--db", str(tmp_path / "other.db")).code == 0
    assert book("merge", str(tmp_path / "other.db"), "--hidden", "--json").json["tombstones"] == 1
    assert sentence(book, "runs", "rm", uuid[:8], "--why", "again").endswith("is hidden already: mine")


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ((), "--why: say why the run is hidden, or show it again with --undo"),
        (("--why", " "), "--why: is empty"),
        (("--why", "x", "--undo"), "--undo: one of the two"),
        (("--undo",), "is not hidden"),
    ],
)
def test_hiding_wants_a_reason(book: CommandLine, words: tuple[str, ...], expected: str) -> None:
    number = run_that_was_left(book.workspace)
    assert expected in sentence(book, "runs", "rm", str(number), *words)
