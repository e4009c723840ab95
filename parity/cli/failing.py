"""How the command line ends when what was asked for could not be done: a sentence, an exit code and, under `--json`, a
document.
"""

import errno
import sys
from typing import Any, NoReturn

from parity.cli.command import shown_name
from parity.cli.output import emit_document, say
from parity.errors import ParityError

INTERRUPTED = 130  # the status that shells use


def wants_json() -> bool:
    return "--json" in sys.argv[1:]


def fail(error: ParityError) -> NoReturn:
    """End with a user's error."""
    for sentence in error.sentences:
        say(sentence)
    if wants_json():
        from parity.report.failing import error_report

        emit_document(error_report(error))
    sys.exit(error.exit_code)


def fail_system(error: OSError) -> NoReturn:
    """End because the system refuses a file, or because the disk is full."""
    full = error.errno == errno.ENOSPC
    _end("store" if full else "input", 2, f"{error.filename or 'standard output'}: {error.strerror}")


def fail_interrupted() -> NoReturn:
    """End after Ctrl-C, or when the system asks for it."""
    _end("interrupted", INTERRUPTED, "interrupted; what was recorded is kept")


def fail_usage(error: Any) -> NoReturn:
    """End because the words of the command are wrong, under `--json`; without it Typer says so itself."""
    from parity.report.failing import usage_report

    text = " ".join(error.format_message().split())
    say(text)
    parameter, near = getattr(error, "param", None), getattr(error, "possibilities", None) or []
    named = shown_name(parameter) if parameter is not None else getattr(error, "option_name", None)
    emit_document(usage_report(text, named, near, getattr(parameter, "help", None), error.exit_code))
    sys.exit(error.exit_code)


def _end(kind: str, code: int, sentence: str) -> NoReturn:
    say(sentence)
    if wants_json():
        from parity.report.failing import failure

        emit_document(failure(kind, code, [sentence]))
    sys.exit(code)
