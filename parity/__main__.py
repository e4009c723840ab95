"""`python -m parity`, and the command `parity`."""

import gc
import importlib
import sys
from types import ModuleType
from typing import Any

# Commands that only read a lab book, in one thread, and what they rarely use and takes long to load.
_READING = ("report", "show", "diff")
_LATER = ("numpy", "ml_dtypes")
_RARELY = 50_000  # objects: importing makes many that stay


class _Later(ModuleType):
    """Stands for a package that is loaded when something of it is first used."""

    def __getattr__(self, name: str) -> Any:
        if sys.modules.get(self.__name__) is self:
            del sys.modules[self.__name__]
        value = getattr(importlib.import_module(self.__name__), name)
        setattr(self, name, value)  # which is found without this function then
        return value


def main() -> None:
    """Run the command line; its version is told without the commands."""
    if sys.argv[1:] in (["--version"], ["-V"]):
        from parity.version import __version__

        print(__version__)
        return
    if sys.argv[1:2] and sys.argv[1] in _READING:
        _answer()
    else:
        _run()


def _answer() -> None:
    """Answer a command that only reads: as before where nothing has changed."""
    from parity.system.again import answer_again, keeping_answer

    if answer_again():
        return
    gc.set_threshold(_RARELY)
    with keeping_answer():
        for name in _LATER:
            sys.modules.setdefault(name, _Later(name))
        _run()


def _run() -> None:
    from parity.cli import main as run_command

    run_command()


if __name__ == "__main__":
    main()
