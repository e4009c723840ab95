"""What on this machine affects builds and measurements, and what to do about it."""

import os
import re
from collections.abc import Iterator
from importlib import util
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

from parity.contract import Contract, LaneSpec
from parity.contract.clauses import Inputs, Kpi, Tensor
from parity.contract.guardrails import Guardrails
from parity.contract.workspace import Workspace
from parity.devices.opening import KINDS
from parity.errors import UnavailableError
from parity.lanes import BuildRequest, HashMemory
from parity.lanes.cuda.nvrtc import NvrtcBuilder
from parity.lanes.hip.clang import rocm_clang, system_clang, zig_clang
from parity.lanes.hip.hiprtc import HiprtcBuilder
from parity.lanes.triton.language import has_gluon
from parity.measure.session import SessionRecord, inspect
from parity.profilers.tools import OF_DEVICE, tool_path
from parity.records import DeviceState, Diagnosis, State, Toolchain
from parity.store import Database, damage_in
from parity.system.environment import Changes, set_variables
from parity.system.process import ask
from parity.system.sandbox import is_confining
from parity.toolchains.wheels import nvidia_tool

_VERSION_LIMIT_S = 20.0
_BUILD_LIMIT_S = 60.0
_PROFILERS = {str(name): kind for kind, names in OF_DEVICE.items() for name in names}


def diagnose(cache: Path, root: Path = Path("/")) -> list[Diagnosis]:
    """Everything that `parity doctor` shows. `cache` is a folder for the hashes of compilers; /proc, /sys and /dev are
    looked for below `root`.
    """
    devices = {kind: inspect(kind) for kind in KINDS}
    found = [diagnosis for kind, record in devices.items() for diagnosis in _device(kind, record)]
    found += [_kernel_driver(root), _rocm(root)]
    found += [*_compilers(cache), _sandbox()]
    found += [_profiler(name, kind, devices[kind].device is not None) for name, kind in _PROFILERS.items()]
    found += [_numa_balancing(root), *_performance_levels(root), *_environment()]
    return found


def diagnose_book(database: Database) -> list[Diagnosis]:
    """Everything that `parity doctor --book` shows: each part of a lab book, with all damage that is in it."""
    found = []
    for topic, sentences in damage_in(database).items():
        parted = [sentence.partition(": ") for sentence in sentences]
        found += [Diagnosis(topic, State.PROBLEM, text, advice) for text, _, advice in parted]
        found += [] if sentences else [Diagnosis(topic, State.OK, "no damage")]
    return found


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
    figures = [] if state is None else [
        f"{name} {value:g} {unit}"
        for name, value, unit in (
            ("clock", state.clock_mhz, "MHz"), ("temperature", state.temperature_c, "°C"), ("power", state.power_w,
        "W"), )
        if value is not None
    ]  # fmt: skip
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
    found = _text(folder / ".info" / "version")
    if found is None:
        return Diagnosis("ROCm", State.ABSENT, f"none at {folder}", "set ROCM_PATH if it is elsewhere")
    return Diagnosis("ROCm", State.OK, f"{found} at {folder}")


def _compilers(cache: Path) -> Iterator[Diagnosis]:
    try:
        yield Diagnosis("Triton", State.OK, f"{version('triton')}, {_gluon()}")
    except PackageNotFoundError:
        yield Diagnosis("Triton", State.PROBLEM, "not installed here", "pip install triton==3.6.0")
    for arch, name in (("gfx1151", "hiprtc"), ("sm_90", "NVRTC")):
        yield _runtime_compiler(cache, arch, name)
    for name, find in (("ROCm's clang", rocm_clang), ("system's clang", system_clang), ("ziglang's clang", zig_clang)):
        clang = find()
        state, text = (State.OK, str(clang.library)) if clang else (State.ABSENT, "none of version 19 or newer")
        yield Diagnosis(name, state, text)
    tool = nvidia_tool("nvdisasm")
    yield Diagnosis("nvdisasm", State.OK if tool else State.ABSENT, str(tool or "not in Triton's wheel"))


def _sandbox() -> Diagnosis:
    if is_confining():
        return Diagnosis("bubblewrap", State.OK, "modules of kernels run confined")
    text = "none works: modules of kernels run with all your rights"
    return Diagnosis("bubblewrap", State.NOTE, text, "install bubblewrap")


def _gluon() -> str:
    """Whether Triton, which is installed, compiles Gluon too."""
    found = util.find_spec("triton")
    folders = found.submodule_search_locations if found else None
    return "with Gluon" if any(has_gluon(Path(folder)) for folder in folders or ()) else "without Gluon"


def _any_contract(arch: str) -> Contract:
    """A contract with which a compiler can be asked who it is: nothing is built for it."""
    tensors = {name: Tensor("float16") for name in ("x", "weight", "y")}
    return Contract(
        title="none",
        operator="rms_norm",
        arch=arch,
        axes={"rows": 1, "columns": 1},
        blocks={},
        threads=64,
        tensors=tensors,
        inputs=Inputs("normal", 0),
        guardrails=Guardrails(256),
        kpi=Kpi("hip", 1.0),
    )


def _runtime_compiler(cache: Path, arch: str, name: str) -> Diagnosis:
    """hiprtc or NVRTC, asked with an architecture that it compiles for."""
    hashes = HashMemory(cache / "hashes.json")
    spec, nowhere = LaneSpec(kernel="none.hip"), Workspace(Path.cwd())
    request = BuildRequest(nowhere, _any_contract(arch), "hip", spec, hashes, _BUILD_LIMIT_S)
    builder = HiprtcBuilder(request) if name == "hiprtc" else NvrtcBuilder(request)
    try:
        chain: Toolchain = builder.toolchain()
    except UnavailableError as error:
        other = "clang builds the HIP lane instead" if name == "hiprtc" else "pip install 'parity[cuda]'"
        return Diagnosis(name, State.ABSENT, str(error), other)
    return Diagnosis(name, State.OK, f"{chain.version}, {chain.library_path}")


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
    found = set_variables()
    if not found:
        yield Diagnosis("environment", State.OK, "no variable is set that changes code or times")
    for known, value in found:
        text = f"{known.name}={value}: {known.meaning}"
        state = State.PROBLEM if known.changes in _PROBLEMS else State.NOTE
        yield Diagnosis("environment", state, text, _ADVICE[known.changes])


def _text(path: Path) -> str | None:
    try:
        return path.read_text().strip()
    except OSError:
        return None
