"""The errors a user can cause or meet. Everything else that is raised is a bug and keeps its traceback."""

from pathlib import Path


class ParityError(Exception):
    """A clear sentence for the user, or several; `exit_code` is what the command line ends with."""

    exit_code = 2

    def __init__(self, *sentences: str) -> None:
        super().__init__("\n".join(sentences))
        self.sentences = sentences


class InputError(ParityError):
    """What the user gave is wrong: names the file, the field and what would be right."""


class UntrustedError(ParityError):
    """Code of a folder would run that this user does not trust; no InputError, since nothing in a file is wrong."""

    def __init__(self, folder: Path, files: str) -> None:
        super().__init__(
            f"{folder}: {files} would run here with your rights, and you have not said that you trust this folder: "
            "write 'parity --trust COMMAND' once, or set PARITY_TRUST=1"
        )
        self.folder, self.files = folder, files


class StoreError(ParityError):
    """The lab book cannot be read or written: locked, read-only, full, newer than this program."""


class UnavailableError(ParityError):
    """What was asked for is not available on this machine: no such compiler, library or device."""

    exit_code = 3


class BusyError(UnavailableError):
    """Another process holds what was asked for, a device or a lab book: to wait for it, or to try again, helps."""


class BuildError(Exception):
    """A compiler failed, crashed or was stopped at its time limit: an outcome of a run, not an error of the program."""

    def __init__(self, message: str, *, stage: str, pass_name: str | None = None, is_stopped: bool = False) -> None:
        super().__init__(message)
        self.stage = stage
        self.pass_name = pass_name
        self.is_stopped = is_stopped


class Damage(Exception):
    """What is wrong with a row of the lab book. Whoever has the book open makes it a StoreError that names the book."""
