"""The command line. A command opens what it needs, calls the library and shows the result."""

import errno
import io
import signal
import sys
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from parity.cli.building import build
from parity.cli.checking import check
from parity.cli.code import emulate, isa, reduce
from parity.cli.command import HELP, Command, UsageFailure
from parity.cli.contact import first_contact
from parity.cli.exploring import bisect, grid, sweep
from parity.cli.failing import INTERRUPTED, fail, fail_interrupted, fail_system, fail_usage, wants_json
from parity.cli.judging import judge
from parity.cli.keeping import artifact, dump, export, merge
from parity.cli.listing import list_runs, rm
from parity.cli.machine import doctor
from parity.cli.noting import new, note
from parity.cli.on import on
from parity.cli.pages import serve
from parity.cli.predicting import predict
from parity.cli.profiling import import_profile, profile, read_profile, replay
from parity.cli.programs import mcp
from parity.cli.queueing import drop_queued, queue_steps, show_queue, work_off
from parity.cli.reading import diff, report, show
from parity.cli.returning import reproduce, restore, revert
from parity.cli.running import calibrate, run
from parity.cli.schemas import schema
from parity.cli.shipping import ship
from parity.cli.starting import init
from parity.cli.suggesting import suggest
from parity.cli.toolchains import add, list_, remove
from parity.cli.trying import try_
from parity.errors import InputError, ParityError, UntrustedError
from parity.system.nearest import nearest
from parity.system.trust import trust

_WIDTH = 100  # of the help, at most


class _WithDefault(TyperGroup):
    """A group of commands, one of which may be left out: the first words are then that one's."""

    default: tuple[str, ...] = ()

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        is_plain = bool(args) and (args[0] in self.commands or args[0] in ctx.help_option_names)
        return super().parse_args(ctx, args if is_plain else [*self.by_default(args), *args])

    def by_default(self, _args: list[str]) -> list[str]:
        return list(self.default)


class _Profiles(_WithDefault):
    """`parity profile STEP` is `parity profile step STEP`."""

    default = ("step",)

    def by_default(self, args: list[str]) -> list[str]:
        return super().by_default(args) if args else ["--help"]


class _Runs(_WithDefault):
    """`parity runs` and `parity runs STUDY` are `parity runs list`."""

    default = ("list",)


class _Queue(_WithDefault):
    """`parity queue STEP...` is `parity queue add --work STEP...`, and `parity queue` is `parity queue list`."""

    def by_default(self, args: list[str]) -> list[str]:
        if not args:
            return ["list"]
        meant = None if _is_step(args[0]) else nearest(args[0], self.commands)
        if meant is not None:
            raise InputError(f"queue: '{args[0]}' is neither a command nor a step: did you mean '{meant}'?")
        return ["list"] if self._can_list(args) else ["add", "--work"]

    def _can_list(self, args: list[str]) -> bool:
        """Whether these are options of `list` with their values, and no more."""
        command: Any = self.commands["list"]
        try:
            _, rest, _ = command.make_parser(command.context_class(command)).parse_args(list(args))
        except UsageFailure:
            return False
        return not rest


def _is_step(word: str) -> bool:
    from parity.contract.references import STEP_NAME

    return "/" in word or word.endswith(".toml") or bool(STEP_NAME.match(word))


class _Root(TyperGroup):
    """All commands. Of a word that is none it says which command of a group, or which option, is called so. Their list
    is written without Rich, which takes longer to load than all else that the list needs.
    """

    def format_help(self, ctx: Any, formatter: Any) -> None:
        self.format_usage(ctx, formatter)
        self.format_help_text(ctx, formatter)
        self.format_options(ctx, formatter)

    def format_commands(self, ctx: Any, formatter: Any) -> None:
        panels = dict[str, list[tuple[str, str]]]()
        for name, command in self.commands.items():
            if not command.hidden:
                rows = panels.setdefault(getattr(command, "rich_help_panel", None) or "Commands", [])
                rows.append((name, (command.help or "").partition("\n\n")[0]))
        for panel, rows in panels.items():
            with formatter.section(panel):
                formatter.write_dl(rows)

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        if args[0] not in self.commands and (hint := _called(self, args[0])):
            nearer = _called(self, args[1]) if len(args) > 1 else None
            raise InputError(f"'{args[0]}' is no command: did you mean 'parity {nearer or hint}'?")
        return super().resolve_command(ctx, args)


def _called(group: Any, word: str) -> str | None:
    """Return the command of a group, or the command with an option, that has the word as its name."""
    for name, command in group.commands.items():
        if word in getattr(command, "commands", {}):
            return f"{name} {word}"
    owners = {
        name: {opt for parameter in command.params for opt in parameter.opts}
        for name, command in group.commands.items()
    }
    return next((f"{name} --{word}" for name, options in owners.items() if f"--{word}" in options), None)


app = typer.Typer(
    cls=_Root,
    help="Compare a Triton and a HIP kernel under one fixed contract, and keep an honest lab book of it.",
    no_args_is_help=True,
    context_settings=HELP | {"max_content_width": _WIDTH},
    pretty_exceptions_enable=False,
)
profile_app = typer.Typer(
    cls=_Profiles,
    help="Profile a recorded step ('parity profile STEP'), import a profile, or show one ('parity profile read PATH').",
)
runs_app = typer.Typer(
    cls=_Runs, help="List runs ('parity runs', 'parity runs STUDY'), or act on one: its files, its way back, hiding it."
)
toolchain_app = typer.Typer(help="Make, list and remove environments of other compilers.", no_args_is_help=True)
queue_app = typer.Typer(
    cls=_Queue,
    help="Run several steps one after the other ('parity queue STEP...'), or show the queue ('parity queue').",
)


def main() -> None:
    """Entry point: a user's error is one sentence and an exit code; a bug keeps its traceback."""
    _prepare()
    try:
        _call_trusted()
    except OSError as error:
        if error.filename is None and error.errno != errno.ENOSPC:
            raise
        fail_system(error)
    except ParityError as error:
        fail(error)
    except UsageFailure as error:
        fail_usage(error)
    except (KeyboardInterrupt, SystemExit) as end:  # Typer silently turns the first into the second
        if isinstance(end, SystemExit) and end.code != INTERRUPTED:
            raise
        fail_interrupted()


def _prepare() -> None:
    for number in (signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, _interrupt)
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="backslashreplace")


def _call_trusted() -> None:
    """Call the command. On a terminal, ask whether code that the command needs may run; this is asked before anything
    is done, and then the command is called again.
    """
    try:
        _call()
    except UntrustedError as error:
        if wants_json() or not (sys.stdin.isatty() and sys.stderr.isatty()):
            raise
        asked = f"{error.files} of {error.folder} would run with your rights. Do you trust this folder?"
        if not typer.confirm(asked, err=True):
            raise
        trust(error.folder)
        _call()


def _call() -> None:
    """Call the command. Wrong words become a document under `--json`; without it Typer says what is wrong and ends."""
    code = app(standalone_mode=not wants_json())
    if code:
        sys.exit(code)


def _interrupt(_number: int, _frame: object) -> None:
    """End like Ctrl-C, so that a running compiler is ended too."""
    raise KeyboardInterrupt


def _print_version(wanted: bool) -> None:
    if wanted:
        from parity.version import __version__

        print(__version__)
        raise typer.Exit


def _trust(wanted: bool) -> None:
    if wanted:
        from parity.contract.workspace import find_workspace

        trust(find_workspace().root)


@app.callback(invoke_without_command=True)
def _root(
    context: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", "-V", help="Show the version", is_eager=True, callback=_print_version)
    ] = False,
    trusted: Annotated[
        bool,
        typer.Option("--trust", help="Trust this workspace's operators and layouts from now on: they are code"),
    ] = False,
) -> None:
    _trust(trusted)
    if context.invoked_subcommand is None and trusted:
        from parity.cli.output import say
        from parity.contract.workspace import find_workspace

        say(f"{find_workspace().root}: trusted from now on")


_COMMANDS: dict[str, list[Any]] = {
    "Every day": [init, run, report, show, diff, try_, new, check, on, judge],
    "Experiments": [suggest, note, calibrate],
    "Kernels": [isa, emulate, predict, reduce, build, sweep, bisect, grid],
    "The lab book": [serve, merge, export],
    "This machine": [doctor, first_contact, ship, schema, mcp],
}
_GROUPS: dict[str, tuple[str, typer.Typer, dict[str, Any]]] = {
    "queue": (
        "Experiments",
        queue_app,
        {"add": queue_steps, "work": work_off, "list": show_queue, "drop": drop_queued},
    ),
    "profile": ("Kernels", profile_app, {"step": profile, "read": read_profile, "import": import_profile}),
    "runs": (
        "The lab book",
        runs_app,
        {
            "list": list_runs,
            "artifact": artifact,
            "reproduce": reproduce,
            "restore": restore,
            "revert": revert,
            "rm": rm,
            "dump": dump,
        },
    ),
    "toolchain": ("This machine", toolchain_app, {"add": add, "list": list_, "remove": remove}),
}
for _panel, _of_panel in _COMMANDS.items():
    for _command in _of_panel:
        app.command(_command.__name__.rstrip("_").replace("_", "-"), cls=Command, rich_help_panel=_panel)(_command)
for _name, (_panel, _group, _verbs) in _GROUPS.items():
    for _verb, _command in _verbs.items():
        _group.command(_verb, cls=Command)(_command)
    app.add_typer(_group, name=_name, rich_help_panel=_panel)
app.command(cls=Command, hidden=True)(replay)  # the program that a profiler runs
