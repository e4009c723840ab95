"""Pages for a browser: written to a folder, or served live."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from parity.cli.books import exists, no_book, open_study
from parity.cli.completing import studies
from parity.cli.options import Db
from parity.cli.output import emit, emit_document
from parity.errors import InputError

if TYPE_CHECKING:
    from parity.contract.study import Study
    from parity.contract.workspace import Workspace
    from parity.report.pages import Site
    from parity.report.pages.server import LiveSite
    from parity.store import Database

_PORT = 8237


def write_pages(study: str | None, folder: Path, device: str | None, json_output: bool, db: str | None) -> None:
    """`parity report --html DIR`: the pages of one study, or of all that have runs."""
    from parity.report.pages import Site
    from parity.report.pages.folder import check_folder, write_site

    check_folder(folder)
    written = write_site(Site(_studies(study, device, lambda name: open_study(name, db)), device), folder)
    if json_output:
        emit_document(written)
    else:
        emit(f"{written.index}: {written.files:,} files, {written.bytes / 1e6:.1f} MB\n")


def serve(
    study: Annotated[
        str | None,
        typer.Argument(
            metavar="STUDY", help="A folder of experiments/ (default: all that have runs)", autocompletion=studies
        ),
    ] = None,
    port: Annotated[int, typer.Option(metavar="N", help="The port; 0 takes a free one", min=0, max=65535)] = _PORT,
    device: Annotated[
        str | None, typer.Option(metavar="NAME", help="Times of this device (default: the one last used)")
    ] = None,
    db: Db = None,
) -> None:
    """Serve the pages of 'report --html' live, on 127.0.0.1 only: they follow the lab book as runs come in.

    The lab book is opened for reading only. Ctrl-C ends it.
    """
    from parity.contract.workspace import find_workspace
    from parity.report.pages import Site
    from parity.report.pages.server import LiveSite
    from parity.store import Database, state_of

    workspace = find_workspace()
    url = workspace.database_url(db)
    if not exists(url):
        raise no_book(url)

    def make() -> "Site":
        database = Database(url, workspace.root).open(only_read=True)  # how it can be read depends on who writes it
        return Site(_studies(study, device, lambda name: (_read(workspace, name, database), database)), device)

    live = LiveSite(make, lambda: state_of(Database(url, workspace.root)))
    _serve(live, port)


def _serve(live: "LiveSite", port: int) -> None:
    """Until Ctrl-C. Raises InputError for a port that cannot be used."""
    from parity.report.pages.server import HOST, server_of

    try:
        server = server_of(live, port)
    except OSError as error:
        raise InputError(f"--port: {port} cannot be used: {error.strerror}") from error
    emit(f"http://{HOST}:{server.server_address[1]}/\n")
    try:
        server.serve_forever()
    except KeyboardInterrupt:
        server.server_close()


def _read(workspace: "Workspace", name: str, database: "Database") -> "Study":
    from parity.contract.study import load_study
    from parity.store import remind

    study = load_study(workspace, name, only_read=True)
    remind(database, study)
    return study


def _studies(
    chosen: str | None, device: str | None, opened: "Callable[[str], tuple[Study, Database]]"
) -> "list[tuple[Study, Database]]":
    """Return the studies that are shown: the named one, or all that have runs on the device."""
    from parity.contract.references import study_names, study_of
    from parity.contract.workspace import find_workspace
    from parity.store import has_runs

    if chosen is not None:
        return [opened(study_of(find_workspace(), chosen))]
    opened_studies = [opened(name) for name in study_names(find_workspace())]
    shown = [(study, database) for study, database in opened_studies if has_runs(database, study.name, device)]
    if not shown:
        where = f" on '{device}'" if device else ""
        raise InputError(f"the lab book has no run{where} of any study: run one first")
    return shown
