"""Finds the kernels in HIP and CUDA C++ by their text: `__global__ void name(parameters) {`."""

import re
from collections.abc import Iterator
from pathlib import Path

from parity.lanes.source_kernel import Kernel, Parameter

_COMMENT_OR_TEXT = re.compile(r"//[^\n]*|/\*.*?\*/|\"(?:\\.|[^\"\\\n])*\"|'(?:\\.|[^'\\\n])'", re.DOTALL)
_DIRECTIVE = re.compile(r"^[ \t]*#(?:\\\n|[^\n])*", re.MULTILINE)
_GLOBAL_ATTRIBUTE = re.compile(r"__attribute__\s*\(\(\s*global\s*\)\)")
_CUT = "\0"  # where a directive was
_CALLED = re.compile(r"([A-Za-z_]\w*)\s*\(")
_LOOP = re.compile(r"\b(?:for|while)\s*\(")
_THREADS = re.compile(r"(?:__launch_bounds__|amdgpu_flat_work_group_size)\s*\(\s*(\w+)\s*[,)]")
# A name that stands for a number: `#define THREADS 128`, `constexpr int THREADS = 128;`.
_NUMBER = r"(?:^[ \t]*#[ \t]*define[ \t]+{0}[ \t]+|\b{0}\s*=\s*)(\d+)\b"
_GRID = re.compile(r"\b(?:blockIdx\s*\.\s*|workgroup_id_)([xyz])\b")
_NAME = re.compile(r"([A-Za-z_]\w*)\s*((?:\[[^\]]*\]\s*)*)$")
_RESTRICT = re.compile(r"\b(?:__restrict__|__restrict|restrict|__grid_constant__)\b")
# The element type that a C++ type holds; the first that fits.
_TYPES = (
    (r"e4m3\w*fnuz", "float8_e4m3fnuz"),
    (r"e5m2\w*fnuz", "float8_e5m2fnuz"),
    (r"e4m3", "float8_e4m3fn"),
    (r"e5m2", "float8_e5m2"),
    (r"bf16|bfloat16", "bfloat16"),
    (r"half|Float16|f(?:p|loat)?16", "float16"),
    (r"double|f(?:p|loat)?64", "float64"),
    (r"float|fp?32", "float32"),
    (r"unsigned char|uint8|uchar|\bu8", "uint8"),
    (r"unsigned short|uint16|ushort|\bu16", "uint16"),
    (r"unsigned long|uint64|ulong|\bu64", "uint64"),
    (r"char|int8|\bi8", "int8"),
    (r"short|int16|\bi16", "int16"),
    (r"long|int64|size_t|\bi64", "int64"),
    (r"unsigned|uint|\bu32", "uint32"),
    (r"int|\bi32", "int32"),
    (r"\bbool", "bool"),
)


def kernels_of_cpp(path: Path, text: str) -> list[Kernel]:
    """List the kernels that a source defines, each once, in their order."""
    code = _DIRECTIVE.sub(_CUT, _COMMENT_OR_TEXT.sub(_blank, text))
    kernels = {kernel.name: kernel for kernel in _kernels(path, _GLOBAL_ATTRIBUTE.sub("__global__", code), text)}
    return [*kernels.values()]


def _blank(match: re.Match[str]) -> str:
    """Return what takes the place of a comment or a text: a blank for a comment, an empty text for a text, but `"C"`
    stays, which says how a kernel is named.
    """
    return match.group() if match.group() == '"C"' else " " if match.group().startswith("/") else '""'


def _kernels(path: Path, code: str, text: str) -> Iterator[Kernel]:
    for start in re.finditer(r"\b__global__\b", code):
        at = start.end()
        while called := _CALLED.search(code, at):
            end = _closed(code, called.end() - 1)
            if not called.group(1).startswith("__") and (rest := code[end:].lstrip()).startswith("{"):
                opened = code.index("{", end)
                body = code[opened : _closed(code, opened)]
                yield _kernel(path, text, code[: start.start()], code[start.end() : end], called, rest and body)
                break
            if code[end:].lstrip().startswith(";"):
                break  # a declaration
            at = end


def _kernel(path: Path, text: str, before: str, declared: str, called: re.Match[str], body: str) -> Kernel:
    head = before[max(before.rfind(mark) for mark in ";}{") + 1 :].replace(_CUT, "")
    template = " ".join(head[head.index("template") :].split()) if "template" in head else ""
    threads = _THREADS.search(head + declared)
    between = called.string[called.end() : _closed(called.string, called.end() - 1) - 1]
    listed = between.replace(_CUT, "")
    unlooped = _without_loops(body)
    parameters = [
        _parameter(part, body, unlooped) for part in split_at_commas(listed) if part.strip() not in ("", "void")
    ]
    return Kernel(
        file=path,
        name=called.group(1),
        parameters=tuple(parameters),
        template=template.replace('extern "C"', "").strip(),
        dimensions=max(("xyz".index(axis) + 1 for axis in _GRID.findall(body)), default=1),
        threads=_number(threads.group(1), text) if threads else None,
        is_conditional=_CUT in between,
    )


def _number(written: str, text: str) -> int | None:
    """Return a number that is written so, or under a name that the text gives it; None for any other."""
    if not written.isdigit():
        named = re.search(_NUMBER.format(written), text, re.MULTILINE)
        written = named[1] if named else ""
    return int(written) if written.isdigit() else None


def _parameter(written: str, body: str, unlooped: str) -> Parameter:
    plain = " ".join(_RESTRICT.sub(" ", written.partition("=")[0]).split())
    named = _NAME.search(plain)
    name = named.group(1) if named else plain
    kind = plain[: named.start()].strip() if named else plain
    if not kind:  # a type without a name
        name, kind = "", plain
    is_pointer = "*" in kind or bool(named and named.group(2))
    is_written = is_pointer and not re.search(r"\bconst\b", kind.partition("*")[0])
    adds = re.search(rf"\b{re.escape(name)}\s*\[[^;]*?\]\s*[-+*/|&^]=", body) if name else None
    return Parameter(
        name=name,
        written=" ".join(written.split()),
        is_pointer=is_pointer,
        is_read=is_pointer and (not is_written or adds is not None),
        is_written=is_written,
        dtype=next((dtype for pattern, dtype in _TYPES if re.search(pattern, kind)), None),
        is_masked=bool(name) and re.search(rf"(?<![<>-])[<>]=?\s*{re.escape(name)}\b", unlooped) is not None,
    )


def _without_loops(body: str) -> str:
    """Return a kernel's text without the heads of its loops."""
    kept, end = [], 0
    for loop in _LOOP.finditer(body):
        kept.append(body[end : loop.start()])
        end = max(end, _closed(body, loop.end() - 1))
    return "".join([*kept, body[end:]])


def _closed(code: str, at: int) -> int:
    """Return the place after the bracket that closes the one at `at`."""
    depth = 0
    for place in range(at, len(code)):
        depth += (code[place] in "([{") - (code[place] in ")]}")
        if depth == 0:
            return place + 1
    return len(code)


def split_at_commas(text: str) -> list[str]:
    """Split a text at the commas outside of brackets."""
    parts, depth = [""], 0
    for letter in text:
        depth += (letter in "([{<") - (letter in ")]}>")
        if letter == "," and depth == 0:
            parts.append("")
        else:
            parts[-1] += letter
    return parts
