"""Sites for the tests of pages: of this repository's lab book, and of one whose texts attack whoever shows them."""

import base64
import json
import re
import sqlite3
import zlib
from contextlib import closing
from pathlib import Path
from typing import Any

from books import lab_book, rehash
from conftest import ROOT

from parity.contract.study import load_study
from parity.contract.workspace import Workspace
from parity.report.pages import Site
from parity.report.pages.folder import write_site
from parity.store import Database, SweepPoint, add_sweep_point

_PACKED = re.compile(r'<script type="application/x-parity"[^>]*>([^<]*)</script>')
ATTACK = (
    "</script></title></textarea><script>window.attacked = 1</script><img src=x onerror='window.attacked = 1'>"
    '" onmouseover="window.attacked = 1" \x1b[31m\u202e{{ 7 * 7 }} ' + "A" * 10_000
)


def unpacked(text: str) -> Any:
    return json.loads(zlib.decompress(base64.b64decode(text)))


def data_of(page: Path) -> Any:
    """The data that a page draws from."""
    (packed,) = _PACKED.findall(page.read_text())
    return unpacked(packed)


def copied_book(folder: Path) -> Path:
    """A copy of this repository's book, brought up to date where it is an older one, with nothing beside it."""
    book = lab_book(folder / "book.db")
    opened(book)
    for beside in folder.glob("book.db?*"):
        beside.unlink()
    return book


def opened(book: Path) -> Database:
    return Database(f"sqlite:///{book}", ROOT).open()


def add_points(book: Path, text: str = "plain") -> None:
    """A sweep of six points: two are the same, one spills, one failed to build."""
    for at, (vgprs, per_matrix) in enumerate([(128, 5.0), (128, 5.0), (200, 4.0), (256, 3.5), (140, 6.0)]):
        figures = {
            "next_free_vgpr": float(vgprs),
            "non_matrix_per_matrix": per_matrix,
            "waves_per_simd": 1024 // vgprs,
            "lds_bytes": 8192.0,
            "private_segment_bytes": 8.0 if vgprs == 256 else 0.0,
        }
        point = SweepPoint(
            f"key{at}", "gfx1151", "triton", "gfx1151", {"num_stages": at, "BLOCK": text}, "3.6.0", figures
        )
        add_sweep_point(opened(book), point)
    failed = SweepPoint("key9", "gfx1151", "triton", "gfx1151", {"num_stages": 9, "BLOCK": text}, "3.6.0", {}, text)
    add_sweep_point(opened(book), failed)


def attack(book: Path) -> None:
    """Puts the attack wherever the lab book has a text that others may have written."""
    columns = {
        "run": ("title", "hypothesis", "change", "expected", "note", "source", "verification_detail"),
        "reason": ("text", "code"),
        "build": ("message", "compiler_version"),
        "contract_check": ("name", "expected", "found"),
        "verification_case": ("name", "detail", "device"),
        "reading_finding": ("text", "code"),
        "artifact": (),
        "pc_sample": ("instruction", "class"),
        "profile": ("source", "kernel"),
        "session": ("purpose", "failure"),
        "sample": ("variant",),
    }
    with closing(sqlite3.connect(book)) as connection, connection:
        for table, names in columns.items():
            for name in names:
                connection.execute(f'UPDATE "{table}" SET "{name}" = ? WHERE "{name}" IS NOT NULL', (ATTACK,))
        connection.execute("UPDATE build SET message = ?, options = ?", (ATTACK, json.dumps({ATTACK: ATTACK})))
        connection.execute("UPDATE run SET device_name = ? WHERE device_name IS NOT NULL", (ATTACK,))
        connection.execute("UPDATE run SET step = '../../' || ? WHERE step = 'step13'", (ATTACK,))
        connection.execute("UPDATE counter_name SET name = ? || id WHERE id % 3 = 0", (ATTACK,))
        connection.execute("UPDATE artifact SET name = ? || id WHERE name NOT LIKE 'kernel.s'", (ATTACK,))
    rehash(book)
    add_points(book, ATTACK)


def made_site(book: Path, folder: Path, *studies: str) -> Path:
    """The site of some studies of a lab book, in a folder."""
    workspace = Workspace(ROOT)
    write_site(Site([(load_study(workspace, name), opened(book)) for name in studies]), folder)
    return folder
