"""Runs a document as a reader would: writes its files, runs its commands, and holds what they print against it.

A fence after a line of a file's name in backquotes and a colon is that file. A `console` fence has commands after
`$ `, and what they print: its lines must be printed in this order, others may stand between them, and `…` stands for
anything. `[exit code 1]` says how the command before it ends. Of an `sh runs` fence each line is a command that ends
well.
"""

import os
import re
import subprocess
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

_FENCE = re.compile(r"(?:^`([\w./-]+)`:\n\n)?^```(\w*(?: runs)?)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
_CODE = re.compile(r"\[exit code (\d+)\]")


@dataclass
class Ran:
    """A command of a document: what it should print, how it should end, and how it did."""

    command: str
    expected: list[str] = field(default_factory=list)
    code: int = 0
    found: str = ""
    ended: int = 0

    def complaint(self) -> str:
        """Say what is not as the document has it; empty if nothing is."""
        if self.ended != self.code:
            return f"$ {self.command}\nended with {self.ended}, not {self.code}:\n{self.found}"
        lines = iter([_plain(line) for line in self.found.splitlines()])
        for line in self.expected:
            wanted = re.compile(".*".join(map(re.escape, _plain(line).split("…"))))
            if not any(wanted.fullmatch(printed) for printed in lines):
                return f"$ {self.command}\nhas not printed, after the lines before it: {line}\n{self.found}"
        return ""


def parts_of(text: str) -> Iterator[tuple[str, str] | Ran]:
    """Yield a document's files, by name and content, and its commands, in order."""
    for name, language, content in _FENCE.findall(text):
        if name:
            yield name, content
        elif language == "console":
            yield from _commands(content)
        elif language == "sh runs":
            yield from map(Ran, content.splitlines())


def _commands(content: str) -> Iterator[Ran]:
    command: Ran | None = None
    for line in content.splitlines():
        if line.startswith("$ "):
            if command:
                yield command
            command = Ran(line[2:].split("  # ")[0])
        elif command and (code := _CODE.fullmatch(line.strip())):
            command.code = int(code[1])
        elif command and line.strip() not in ("", "…"):
            command.expected.append(line)
    if command:
        yield command


def run_document(
    path: Path, folder: Path, environment: dict[str, str], files: dict[str, str] | None = None
) -> list[str]:
    """Run a document in a folder, and return what is not as it says. Its reader writes `files` once their folders are
    there.
    """
    complaints: list[str] = []
    for part in parts_of(path.read_text()):
        if isinstance(part, tuple):
            name, content = part
            (folder / name).write_text(content)
            continue
        for name in [name for name in files or {} if (folder / name).parent.exists()]:
            (folder / name).write_text((files or {}).pop(name))
        script = f'{part.command}\ncode=$?\npwd > "{folder}/.here"\nexit $code'
        ended = subprocess.run(
            ["bash", "-c", script],
            cwd=_here(folder),
            env={**os.environ, **environment},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )
        part.found, part.ended = ended.stdout, ended.returncode
        complaints += filter(None, [part.complaint()])
    return complaints


def _here(folder: Path) -> Path:
    """Return the folder in which the command before has ended."""
    kept = folder / ".here"
    return Path(kept.read_text().strip()) if kept.exists() else folder


def _plain(line: str) -> str:
    return " ".join(line.split())
