"""What a new study consists of, before it is written."""

from collections.abc import Iterable
from dataclasses import dataclass, field

from parity.arch import get_arch
from parity.contract.toml import FILL_IN
from parity.starters.binding import Bound


@dataclass(frozen=True)
class LanePlan:
    """A lane of a new study. `kernel` is the source's path from the workspace."""

    name: str
    builder: str
    kernel: str
    symbol: Bound
    arguments: list[Bound]
    grid: list[str]
    constants: dict[str, Bound] = field(default_factory=dict)
    options: dict[str, str | int] = field(default_factory=dict)


@dataclass(frozen=True)
class Variant:
    """Other sizes and scalars of a study's problem. `sized_by` says whose they are."""

    sized_by: str
    axes: dict[str, int]
    scalars: dict[str, float | int | str]


@dataclass(frozen=True)
class Plan:
    """A new study. `blocks` and `axes` count elements; `tensors` has their element types. A comment marks what is
    guessed; `notes` are sentences about what the user has to do. `sized_by` says whose sizes these are, where they are
    not guessed; `variants` are further sizes, by the names of their studies.
    """

    study: str
    operator: str
    formula: str
    arch: str
    axes: dict[str, int | str]
    blocks: dict[str, int]
    tails: list[str]
    threads: int
    tensors: dict[str, Bound]
    lanes: list[LanePlan]
    scalars: dict[str, float | int | str] = field(default_factory=dict)
    numerics: dict[str, Bound] = field(default_factory=dict)
    sized_by: str = ""
    variants: dict[str, "Variant"] = field(default_factory=dict)
    is_guessed: bool = False
    guesses_threads: bool = False
    notes: list[str] = field(default_factory=list)

    @property
    def wave_size(self) -> int:
        return get_arch(self.arch).wave_size

    @property
    def waves(self) -> int:
        """The waves of a workgroup, the last of which may not be whole."""
        return -(-self.threads // self.wave_size)

    def still_open(self) -> list[str]:
        """List the fields that are still to be filled in."""
        open_fields = [f"axes.{name}" for name, size in self.axes.items() if size == FILL_IN]
        open_fields += [f"tensors.{name}.dtype" for name, dtype in self.tensors.items() if dtype.is_open]
        open_fields += [f"scalars.{name}" for name, value in self.scalars.items() if value == FILL_IN]
        return open_fields + open_fields_of(self.lanes)


def open_fields_of(lanes: Iterable[LanePlan]) -> list[str]:
    """List the fields of lanes that are still to be filled in."""
    open_fields = list[str]()
    for lane in lanes:
        where = f"lanes.{lane.name}"
        open_fields += [f"{where}.kernel"] if lane.kernel == FILL_IN else []
        open_fields += [f"{where}.grid.{number}" for number, size in enumerate(lane.grid) if size == FILL_IN]
        open_fields += [f"{where}.symbol"] if lane.symbol.is_open else []
        open_fields += [
            f"{where}.arguments.{number}" for number, argument in enumerate(lane.arguments) if argument.is_open
        ]
        open_fields += [f"{where}.constants.{name}" for name, constant in lane.constants.items() if constant.is_open]
    return open_fields
