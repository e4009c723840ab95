"""Errors as documents: what a sentence of ours is about, and that every way to fail under `--json` prints one."""

import json
import os
import signal
import subprocess
from pathlib import Path

import pytest
from books import new_book
from command_line import command
from conftest import CommandLine
from documents import check_document

from parity.report.failing import complaint
from parity.store import Database


@pytest.mark.parametrize(
    ("sentence", "file", "field", "expected"),
    [
        ("/w/experiments/a/step14.toml: field 'title': missing", "/w/experiments/a/step14.toml", "title", None),
        (
            "/w/experiments/a/step15.toml: no such step: did you mean 'step14'?",
            "/w/experiments/a/step15.toml",
            None,
            "did you mean 'step14'?",
        ),
        (
            "parity.toml: field 'lab_book': string should have at least 1 character, not ''",
            "parity.toml",
            "lab_book",
            "at least 1 character",
        ),
        (
            "/w/c.toml: field 'tensors.a.dtype': input should be 'float16' or 'int8', not 'half'",
            "/w/c.toml",
            "tensors.a.dtype",
            "'float16' or 'int8'",
        ),
        (
            "/w/step02.toml: field 'parent': 'step99' is no other step of this study: there are step01",
            "/w/step02.toml",
            "parent",
            "there are step01",
        ),
        (
            "--hip-compiler: 'icc' is not one of auto, hiprtc, zig, nor the path of a clang",
            None,
            "--hip-compiler",
            "auto, hiprtc, zig, nor the path of a clang",
        ),
        (
            "--budget: 'soon' is no time between 0 and a day: write 60s, 2m or 1h",
            None,
            "--budget",
            "write 60s, 2m or 1h",
        ),
        (
            "--set: threads must be a whole number from 1, not '0'",
            None,
            "--set",
            "must be a whole number from 1, not '0'",
        ),
        ("STEP: is empty: give it a value or leave it out", None, "STEP", "give it a value or leave it out"),
        ("/w/results.db: no such lab book: 'parity run STEP' makes one", "/w/results.db", None, None),
        (
            "/w/results.db: is read-only: make it writable or name another database with --db",
            "/w/results.db",
            None,
            "make it writable or name another database with --db",
        ),
        (
            "/w/results.db: another 'parity run' of gfx1151 is writing to this lab book: wait for it with --wait SECONDS",
            "/w/results.db",
            None,
            "wait for it with --wait SECONDS",
        ),
        ("x.s: cannot be read: No such file or directory", "x.s", None, None),
        (
            "which study? There are a, b: name one, as a or a/step01, or set default_study in /w/parity.toml",
            None,
            None,
            "name one, as a or a/step01, or set default_study in /w/parity.toml",
        ),
        ("gfx1151/step01: is imported from /w/history.toml: it has no sources, so it cannot run", None, None, None),
        (
            "the vendor lane needs torch: pip install 'kernel-parity[torch]'",
            None,
            None,
            "pip install 'kernel-parity[torch]'",
        ),
        ("interrupted; what was recorded is kept", None, None, None),
        (
            "/w/step02.toml: field 'lanes.t.env.AB': is no variable that parity knows (did you mean AC?): if the kernel or "
            'its compiler reads it, write [lanes.t.declares] AB = "what it means"',
            "/w/step02.toml",
            "lanes.t.env.AB",
            "did you mean AC?",
        ),
        ("/w/step02.toml: lanes.t: /w/k.py: has no kernel 'x'", "/w/step02.toml", "lanes.t", None),
    ],
)
def test_a_sentence_tells_file_field_and_what_would_be_right(
    sentence: str, file: str | None, field: str | None, expected: str | None
) -> None:
    mistake = complaint(sentence)
    assert (mistake.text, mistake.file, mistake.field, mistake.expected) == (sentence, file, field, expected)


@pytest.mark.parametrize(
    ("words", "code", "kind", "field"),
    [
        (("run", "step99"), 2, "input", None),
        (("run", "step14", "--budget", "soon"), 2, "input", "--budget"),
        (("run", "step14", "--budgt", "60s"), 2, "input", "--budgt"),
        (("run", "step14", "--wait", "long"), 2, "input", "--wait"),
        (("run",), 2, "input", "STEP"),
        (("report", ""), 2, "input", "STUDY"),
        (("rnu",), 2, "input", None),
        (("run", "step14", "--vendor"), 3, "unavailable", "--vendor"),
        (("run", "step14", "--db", "experiments"), 2, "store", None),
        (("profile", "step14", "--db", "none.db"), 2, "input", None),
        (("runs", "dump", "results.db"), 2, "input", "--json"),
    ],
)
def test_a_command_that_fails_says_so_in_a_document(
    parity: CommandLine, words: tuple[str, ...], code: int, kind: str, field: str | None
) -> None:
    ended = parity(*words, "--json")
    document = ended.json
    assert (ended.code, document["exit_code"], document["schema"]) == (code, code, "parity.error/1")
    assert document["kind"] == kind
    assert document["errors"][0]["field"] == field
    sentences = [line.removeprefix("parity: ") for line in ended.err.splitlines()]
    assert sentences == [error["text"] for error in document["errors"]]


def test_every_mistake_of_a_file_is_in_the_document(parity: CommandLine) -> None:
    path = parity.workspace.experiments / "gfx1151" / "contract.toml"
    path.write_text(path.read_text().replace("threads = 256", 'threads = "256"').replace("seed = ", "sed = "))
    errors = parity("run", "step14", "--json").json["errors"]
    assert {error["field"] for error in errors} == {"threads", "inputs.seed", "inputs.sed"}
    assert {error["file"] for error in errors} == {str(path)}
    assert "a valid integer" in {error["expected"] for error in errors}


def test_what_is_held_is_busy(parity: CommandLine) -> None:
    new_book(parity.workspace)
    with Database(parity.workspace.database_url(None)).exclusive("gfx1151"):
        document = parity("run", "step14", "--hip-compiler", "zig", "--json").json
    assert (document["kind"], document["exit_code"]) == ("busy", 3)
    assert document["errors"][0]["expected"] == "wait for it with --wait SECONDS"


@pytest.mark.slow
def test_an_interrupted_command_says_so_in_a_document(parity: CommandLine) -> None:
    kernel = parity.workspace.root / "triton_kernels" / "scaled_mm.py"
    kernel.write_text("import time\ntime.sleep(60)\n" + kernel.read_text())
    words = command("run", "step14", "--hip-compiler", "zig", "--json")
    with subprocess.Popen(words, cwd=parity.workspace.root, stdout=subprocess.PIPE, text=True) as process:
        while not list((parity.workspace.private / "builds").glob("*.*/stage.txt")):
            assert process.poll() is None
        os.kill(process.pid, signal.SIGINT)
        out, _ = process.communicate(timeout=60)
    assert process.returncode == 130

    document = json.loads(out)
    check_document(document)
    assert (document["kind"], document["exit_code"]) == ("interrupted", 130)


def test_without_json_nothing_is_on_standard_output(parity: CommandLine, tmp_path: Path) -> None:
    for words in (("run", "step99"), ("run", "--fast"), ("isa", str(tmp_path / "x.s"))):
        assert parity(*words).out == ""
