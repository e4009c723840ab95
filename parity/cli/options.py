"""Options that several commands have, and how their values are read."""

import re
from typing import TYPE_CHECKING, Annotated

import typer

from parity.cli.completing import steps
from parity.errors import InputError

if TYPE_CHECKING:
    from parity.run.options import RunOptions

_DAY_S = 86_400
# In the help, options stand together by what they are for.
BUILDING, MEASURING, OUTPUT = "Building", "Measuring on a GPU", "Lab book and output"
_SECONDS = {"": 1, "s": 1, "m": 60, "h": 3600}
Db = Annotated[
    str | None,
    typer.Option(
        "--db",
        metavar="PATH|URL",
        help="Lab book (default: PARITY_DB, else parity.toml's, else results.db)",
        rich_help_panel=OUTPUT,
    ),
]
Json = Annotated[
    bool,
    typer.Option(
        "--json",
        help="Print one JSON document on standard output, everything else on standard error",
        rich_help_panel=OUTPUT,
    ),
]
Short = Annotated[
    bool,
    typer.Option(
        "--summary",
        help="In short, JSON too: verdict, reasons, KPI, the largest differences, what to do next",
        rich_help_panel=OUTPUT,
    ),
]
Settings = Annotated[
    list[str] | None,
    typer.Option("--set", metavar="NAME=VALUE", help="Give the lane this value, named as in 'parity sweep'"),
]
HipCompiler = Annotated[
    str,
    typer.Option(
        metavar="NAME", help="auto, hiprtc, rocm, system, zig, or the path of a clang", rich_help_panel=BUILDING
    ),
]
BuildTimeout = Annotated[
    float,
    typer.Option(
        metavar="SECONDS",
        help="Time limit of one compiler process",
        min=0.1,
        rich_help_panel=BUILDING,
    ),
]
Device = Annotated[
    str,
    typer.Option(
        "--device",
        metavar="NAME",
        envvar="PARITY_DEVICE",
        show_envvar=False,
        help="auto, emulator, hip or cuda; hip:1 for the second one (default: PARITY_DEVICE, else auto)",
        show_default=False,
        rich_help_panel=MEASURING,
    ),
]
On = Annotated[
    str | None,
    typer.Option(
        "--on",
        metavar="MACHINE",
        help="Measure on a machine that parity.toml names, by ssh or Slurm, or on a GPU of a cluster: ray, ray://HOST",
        rich_help_panel=MEASURING,
    ),
]
Cluster = Annotated[
    str | None,
    typer.Option(
        "--on", metavar="ray|ray://HOST", help="Do the work on a cluster of Ray; without an address, on this machine's"
    ),
]
Budget = Annotated[
    str,
    typer.Option(
        "--budget", metavar="TIME", help="Wall time for measuring one session: 60s, 2m, 1h", rich_help_panel=MEASURING
    ),
]
SweepBudget = Annotated[
    str | None,
    typer.Option(
        "--budget",
        metavar="TIME",
        help="Wall time for building points (default: no limit), with --measure for timing them (default: 60s)",
        rich_help_panel=MEASURING,
    ),
]
Wait = Annotated[
    float,
    typer.Option(
        "--wait",
        metavar="SECONDS",
        help="Wait for a GPU or lab book that another run uses",
        min=0,
        max=86_400,
        rich_help_panel=MEASURING,
    ),
]
Alone = Annotated[
    bool,
    typer.Option(
        "--alone",
        help="Refuse a GPU that other processes use",
        rich_help_panel=MEASURING,
    ),
]


def _require_confinement(wanted: bool) -> bool:
    if wanted:
        from parity.system.sandbox import require_confinement

        require_confinement()
    return wanted


Confined = Annotated[
    bool,
    typer.Option(
        "--confined",
        help="Refuse to run a kernel's module without bubblewrap",
        callback=_require_confinement,
        rich_help_panel=BUILDING,
    ),
]
DeviceTimeout = Annotated[
    float,
    typer.Option(
        metavar="SECONDS",
        help="Time limit of one batch; after it the GPU counts as lost",
        min=0.1,
        max=3600,
        rich_help_panel=MEASURING,
    ),
]
Launches = Annotated[int, typer.Option(metavar="N", help="How many times the kernel is launched", min=1, max=100_000)]
RunName = Annotated[
    str | None,
    typer.Option(
        "--run",
        metavar="ID|UUID",
        help="This run instead of the step's latest (its number or the first 8 letters of its UUID)",
    ),
]
StepName = Annotated[
    str,
    typer.Argument(
        metavar="STEP", help="A step, such as step14 or STUDY/step01, or its file's path", autocompletion=steps
    ),
]


def cluster_of(on: str | None, *, is_measured: bool = False) -> str | None:
    """Return the cluster on which work is done; None where a user means a machine that measures. Raises InputError for
    such a one where nothing `is_measured`.
    """
    from parity.machines.cluster import is_ray

    if on is None or is_ray(on):
        return on
    if not is_measured:
        only = "a machine of parity.toml only measures, as with 'sweep --measure' and 'run'"
        raise InputError(f"--on: '{on}' is no cluster: write ray or ray://HOST; {only}")
    return None


def device_of(text: str) -> tuple[str, int]:
    """Return a device's kind and number. Raises InputError for a text that names no device."""
    match = re.fullmatch(r"(auto|emulator)|(hip|cuda)(?::([0-9]{1,3}))?", text)
    if match is None:
        raise InputError(f"--device: '{text}' is not one of auto, emulator, hip, cuda, nor hip:NUMBER or cuda:NUMBER")
    return match.group(1) or match.group(2), int(match.group(3) or 0)


def seconds_of(text: str, option: str = "--budget") -> float:
    """`90`, `60s`, `2m` or `1h` in seconds."""
    match = re.fullmatch(r"([0-9]{1,9}(?:\.[0-9]{1,9})?)([smh]?)", text)
    seconds = float(match.group(1)) * _SECONDS[match.group(2)] if match else 0.0
    if not 0 < seconds <= _DAY_S:
        raise InputError(f"{option}: '{text}' is no time between 0 and a day: write 60s, 2m or 1h")
    return seconds


def sizes_of(option: str, text: str, count: int) -> list[int]:
    """`128x256` as numbers."""
    parts = text.strip().lower().split("x")
    if len(parts) != count or not all(re.fullmatch(r"[1-9][0-9]{0,8}", part) for part in parts):
        raise InputError(f"{option}: '{text}' is not {count} sizes: write {'x'.join(['128'] * count)}")
    return [int(part) for part in parts]


def run_options(
    hip_compiler: str, build_limit_s: float, device: str, budget: str, wait_s: float, alone: bool, batch_limit_s: float
) -> "RunOptions":
    from parity.run.options import RunOptions

    kind, ordinal = device_of(device)
    return RunOptions(
        hip_compiler=hip_compiler,
        build_limit_s=build_limit_s,
        device=kind,
        ordinal=ordinal,
        budget_s=seconds_of(budget),
        batch_limit_s=batch_limit_s,
        wait_s=wait_s,
        alone=alone,
    )
