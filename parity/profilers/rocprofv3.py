"""rocprofv3, of ROCm 6.2 and later. Options are those of AMD's "Using rocprofv3" (ROCm 6.2 to 7.x)."""

import re
from collections.abc import Callable, Sequence
from pathlib import Path

from parity.profilers.base import Passes, Profiler, ProfilerKind, counter_file, output_of, tool_path, unchecked
from parity.profilers.formats import rocpd, sdk_json, table_readers
from parity.records import Pass, Purpose

_PMC_OPTION = (6, 4)  # older versions take counters from a file
_SAMPLING = (6, 4)
_MOST_IN_A_PASS = 6  # more in one pass gave wrong values on gfx1151
_GPU = re.compile(r"^\s*GPU\s*:\s*(\d+)", re.MULTILINE)
_FITS = "can be collected together"


def _plan(profiler: Profiler, ordinal: int, counters: Sequence[str], sampling: bool) -> Passes:
    passes, left_out = [Pass(Purpose.TRACE)], dict[str, str]()
    checker = tool_path("rocprofv3-avail")
    groups: list[tuple[str, ...]] = []
    if checker is not None:
        groups, unknown = group_counters(counters, lambda names: _fit(checker, ordinal, names))
        left_out = dict.fromkeys(unknown, "rocprofv3-avail pmc-check: this device does not collect it")
    if not groups:  # there is no checker, or it fails and accepts no counter at all
        left_out, groups = {}, unchecked(counters)
    passes += [Pass(Purpose.COUNTERS, group) for group in groups]
    if sampling:
        method, why = _sampling(profiler, checker, ordinal)
        if method:
            passes.append(Pass(Purpose.SAMPLING, method=method))
        else:
            left_out[Purpose.SAMPLING.value] = why
    return passes, left_out


def group_counters(
    counters: Sequence[str], fit: Callable[[Sequence[str]], bool]
) -> tuple[list[tuple[str, ...]], list[str]]:
    """Group counters, in order, into sets that the device collects together; also return those that it cannot
    collect.
    """
    groups: list[tuple[str, ...]] = []
    unknown = []
    for counter in counters:
        if groups and len(groups[-1]) < _MOST_IN_A_PASS and fit([*groups[-1], counter]):
            groups[-1] = (*groups[-1], counter)
        elif fit([counter]):
            groups.append((counter,))
        else:
            unknown.append(counter)
    return groups, unknown


def _fit(checker: Path, ordinal: int, counters: Sequence[str]) -> bool:
    """Whether the device collects a set in one pass. Only the printed sentence shows it, not the exit status."""
    return _FITS in output_of([str(checker), "-d", str(ordinal), "pmc-check", *counters])


def _sampling(profiler: Profiler, checker: Path | None, ordinal: int) -> tuple[str, str]:
    """Return the device's better sampling method (stochastic also reports what was issued, and why not), or why there
    is none.

    The tool lists every GPU, whichever it is asked about, so only the device's own block is used.
    """
    if not profiler.is_at_least(_SAMPLING):
        return "", f"{profiler.title} has no PC sampling: it needs ROCm {'.'.join(map(str, _SAMPLING))}"
    if checker is None:
        return "", "there is no rocprofv3-avail to ask whether the device supports it"
    blocks = _GPU.split(output_of([str(checker), "-d", str(ordinal), "info", "--pc-sampling"]))
    device_block = dict(zip(blocks[1::2], blocks[2::2], strict=True)).get(str(ordinal), "").lower()
    method = next((method for method in ("stochastic", "host_trap") if method in device_block), "")
    return method, "" if method else "rocprofv3-avail names no PC sampling for this device"


def _command(profiler: Profiler, wanted: Pass, folder: Path, program: Sequence[str]) -> list[str]:
    kind = "csv" if wanted.purpose is Purpose.SAMPLING else "json"  # samples are read from csv
    output = ["--output-format", kind, "-d", str(folder), "-o", "out"]
    return [str(profiler.path), *_options(profiler, wanted, folder), *output, "--", *program]


def _options(profiler: Profiler, wanted: Pass, folder: Path) -> list[str]:
    match wanted.purpose:
        case Purpose.TRACE:
            return ["--kernel-trace"]
        case Purpose.COUNTERS if profiler.is_at_least(_PMC_OPTION):
            return ["--pmc", *wanted.counters]
        case Purpose.COUNTERS:
            return ["-i", counter_file(wanted, folder)]
        case Purpose.SAMPLING:
            unit, interval = ("cycles", 1 << 20) if wanted.method == "stochastic" else ("time", 1)
            return [
                "--kernel-trace",
                "--pc-sampling-beta-enabled",
                "--pc-sampling-method",
                wanted.method,
                "--pc-sampling-unit",
                unit,
                "--pc-sampling-interval",
                str(interval),
            ]


KIND = ProfilerKind(
    "rocprofv3",
    "hip",
    (rocpd.FORMAT, sdk_json.FORMAT, table_readers.FORMAT),
    _plan,
    _command,
    version_label="rocm_version",  # the tool's own is numbered differently
)
