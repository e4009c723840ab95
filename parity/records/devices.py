"""What a GPU is, and what it reports."""

import socket
from dataclasses import dataclass, field

IN_HOST = "host"  # a fact of a run's device: the machine that it is in, where that is not the one that built


@dataclass(frozen=True)
class DeviceFacts:
    """Identifies a GPU: its kind (`hip`, `cuda`), name, architecture, what distinguishes it from others of its kind
    (PCI address or UUID), driver and runtime versions, memory and last-level cache in bytes; `uuid` is of this very GPU
    wherever it is, and empty where it does not tell it; `host` is the machine that it is in.
    """

    kind: str
    name: str
    arch: str
    identity: str
    driver: str
    runtime: str
    memory_bytes: int
    last_level_cache_bytes: int
    uuid: str = ""
    host: str = field(default_factory=socket.gethostname)


@dataclass(frozen=True)
class DeviceState:
    """What a device reports: clock in MHz, temperature in degrees Celsius, power in watts; None if unknown."""

    clock_mhz: float | None = None
    temperature_c: float | None = None
    power_w: float | None = None
