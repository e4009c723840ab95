"""`parity mcp`: the tools and resources that a client gets. Each tool is a command of this program."""

import json
import re
from collections.abc import Awaitable, Callable, Sequence
from functools import wraps
from pathlib import Path
from typing import Annotated, Any

from mcp.server.mcpserver import Context, MCPServer
from mcp.server.mcpserver.resources import FunctionResource, TextResource
from mcp.types import CallToolResult, TextContent, ToolAnnotations
from pydantic import Field

from parity.errors import InputError, ParityError
from parity.mcp.calls import Desk, Document, Progress
from parity.mcp.documentation import skill
from parity.mcp.files import inside, lines_of, may_set, read_lines, remember, write_text
from parity.report.documents import printed
from parity.report.failing import error_report
from parity.report.schemas import published, schema_names
from parity.system.documentation import documents
from parity.version import __version__

_MOST_BYTES = 16_000  # of an answer: of a longer one, the end of a list is left out
_LISTS = ("points", "parts", "notes", "artifacts", "studies", "errors")
_MOST_NOTED, _MOST_SAID = 4_000, 10_000  # letters of a note, and of an argument
_NAME = re.compile(r"\w[\w.]{0,99}")
_FAILED = "parity.error/"

Study = Annotated[str | None, Field(description="A study (default: the workspace's)")]
Step = Annotated[
    str,
    Field(description="A step, as step14 or STUDY/step14, or 'try' for the latest try; a run's number to show it"),
]
Lane = Annotated[str, Field(description="A lane, or one of its launches, as hip or hip.reduce")]
Value = str | int | float | bool
Values = Annotated[
    dict[str, Value] | None,
    Field(description="Values of the lane: options and constants by name, as num_stages, or env.NAME"),
]
First = Annotated[int, Field(ge=1, description="The first line, from 1")]
Lines = Annotated[int, Field(ge=1, le=2000, description="How many lines")]
Budget = Annotated[str | None, Field(description="Wall time for measuring, as 60s or 5m")]


class Tools:
    """What a client can do. Every answer is one JSON document, as `parity COMMAND --json` prints it."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    async def state(self, study: Study = None) -> Document:
        """Say where a study stands, in 2 kB: baseline, last steps, findings, plan, what costs most, what to do next.
        Without a study: the default one, or the list of studies.
        """
        return await self._look("report", study, brief=True)

    async def propose(
        self,
        title: Annotated[str, Field(description="What the step changes, in a few words")],
        hypothesis: Annotated[str | None, Field(description="Why it should help")] = None,
        expect: Annotated[str | None, Field(description="What will be seen if it does")] = None,
        study: Study = None,
        parent: Annotated[str | None, Field(description="Begin with this step (default: the baseline)")] = None,
        values: Values = None,
        from_try: Annotated[bool, Field(description="Make it of the latest try, with what was tried")] = False,
    ) -> Document:
        """Write the next step of a study: its file, and a copy of the judged kernel unless there are values. Then
        change the kernel or the step's file with 'write', and 'run' the step.
        """
        options = {"hypothesis": hypothesis, "expect": expect, "change": title, "study": study, "from": parent}
        words = _words("new", title, **options, set=_settings(values), from_try=from_try)
        document = await self._desk.put("propose", *words)
        if "file" in document:
            remember(self._desk.workspace, document["file"], *document["kernels"])
        return document

    async def read(self, path: str, first: First = 1, lines: Lines = 300) -> Document:
        """Read lines of a file of the workspace: a contract, a step, a kernel."""
        return printed(read_lines(self._desk.workspace, path, first, lines))

    async def write(self, path: str, text: str) -> Document:
        """Write a kernel's source or a step's file (experiments/STUDY/stepNN.toml), whole. Contracts, operators and the
        lab book are what says what is right: they cannot be written.
        """
        return self._desk.written("write", lambda: write_text(self._desk.workspace, path, text))

    async def try_(
        self,
        context: Context[Any, Any],
        files: Annotated[
            list[str] | None, Field(description="Changed kernels, as kernels/mine.py; LANE=PATH says for which lane")
        ] = None,
        values: Values = None,
        study: Study = None,
        parent: Annotated[str | None, Field(description="Change this step (default: where the study stands)")] = None,
    ) -> Document:
        """Build a changed kernel in the place of a step's, check it against the contract, verify it on the emulator and
        compare it: seconds, no GPU, no verdict on speed. 'propose' with from_try makes a step of it.
        """
        given = [self._given(file) for file in files or []]
        words = _words("try", *given, set=_settings(values), study=study, summary=True, **{"from": parent})
        return await self._work(context, "try", [*words[:1], *self._desk.building, *words[1:]])

    async def run(
        self,
        context: Context[Any, Any],
        step: Step,
        budget: Budget = None,
        again: Annotated[
            str | None, Field(description="What is new, if another step has asked the same and answered it")
        ] = None,
        wait: Annotated[float, Field(ge=0, description="Seconds to wait for a GPU that another run uses")] = 0,
    ) -> Document:
        """Run a step: build, check, verify, measure on a GPU if there is one, decide keep or reject, record."""
        words = _words("run", step, budget=budget, again=again, wait=wait, summary=True)
        return await self._work(context, "run", [*words[:1], *self._desk.building, *self._desk.measuring, *words[1:]])

    async def show(self, step: Step) -> Document:
        """Show a step's latest run in short, as 'run' answered it: verdict, reasons, what differs, what to do next."""
        return await self._look("show", step, summary=True)

    async def compare(self, first: Step, second: Step) -> Document:
        """Compare the machine code of two steps: contract, options, and the figures that differ most."""
        return await self._look("diff", first, second, summary=True)

    async def hot_loop(
        self,
        step: Step,
        lane: Lane,
        first: Annotated[
            int, Field(ge=1, description="The first of its parts, from 1: a long loop is read in several")
        ] = 1,
    ) -> Document:
        """Read the hot loop of a lane: the source lines that cost most, and in parts the instructions of each."""
        document = await self._desk.look(*_words("show", step, loop=lane))
        if "parts" in document:
            document["parts"] = document["parts"][first - 1 :]
        return document

    async def artifact(
        self,
        step: Step,
        name: Annotated[str | None, Field(description="As kernel.s or log.txt (default: list them all)")] = None,
        lane: Annotated[str | None, Field(description="Which lane's")] = None,
        first: First = 1,
        lines: Lines = 300,
    ) -> Document:
        """Read lines of a file that a step's latest run keeps: sources, compiler's log, assembly, IR."""
        words = _words("runs artifact", step, *([name] if name else []), lane=lane)
        document = await self._desk.look(*words)
        if document.get("text") is not None:
            return printed(lines_of(f"{document['lane']}/{document['name']}", document["text"], first, lines))
        return document

    async def sweep(
        self,
        context: Context[Any, Any],
        of: Annotated[str, Field(description="A study, for the lane of its contract, or a step")],
        values: Annotated[dict[str, list[Value]], Field(description="Values to combine, by parameter's name")],
        budget: Annotated[str, Field(description="Wall time: for building, or with measure for timing")] = "5m",
        lane: Annotated[str | None, Field(description="The lane (default: the contract's candidate)")] = None,
        verify: Annotated[bool, Field(description="Verify every point on the emulator")] = False,
        measure: Annotated[bool, Field(description="Find the fastest point on a GPU")] = False,
    ) -> Document:
        """Build a lane for every combination of values, within a budget, and show the trade-offs, the best first.
        What is recorded is not built again: the same sweep goes on where it stopped.
        """
        settings = [_setting(name, ",".join(map(_text, several)), several) for name, several in values.items()]
        words = _words("sweep", of, set=settings, budget=budget, lane=lane, verify=verify, measure=measure)
        measuring = self._desk.measuring if measure else ()
        document = await self._work(context, "sweep", [*words[:1], *self._desk.building, *measuring, *words[1:]])
        if "points" in document:
            document["points"].sort(key=lambda point: not point["is_best"])
        return document

    async def note(
        self,
        about: Annotated[str, Field(description="A step or a study")],
        text: Annotated[str | None, Field(description="The note (default: list those there are)")] = None,
        kind: Annotated[str, Field(pattern="^(note|finding|plan)$", description="note, finding or plan")] = "note",
    ) -> Document:
        """Write what was found, or what to do next, into the lab book, or list what is written there."""
        if text is None:
            return await self._look("note", about)
        words = _words("note", about, text[:_MOST_NOTED], finding=kind == "finding", plan=kind == "plan")
        return await self._desk.put("note", *words)

    def _given(self, file: str) -> str:
        """Return a `[LANE=]PATH` whose path is whole. Raises InputError for one outside of the workspace."""
        lane, is_named, path = file.rpartition("=")
        return f"{lane}{is_named}{inside(self._desk.workspace, path)}"

    async def _look(self, command: str, *given: str | None, **options: Any) -> Document:
        return await self._desk.look(*_words(command, *given, **options))

    async def _work(self, context: Context[Any, Any], tool: str, words: list[str]) -> Document:
        return await self._desk.work(tool, tuple(words), _progress(context))


def _answering(tool: Callable[..., Awaitable[Document]]) -> Callable[..., Awaitable[CallToolResult]]:
    """Return a tool whose document, or the error's that it raises, is an answer as the protocol has it."""

    @wraps(tool)
    async def answer(*given: Any, **named: Any) -> CallToolResult:
        try:
            return _said(await tool(*given, **named))
        except ParityError as error:
            return _said(printed(error_report(error)))

    return answer


def _progress(context: Context[Any, Any]) -> Progress:
    """Return what tells the client how far a call is. Its number only grows, as the protocol asks."""
    told = 0

    async def tell(text: str) -> None:
        nonlocal told
        told += 1
        await context.report_progress(told, None, text)

    return tell


def _words(command: str, *given: str | None, **options: Any) -> list[str]:
    """Return the words of a command line. What a client gives is the value of an option, or comes behind `--`: it never
    becomes an option. Raises InputError for what no command line can hold.
    """
    words = command.split()
    for name, value in options.items():
        for one in value if isinstance(value, list) else [value]:
            if one is True:
                words.append(f"--{name.replace('_', '-')}")
            elif one not in (None, False):
                words.append(f"--{name.replace('_', '-')}={one}")
    words += ["--json", "--", *(word for word in given if word is not None)]
    if any("\0" in word or len(word) > _MOST_SAID for word in words):
        raise InputError(f"an argument should be a text of at most {_MOST_SAID:,} letters, without NUL")
    return words


def _settings(values: dict[str, Value] | None) -> list[str]:
    return [_setting(name, _text(value), [value]) for name, value in (values or {}).items()]


def _setting(name: str, text: str, values: Sequence[Value]) -> str:
    """Return a value as `--set` takes it. Raises InputError for a name that is none, and for what a person sets."""
    if not _NAME.fullmatch(name) or any("," in str(value) for value in values):
        raise InputError(f"values: '{name[:40]}': should be a parameter's name, with values that have no comma")
    variable = name.removeprefix("env.")
    if variable != name and not all(may_set(variable, value) for value in values):
        raise InputError(
            f"values: '{name}': is a person's to set, because it can reach out of the workspace: leave it out"
        )
    return f"{name}={text}"


def _text(value: Value) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _said(document: Document) -> CallToolResult:
    """Return a document as a tool's answer. Of one that is too long the end of its longest list is left out, which a
    second text says.
    """
    text, left_off = json.dumps(document), 0
    longest = max((name for name in _LISTS if document.get(name)), key=lambda name: len(document[name]), default=None)
    while longest and len(text) > _MOST_BYTES and len(document[longest]) > 1:
        kept = max(1, len(document[longest]) * 3 // 4)
        left_off += len(document[longest]) - kept
        document = {**document, longest: document[longest][:kept]}
        text = json.dumps(document)
    content = [TextContent(text=text)]
    if left_off:
        content.append(TextContent(text=f"{left_off} more of '{longest}' are left out here."))
    return CallToolResult(content=[*content], is_error=str(document.get("schema", "")).startswith(_FAILED))


def make_server(desk: Desk) -> MCPServer[Any]:
    """Return the server of a client's place, with its tools, the project's documents and the schemas."""
    server: MCPServer[Any] = MCPServer("parity", instructions=skill(), version=__version__, log_level="WARNING")
    tools = Tools(desk)
    reading = tools.state, tools.read, tools.show, tools.compare, tools.hot_loop, tools.artifact
    writing = tools.propose, tools.write, tools.try_, tools.run, tools.sweep, tools.note
    for tool in (*reading, *writing):
        annotations = ToolAnnotations(read_only_hint=tool in reading, destructive_hint=False)
        server.add_tool(_answering(tool), tool.__name__.rstrip("_"), annotations=annotations, structured_output=False)
    server.add_resource(TextResource(uri="parity://skill", name="skill", mime_type="text/markdown", text=skill()))
    limits = FunctionResource(
        uri="parity://limits", name="limits", mime_type="application/json", fn=desk.ledger.document
    )
    server.add_resource(limits)
    for name, path in documents().items():
        server.add_resource(_document(name, path))
    names = TextResource(
        uri="parity://schemas", name="schemas", mime_type="application/json", text=json.dumps(schema_names())
    )
    server.add_resource(names)
    server.resource("parity://schemas/{name}", mime_type="application/json")(published)
    return server


def _document(name: str, path: Path) -> FunctionResource:
    return FunctionResource(uri=f"parity://docs/{name}", name=name, mime_type="text/markdown", fn=path.read_text)
