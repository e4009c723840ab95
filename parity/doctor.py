"""What on this machine affects builds and measurements, and what to do about it."""

import os
import re
from collections.abc import Iterator
from pathlib import Path

from parity.devices.opening import KINDS
from parity.lanes import BUILDERS
from parity.measure.session import SessionRecord, inspect
from parity.profilers import PROFILERS
from parity.profilers.base import tool_path
from parity.records import DeviceState, Diagnosis, State
from parity.store import Database, damage_in
from parity.system.environment import Changes, set_variables
from parity.system.process import ask
from parity.system.sandbox import is_confining

_VERSION_LIMIT_S = 20.0


def diagnose(cache: Path, root: Path = Path("/")) -> list[Diagnosis]:
    """Return everything that `parity doctor` shows. `cache` is a folder for the hashes of compilers; /proc, /sys and
    /dev are looked for below `root`.
    """
    devices = {kind: inspect(kind) for kind in KINDS}
    diagnoses = [diagnosis for kind, record in devices.items() for diagnosis in _device(kind, record)]
    diagnoses += [_kernel_driver(root), _rocm(root)]
    diagnoses += [diagnosis for kind in BUILDERS.values() for diagnosis in kind.diagnoses(cache)] + [_sandbox()]
    diagnoses += [
        _profiler(profiler.name, profiler.device, devices[profiler.device].device is not None) for profiler in PROFILERS
    ]
    diagnoses += [_numa_balancing(root), *_performance_levels(root), *_environment()]
    return diagnoses


def diagnose_book(database: Database) -> list[Diagnosis]:
    """Return everything that `parity doctor --book` shows: each part of a lab book, with all damage that is in it."""
    diagnoses = []
    for topic, sentences in damage_in(database).items():
        parted = [sentence.partition(": ") for sentence in sentences]
        diagnoses += [Diagnosis(topic, State.PROBLEM, text, advice) for text, _, advice in parted]
        diagnoses += [] if sentences else [Diagnosis(topic, State.OK, "no damage")]
    return diagnoses


def _device(kind: str, record: SessionRecord) -> Iterator[Diagnosis]:
    if record.device is None:
        text = record.failure.text if record.failure else "no device"
        yield Diagnosis(f"{kind} device", State.ABSENT, text, "runs are not timed here; everything else works")
        return
    facts = record.device
    memory = f"{facts.memory_bytes / 2**30:.0f} GiB, last-level cache {facts.last_level_cache_bytes / 2**20:.0f} MiB"
    shown = f"{facts.name} ({facts.arch}) at {facts.identity}, driver {facts.driver}, runtime {facts.runtime}, {memory}"
    yield Diagnosis(f"{kind} device", State.OK, shown)
    yield _clocks(kind, record.state)
    if record.neighbours:
        advice = "end them, or run with --alone, which refuses a shared GPU"
        yield Diagnosis(
            f"{kind} users", State.PROBLEM, f"other processes use it: {', '.join(record.neighbours)}", advice
        )
    else:
        yield Diagnosis(f"{kind} users", State.OK, "no other process uses it, as far as the system knows")


def _clocks(kind: str, state: DeviceState | None) -> Diagnosis:
    figures = (
        []
        if state is None
        else [
            f"{name} {value:g} {unit}"
            for name, value, unit in (
                ("clock", state.clock_mhz, "MHz"),
                ("temperature", state.temperature_c, "°C"),
                ("power", state.power_w, "W"),
            )
            if value is not None
        ]
    )
    if figures:
        return Diagnosis(f"{kind} state", State.OK, ", ".join(figures))
    tool = "amdsmi (part of ROCm)" if kind == "hip" else "nvidia-ml-py"
    return Diagnosis(f"{kind} state", State.NOTE, "clock, temperature and power are not known", f"install {tool}")


def _kernel_driver(root: Path) -> Diagnosis:
    node = root / "dev" / "kfd"
    if not node.exists():
        return Diagnosis(
            "AMD kernel driver", State.ABSENT, "no /dev/kfd", "load amdgpu, or pass /dev/kfd to the container"
        )
    if not os.access(node, os.R_OK | os.W_OK):
        advice = "add yourself to the groups render and video"
        return Diagnosis("AMD kernel driver", State.PROBLEM, "this user may not open /dev/kfd", advice)
    loaded = root / "sys" / "module" / "amdgpu" / "version"
    return Diagnosis("AMD kernel driver", State.OK, f"amdgpu {_text(loaded) or 'as part of the kernel'}")


def _rocm(root: Path) -> Diagnosis:
    folder = Path(os.environ.get("ROCM_PATH") or os.environ.get("ROCM_HOME") or root / "opt" / "rocm")
    version = _text(folder / ".info" / "version")
    if version is None:
        return Diagnosis("ROCm", State.ABSENT, f"none at {folder}", "set ROCM_PATH if it is elsewhere")
    return Diagnosis("ROCm", State.OK, f"{version} at {folder}")


def _sandbox() -> Diagnosis:
    if is_confining():
        return Diagnosis("bubblewrap", State.OK, "modules of kernels run confined")
    text = "none works: modules of kernels run with all your rights"
    return Diagnosis("bubblewrap", State.NOTE, text, "install bubblewrap")


def _profiler(name: str, kind: str, has_device: bool) -> Diagnosis:
    path = tool_path(name)
    if path is None:
        advice = f"install it to profile on the {kind} device" if has_device else ""
        return Diagnosis(name, State.ABSENT, "not on PATH" + (" nor in ROCm" if kind == "hip" else ""), advice)
    try:
        done = ask([str(path), "--version"], limit_s=_VERSION_LIMIT_S)
    except OSError as error:
        return Diagnosis(name, State.PROBLEM, f"{path} does not print its version: {error}")
    lines = [line.strip() for line in (done.stdout + done.stderr).splitlines() if re.search(r"version.*\d", line, re.I)]
    return Diagnosis(name, State.OK, f"{path}: {lines[0] if lines else 'version unknown'}")


def _numa_balancing(root: Path) -> Diagnosis:
    value = _text(root / "proc" / "sys" / "kernel" / "numa_balancing")
    if value is None or value == "0":
        return Diagnosis("NUMA balancing", State.OK, "off" if value else "not in this kernel")
    advice = "sudo sysctl kernel.numa_balancing=0"
    return Diagnosis("NUMA balancing", State.PROBLEM, "on: pages move while kernels are timed", advice)


def _performance_levels(root: Path) -> Iterator[Diagnosis]:
    """Each AMD GPU's performance level; only a fixed or deterministic level keeps the clock constant."""
    pattern = "sys/class/drm/card*/device/power_dpm_force_performance_level"
    for path in sorted(root.glob(pattern)):
        card, level = path.parent.parent.name, _text(path) or "unknown"
        if level in ("auto", "unknown"):
            advice = "rocm-smi --setperfdeterminism MHZ keeps the clock; the gate's pairs cancel slow drift without it"
            yield Diagnosis(f"clocks of {card}", State.NOTE, f"performance level {level}: the clock moves", advice)
        else:
            yield Diagnosis(f"clocks of {card}", State.OK, f"performance level {level}")


_UNSEEN = "parity's compilers do not see it: put it into the step's env if it is wanted"
_ADVICE = {
    Changes.CODE: _UNSEEN,
    Changes.OUTPUT: _UNSEEN,
    Changes.LIBRARY: "nothing, unless the vendor's library is timed (--vendor)",
    Changes.TIMING: "unset it, unless every run of this lab book has it",
    Changes.DEVICE: "nothing, if this is intended",
    Changes.PROFILER: "unset it: parity measures nothing under a profiler",
}
_PROBLEMS = (Changes.TIMING, Changes.PROFILER)


def _environment() -> Iterator[Diagnosis]:
    variables = set_variables()
    if not variables:
        yield Diagnosis("environment", State.OK, "no variable is set that changes code or times")
    for known, value in variables:
        text = f"{known.name}={value}: {known.meaning}"
        state = State.PROBLEM if known.changes in _PROBLEMS else State.NOTE
        yield Diagnosis("environment", state, text, _ADVICE[known.changes])


def _text(path: Path) -> str | None:
    try:
        return path.read_text().strip()
    except OSError:
        return None
