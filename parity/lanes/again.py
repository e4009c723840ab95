"""A build asked for again: elsewhere, later and from another process, as a module may look at all of that."""

import pickle
import shutil
import sys
from dataclasses import replace
from pathlib import Path

from parity.codeobject import loaded_sha256
from parity.contract.workspace import SETTINGS, Workspace
from parity.errors import BuildError, InputError, UnavailableError
from parity.lanes.base import BuildRequest
from parity.lanes.build import builder_of
from parity.records import OBJECT, BuildOutcome
from parity.system.leftovers import temporary_folder
from parity.system.process import ask

_SAID = "said.txt"


def otherwise(request: BuildRequest, outcome: BuildOutcome, hip_compiler: str) -> str:
    """Build a launch again in another folder, of copies of its sources, and from another process. Say what is
    otherwise; empty if the code object is the same.
    """
    assert outcome.code_object is not None
    with temporary_folder("again") as folder:
        root, out, asked = folder / "elsewhere", folder / "out", folder / "request"
        out.mkdir()
        _copy(request, outcome, root)
        asked.write_bytes(pickle.dumps((replace(request, workspace=Workspace(root)), hip_compiler)))
        try:
            ended = ask([sys.executable, "-m", __name__, str(asked), str(out)], limit_s=request.limit_s)
        except OSError as error:
            return f"it is not built: {error}"
        said = (out / _SAID).read_text() if (out / _SAID).is_file() else ""
    if ended.returncode:
        return f"it is not built: {said or (ended.stderr.strip().splitlines() or ['no word'])[-1]}"
    sha256 = outcome.code_object.sha256
    return "" if said == sha256 else f"the code object is another one: {said[:12]}, not {sha256[:12]}"


def _copy(request: BuildRequest, outcome: BuildOutcome, root: Path) -> None:
    """Copy what a build reads of the workspace; its toolchains stay where they are."""
    own = request.workspace.root.resolve()
    root.mkdir()
    (root / request.workspace.private.name).symlink_to(request.workspace.private)
    files = [*(outcome.artifacts[name] for name in outcome.sources), *(own / name for name in request.files)]
    for path in {*(file.resolve() for file in files), own / SETTINGS}:
        if path.is_file() and path.is_relative_to(own):
            copy = root / path.relative_to(own)
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(path, copy)


def main() -> None:
    """Build the request in a file into a folder, and write there the code object's identity, or why there is none: what
    is printed may be the user's own code's.
    """
    request, hip_compiler = pickle.loads(Path(sys.argv[1]).read_bytes())
    out = Path(sys.argv[2])
    try:
        builder_of(request, hip_compiler).build(out)
        (out / _SAID).write_text(loaded_sha256((out / OBJECT).read_bytes(), OBJECT))
    except (BuildError, InputError, UnavailableError, OSError) as error:
        (out / _SAID).write_text(str(error).splitlines()[0])
        sys.exit(1)


if __name__ == "__main__":
    main()
