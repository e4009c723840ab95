"""The command line. A command opens what it needs, calls the library and shows the result."""

import errno
import io
import signal
import sys
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from parity.cli.checking import check
from parity.cli.code import emulate, isa
from parity.cli.command import HELP, Command
from parity.cli.exploring import bisect, grid, sweep
from parity.cli.failing import INTERRUPTED, UsageFailure, fail, fail_interrupted, fail_system, fail_usage, wants_json
from parity.cli.keeping import dump, export, merge_books, show_artifact
from parity.cli.listing import rm, runs
from parity.cli.machine import doctor, environment
from parity.cli.noting import new, note
from parity.cli.pages import serve
from parity.cli.profiling import import_rocprof, profile, read_profile, replay
from parity.cli.queueing import drop_queued, queue_steps, show_queue, work_off
from parity.cli.reading import diff, report, show
from parity.cli.returning import reproduce, restore, revert
from parity.cli.running import build, calibrate, run
from parity.cli.schemas import schema
from parity.cli.starting import import_definition, init
from parity.cli.toolchains import add, list_, remove
from parity.errors import InputError, ParityError, UntrustedError
from parity.system.nearest import nearest
from parity.system.trust import trust

app = typer.Typer(
    help="Compare a Triton and a HIP kernel under one fixed contract, and keep an honest lab book of it.",
    no_args_is_help=True,
    context_settings=HELP,
    pretty_exceptions_enable=False,
)


class _StepByDefault(TyperGroup):
    """`parity profile STEP` is `parity profile step STEP`."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        is_plain = not args or args[0] in self.commands or args[0] in ctx.help_option_names
        return super().parse_args(ctx, args if is_plain else [*self.by_default(args), *args])

    def by_default(self, _args: list[str]) -> list[str]:
        return ["step"]


class _QueuedByDefault(_StepByDefault):
    """`parity queue STEP...` is `parity queue add --work STEP...`, and `parity queue` is `parity queue list`."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        return super().parse_args(ctx, args or ["list"])

    def by_default(self, args: list[str]) -> list[str]:
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


profile_app = typer.Typer(
    cls=_StepByDefault,
    help="Profile a recorded step ('parity profile STEP'), or show any profile ('parity profile read PATH').",
    no_args_is_help=True,
)
toolchain_app = typer.Typer(help="Make, list and remove environments of other compilers.", no_args_is_help=True)
queue_app = typer.Typer(
    cls=_QueuedByDefault,
    help="Run several steps one after the other ('parity queue STEP...'), or show the queue ('parity queue').",
)
import_app = typer.Typer(help="Import what was profiled, or defined, elsewhere.", no_args_is_help=True)


def main() -> None:
    """Entry point: a user's error is one sentence and an exit code; a bug keeps its traceback."""
    for number in (signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, _interrupt)
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="backslashreplace")
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


def _call_trusted() -> None:
    """Calls the command. On a terminal it asks whether code may run that it needs, which is asked before anything is
    done, and then calls it again.
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
    """Calls the command. Wrong words become a document under `--json`; else Typer says what is wrong and ends."""
    code = app(standalone_mode=not wants_json())
    if code:
        sys.exit(code)


def _interrupt(_number: int, _frame: object) -> None:
    """Ends like Ctrl-C, so that a running compiler is ended too."""
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


@app.callback()
def _root(
    version: Annotated[
        bool, typer.Option("--version", "-V", help="Show the version", is_eager=True, callback=_print_version)
    ] = False,
    trusted: Annotated[
        bool,
        typer.Option("--trust", help="Trust this workspace's operators and layouts from now on: they are code"),
    ] = False,
) -> None:
    _trust(trusted)


_NAMED: dict[Any, str] = {show_artifact: "artifact", merge_books: "merge"}
_COMMANDS: dict[str, list[Any]] = {
    "Experiments": [init, new, run, note, check, build, calibrate],
    "Reports": [report, show, diff, serve, runs],
    "Kernels": [isa, emulate, sweep, bisect, grid, replay],
    "The lab book": [show_artifact, reproduce, restore, revert, rm, merge_books, dump, export],
    "This machine": [doctor, environment, schema],
}
for _panel, _of_panel in _COMMANDS.items():
    for _command in _of_panel:
        app.command(_NAMED.get(_command), cls=Command, rich_help_panel=_panel)(_command)
profile_app.command("step", cls=Command)(profile)
profile_app.command("read", cls=Command)(read_profile)
app.add_typer(profile_app, name="profile", rich_help_panel="Kernels")
for _name, _of_queue in (("add", queue_steps), ("work", work_off), ("list", show_queue), ("drop", drop_queued)):
    queue_app.command(_name, cls=Command)(_of_queue)
app.add_typer(queue_app, name="queue", rich_help_panel="Experiments")
import_app.command("rocprof", cls=Command)(import_rocprof)
import_app.command("definition", cls=Command)(import_definition)
app.add_typer(import_app, name="import", rich_help_panel="The lab book")
toolchain_app.command("add", cls=Command)(add)
toolchain_app.command("list", cls=Command)(list_)
toolchain_app.command("remove", cls=Command)(remove)
app.add_typer(toolchain_app, name="toolchain", rich_help_panel="This machine")
