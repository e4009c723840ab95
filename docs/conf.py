"""The site of these documents: `make docs` builds it with Sphinx, without a network."""

import re
from pathlib import Path
from typing import Any

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


def setup(app: Any) -> None:
    """Leave links to folders, and to files that are not documents, as text: a site does not have them."""

    def read(_app: Any, name: str, content: list[str]) -> None:
        here = Path(app.srcdir, name).parent

        def kept(link: re.Match[str]) -> str:
            target = (here / link[2]).resolve()
            return link[0] if target.is_file() and target.is_relative_to(Path(app.srcdir).resolve()) else link[1]

        content[0] = _LINK.sub(kept, content[0])

    app.connect("source-read", read)
