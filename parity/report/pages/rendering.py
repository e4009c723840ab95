"""Templates to pages. Everything that a template shows is escaped, and made visible if it could steer a reader."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

from jinja2 import Environment, PackageLoader, StrictUndefined, pass_context
from jinja2.runtime import Context
from markupsafe import Markup, escape

from parity.report.figures import interval
from parity.report.pages.names import file_name, flowed, folder_name, shortened
from parity.report.visible import visible
from parity.system.documentation import place_of, plain, words

_STEP = re.compile(r"\b[Ss]teps? ?0*(\d{1,6})\b")
_MARKS = {"keep": "✓", "reject": "✕", "invalid": "!", "inconclusive": "?"}


def render(template: str, **values: Any) -> bytes:
    """Render a page from its template."""
    return _environment().get_template(template).render(**values, told=set()).encode()


@cache
def _environment() -> Environment:
    environment = Environment(
        loader=PackageLoader("parity.report.pages"),
        autoescape=True,
        finalize=_finalize,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    environment.filters |= {
        "number": number,
        "percent": percent,
        "file": file_name,
        "folder": folder_name,
        "short": shortened,
        "flowed": flowed,
        "steps": _steps,
        "word": _word,
        "place": place_of,
        "strong": _strong,
        "mark": _mark,
        "day": _day,
        "capitalised": _capitalised,
    }
    environment.globals["interval"] = interval
    environment.globals["number"] = number
    environment.globals["has_words"] = bool(words())
    return environment


def _steps(text: str, files: Mapping[str, str]) -> Markup:
    """Return a text in which `step 15` leads to the page of that step, where there is one."""

    def pieces() -> Iterator[Markup]:
        end = 0
        for found in _STEP.finditer(text):
            number = found.group(1)
            if file := files.get(f"step{number}") or files.get(f"step{number:0>2}"):
                yield escape(visible(text[end : found.start()]))
                yield Markup('<a href="{}">{}</a>').format(file, found.group())
                end = found.end()
        yield escape(visible(text[end:]))

    return Markup("").join(pieces())


@pass_context
def _word(context: Context, text: str, word: str | None = None) -> str:
    """Return a word that leads to the glossary, and shows what is said there, where a page uses it first."""
    place, said = words().get((word or text).lower(), (None, ""))
    if place is None or place in context["told"]:
        return text
    context["told"].add(place)
    link = '<a class="word" href="{}words.html#{}" title="{}">{}</a>'
    return Markup(link).format(context["up"], place, said, text)


def _strong(text: str) -> Markup:
    """Return a text of the glossary with its strong words."""
    parts = [escape(plain(part)) for part in text.split("**")]
    return Markup("").join(
        Markup("<strong>{}</strong>").format(part) if at % 2 else part for at, part in enumerate(parts)
    )


def _finalize(value: Any) -> Any:
    """Return what an expression of a template becomes before it is escaped."""
    return visible(value) if isinstance(value, str) and not isinstance(value, Markup) else value


def number(value: float | None, digits: int = 3) -> str:
    """Format a figure for people; a missing one is a dash, never zero."""
    if value is None:
        return "–"
    return f"{value:,.0f}" if float(value).is_integer() else f"{value:,.{digits}f}"


def percent(value: float | None) -> str:
    return "–" if value is None else f"{100 * value:+.2f} %"


def _capitalised(text: str) -> str:
    """Capitalise a heading as it begins a column; the name of an instruction or a lane stays as it is."""
    return text if "_" in text or " ms" in text else text[:1].upper() + text[1:]


def _mark(word: str) -> str:
    """Return a sign for a verdict, so that colour is never all that tells it."""
    return _MARKS.get(word, "…")


def _day(moment: str | None) -> str:
    return (moment or "").replace("T", " ")[:16]
