"""Templates to pages. Everything that a template shows is escaped, and made visible if it could steer a reader."""

from __future__ import annotations

from functools import cache
from typing import Any

from jinja2 import Environment, PackageLoader, StrictUndefined
from markupsafe import Markup

from parity.report.figures import interval
from parity.report.pages.names import file_name, flowed, folder_name, shortened
from parity.report.visible import visible
from parity.system.documentation import glossary

_MARKS = {"keep": "✓", "reject": "✕", "invalid": "!", "inconclusive": "?"}


def render(template: str, **values: Any) -> bytes:
    """Render a page from its template."""
    return _environment().get_template(template).render(**values).encode()


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
        "mark": _mark,
        "day": _day,
        "capitalised": _capitalised,
    }
    environment.globals["interval"] = interval
    environment.globals["number"] = number
    environment.globals["has_words"] = bool(glossary())
    return environment


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
