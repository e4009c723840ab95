"""Kernels that cheat, and honest ones that look like it: each a file in tests/cheats or tests/honest, which edits one of
three honest kernels (tests/cheats/base). Here a study is made of an entry, in one language for one architecture.
"""

import tomllib
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

from own_study import STEP, write_study

from parity.contract.workspace import Workspace

FOLDER = Path(__file__).parent
BASE = FOLDER / "cheats" / "base"
LANGUAGES = {"hip": ("hip", "cpp", ".hip"), "cuda": ("cuda", "cpp", ".cu"), "triton": ("triton", "triton", ".py")}
ON_GPU, EVERYWHERE = "gpu", "everywhere"
REFUSED = "refused"  # before anything is built
_WAVES = {"gfx942": 4, "gfx1151": 8, "sm_90": 8}


class Problem(NamedTuple):
    """A base kernel's part of a contract."""

    operator: str
    sizes: tuple[str, ...]
    blocks: str
    tails: str
    tables: str
    arguments: str


def _tensors(*names: str) -> str:
    return "\n".join(f'[tensors.{name}]\ndtype = "float32"' for name in names)


_ROWS = ("{ rows = 8192, columns = 4096 }", "{ rows = 600, columns = 1000 }", "{ rows = 8192, columns = 260 }")
PROBLEMS = {
    "rms": Problem(
        "rms_norm",
        _ROWS,
        "{ rows = 1 }",
        '["columns"]',
        _tensors("x", "weight", "y") + '\n[scalars]\neps = 1e-6\n[numerics]\nrounding = "once"',
        '["x", "weight", "y", "eps", "rows", "columns"]',
    ),
    "softmax": Problem(
        "operators/softmax.py",
        _ROWS,
        "{ rows = 1 }",
        '["columns"]',
        _tensors("x", "y"),
        '["x", "y", "rows", "columns"]',
    ),
    "product": Problem(
        "operators/product.py",
        ("{ m = 1024, n = 1024, k = 1024 }", "{ m = 512, n = 2048, k = 96 }", "{ m = 48, n = 80, k = 2048 }"),
        "{ m = 16, n = 16, k = 16 }",
        "[]",
        _tensors("a", "b", "c") + '\n[numerics]\naccumulate = "float32"',
        '["a", "b", "c", "m", "n", "k"]',
    ),
}


@dataclass(frozen=True)
class Entry:
    """A file of the catalogue. `caught` are the codes of which one must be the verdict's first reason; none for what
    gains nothing, and for honest kernels. `where` says whether the emulator shows it too. `edits` are by language.
    """

    name: str
    title: str
    base: str
    edits: dict[str, list[tuple[str, str]]]
    seen: tuple[str, ...] = ()
    by: str = ""
    caught: tuple[str, ...] = ()
    where: str = EVERYWHERE
    module: str = ""
    lane: str = ""

    @property
    def is_cheat(self) -> bool:
        """Whether something catches it: an honest kernel's file says nothing of that."""
        return bool(self.by)

    @property
    def languages(self) -> list[str]:
        """Those in which it can live."""
        return [language for language, (_, key, _) in LANGUAGES.items() if {language, key} & {*self.edits}]

    def source(self, language: str) -> str:
        """The kernel's text."""
        _, key, _ = LANGUAGES[language]
        files = [f"{self.base}.py"] if language == "triton" else ["words.h", f"{self.base}.cpp"]
        text = "".join((BASE / file).read_text() for file in files)
        for before, after in self.edits.get(language, self.edits.get(key, [])):
            assert text.count(before) == 1, (self.name, language, before, text.count(before))
            text = text.replace(before, after)
        return text + (self.module if language == "triton" else "")


def entries(folder: str) -> dict[str, Entry]:
    """The entries of tests/cheats or tests/honest, by name."""
    return {path.stem: _entry(path) for path in sorted((FOLDER / folder).glob("*.toml"))}


def _entry(path: Path) -> Entry:
    tables = tomllib.loads(path.read_text())
    edits = {name: [tuple(pair) for pair in pairs] for name, pairs in tables.pop("edits").items()}
    known: dict[str, Any] = {name: tuple(value) if isinstance(value, list) else value for name, value in tables.items()}
    return Entry(path.stem, edits=edits, **known)


def write_base(workspace: Workspace, base: str, language: str, arch: str, size: str = "") -> str:
    """Writes the study of a base kernel, whose first step is the kernel itself; the study's name."""
    problem, (builder, _, ending) = PROBLEMS[base], LANGUAGES[language]
    lane = 'constants = { THREADS = "threads" }'
    if language == "triton":
        constants = "" if base == "product" else "constants = { BLOCK = 1024 }\n"
        lane = f"{constants}options = {{ num_warps = {_WAVES[arch]} }}"
    texts = {
        "@operator_file@": problem.operator,
        "@operator@": base,
        "@arch@": arch,
        "@axes@": size or problem.sizes[0],
        "@blocks@": problem.blocks,
        "@tails@": problem.tails,
        "@tables@": problem.tables,
        "@arguments@": problem.arguments,
        "@builder@": builder,
        "@kernel@": f"{base}{ending}",
        "@lane@": lane,
    }
    contract = (BASE / "contract.toml").read_text()
    for name, text in texts.items():
        contract = contract.replace(name, text)
    plain = Entry(base, "the base itself", base, {})
    files = {f"kernels/{base}{ending}": plain.source(language)}
    if problem.operator.endswith(".py"):
        files[problem.operator] = (BASE / f"{base}_operator.py").read_text()
    study = f"{base}-{language}"
    write_study(workspace, study, contract, files)
    return study


def write_entry(workspace: Workspace, study: str, entry: Entry, language: str, step: str = "step02") -> str:
    """Writes the step that has an entry's kernel in the place of the base's; its name."""
    kernel = f"kernels/{entry.name}{LANGUAGES[language][2]}"
    (workspace.root / kernel).write_text(entry.source(language))
    text = f'{STEP}[lanes.mine]\nkernel = "{kernel}"\n{entry.lane}\n'
    (workspace.experiments / study / f"{step}.toml").write_text(text)
    return f"{study}/{step}"


def pairs(folder: str, *languages: str) -> Iterator[tuple[str, str]]:
    """Every entry in each of these languages that it can live in."""
    for name, entry in entries(folder).items():
        yield from ((name, language) for language in entry.languages if language in languages)


@dataclass(frozen=True)
class Played:
    """What became of an entry: the verdict, the codes of its reasons and findings, and the first reason's text."""

    verdict: str | None
    codes: tuple[str, ...]
    text: str

    @property
    def is_accused(self) -> bool:
        """Whether it is called wrong, invalid, or not what the contract says."""
        first = self.codes[0] if self.codes else ""
        return (
            self.verdict == "invalid"
            or first in ("verification", "build", "remembers", REFUSED)
            or first.startswith("contract.")
        )

    def said(self, entry: Entry, *, is_emulated: bool) -> str:
        """In a word what became of an entry: for a cheat what catches it, `needs a GPU`, `gains nothing` or `escapes`; for
        an honest kernel `right` or `accused`.
        """
        if not entry.is_cheat:
            return "accused" if self.is_accused else "right"
        told = [code for code in self.codes if code in entry.caught]
        if told:
            return told[0]
        if is_emulated and entry.where == ON_GPU:
            return "needs a GPU"
        return "escapes" if has_escaped(entry, self) else "gains nothing"


def play(run: Callable[..., Any], step: str, *options: str) -> Played:
    """Runs an entry's step."""
    ended = run("run", step, "--json", *options)
    document = ended.json
    if document["schema"].startswith("parity.error/"):
        return Played("reject", (REFUSED,), document["errors"][0]["text"])
    assert document["schema"].startswith("parity.run/"), document
    reasons = document["reasons"]
    findings = (row["code"] for lane in document["lanes"].values() for row in lane.get("findings", []))
    return Played(
        document["verdict"], (*(row["code"] for row in reasons), *findings), reasons[0]["text"] if reasons else ""
    )


def play_beside_base(
    run: Callable[..., Any], workspace: Workspace, entry: Entry, language: str, arch: str, *options: str
) -> Played:
    """Runs an entry as the next step of its base kernel's study, which begins with the base itself."""
    study = f"{entry.base}-{language}"
    folder = workspace.experiments / study
    if not folder.is_dir():
        write_base(workspace, entry.base, language, arch)
        base = play(run, f"{study}/step01", *options)
        assert base.verdict == ("inconclusive" if "emulator" in options else "keep"), base
    number = len([*folder.glob("step*.toml")]) + 1
    return play(run, write_entry(workspace, study, entry, language, f"step{number:02}"), *options)


def has_escaped(entry: Entry, played: Played) -> bool:
    """Whether a cheat gains something without being caught as its file says. One that is timed and not faster gains
    nothing; one that does not build, although it should, shows nothing.
    """
    if "build" in played.codes and "build" not in entry.caught:
        return True
    if {*played.codes} & {*entry.caught}:
        return played.verdict not in ("reject", "invalid") and entry.caught != ("residency",)
    return played.verdict == "keep" if not entry.caught else played.verdict != "reject"


def counted(record: dict[str, Any]) -> dict[str, int]:
    """How many entries of a record were played, and how many cheats escaped and honest kernels were accused."""
    cheats = [word for rows in record["cheats"].values() for word in rows.values()]
    honest = [word for rows in record["honest"].values() for word in rows.values()]
    return {
        "cheats": len(cheats) - cheats.count("needs a GPU"),
        "escaped": cheats.count("escapes"),
        "honest": len(honest),
        "accused": honest.count("accused"),
    }
