"""The files of a site: which there are, and how each is made from the lab book when it is wanted."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass, field
from functools import cached_property
from importlib.resources import files
from typing import TYPE_CHECKING, Any

from parity.report.changes import needed_sources
from parity.report.pages.landing import landing
from parity.report.pages.machine_code import CodeReference, code_document, code_references, needed_contents
from parity.report.pages.names import file_name, folder_name
from parity.report.pages.packing import packed, script
from parity.report.pages.profile import ProfilePage, profile_page
from parity.report.pages.rendering import render
from parity.report.pages.step import StepPage, StepParts, step_page
from parity.report.pages.study import StudyPage, study_page
from parity.report.pages.sweeps import sweep_pictures
from parity.report.state import StudyState
from parity.report.sweeps import SWEEP_COUNTERS, reference_figures
from parity.report.visible import shown
from parity.report.why import Codes, why
from parity.store import (
    contents,
    counter_numbers,
    load_runs,
    run_lines,
    runs_by_id,
    samples_of,
    sweep_points_of,
)
from parity.system.documentation import glossary

if TYPE_CHECKING:
    from parity.contract.study import Study
    from parity.store import Database, RunRecord, SweepPoint
    from parity.store.choosing import Head

_BATCH = 32  # runs that are read at a time
_KEPT = 4 * _BATCH  # runs that stay at hand
_ASSETS = (
    "style.css",
    "pages.js",
    "charts.js",
    "sources.js",
    "code.js",
    "vendor/d3.min.js",
    "vendor/plot.umd.min.js",
    "vendor/LICENSES.txt",
)
_WORDS = "words.html"
Content = tuple[str, bytes]  # path in the site, with slashes; content


@dataclass
class _StudyPages:
    """One study's pages on one device. `folder` is "" or ends with a slash."""

    study: Study
    database: Database
    device: str | None
    folder: str
    has_siblings: bool
    _recent: dict[int, RunRecord] = field(default_factory=dict)  # the runs that were read last
    _code: dict[int, list[CodeReference]] = field(default_factory=dict)  # by run

    def __post_init__(self) -> None:
        self._state = StudyState(self.study, self.database, self.device)
        self.chosen = self._state.chosen
        self._lines = run_lines(self.database, self.study.name)
        self._numbers = counter_numbers(self.database)
        self._comparisons = self._state.comparisons
        self._codes = Codes(self.database)

    @property
    def _up(self) -> str:
        return "../" * self.folder.count("/")

    def _shared(self) -> dict[str, Any]:
        """Return what every template of the study needs."""
        return {
            "up": self._up,
            "study_name": self.study.name,
            "device": self.chosen.device,
            "has_siblings": self.has_siblings,
            "others": {
                "code": "Machine code",
                **({"profile": "Profiles"} if self._profile else {}),
                **({"sweeps": "Sweeps"} if self._points else {}),
            },
        }

    @cached_property
    def _points(self) -> list[SweepPoint]:
        return sweep_points_of(self.database, self.study.name, self.chosen.device)

    @cached_property
    def _profile(self) -> ProfilePage | None:
        return profile_page(self._state)

    @cached_property
    def _places(self) -> dict[str, int]:
        """Where each step stands among the others."""
        return {head.step: at for at, head in enumerate(self.chosen.heads)}

    def all(self) -> Iterator[Content]:
        """Return every file of the study; runs are read some at a time."""
        written: set[str] = set()
        for at in range(0, len(self.chosen.heads), _BATCH):
            for record, page in self._steps(self.chosen.heads[at : at + _BATCH]):
                yield f"{self.folder}{file_name(record.step)}.html", self._rendered_step(page)
                for reference in page.code:
                    if reference.key not in written:
                        written.add(reference.key)
                        yield f"{self.folder}data/{reference.key}.js", self._code_script(record, reference)
        for path, make in self._makers().items():
            yield f"{self.folder}{path}", make()

    def _makers(self) -> dict[str, Callable[[], bytes]]:
        """Return the paths of the files that are not a step's or a launch's, and what makes each."""
        profile = {"profile.html": self._profiles} if self._profile else {}
        sweeps = {"sweeps.html": self._sweeps} if self._points else {}
        return {
            "index.html": self._index,
            "code.html": self._code_page,
            "data/code.js": self._code_index,
            "data/names.js": self._names,
            **profile,
            **sweeps,
        }

    def content(self, path: str) -> bytes | None:
        """Return one file by its path in the study's folder; None if there is none."""
        if make := self._makers().get(path):
            return make()
        if path.startswith("data/") and path.endswith(".js"):
            return self._code_by_key(path.removeprefix("data/").removesuffix(".js"))
        head = next((head for head in self.chosen.heads if f"{file_name(head.step)}.html" == path), None)
        return next((self._rendered_step(page) for _, page in self._steps([head])), None) if head else None

    def page(self) -> StudyPage:
        """Make the page of the study itself."""
        return study_page(self._state)

    def _records(self, ids: list[int | None]) -> list[RunRecord | None]:
        """Return runs by their numbers; the last ones stay at hand, since many runs have the same baseline."""
        missing = sorted({number for number in ids if number is not None} - self._recent.keys())
        wanted = {number: self._recent[number] for number in ids if number in self._recent}
        for record in runs_by_id(self.database, missing):
            wanted[record.run.id] = record
        self._recent = dict([*self._recent.items(), *wanted.items()][-_KEPT:])
        return [wanted[number] if number is not None else None for number in ids]

    def _beside(self, records: list[RunRecord]) -> list[RunRecord | None]:
        """Return what each run is shown beside."""
        comparisons = [self._comparisons.of(record) for record in records]
        others = self._records([comparison and comparison.run_id for comparison in comparisons])
        return [
            other and comparison and comparison.marked(other)
            for other, comparison in zip(others, comparisons, strict=True)
        ]

    def _index(self) -> bytes:
        page = self.page()
        data = {
            "rows": page.steps.rows,
            "candidate": page.candidate,
            "lanes": page.lanes,
            "gap": page.explained.gap,
            "sizes": {step: sizes.each for step, sizes in page.over_sizes.items()},
            "conflicts": [point._asdict() for point in page.conflicts],
        }
        return render("study.html", **self._shared(), page=page, data=packed(shown(data)))

    def _steps(self, heads: list[Head]) -> Iterator[tuple[RunRecord, StepPage]]:
        """Yield the pages of some steps, each with its run."""
        records = [record for record in self._records([head.id for head in heads]) if record is not None]
        samples = samples_of(self.database, [head.id for head in heads])
        others = self._beside(records)
        parents = self._records([self._parent_of(record) for record in records])
        for record, other, parent in zip(records, others, parents, strict=True):
            references = self._code[record.run.id] = code_references(record)
            origin = parent or other
            sources = contents(self.database, needed_sources(record, origin)) if origin else {}
            lines, taken = self._lines.get(record.step, []), samples.get(record.run.id, [])
            reason = why(self._codes, record, other)
            page = step_page(StepParts(record, other, parent, taken, sources, references, lines, self._numbers, reason))
            yield record, page

    def _parent_of(self, record: RunRecord) -> int | None:
        """Return the number of the latest run of the step's parent."""
        at = self._places.get(record.run.parent or "")
        return self.chosen.heads[at].id if at is not None and record.run.parent != record.step else None

    def _rendered_step(self, page: StepPage) -> bytes:
        heads, at = self.chosen.heads, self._places[page.record.step]
        before, after = (heads[place].step if 0 <= place < len(heads) else None for place in (at - 1, at + 1))
        return render("step.html", **self._shared(), page=page, before=before, after=after)

    def _code_script(self, record: RunRecord, reference: CodeReference) -> bytes:
        held = contents(self.database, needed_contents(record, reference.launch))
        return script(reference.key, code_document(record, reference, held))

    def _references(self) -> list[CodeReference]:
        missing = [head for head in self.chosen.heads if head.id not in self._code]
        for at in range(0, len(missing), _BATCH):
            for record in load_runs(self.database, missing[at : at + _BATCH]):
                self._code[record.run.id] = code_references(record)
        return [reference for head in self.chosen.heads for reference in self._code[head.id]]

    def _code_index(self) -> bytes:
        entries = [asdict(reference) for reference in self._references()]
        explained = self._state.explained.why
        first = {"candidate": self.study.contract.kpi.lane, "step": explained and explained.step}
        return script("code", shown({"entries": entries, **first}))

    def _names(self) -> bytes:
        return script("names", shown([[number, *name] for name, number in self._numbers.items()]))

    def _code_page(self) -> bytes:
        return render("code.html", **self._shared(), has_code=bool(self._references()))

    def _code_by_key(self, key: str) -> bytes | None:
        reference = next((reference for reference in self._references() if reference.key == key), None)
        if reference is None:
            return None
        head = next(head for head in self.chosen.heads if head.id == reference.run_id)
        return self._code_script(load_runs(self.database, [head])[0], reference)

    def _profiles(self) -> bytes:
        page = self._profile
        assert page is not None
        data = {
            "roof": page.roof,
            "reached": [row._asdict() for row in page.reached],
            "timelines": [line.launches for line in page.timelines],
        }
        return render("profile.html", **self._shared(), page=page, data=packed(shown(data)))

    def _sweeps(self) -> bytes:
        records = load_runs(self.database, self.chosen.heads, SWEEP_COUNTERS)
        pictures = sweep_pictures(self._points, reference_figures(records, self.study.contract))
        data = shown([picture.data() for picture in pictures])
        return render("sweeps.html", **self._shared(), pictures=pictures, data=packed(data))


class Site:
    """The pages of some studies. With several, each has a folder of its own and `index.html` lists them."""

    def __init__(self, studies: list[tuple[Study, Database]], device: str | None = None) -> None:
        several = len(studies) > 1
        self._pages = [
            _StudyPages(study, database, device, f"{folder_name(study.name)}/" if several else "", several)
            for study, database in studies
        ]

    def all(self) -> Iterator[Content]:
        """Return every file of the site."""
        for name in _ASSETS:
            yield f"assets/{name}", _asset(name)
        for pages in self._pages:
            yield from pages.all()
        if len(self._pages) > 1:
            yield "index.html", self._list()
        if sections := glossary():
            yield _WORDS, self._words(sections)

    def content(self, path: str) -> bytes | None:
        """Return one file by its path, made anew; None if the site has no such file."""
        if path.startswith("assets/"):
            name = path.removeprefix("assets/")
            return _asset(name) if name in _ASSETS else None
        if path == "index.html" and len(self._pages) > 1:
            return self._list()
        if path == _WORDS and (sections := glossary()):
            return self._words(sections)
        for pages in sorted(self._pages, key=lambda pages: -len(pages.folder)):
            if path.startswith(pages.folder):
                return pages.content(path.removeprefix(pages.folder))
        return None

    def _list(self) -> bytes:
        page = landing([(pages.folder, pages.page()) for pages in self._pages])
        return render("studies.html", up="", page=page, data=packed(shown([*page.words()])))

    def _words(self, sections: list[tuple[str, list[tuple[str, str]]]]) -> bytes:
        return render("words.html", up="", has_siblings=len(self._pages) > 1, sections=sections)


def _asset(name: str) -> bytes:
    return files("parity.report.pages").joinpath("assets", name).read_bytes()
