"""Errors as documents: what our sentences are about, told from their form.

A sentence about a file reads `FILE: field 'X': what is wrong: what would be right`, and one about an option
`--option: what is wrong: what would be right`. Each part but the second may be missing.
"""

import re
from collections.abc import Sequence

from parity.errors import BusyError, ParityError, StoreError, UnavailableError
from parity.report.records.failing import Complaint, ErrorKind, ErrorReport

_FILE = re.compile(r"(?P<file>\.{0,2}/[^:\n]+|[^:\s'\"]+\.\w{1,12}): ")
_FIELD = re.compile(r"field '(?P<field>[^']+)'")
_PLACE = re.compile(r"(?P<field>lanes(?:\.\w+)+): ")  # where a mistake is known to be in a lane, and not in which field
_OPTION = re.compile(r"(?P<option>--[a-z][\w-]*|[A-Z]{2,}(?:\|[A-Z]+)*)(?:: | |$)")
_ASKED = (
    r"(?:did you mean|there are|it has(?! no)|pip install|write|name|set|use|give|leave|say|wait|install|unpack|run"
    r"|make|mend|choose|take|cd)\b"
)
_RIGHT = re.compile(rf"[:;,] (?:but )?((?:or )?{_ASKED}.*)$")
_MEANT = re.compile(r"\((did you mean [^()]+\?)\)")  # a misspelt name: what else it might be comes after that
_SHOULD = re.compile(r"\bshould (?:be|have) (?P<right>.+?)(?:, (?:not|unable) .*)?$")
_ONE_OF = re.compile(r"\bis (?:not one of|neither) (?P<right>.+)$")
_MUST = re.compile(r"\b(?P<right>must .+)$")


def error_report(error: ParityError) -> ErrorReport:
    """Report a user's error: what is wrong, sentence by sentence."""
    kinds = {BusyError: ErrorKind.BUSY, UnavailableError: ErrorKind.UNAVAILABLE, StoreError: ErrorKind.STORE}
    kind = next((name for error_type, name in kinds.items() if isinstance(error, error_type)), ErrorKind.INPUT)
    return failure(kind, error.exit_code, error.sentences)


def failure(kind: str, exit_code: int, sentences: Sequence[str]) -> ErrorReport:
    """Report what ended a command, in sentences."""
    return ErrorReport(ErrorKind(kind), exit_code, [complaint(text) for text in sentences])


def usage_report(text: str, field: str | None, near: Sequence[str], what: str | None, exit_code: int) -> ErrorReport:
    """Report wrong words of a command; `near` has what may have been meant, `what` says what an argument is."""
    expected = f"did you mean {' or '.join(near)}?" if near else _expected(text) or what
    return ErrorReport(ErrorKind.INPUT, exit_code, [Complaint(text, None, field, expected)])


def complaint(sentence: str) -> Complaint:
    """Tell what one of our sentences is about: its file, its field or option, and what would be right."""
    option = _OPTION.match(sentence)
    file = None if option else _FILE.match(sentence)
    rest = sentence[file.end() :] if file else sentence
    field = _FIELD.search(rest) or _PLACE.match(rest)
    named = field["field"] if field else option["option"] if option else None
    return Complaint(sentence, file["file"] if file else None, named, _expected(rest))


def _expected(text: str) -> str | None:
    """Return what would be right, as far as the sentence says it."""
    for pattern in (_MEANT, _RIGHT, _SHOULD, _ONE_OF, _MUST):
        if match := pattern.search(text):
            return match[1]
    return None
