"""What a GPU is, and what it reports."""

from dataclasses import dataclass


@dataclass(frozen=True)
class DeviceFacts:
    """Identifies a GPU: its kind (`hip`, `cuda`), name, architecture, what distinguishes it from others of its kind
    (PCI address or UUID), driver and runtime versions, memory and last-level cache in bytes; `uuid` is of this very GPU
    wherever it is, and empty where it does not tell it.
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


@dataclass(frozen=True)
class DeviceState:
    """What a device reports: clock in MHz, temperature in degrees Celsius, power in watts; None if unknown."""

    clock_mhz: float | None = None
    temperature_c: float | None = None
    power_w: float | None = None
