"""What `parity on` asks of what runs inside of a program: in the environment, because programs start others."""

import json
import os
from dataclasses import asdict, dataclass
from pathlib import Path

ARCH, WISHES = "PARITY_ON", "PARITY_ON_WISHES"


@dataclass(frozen=True)
class Wishes:
    """`record` is a folder that gets what every process has launched. Of each launch only so many `workgroups` run, or
    all. A fault ends its launch; with `keeps_on` the program goes on after it. The first launch of each kernel also
    runs in so many `orders` that are drawn. With `strict_views` a kernel may access no more of a storage than the
    tensors that it is given. `tunes_all`: an autotuned kernel runs with each of its configurations.
    `capture` is a folder that gets each distinct launch.
    """

    record: str | None = None
    workgroups: int | None = None
    keeps_on: bool = False
    orders: int = 0
    strict_views: bool = False
    tunes_all: bool = False
    capture: str | None = None

    @property
    def folder(self) -> Path | None:
        return Path(self.record) if self.record else None


def wishes_here() -> Wishes:
    """Read them from this process' environment."""
    return Wishes(**json.loads(os.environ.get(WISHES, "{}")))


def environment_of(arch: str, wishes: Wishes) -> dict[str, str]:
    """Return the variables that carry them."""
    return {ARCH: arch, WISHES: json.dumps(asdict(wishes))}
