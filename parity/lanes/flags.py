"""Which compiler flags a lane may have: those that change the code, but do not read, write or load another file.

The patterns list what is allowed: compilers have hundreds of flags that name files, and new releases add more.
"""

import re
from collections.abc import Iterator, Sequence

from parity.errors import InputError

_FOLDER = re.compile(r"(-I|-isystem|-iquote|-idirafter)(.*)", re.DOTALL)
VALUE = r"(?:=[^/]*)?"  # without a slash, a value cannot name a file outside the build's folder
_SHAPES = re.compile(
    rf"""
    -O(?:[0-3sz]|fast)? | --?std=[^/]* | -w | -pedantic(?:-errors)?
    | -W[a-zA-Z][\w+-]*{VALUE} | -R[a-z][\w-]*{VALUE}
    | -g(?:[0-3]|gdb\d?|line-tables-only|line-directives-only|dwarf(?:-\d)?)?
    | -[fm][\w-]+{VALUE} | -no[\w+-]+ | -cl-[\w-]+ | --offload-[\w-]+{VALUE} | --gpu-max-threads-per-block=\d+
    """,
    re.VERBOSE,
)
# Parts of the names of options that read, write or load files, even where no path is given.
_REACHING = re.compile(
    r"(?:o|load|module.*)|(?:.+-)?(?:bitcode|coverage|crash|dependency|dir|directory|dump|embed|files?|ignorelist|include|index"
    r"|isystem|ld|list|modules|output|path|pch|plugins?|prebuilt|profile|record|temps|trace|usage)(?:-.+)?"
)
_OPTION = re.compile(rf"--?([\w-]+){VALUE}")
_PASSED_ON = ("-mllvm", "-Xclang", "-Xptxas", "-Xcuda-ptxas")
_DEFINES = ("-D", "-U")


NO_MORE = re.compile(r"(?!)")  # for a compiler that has no flags of its own


def check_flags(flags: Sequence[str], more: re.Pattern[str]) -> None:
    """Raise InputError for the first flag that a lane may not have; `more` are the flags of its own compiler.
    `BuildRequest` checks include folders.
    """
    previous = ""
    for flag in flags:
        if not _may_follow(previous, flag, more):
            raise InputError(
                f"field 'flags': '{flag}' is not a flag that a lane may have: it is unknown here, or it could read, "
                "write or load another file (docs/steps.md)"
            )
        previous = "" if previous in (*_DEFINES, *_PASSED_ON) or _awaits_folder(previous) else flag


def folders_of(flags: Sequence[str]) -> Iterator[tuple[str, str, bool]]:
    """Yield each include folder: the flag as written, the folder, and whether the folder may be a relative path."""
    words = iter(flags)
    for flag in words:
        if match := _FOLDER.fullmatch(flag):
            named, folder = match.groups()
            yield flag, folder or next(words, ""), named == "-I" and bool(folder)
        elif flag in (*_DEFINES, *_PASSED_ON):
            next(words, "")


def _awaits_folder(flag: str) -> bool:
    match = _FOLDER.fullmatch(flag)
    return match is not None and not match[2]


def _may_follow(previous: str, flag: str, more: re.Pattern[str]) -> bool:
    if previous in _DEFINES or _awaits_folder(previous):
        return True
    if previous in _PASSED_ON:  # an option for an inner compiler, or the value of such an option
        return re.fullmatch(r"[\w+][^/]*", flag) is not None or (
            _OPTION.fullmatch(flag) is not None and not _reaches(flag)
        )
    if flag.startswith(_DEFINES) or _FOLDER.fullmatch(flag) or flag in _PASSED_ON or re.fullmatch(r"-Xarch_\w+", flag):
        return True
    is_known = _SHAPES.fullmatch(flag) is not None or more.fullmatch(flag) is not None
    return is_known and (flag.startswith("-W") or not _reaches(flag))


def _reaches(flag: str) -> bool:
    name = re.sub(r"^--?(?:[fm](?=\w))?", "", flag.partition("=")[0])
    return _REACHING.fullmatch(name) is not None and not name.startswith("no-")
