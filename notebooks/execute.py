"""Executes the notebooks of this folder in place, so that they show what the lab book says today: `make notebooks`."""

import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import nbformat
from nbclient import NotebookClient
from traitlets.config import Config

HERE = Path(__file__).resolve().parent
_LIMIT_S = 120
_VERSION = 4
# What a notebook keeps about its kernel: nothing of the machine that it ran on.
_METADATA = {
    "kernelspec": {"display_name": "Python 3", "language": "python", "name": "python3"},
    "language_info": {"name": "python"},
}


def executed(path: Path) -> Any:
    """A notebook after its cells ran from top to bottom in its folder. Raises CellExecutionError."""
    notebook = nbformat.read(path, _VERSION)  # type: ignore[no-untyped-call]  # it has no types, here and below
    with TemporaryDirectory() as sockets:  # instead of ports of this machine
        settings = Config({"KernelManager": {"transport": "ipc", "ip": f"{sockets}/kernel"}})
        resources = {"metadata": {"path": str(path.parent)}}
        client = NotebookClient(notebook, timeout=_LIMIT_S, resources=resources, record_timing=False, config=settings)
        client.execute()
    notebook.metadata = nbformat.from_dict(_METADATA)  # type: ignore[no-untyped-call]
    return notebook


def main(paths: list[Path]) -> None:
    for path in paths or sorted(HERE.glob("*.ipynb")):
        nbformat.write(executed(path), path)  # type: ignore[no-untyped-call]
        print(f"{path.name}: executed")


if __name__ == "__main__":
    main([Path(name).resolve() for name in sys.argv[1:]])
