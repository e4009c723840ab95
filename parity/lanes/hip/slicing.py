"""The device part of HIP sources: without the host code that a device compile has no headers for.

Kept are all device functions, kernels and variables, and whatever types, constants and constexpr functions their words
name, in turn. Passed over are host functions, which device code cannot call, and what only they use. Their text
becomes blanks, so that every line keeps its number.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path

from parity.lanes.hip.declarations import Declaration, Kind, Macro, all_words, declarations_of, macros_of, tokens_of


@dataclass(frozen=True)
class PassedOver:
    """A declaration that is not compiled."""

    name: str
    path: Path
    line: int


@dataclass(frozen=True)
class Slice:
    """The text that is compiled of each file that differs from the user's, and what is missing in it."""

    texts: dict[Path, str]
    passed_over: list[PassedOver]


def device_part(files: Mapping[Path, str], defines: Mapping[str, Macro], wanted: Iterable[str]) -> Slice:
    """Return what the device needs of a kernel's file and its headers. `wanted` are words that count as used: those of
    the symbol.

    Files without host code stay as they are.
    """
    macros = dict(defines)
    for text in files.values():
        macros |= macros_of(text)
    declared = {path: declarations_of(text, macros) for path, text in files.items()}
    together = [declaration for of_file in declared.values() for declaration in of_file]
    if not any(declaration.kind is Kind.HOST for declaration in together):
        return Slice({}, [])
    words = all_words(frozenset(wanted), macros)
    kept = _kept(together, words)
    texts: dict[Path, str] = {}
    passed_over: list[PassedOver] = []
    for path, of_file in declared.items():
        left_out = [declaration for declaration in of_file if id(declaration) not in kept]
        if left_out:
            texts[path] = _blanked(files[path], left_out)
            passed_over += [PassedOver(declaration.title, path, declaration.line) for declaration in left_out]
    return Slice(texts, passed_over)


def _kept(declared: list[Declaration], wanted: frozenset[str]) -> set[int]:
    """Return the identities of the declarations that are compiled."""
    kept = {id(declaration) for declaration in declared if declaration.kind in (Kind.DEVICE, Kind.OTHER)}
    reached = set(wanted).union(*(declaration.words for declaration in declared if id(declaration) in kept))
    waiting = [declaration for declaration in declared if declaration.kind is Kind.NAMED]
    while needed := [declaration for declaration in waiting if declaration.names & reached]:
        kept |= {id(declaration) for declaration in needed}
        reached = reached.union(*(declaration.words for declaration in needed))
        waiting = [declaration for declaration in waiting if id(declaration) not in kept]
    left = [
        declaration
        for declaration in declared
        if id(declaration) not in kept and declaration.kind is not Kind.ASSERTION
    ]
    missing = {name for declaration in left for name in declaration.names}
    missing -= {name for declaration in declared if id(declaration) in kept for name in declaration.names}
    kept |= {
        id(declaration)
        for declaration in declared
        if declaration.kind is Kind.ASSERTION and not declaration.words & missing
    }
    return kept


def _blanked(text: str, left_out: list[Declaration]) -> str:
    """Return the text without these declarations; preprocessor lines among them stay."""
    pieces, at = [], 0
    directives = [token for token in tokens_of(text) if token.kind == "directive"]
    for declaration in left_out:
        start, end = declaration.tokens[0].start, declaration.tokens[-1].end
        pieces.append(text[at:start])
        at = start
        for directive in directives:
            if start <= directive.start < end:
                pieces += [_blank(text[at : directive.start]), text[directive.start : directive.end]]
                at = directive.end
        pieces.append(_blank(text[at:end]))
        at = end
    return "".join([*pieces, text[at:]])


def _blank(text: str) -> str:
    return "".join("\n" if character == "\n" else " " for character in text)
