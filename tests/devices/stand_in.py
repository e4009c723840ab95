"""The logic of the stand-in libamdhip64 (stand_in.c): an AMD GPU whose launches run on the emulator.

Its settings are a JSON file named by PARITY_STAND_IN:
  arch, devices         what the runtime reports
  launches              a folder in which processes find what a launch on the same content has left
  builds                the folder of finished builds: a code object's text is the kernel.s beside the same kernel.co
  ms                    device time of a launch by code object hash, or "default"
  grid_ms               device time by code object hash (or "default") and number of workgroups, in the place of `ms`
  memory                bytes; more is hipErrorOutOfMemory
  fail                  {"call": name, "at": n, "status": s}: the n-th such call returns that status
  hang_at, abort_at     the n-th launch never completes; ends the process
  corrupt_at            the n-th launch leaves a wrong first element in its output (the fifth argument)
  real_s                what a launch takes of real time beside
  elapsed               what hipEventElapsedTime tells instead, in ms, from the "at"-th launch on
  per_lds_byte_ms       what a byte of a launch's dynamic LDS adds
  lds_cycle_ms          what a cycle of LDS adds, as the emulator counts them
  not_run               the beginning of the names of kernels whose launches only take time
  round_ms              what these take for each round, of which their first number is
  hardware              {"fnuz": b, "sums": name, "phases": {"lanes": n, "banks": n}}: what is not as the emulator has it;
                        these phases are those of every access, lanes one after the other
  seen_ms               device time by code object hash of a launch on content that it has worked on: a planted cheat
  wrong_from            the launches from the n-th on leave their output (the fifth argument) as it is: another one
  wrong_grid            so do launches of so many workgroups
  wrong_codes           of which code objects these are true, if not of all, by hash
  run                   settings by the number of the process that measures in this workspace, from 1
Time is virtual: every launch of a code object takes its `ms`, with noise of 0.1 % that repeats from run to run. The first
launch on some memory runs on the emulator, further ones on the very same content only advance the clock.
"""

import ctypes
import hashlib
import json
import os
import pickle
import signal
import time
from dataclasses import dataclass, replace
from functools import cache
from itertools import count
from pathlib import Path
from typing import Any

import numpy as np

from parity.arch.emulated import Sums
from parity.arch.lds_phases import KINDS, Phases
from parity.codeobject import loaded_sha256, read_object
from parity.emulator.engine import engine_folder
from parity.emulator.machine import Kernel, Launch, Memory
from parity.emulator.running import How, run
from parity.emulator.targets import get_target
from parity.isa.parse import Assembly, parse

SUCCESS, INVALID_VALUE, OUT_OF_MEMORY, NO_DEVICE, NOT_FOUND, NOT_READY, LAUNCH_FAILURE = 0, 1, 2, 100, 500, 600, 719
SETTINGS = json.loads(Path(os.environ["PARITY_STAND_IN"]).read_text())

_handles = count(0x1000)
_noise = np.random.default_rng(7)
_allocations: dict[int, Any] = {}
_modules: dict[int, bytes] = {}
_functions: dict[int, tuple[bytes, str]] = {}
_events: dict[int, float] = {}
_calls: dict[str, int] = {}
_seen: dict[Any, int] = {}  # launches, and the cycles of LDS that they took
_OF_A_FLUSH = 1 << 24
_now_ms = 0.0
_hangs = False


def call(name: str, address: int, number: int) -> int:
    values = list((ctypes.c_uint64 * number).from_address(address))
    _calls[name] = _calls.get(name, 0) + 1
    failure = SETTINGS.get("fail", {})
    if failure.get("call") == name and failure.get("at", 1) == _calls[name]:
        return int(failure["status"])
    function = {"hipGetDeviceProperties": "hipGetDevicePropertiesR0600"}.get(name, name)
    result = globals()[f"_{function}"](*values)
    return SUCCESS if result is None else int(result)


def _write(address: int, kind: Any, value: Any) -> None:
    kind.from_address(address).value = value


def _handle(address: int) -> int:
    made = next(_handles)
    _write(address, ctypes.c_void_p, made)
    return made


def _hipGetDeviceCount(target: int) -> int | None:
    _write(target, ctypes.c_int, SETTINGS.get("devices", 1))
    return None if SETTINGS.get("devices", 1) else NO_DEVICE


def _hipSetDevice(_ordinal: int) -> None:
    pass


def _hipDriverGetVersion(target: int) -> None:
    _write(target, ctypes.c_int, 70_200_000)


_hipRuntimeGetVersion = _hipDriverGetVersion


def _hipGetDevicePropertiesR0600(target: int, _ordinal: int) -> None:
    from hip import hip

    properties = hip.hipDeviceProp_t.fromObj(ctypes.c_void_p(target))
    ctypes.memmove(target, b"Stand-in GPU\0", 13)  # its first field
    arch = (SETTINGS.get("arch", "gfx1151") + ":sramecc-:xnack-").encode() + b"\0"
    ctypes.memmove(target + _offset_of_text(hip, "gcnArchName"), arch, len(arch))
    properties.totalGlobalMem = SETTINGS.get("memory", 1 << 34)
    properties.l2CacheSize = 2 << 20
    properties.pciDomainID, properties.pciBusID, properties.pciDeviceID = 0, 0xC4, 0


def _offset_of_text(hip: Any, field: str) -> int:
    """Where hip-python reads a text of the properties: their layout is the real header's, found through its reader."""
    probe = (ctypes.c_uint8 * 4096)()
    properties = hip.hipDeviceProp_t.fromObj(ctypes.c_void_p(ctypes.addressof(probe)))
    for offset in range(1400):
        probe[offset] = ord("@")
        if getattr(properties, field)[:1] in ("@", b"@"):
            return offset
        probe[offset] = 0
    raise AssertionError(field)


def _hipStreamCreate(target: int) -> None:
    _handle(target)


def _hipEventCreate(target: int) -> None:
    _events[_handle(target)] = 0.0


def _hipMalloc(target: int, size: int) -> int | None:
    used = sum(len(memory) for memory in _allocations.values())
    if used + size > SETTINGS.get("memory", 1 << 34):
        return OUT_OF_MEMORY
    memory = (ctypes.c_uint8 * size)()
    _allocations[ctypes.addressof(memory)] = memory
    _write(target, ctypes.c_void_p, ctypes.addressof(memory))
    return None


def _hipFree(pointer: int) -> int | None:
    return None if _allocations.pop(pointer, None) is not None else INVALID_VALUE


def _hipMemcpy(to: int, source: int, size: int, _kind: int) -> None:
    if any(base <= to < base + len(memory) for base, memory in _allocations.items()):
        _seen.clear()  # what was there may come back, and then a launch has something to do again
    ctypes.memmove(to, source, size)


def _hipMemsetD8(to: int, value: int, count: int) -> None:
    _seen.clear()
    ctypes.memset(to, value, count)


def _hipMemsetD16(to: int, value: int, count: int) -> None:
    _fill(to, value, 2, count)


def _hipMemsetD32(to: int, value: int, count: int) -> None:
    _fill(to, value & 0xFFFFFFFF, 4, count)


def _fill(to: int, value: int, size: int, count: int) -> None:
    pattern = value.to_bytes(size, "little") * count
    held = ctypes.create_string_buffer(pattern, len(pattern))
    _hipMemcpy(to, ctypes.addressof(held), len(pattern), 0)


def _hipModuleLoadData(target: int, image: int) -> None:
    # An ELF file ends with its section headers: their place, size and number are in the header.
    header = (ctypes.c_uint8 * 64).from_address(image)
    raw = bytes(header)
    size = int.from_bytes(raw[40:48], "little") + int.from_bytes(raw[58:60], "little") * int.from_bytes(
        raw[60:62], "little"
    )
    _modules[_handle(target)] = ctypes.string_at(image, size)


def _hipModuleGetFunction(target: int, module: int, name: int) -> int | None:
    symbol = ctypes.string_at(name).decode()
    if symbol not in _object(_modules[module]).kernels:
        return NOT_FOUND
    _functions[_handle(target)] = (_modules[module], symbol)
    return None


def _hipEventRecord(event: int, _stream: int) -> None:
    _events[event] = _now_ms


def _hipEventQuery(_event: int) -> int | None:
    return NOT_READY if _hangs else None


def _hipEventElapsedTime(target: int, first: int, last: int) -> None:
    elapsed = SETTINGS.get("elapsed")
    if elapsed and _calls["hipModuleLaunchKernel"] >= elapsed["at"]:
        _write(target, ctypes.c_float, float(elapsed["ms"]))
        return
    _write(target, ctypes.c_float, _events[last] - _events[first])


def _hipModuleLaunchKernel(
    function: int,
    gx: int,
    gy: int,
    gz: int,
    bx: int,
    by: int,
    bz: int,
    shared: int,
    _stream: int,
    params: int,
    extra: int,
) -> int | None:
    global _now_ms, _hangs
    assert not params, "the argument segment is passed as a whole"
    number = _calls["hipModuleLaunchKernel"]
    if number == 1 and "run" in SETTINGS:
        _take_settings_of_this_process()
    if SETTINGS.get("abort_at") == number:
        os.kill(os.getpid(), signal.SIGABRT)  # as ROCm does at a memory access fault
    _hangs = _hangs or SETTINGS.get("hang_at") == number
    image, symbol = _functions[function]
    config = (ctypes.c_uint64 * 5).from_address(extra)
    assert (config[0], config[2], config[4]) == (1, 2, 3), "HIP_LAUNCH_PARAM_*"
    segment = ctypes.string_at(config[1], ctypes.c_size_t.from_address(config[3]).value)
    sha256 = _identity(image)
    content = tuple(map(_content, _allocations.values()))
    key = (sha256, segment, gx, gy, gz, tuple(_allocations), content)
    is_wrong = number >= SETTINGS.get("wrong_from", number + 1) or gx * gy * gz == SETTINGS.get("wrong_grid")
    is_idle = is_wrong and sha256 in SETTINGS.get("wrong_codes", [sha256])
    is_idle = is_idle or symbol.startswith(tuple(SETTINGS.get("not_run", ())))
    if key not in _seen and not is_idle:
        values = _values(image, symbol, segment)
        launch = Launch((gx, gy, gz), (bx, by, bz), shared, [])
        cycles = _launched(sha256, symbol, values, launch, content)
        if cycles is None:
            return LAUNCH_FAILURE
        _seen[key] = cycles
    if SETTINGS.get("corrupt_at") == number:
        ctypes.c_uint16.from_address(int.from_bytes(segment[32:40], "little")).value ^= 0x0101
    time.sleep(SETTINGS.get("real_s", 0.0))
    ms = SETTINGS.get("ms", {})
    if sha256 in SETTINGS.get("seen_ms", {}) and _has_seen(sha256, segment):
        ms = SETTINGS["seen_ms"]
    per_byte, by_grid = SETTINGS.get("per_lds_byte_ms", 0.0), SETTINGS.get("grid_ms", {})
    usual = ms.get(sha256, ms.get("default", 50.0))
    took = by_grid.get(sha256, by_grid.get("default", {})).get(str(gx * gy * gz), usual)
    took += SETTINGS.get("lds_cycle_ms", 0.0) * _seen.get(key, 0)
    if "round_ms" in SETTINGS and symbol.startswith(tuple(SETTINGS["not_run"])):
        kinds = [argument.kind for argument in _object(image).kernels[symbol].arguments]
        took += SETTINGS["round_ms"] * int.from_bytes(segment[8 * kinds.index("by_value") :][:8], "little")
    _now_ms += (took + per_byte * shared) * (1 + 0.001 * float(_noise.standard_normal()))
    return None


def _content(memory: Any) -> bytes:
    """What lies in an allocation; of one that is as large as only a flush of the caches is, nothing is looked at."""
    return b"flushed" if len(memory) > _OF_A_FLUSH else hashlib.sha256(memory).digest()


_last_inputs: dict[str, Any] = {}


def _has_seen(sha256: str, segment: bytes) -> bool:
    """Whether a code object's last launch had the same inputs: everything in memory but its own output."""
    output = int.from_bytes(segment[32:40], "little")
    inputs = [_content(memory) for base, memory in _allocations.items() if not base <= output < base + len(memory)]
    is_same = _last_inputs.get(sha256) == inputs
    _last_inputs[sha256] = inputs
    return is_same


def _take_settings_of_this_process() -> None:
    counter = Path(os.environ["PARITY_STAND_IN"]).with_suffix(".count")
    number = int(counter.read_text()) + 1 if counter.exists() else 1
    counter.write_text(str(number))
    SETTINGS.update(SETTINGS["run"].get(str(number), {}))


@dataclass(frozen=True)
class _Pointer:
    """A word of an argument that points into the n-th allocation."""

    number: int
    offset: int


Words = list[bytes | _Pointer]  # of an argument: one, or several of a struct


def _values(image: bytes, symbol: str, segment: bytes) -> list[Words]:
    """The arguments of a launch, without addresses."""
    values = []
    for argument in _object(image).kernels[symbol].arguments:
        raw = segment[argument.offset_bytes : argument.offset_bytes + argument.size_bytes]
        has_pointers = argument.kind == "global_buffer" or len(raw) > 8
        words = [raw[at : at + 8] for at in range(0, len(raw), 8)]
        values.append([_pointer(word) or word if has_pointers else word for word in words])
    return values


def _pointer(word: bytes) -> _Pointer | None:
    address = int.from_bytes(word, "little")
    for number, (base, allocation) in enumerate(_allocations.items()):
        if base <= address < base + len(allocation):
            return _Pointer(number, address - base)
    return None


def _launched(sha256: str, symbol: str, values: list[Words], launch: Launch, content: tuple[bytes, ...]) -> int | None:
    """What a launch leaves in memory: as another process of these tests has found it, else from the emulator. Returns
    the cycles of LDS that it took; None if it faults.
    """
    asked = repr((sha256, symbol, values, launch, content, SETTINGS.get("hardware"), "lds_cycle_ms" in SETTINGS))
    kept = Path(SETTINGS["launches"]) / hashlib.sha256(asked.encode()).hexdigest()
    memories = list(_allocations.values())
    if kept.is_file():
        cycles, left = pickle.loads(kept.read_bytes())
        for number, after in left.items():
            ctypes.memmove(memories[number], after, len(after))
        return int(cycles)
    cycles = _emulate(sha256, symbol, values, launch)
    if cycles is None:
        return None
    after = {n: bytes(allocation) for n, allocation in enumerate(memories) if _content(allocation) != content[n]}
    temporary_file = kept.with_suffix(f".{os.getpid()}")
    temporary_file.write_bytes(pickle.dumps((cycles, after)))
    temporary_file.rename(kept)
    return cycles


def _emulate(sha256: str, symbol: str, values: list[Words], launch: Launch) -> int | None:
    """Runs a launch on the emulator, in this process's memory; returns the cycles of LDS, None if it faults."""
    memory = Memory()
    bases = [memory.add(np.ctypeslib.as_array(allocation), writable=True) for allocation in _allocations.values()]

    def placed_word(word: bytes | _Pointer) -> int | bytes:
        return bases[word.number] + word.offset if isinstance(word, _Pointer) else word

    def placed_value(words: Words) -> int | bytes:
        placed_words = [placed_word(word) for word in words]
        return (
            placed_words[0]
            if len(placed_words) == 1
            else b"".join(word if isinstance(word, bytes) else word.to_bytes(8, "little") for word in placed_words)
        )

    placed = [placed_value(words) for words in values]
    x, y, z = launch.grid
    workgroups = [(i, j, k) for k in range(z) for j in range(y) for i in range(x)]
    whole = replace(launch, values=placed)
    how = How(checks=False, counting="lds_cycle_ms" in SETTINGS)
    done = run(_kernel(sha256, symbol), memory, whole, workgroups, engine_folder(), how)
    return None if done.faults else int(done.lds[:, 1].sum())


@cache
def _kernel(sha256: str, symbol: str) -> Kernel:
    assembly = _parsed(sha256)
    target = get_target(assembly.target or "")
    other = SETTINGS.get("hardware", {})
    if "fnuz" in other:
        target = replace(target, fnuz=other["fnuz"])
    if "sums" in other:
        target = replace(target, sums=Sums[other["sums"]])
    if "phases" in other:
        lanes = tuple(range(len(target.phases[0].order)))
        target = replace(target, phases=(Phases(lanes, **other["phases"]),) * len(KINDS))
    return Kernel.of(assembly, symbol, target=target)


@cache
def _parsed(sha256: str) -> Assembly:
    return parse(_text(sha256), sha256)


def _text(sha256: str) -> str:
    path = _texts().get(sha256)
    assert path is not None, f"no build has the code object {sha256}"
    return path.read_text()


@cache
def _texts() -> dict[str, Path]:
    """The assembly text of every code object that is built, by the code object's hash."""
    objects = Path(SETTINGS["builds"]).glob("*/kernel.co")
    return {_identity(path.read_bytes()): path.with_name("kernel.s") for path in objects}


@cache
def _object(image: bytes) -> Any:
    return read_object(image, "module")


@cache
def _identity(image: bytes) -> str:
    return loaded_sha256(image, "module")
