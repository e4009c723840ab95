"""LLVM's intermediate text, as far as making it smaller needs it: functions, blocks, instructions, and what uses what.

What a deletion leaves behind need not be right: a compiler that refuses it says so.
"""

import re
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, field, replace

NOTHING = "zeroinitializer"  # a value of any type
_VALUE = r"%(?:\"[^\"]*\"|[-\w.$]+)"
_DEFINED = re.compile(rf"\s*({_VALUE}) = ")
_LABEL = re.compile(r"(\"[^\"]*\"|[-\w.$]+):")
_ENDS = re.compile(r"\s*(br|ret|switch|unreachable|indirectbr|resume|callbr)\b")
_GOES_TO = re.compile(rf"label ({_VALUE})")
_INCOMING = re.compile(rf"\[ *([^\[\]]*?), *({_VALUE}) *\](?:, *)?")
_PHI = re.compile(rf"(\s*{_VALUE} = phi [^\[]*)((?:\[[^\]]*\],? *)+)(.*)")
_NUMBERED = re.compile(r"%(\d+)(?![\w.$-])")
_ATTACHED = re.compile(r",? ![\w.]+ (?:![\d]+|!\{[^}]*\})")
_REMARK = re.compile(r"\s*;.*$")


@dataclass
class Block:
    """A basic block: its label without `%`, its instructions, the terminator last."""

    label: str
    lines: list[str] = field(default_factory=list)

    @property
    def successors(self) -> list[str]:
        return [label[1:] for label in _GOES_TO.findall(self.lines[-1])] if self.lines else []


@dataclass
class Function:
    """A function with a body."""

    head: str
    blocks: list[Block]

    def text(self) -> list[str]:
        body = [line for block in self.blocks for line in (f"{block.label}:", *block.lines)]
        return [self.head, *body, "}"]


Item = str | Function


def parse(text: str) -> list[Item]:
    """Return the lines outside of functions and the functions, whose unnamed values and blocks get names."""
    items: list[Item] = []
    body: list[str] | None = None
    for raw in text.splitlines():
        line = _REMARK.sub("", raw).rstrip() if '"' not in raw else raw.rstrip()
        if not line:
            continue
        if body is None:
            if line.startswith("define "):
                body = [line]
            else:
                items.append(line)
        elif line == "}":
            items.append(_function(body))
            body = None
        elif body[-1].lstrip().startswith("switch ") and "]" not in body[-1]:
            body[-1] += " " + line.strip()
        else:
            body.append(line)
    return items


def render(items: list[Item]) -> str:
    return "\n".join(line for item in items for line in ([item] if isinstance(item, str) else item.text())) + "\n"


def _function(lines: list[str]) -> Function:
    head, *body = (_NUMBERED.sub(r"%v\1", line) for line in lines)
    unnamed = len(set(re.findall(r"%v\d+", head)))
    blocks: list[Block] = []
    for line in body:
        if label := _LABEL.match(line):
            name = label[1]
            blocks.append(Block(f"v{name}" if name.isdigit() else name))
        else:
            if not blocks:
                blocks.append(Block(f"v{unnamed}"))
            blocks[-1].lines.append(line)
    return Function(head, blocks)


def without_metadata(items: list[Item]) -> list[Item]:
    """Return the text without what is attached to instructions, and without the lines that describe it."""
    kept: list[Item] = []
    for item in items:
        if isinstance(item, Function):
            blocks = [Block(block.label, [_ATTACHED.sub("", line) for line in block.lines]) for block in item.blocks]
            kept.append(Function(_ATTACHED.sub("", item.head), blocks))
        elif not item.startswith("!"):
            kept.append(item)
    return kept


def instructions(function: Function) -> list[tuple[int, int]]:
    """Return the places of instructions that are no terminators: the block's number and the line's in it."""
    return [
        (number, at)
        for number, block in enumerate(function.blocks)
        for at, line in enumerate(block.lines)
        if not _ENDS.match(line)
    ]


def without(function: Function, places: Collection[tuple[int, int]], value: str = NOTHING) -> Function:
    """Return a function without some instructions; what used them uses a value instead."""
    replaced: dict[str, str] = {}
    blocks = []
    for number, block in enumerate(function.blocks):
        kept = []
        for at, line in enumerate(block.lines):
            if (number, at) not in places:
                kept.append(line)
            elif defined := _DEFINED.match(line):
                replaced[defined[1]] = value
        blocks.append(Block(block.label, kept))
    return _with_values(Function(function.head, blocks), replaced)


def operands(line: str) -> list[str]:
    """Return the values that an instruction uses, each once."""
    _, _, used = line.partition(" = ") if _DEFINED.match(line) else ("", "", line)
    return list(dict.fromkeys(re.findall(_VALUE, used)))


def shorter_ways(function: Function) -> Iterator[Function]:
    """Yield the function with one choice between blocks decided, for each choice and outcome."""
    for number, block in enumerate(function.blocks):
        for target in dict.fromkeys(block.successors) if len(block.successors) > 1 else ():
            blocks = list(function.blocks)
            blocks[number] = Block(block.label, [*block.lines[:-1], f"  br label %{target}"])
            yield tidy(Function(function.head, blocks))
    for number, block in enumerate(function.blocks[1:], 1):  # a block that is left at once
        if block.lines and not block.lines[-1].lstrip().startswith("ret"):
            blocks = list(function.blocks)
            blocks[number] = Block(block.label, ["  ret void"])
            yield tidy(Function(function.head, blocks))


def tidy(function: Function) -> Function:
    """Return a function without blocks that nothing goes to, without choices between one value, and with blocks joined
    that only follow each other.
    """
    while True:
        before = function.text()
        function = _joined(_with_single_values(_reachable(function)))
        if function.text() == before:
            return function


def _reachable(function: Function) -> Function:
    by_label = {block.label: block for block in function.blocks}
    seen, waiting = set[str](), [function.blocks[0].label]
    while waiting:
        label = waiting.pop()
        if label not in seen and label in by_label:
            seen.add(label)
            waiting += by_label[label].successors
    blocks = [block for block in function.blocks if block.label in seen]
    sources = {block.label: {other.label for other in blocks if block.label in other.successors} for block in blocks}
    return Function(function.head, [replace(block, lines=_from(block.lines, sources[block.label])) for block in blocks])


def _from(lines: list[str], sources: set[str]) -> list[str]:
    """Drop from the phis of a block what comes from blocks that no longer go there."""
    kept = []
    for line in lines:
        if phi := _PHI.match(line):
            incoming = [(value, label) for value, label in _INCOMING.findall(phi[2]) if label[1:] in sources]
            line = phi[1] + ", ".join(f"[ {value}, {label} ]" for value, label in incoming) + phi[3]
        kept.append(line)
    return kept


def _with_single_values(function: Function) -> Function:
    replaced: dict[str, str] = {}
    blocks = []
    for block in function.blocks:
        kept = []
        for line in block.lines:
            phi = _PHI.match(line)
            values = {value for value, _ in _INCOMING.findall(phi[2])} if phi else set()
            name = _DEFINED.match(line)
            if name and len(values - {name[1]}) == 1:
                replaced[name[1]] = next(iter(values - {name[1]}))
            else:
                kept.append(line)
        blocks.append(Block(block.label, kept))
    return _with_values(Function(function.head, blocks), replaced)


def _joined(function: Function) -> Function:
    blocks = list(function.blocks)
    for block in blocks:
        target = block.successors[0] if len(block.successors) == 1 else None
        if target is None or target == block.label or not block.lines[-1].lstrip().startswith("br label"):
            continue
        following = next((other for other in blocks[1:] if other.label == target), None)
        sources = [other for other in blocks if target in other.successors]
        if following is None or len(sources) != 1 or any(_PHI.match(line) for line in following.lines):
            continue
        joined = Block(block.label, [*block.lines[:-1], *following.lines])
        rest = [joined if other is block else other for other in blocks if other is not following]
        return _with_values(Function(function.head, rest), {f"%{target}": f"%{block.label}"})
    return function


def _with_values(function: Function, replaced: Mapping[str, str]) -> Function:
    """Put other values in the places of some, and others again in these's places."""
    if not replaced:
        return function
    final = {}
    for name, value in replaced.items():
        seen = {name}
        while value in replaced and value not in seen:
            seen.add(value)
            value = replaced[value]
        final[name] = NOTHING if value in seen else value
    pattern = re.compile("|".join(re.escape(name) + r"(?![\w.$-])" for name in sorted(final, key=len, reverse=True)))
    blocks = [
        Block(block.label, [_substituted(line, pattern, final) for line in block.lines]) for block in function.blocks
    ]
    return Function(function.head, blocks)


def _substituted(line: str, pattern: re.Pattern[str], final: Mapping[str, str]) -> str:
    return pattern.sub(lambda match: final[match[0]], line)
