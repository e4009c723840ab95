"""The source lines behind LLVM's IR, as its debug metadata tells them: what a line had become before machine code."""

import re
from collections import Counter, defaultdict
from collections.abc import Callable
from posixpath import basename

_INSTRUCTION = re.compile(r"\s+(?:%\S+ = )?(?:(?:tail|musttail|notail) )?(\w+) (.*?), !dbg !(\d+)")
_METADATA = re.compile(r"!(\d+) = (?:distinct )?!DI(\w+)\((.*)\)\s*$")
_NUMBER = re.compile(r"\b(line|scope|file|inlinedAt): !?(\d+)")
_FILE_NAME = re.compile(r'filename: "([^"]*)"')
_CALLED = re.compile(r"@(?:llvm\.(?:amdgcn\.)?)?([\w.$]+)\(")
_SPACE = re.compile(r"\bptr addrspace\((\d)\)")
_TYPE = re.compile(r"(<[^>]*>|[\w.]+)")
_SPACES = {"3": "LDS", "5": "private memory"}
_MOST_CALLS = 64  # of inlined functions


def operations_by_line(text: str, is_own: Callable[[str], bool]) -> dict[str, Counter[str]]:
    """Return how many operations of an IR text stand at each source line (`mine.py:46`), by what they are called here:
    `load i8 from LDS`, `zext`, `raw.ptr.buffer.load.v4i32`. Inlined code counts where the innermost file is an own one.
    """
    numbers: dict[str, dict[str, str]] = {}
    files: dict[str, str] = {}
    found = []
    for line in text.splitlines():
        if metadata := _METADATA.match(line):
            number, _, fields = metadata.groups()
            numbers[number] = dict(_NUMBER.findall(fields))
            if name := _FILE_NAME.search(fields):
                files[number] = basename(name[1])
        elif instruction := _INSTRUCTION.match(line):
            found.append(instruction.groups())
    places = {number: _place(number, numbers, files, is_own) for number in {where for *_, where in found}}
    by_line: dict[str, Counter[str]] = defaultdict(Counter)
    for operation, operands, where in found:
        if place := places[where]:
            by_line[place][_named(operation, operands)] += 1
    return by_line


def _place(
    number: str, numbers: dict[str, dict[str, str]], files: dict[str, str], is_own: Callable[[str], bool]
) -> str | None:
    """Return a location's line in the innermost own file that it was inlined into."""
    for _ in range(_MOST_CALLS):
        location = numbers.get(number, {})
        scope, file = numbers.get(location.get("scope", ""), {}), None
        while file is None and scope:
            file = files.get(scope.get("file", ""))
            scope = numbers.get(scope.get("scope", ""), {})
        if file and is_own(file):
            return f"{file}:{location.get('line')}"
        number = location.get("inlinedAt", "")
    return None


def _named(operation: str, operands: str) -> str:
    if operation in ("load", "store"):
        type_, space = _TYPE.match(operands), _SPACE.search(operands)
        where = _SPACES.get(space[1] if space else "", "memory")
        return f"{operation} {type_[1] if type_ else ''} {'from' if operation == 'load' else 'to'} {where}"
    called = _CALLED.search(operands) if operation == "call" else None
    return called[1] if called else "inline assembly" if operation == "call" and " asm " in operands else operation
