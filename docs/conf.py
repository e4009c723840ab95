"""The site of these documents: `make docs` builds it with Sphinx, without a network. Where a document first uses a
word of the glossary, the word leads there and shows what it means.
"""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from docutils import nodes

from parity.system.documentation import place_of, words

project = "parity"
extensions = ["myst_parser"]
exclude_patterns = ["_build"]
html_theme = "furo"
html_title = "parity"
html_static_path: list[str] = []
html_copy_source = False
html_show_copyright = False
myst_heading_anchors = 4
_LINK = re.compile(r"(?<!!)\[([^\]]*)\]\((?!https?:|#)([^)#]+)(?:#[^)]*)?\)")


# Words that documents also use in their common sense.
_COMMON = set(
    "answered case class control delta fault gap layout margin pair parent ratio reading reference run tails trial try "
    "unverified verified work workspace".split()
)
_SAID = {word: said for word, said in words().items() if word not in _COMMON}
_WORD = re.compile(rf"\b({'|'.join(sorted(map(re.escape, _SAID), key=len, reverse=True))})s?\b", re.IGNORECASE)
_NO_TEXT = (nodes.literal, nodes.literal_block, nodes.reference, nodes.title, nodes.raw, nodes.strong, nodes.comment)


def explain(app: Any, document: Any, name: str) -> None:
    """Let each word of the glossary lead there where a document first uses it; the glossary gets the places."""
    if name == "glossary":
        for item in document.findall(nodes.list_item):
            item["ids"].append(place_of(item.next_node(nodes.strong).astext()))
        return
    glossary, told = app.builder.get_relative_uri(name, "glossary"), set[str]()
    for text in [*document.findall(nodes.Text)]:
        if any(isinstance(parent, _NO_TEXT) for parent in _parents(text)):
            continue
        pieces, end = [], 0
        for found in _WORD.finditer(text):
            place, said = _SAID[found[1].lower()]
            if place not in told:
                told.add(place)
                link = nodes.reference("", found[0], internal=True, refuri=f"{glossary}#{place}", reftitle=said)
                pieces += [nodes.Text(text[end : found.start()]), link]
                end = found.end()
        if pieces:
            text.parent.replace(text, [*pieces, nodes.Text(text[end:])])


def _parents(node: Any) -> Iterator[Any]:
    while node := node.parent:
        yield node


def setup(app: Any) -> None:
    """Leave links to folders, and to files that are not documents, as text: a site does not have them."""

    def read(_app: Any, name: str, content: list[str]) -> None:
        here = Path(app.srcdir, name).parent

        def kept(link: re.Match[str]) -> str:
            target = (here / link[2]).resolve()
            return link[0] if target.is_file() and target.is_relative_to(Path(app.srcdir).resolve()) else link[1]

        content[0] = _LINK.sub(kept, content[0])

    app.connect("source-read", read)
    app.connect("doctree-resolved", explain)
