"""Plays the catalogue of cheats and of honest kernels that look like them, on the emulator or on a GPU, and writes down
what became of each (cheats.json), for docs/judging.md.

    python benchmarks/cheats.py [--device emulator|hip|cuda] [--out FILE] [--only NAME,NAME]

An entry that should have been caught and was not has escaped; an honest one that is called wrong or unfair is accused.
Both end this program with exit code 1.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from parity.contract.workspace import Workspace
from parity.measure.session import probe

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT / "tests"))

from catalogue import Entry, Played, counted, entries, pairs, play_beside_base  # noqa: E402  # found only now: tests/

ARCH = "gfx942"  # of the emulator


class Bench:
    """A workspace in which all entries are played, each against its base kernel."""

    def __init__(self, root: Path, device: str) -> None:
        (root / "parity.toml").touch()
        self._workspace = Workspace(root)
        facts = None if device == "emulator" else probe(device)
        self._arch = facts.arch if facts else ARCH
        self.device = facts.name if facts else f"emulator, {ARCH}"
        self.languages = ("hip", "triton") if device in ("emulator", "hip") else ("cuda", "triton")
        budget = () if device == "emulator" else ("--budget", "5s")
        self._options = ("--device", device, "--hip-compiler", "zig", *budget)

    def play(self, entry: Entry, language: str) -> Played:
        return play_beside_base(self._run, self._workspace, entry, language, self._arch, *self._options)

    def _run(self, *words: str) -> "Ended":
        command = [sys.executable, "-m", "parity", *words]
        done = subprocess.run(command, cwd=self._workspace.root, capture_output=True, text=True, check=False)
        if not done.stdout:
            raise RuntimeError(done.stderr)
        return Ended(json.loads(done.stdout))


@dataclass(frozen=True)
class Ended:
    """What a command printed."""

    json: Any


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--device", default="emulator", choices=("emulator", "hip", "cuda"))
    parser.add_argument("--out", type=Path, default=ROOT / "benchmarks" / "cheats.json")
    parser.add_argument("--only", default="", help="names; what is known of the others stays")
    asked = parser.parse_args()
    os.environ["PARITY_TRUST"] = "1"  # the catalogue's own operators
    only = [name for name in asked.only.split(",") if name]
    with tempfile.TemporaryDirectory() as folder:
        bench = Bench(Path(folder), asked.device)
        for kind in ("cheats", "honest"):
            every = entries(kind)
            for name, language in pairs(kind, *bench.languages):
                if not only or name in only:
                    one = bench.play(every[name], language)
                    print(f"{kind} {name} {language}: {one.verdict} {', '.join(one.codes)}: {one.text}", flush=True)
                    write_down(asked.out, bench.device, kind, every[name], language, one)
    counts = counted(json.loads(asked.out.read_text())[bench.device])
    print(json.dumps(counts))
    return int(bool(counts["escaped"] or counts["accused"]))


def write_down(out: Path, device: str, kind: str, entry: Entry, language: str, played: Played) -> None:
    """Adds what became of an entry to the record, as a word, with the day and the commit of this program."""
    known: dict[str, Any] = json.loads(out.read_text()) if out.is_file() else {}
    record = known.setdefault(device, {"cheats": {}, "honest": {}})
    word = played.said(entry, is_emulated=device.startswith("emulator"))
    record[kind].setdefault(entry.name, {})[language] = word
    git = subprocess.run(["git", "rev-parse", "--short", "HEAD"], cwd=ROOT, capture_output=True, text=True, check=False)
    record |= {"date": datetime.now(UTC).date().isoformat(), "commit": git.stdout.strip() or record.get("commit", "")}
    out.write_text(json.dumps(known, indent=1, sort_keys=True) + "\n")


if __name__ == "__main__":
    sys.exit(main())
