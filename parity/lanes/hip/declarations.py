"""What a C++ file declares outside of functions and classes, as far as that tells host code from device code.

This is no parser. Brackets, semicolons and a few keywords are enough to tell where a declaration ends and what it
names. Whoever passes a declaration over leaves it to the compiler to miss what was needed.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from enum import Enum
from itertools import pairwise

_TOKEN = re.compile(
    r"""
    (?P<comment>//(?:\\\n|[^\n])*|/\*.*?\*/)
    | (?P<directive>^[ \t]*\#(?:\\\n|/\*.*?\*/|[^\n])*)
    | (?P<string>(?:u8|[uUL])?R"(?P<delimiter>[^\s()\\]*)\(.*?\)(?P=delimiter)"|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])+')
    | (?P<word>[A-Za-z_]\w*)
    | (?P<number>\.?\d(?:[eEpP][+-]|'?[\w.])*)
    | (?P<sign>::|\S)
    """,
    re.VERBOSE | re.DOTALL | re.MULTILINE,
)
_DIRECTIVE = re.compile(r"\s*#\s*(\w*)[ \t]*((?:\\\n|[^\n])*)", re.DOTALL)
_MACRO = re.compile(r"(\w+)(\([^)]*\))?(.*)", re.DOTALL)
_FORCED = re.compile(r"clang\s+force_cuda_host_device\s+(begin|end)")
_WORD = re.compile(r"[A-Za-z_]\w*")
_CLOSING = {"(": ")", "[": "]", "{": "}"}
_OF_THE_DEVICE = {
    *("__device__", "__global__", "__constant__", "__shared__", "__managed__", "__hip_device__"),
    *("C10_DEVICE", "C10_HOST_DEVICE", "GPU_LAMBDA"),
}
_AS_ATTRIBUTES = {"device", "global", "constant", "shared", "managed"}
_ATTRIBUTES = {
    "__attribute__",
    "alignas",
    "__align__",
    "__launch_bounds__",
    "decltype",
    "__declspec",
    "requires",
    "noexcept",
}
_CLASSES = {"struct", "class", "union", "enum"}
_BEFORE_A_TYPE = {"typedef", "static", "inline", "const", "constexpr", "extern", "friend"}


class Kind(Enum):
    """What a declaration is to the device: part of it, host code, or of use to whichever names it."""

    DEVICE = "device"
    HOST = "host"
    NAMED = "named"  # types, constants, aliases, constexpr functions
    ASSERTION = "assertion"
    OTHER = "other"


@dataclass(frozen=True)
class Token:
    kind: str
    text: str
    start: int
    end: int


@dataclass(frozen=True)
class Declaration:
    """`names`: what it declares; `words`: every word in it, and in the macros among them. Lines are counted from 1."""

    kind: Kind
    title: str
    names: frozenset[str]
    words: frozenset[str]
    tokens: tuple[Token, ...] = field(repr=False)
    line: int


@dataclass(frozen=True)
class Macro:
    words: frozenset[str]
    is_whole: bool  # its text ends a declaration by itself


def tokens_of(text: str) -> Iterator[Token]:
    """Return words, literals, signs and preprocessor lines; no comments."""
    for match in _TOKEN.finditer(text):
        kind = match.lastgroup or ""
        if kind == "delimiter":
            kind = "string"
        if kind != "comment":
            yield Token(kind, match.group(), match.start(), match.end())


def macros_of(text: str) -> dict[str, Macro]:
    """Return the macros that a file defines; of several definitions of one name all words count."""
    macros: dict[str, Macro] = {}
    for token in tokens_of(text):
        if token.kind != "directive":
            continue
        name, rest = _directive(token)
        match = _MACRO.match(rest) if name == "define" else None
        if match:
            macro, before = macro_of(match[3]), macros.get(match[1])
            words = macro.words | before.words if before else macro.words
            macros[match[1]] = Macro(words, macro.is_whole or (before is not None and before.is_whole))
    return macros


def macro_of(text: str) -> Macro:
    return Macro(frozenset(_WORD.findall(text)), text.rstrip().endswith((";", "}")))


def all_words(words: frozenset[str], macros: Mapping[str, Macro]) -> frozenset[str]:
    """Return the words, and those that the macros among them stand for."""
    reached, pending = set(words), [word for word in words if word in macros]
    while pending:
        new = macros[pending.pop()].words - reached
        reached |= new
        pending += [word for word in new if word in macros]
    return frozenset(reached)


def declarations_of(text: str, macros: Mapping[str, Macro]) -> list[Declaration]:
    """Return the declarations of a file's namespaces, in order."""
    return list(_Splitter(text, macros).run())


def _directive(token: Token) -> tuple[str, str]:
    match = _DIRECTIVE.match(token.text)
    return (match[1], match[2].replace("\\\n", " ")) if match else ("", "")


class _Splitter:
    """Cuts a file's tokens into declarations.

    After a conditional, brackets count as its first branch left them: the branches open and close the same ones.
    """

    def __init__(self, text: str, macros: Mapping[str, Macro]) -> None:
        self._text = text
        self._macros = macros
        self._tokens = list(tokens_of(text))
        self._pending: list[Token] = []
        self._open: list[str] = []  # brackets of the pending declaration
        self._branches: list[tuple[list[str], list[str] | None]] = []  # at the #if, after the first branch
        self._forced = False

    def run(self) -> Iterator[Declaration]:
        for at, token in enumerate(self._tokens):
            if token.kind == "directive":
                self._branch(token)
            elif not self._pending and token.text in ("}", ";"):
                continue  # the end of a namespace, or of nothing
            elif self._ends(token, self._next(at)):
                yield self._declaration()
        if self._pending:
            yield self._declaration()

    def _next(self, at: int) -> str:
        following = (token.text for token in self._tokens[at + 1 :] if token.kind != "directive")
        return next(following, "")

    def _branch(self, token: Token) -> None:
        name, rest = _directive(token)
        if name.startswith("if"):
            self._branches.append((list(self._open), None))
        elif name.startswith("el") and self._branches:
            before, first = self._branches[-1]
            self._branches[-1] = (before, self._open if first is None else first)
            self._open = list(before)
        elif name == "endif" and self._branches:
            first = self._branches.pop()[1]
            self._open = self._open if first is None else first
        elif name == "pragma" and (forced := _FORCED.match(rest)):
            self._forced = forced[1] == "begin"

    def _ends(self, token: Token, following: str) -> bool:
        """Take a token, and tell whether the pending declaration ends with it."""
        self._pending.append(token)
        if token.text in _CLOSING:
            if token.text == "{" and not self._open and self._opens_namespace():
                self._pending = []
            else:
                self._open.append(_CLOSING[token.text])
        elif self._open and token.text == self._open[-1]:
            self._open.pop()
            if not self._open and token.text == "}":
                return self._is_function() and following not in (",", "{")
            if not self._open and token.text == ")":
                return self._is_whole_macro(following)
        return not self._open and token.text == ";"

    def _opens_namespace(self) -> bool:
        texts = [token.text for token in self._pending[:-1]]
        if "namespace" in texts[:2] and "=" not in texts:
            return True
        return len(texts) == 2 and texts[0] == "extern" and texts[1].startswith('"')

    def _is_function(self) -> bool:
        head = _head(self._pending)
        return not _is_class(head) and "(" in head and not _has_initialiser(head) and head[0] != "typedef"

    def _is_whole_macro(self, following: str) -> bool:
        first = self._pending[0].text
        is_call = len(self._pending) > 1 and self._pending[1].text == "(" and first in self._macros
        return is_call and self._macros[first].is_whole and following not in (";", "{")

    def _declaration(self) -> Declaration:
        taken, self._pending, self._open = tuple(self._pending), [], []
        words = all_words(frozenset(token.text for token in taken if token.kind == "word"), self._macros)
        head = _head(taken)
        names = list(_names(head, taken))
        line = self._text.count("\n", 0, taken[0].start) + 1
        kind = self._kind(head, taken)
        title = (names[-1] if kind is Kind.HOST else names[0]) if names else taken[0].text
        return Declaration(kind, title, frozenset(names), words, taken, line)

    def _kind(self, head: list[str], taken: tuple[Token, ...]) -> Kind:
        if not head or head[0] in ("asm", "__asm__"):
            return Kind.OTHER
        if head[0] in ("static_assert", "_Static_assert"):
            return Kind.ASSERTION
        if head[:2] == ["using", "namespace"]:
            return Kind.OTHER
        if head[0] in ("using", "typedef", "namespace") or _is_class(head):
            return Kind.NAMED
        if self._is_of_the_device(taken):
            return Kind.DEVICE
        if len(head) > 1 and head[1] == "(" and head[0] in self._macros:
            return (
                Kind.OTHER
                if self._macros[head[0]].words & (_CLASSES | {"using", "typedef", "constexpr"})
                else Kind.HOST
            )
        if "(" not in head or _has_initialiser(head):
            return Kind.NAMED
        if self._forced:
            return Kind.DEVICE
        return Kind.NAMED if {"constexpr", "consteval"} & set(head) or head[0] == "template" else Kind.HOST

    def _is_of_the_device(self, taken: tuple[Token, ...]) -> bool:
        """By the words before the body, and the macros among them."""
        words = frozenset(_before_body([token.text for token in taken]))
        meant = all_words(words, self._macros)
        return bool(meant & _OF_THE_DEVICE) or ("__attribute__" in meant and bool(meant & _AS_ATTRIBUTES))


def _before_body(texts: list[str]) -> list[str]:
    """Return a declaration up to its body or its initialiser, with what is in brackets, without `template <...>`."""
    at = _after_template(texts)
    taken: list[str] = []
    while at < len(texts) and texts[at] not in ("{", "="):
        end = _after_bracket(texts, at) if texts[at] in _CLOSING else at + 1
        taken += texts[at:end]
        at = end
    return taken


def _after_template(texts: list[str]) -> int:
    at = 0
    while texts[at : at + 2] == ["template", "<"]:
        at = _after_angles(texts, at + 1)
    return at


def _head(tokens: tuple[Token, ...] | list[Token]) -> list[str]:
    """Return the texts of a declaration, without `template <...>` before it and without attributes. Of what is in
    brackets, only the brackets are left.
    """
    texts = [token.text for token in tokens]
    at = _after_template(texts)
    head: list[str] = []
    while at < len(texts):
        text = texts[at]
        if text in _ATTRIBUTES and at + 1 < len(texts) and texts[at + 1] == "(":
            at = _after_bracket(texts, at + 1)
        elif text == "[" and texts[at + 1 : at + 2] == ["["]:
            at = _after_bracket(texts, at)
        elif text in _CLOSING:
            head += [text, _CLOSING[text]]
            at = _after_bracket(texts, at)
        else:
            head.append(text)
            at += 1
    return head


def _after_bracket(texts: list[str], at: int) -> int:
    depth = 0
    while at < len(texts):
        depth += (texts[at] in _CLOSING) - (texts[at] in _CLOSING.values())
        at += 1
        if depth <= 0:
            break
    return at


def _after_angles(texts: list[str], at: int) -> int:
    depth = 0
    while at < len(texts):
        if texts[at] in _CLOSING:
            at = _after_bracket(texts, at)
            continue
        depth += (texts[at] == "<") - (texts[at] == ">")
        at += 1
        if depth == 0:
            break
    return at


def _has_initialiser(head: list[str]) -> bool:
    """Whether there is an `=` before any brace, but not that of an operator's name."""
    before = head[: head.index("{")] if "{" in head else head
    return "=" in before and "operator" not in before


def _is_class(head: list[str]) -> bool:
    """Whether a class or enumeration is declared, not a function that returns one."""
    at = 0
    while at < len(head) and head[at] in _BEFORE_A_TYPE:
        at += 1
    if at == len(head) or head[at] not in _CLASSES:
        return False
    before = head[: head.index("{")] if "{" in head else head
    return "(" not in before and ("{" in head or len(before) <= at + 3 or before[-1] == ">")


def _names(head: list[str], tokens: tuple[Token, ...]) -> Iterator[str]:
    if not head:
        return
    if head[0] == "using":
        yield from [head[1]] if "=" in head[:4] else [word for word in head[-2:] if _WORD.fullmatch(word)]
    elif _is_class(head):
        yield from _names_of_class(head, tokens)
    elif head[0] == "typedef":
        inner = [token.text for token in tokens if token.kind == "word"]
        starred = [b.text for a, b in pairwise(tokens) if a.text == "*" and b.kind == "word"]
        outer = [text for text in head if _WORD.fullmatch(text) and text not in _ATTRIBUTES]
        yield from starred if "(" in head and starred else (outer or inner)[-1:]
    else:
        yield from _declared(_without_angles(head))


def _without_angles(head: list[str]) -> list[str]:
    """Without template arguments, up to an initialiser."""
    kept, at = [], 0
    while at < len(head) and head[at] != "=":
        if head[at] == "<" and at and head[at - 1] != "operator":
            at = _after_angles(head, at)
        else:
            kept.append(head[at])
            at += 1
    return [*kept, *head[at:]]


def _declared(head: list[str]) -> Iterator[str]:
    """Yield the names of the variables or of the function: words before an initialiser, a comma, a bracket or
    the end.
    """
    is_value = False
    for word, following in zip(head, [*head[1:], ";"], strict=True):
        is_value = word == "=" or (is_value and word != ",")
        if not is_value and _WORD.fullmatch(word) and following in ("=", ",", ";", "[", "{", "("):
            yield word
            if following == "(":
                return


def _names_of_class(head: list[str], tokens: tuple[Token, ...]) -> Iterator[str]:
    """Yield the names of the class, of what is declared of it at once, and of an enumeration's members."""
    words = [text for text in head if _WORD.fullmatch(text) and text not in _BEFORE_A_TYPE | _CLASSES | {"final"}]
    end = head.index("{") if "{" in head else len(head)
    end_of_name = next((at for at, text in enumerate(head[:end]) if text in (":", "<")), end)
    yield from [text for text in head[:end_of_name] if text in words]
    yield from [text for text in head[end:] if text in words]
    if "enum" in head:
        yield from (token.text for token in tokens if token.kind == "word")
