"""What a user chooses for a run."""

from dataclasses import dataclass
from typing import Protocol


@dataclass(frozen=True)
class ProfileOptions:
    """What is recorded: `counters` (if empty, the architecture's defaults) and, with `sampling`, samples of the program
    counter. Every pass launches a lane `launches` times and takes at most `limit_s` seconds.
    """

    counters: tuple[str, ...] = ()
    sampling: bool = True
    launches: int = 10
    limit_s: float = 300.0


@dataclass(frozen=True)
class RunOptions:
    """What the user chose for one run. `device` is auto, emulator, hip or cuda; times are in seconds. `again` says what
    is new where the step is known to repeat another one's experiment. `against` is the lane that the judged one is
    timed against in the place of the run that was kept last. `on` is the machine of parity.toml whose GPU it is, in the
    place of this one.
    """

    hip_compiler: str = "auto"
    build_limit_s: float = 300.0
    device: str = "auto"
    ordinal: int = 0
    budget_s: float = 60.0
    batch_limit_s: float = 30.0
    wait_s: float = 0.0
    vendor: bool = False
    alone: bool = False
    again: str | None = None
    against: str | None = None
    on: str | None = None
    profile: ProfileOptions | None = None


class Progress(Protocol):
    """Shows what is going on and, if that is known, how much of it is done."""

    def __call__(self, text: str, *, done: int = 0, total: int | None = None) -> None: ...
