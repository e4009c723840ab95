"""rocprofv3's JSON output, streamed: real files reach tens of megabytes.

Layout: `rocprofiler-sdk-tool[i]` is one process with `kernel_symbols` (or `strings` and code objects beside them),
`buffer_records.kernel_dispatch[]`, and `callback_records.counter_collection[]` with one record list for each dispatch.
"""

from collections.abc import Container, Iterator
from dataclasses import dataclass
from decimal import Decimal
from pathlib import Path
from typing import Any

import ijson

from parity.errors import InputError
from parity.profilers.formats.base import Format
from parity.profilers.formats.json_bounds import check_json
from parity.profilers.formats.opening import first_bytes, opened
from parity.profilers.formats.tables import LARGEST, kernel_name
from parity.records import Dispatch, ProfileRow, Three, elapsed, three

_ROOT = "rocprofiler-sdk-tool"
_SNIFFED_BYTES = 1 << 16
_SYMBOLS = f"{_ROOT}.item.kernel_symbols.item"
_COUNTER_INFO = f"{_ROOT}.item.counters.item"
_DISPATCHES = f"{_ROOT}.item.buffer_records.kernel_dispatch.item"
_GPU = 2  # an agent's type; CPUs have 1
_REGISTERS = ("arch_vgpr_count", "accum_vgpr_count", "sgpr_count")
_LARGEST = Decimal(LARGEST)
_COLLECTIONS = f"{_ROOT}.item.callback_records.counter_collection.item"


def read_sdk_json(path: Path, *, partial: bool = False, asked: Container[str] = ()) -> Iterator[ProfileRow]:
    """Yield the dispatches and counters of a file. The file is read several times, as names may come after what uses
    them.

    Raises InputError if the file is not such JSON or is cut off; with `partial`, reading just ends there.
    """
    check_json(path)
    try:
        symbols = enumerate(_items(path, _SYMBOLS, partial))
        kernels = {_handle(symbol.get("kernel_id", at)): _Kernel.of(symbol) for at, symbol in symbols}
        counters = {_handle(info): str(info.get("name", "")) for info in _items(path, _COUNTER_INFO, partial)}
        traced: dict[tuple[str | None, int], list[Dispatch]] = {}
        for record in _items(path, _DISPATCHES, partial):
            dispatch = _dispatch(record, kernels, path)
            traced.setdefault((dispatch.agent, dispatch.dispatch), []).append(dispatch)
        has_dispatches = bool(traced)
        for record in _items(path, _COLLECTIONS, partial):
            has_dispatches, (collected, totals) = True, _collected(record, kernels, counters, path)
            same = traced.get((collected.agent, collected.dispatch))
            dispatch = _merged_dispatch(collected, same.pop(0)) if same else collected  # a launch may be in both lists
            yield dispatch
            for name, total in totals.items():
                yield dispatch.counted(name, total)
        for dispatches in traced.values():
            yield from dispatches
        if not has_dispatches and not kernels:
            raise InputError(f"{path}: not rocprofv3's JSON: it has no '{_ROOT}' with kernels")
    except InputError:
        if not partial:
            raise


def described_gpus(path: Path) -> list[tuple[str, str]]:
    """Return the architectures and names of the GPUs that a file describes, as far as the file can be read."""
    check_json(path)
    agents = (agent for agent in _items(path, f"{_ROOT}.item.agents.item", partial=True) if agent.get("type") == _GPU)
    return [(str(agent.get("name", "")), str(agent.get("product_name") or "")) for agent in agents]


def _items(path: Path, prefix: str, partial: bool) -> Iterator[dict[str, Any]]:
    """Yield the objects at one place of the file. If the file is cut off: those before the cut if `partial`, else raise
    InputError.
    """
    try:
        with opened(path) as file:  # numbers as they are written, because some have 64 bits
            for item in ijson.items(file, prefix):
                if isinstance(item, dict):
                    yield item
    except ArithmeticError:  # decimals have exponents of so many digits, and no more
        raise InputError(f"{path}: not valid JSON: a number beyond any exponent") from None
    except (ijson.JSONError, UnicodeDecodeError) as error:
        if not partial:
            is_cut = isinstance(error, ijson.IncompleteJSONError)
            what = "not complete JSON" if is_cut else "not valid JSON"
            raise InputError(f"{path}: {what}: {str(error).splitlines()[0].strip()}") from error


@dataclass(frozen=True)
class _Kernel:
    """What a kernel symbol says. Some versions give registers here, others with the dispatch."""

    name: str
    registers: dict[str, int | None]

    @classmethod
    def of(cls, symbol: dict[str, Any]) -> "_Kernel":
        return cls(_symbol_name(symbol), {name: _integer(symbol.get(name)) for name in _REGISTERS})


def _symbol_name(symbol: dict[str, Any]) -> str:
    """Return a kernel's readable name where there is one."""
    for key in ("formatted_kernel_name", "demangled_kernel_name", "truncated_kernel_name", "kernel_name"):
        if symbol.get(key):
            return kernel_name(str(symbol[key]))
    return ""


def _handle(value: Any) -> int:
    """Return an identifier as a number: it is a number or {"handle": number}, perhaps below "id"."""
    while isinstance(value, dict):
        value = value.get("handle", value.get("id", value.get("value", -1)))
    return _integer(value) or 0


def _integer(value: Any) -> int | None:
    if type(value) is int:
        return value
    return int(value) if _is_figure(value) else None


def _is_figure(value: Any) -> bool:
    """Whether a value is a number; fractions come as decimals."""
    if isinstance(value, Decimal):
        return value.is_finite() and -_LARGEST < value < _LARGEST  # comparing rounds nothing, as abs() does
    return isinstance(value, int) and not isinstance(value, bool)


def _three(value: Any) -> Three | None:
    """{"x": 1, "y": 2, "z": 3}."""
    if not isinstance(value, dict):
        return None
    return three(_integer(value.get("x")), _integer(value.get("y")), _integer(value.get("z")))


def _dispatch(record: dict[str, Any], kernels: dict[int, _Kernel], path: Path) -> Dispatch:
    info = record.get("dispatch_info")
    if not isinstance(info, dict):
        raise InputError(f"{path}: a kernel dispatch has no 'dispatch_info'")
    begun, ended = _integer(record.get("start_timestamp")), _integer(record.get("end_timestamp"))
    kernel = kernels.get(_handle(info.get("kernel_id", -1)))
    if kernel is None:
        raise InputError(f"{path}: kernel {info.get('kernel_id')} of a dispatch is not among its kernel_symbols")
    agent = info.get("agent_id")
    vgpr, accum, sgpr = (_integer(record.get(n, info.get(n, kernel.registers[n]))) for n in _REGISTERS)
    return Dispatch(
        kernel=kernel.name,
        dispatch=_handle(info.get("dispatch_id")),
        agent=str(_handle(agent)) if agent is not None else None,
        start_ns=begun,
        end_ns=ended,
        duration_ns=elapsed(begun, ended),
        grid=_three(info.get("grid_size")),
        workgroup=_three(info.get("workgroup_size")),
        vgpr=vgpr,
        accum_vgpr=accum,
        sgpr=sgpr,
        lds_bytes=_integer(info.get("group_segment_size")),
        lds_is_static=False,
        scratch_bytes=_integer(info.get("private_segment_size")),
    )


def _merged_dispatch(first: Dispatch, second: Dispatch) -> Dispatch:
    """Return a launch with what either of two records says of it; the first record wins."""
    return Dispatch._make(there if here is None else here for here, there in zip(first, second, strict=True))


def _collected(
    record: dict[str, Any], kernels: dict[int, _Kernel], counters: dict[int, str], path: Path
) -> tuple[Dispatch, dict[str, float]]:
    """One dispatch of a counter collection, and its counters, summed over their instances."""
    data = record.get("dispatch_data", record)
    if not isinstance(data, dict):
        raise InputError(f"{path}: a counter collection has no 'dispatch_data'")
    times = {key: data.get(key, record.get(key)) for key in ("start_timestamp", "end_timestamp")}
    dispatch = _dispatch({**record, **data, **times}, kernels, path)
    totals: dict[str, float] = {}
    records = record.get("records", [])
    for value in records if isinstance(records, list) else [None]:
        if not isinstance(value, dict) or not _is_figure(value.get("value")):
            raise InputError(
                f"{path}: a counter of dispatch {dispatch.dispatch} has no number for a value, or one beyond 1e100"
            )
        name = counters.get(_handle(value.get("counter_id"))) or str(_handle(value.get("counter_id")))
        totals[name] = totals.get(name, 0.0) + float(value["value"])
    for name, total in totals.items():
        if not total < LARGEST:
            raise InputError(f"{path}: counter {name} of dispatch {dispatch.dispatch} is too large for a number")
    return dispatch, totals


def _is_json(path: Path) -> bool:
    return first_bytes(path, 64).lstrip(b"\xef\xbb\xbf \t\r\n").startswith(b"{")


def _is_sdk_json(path: Path) -> bool:
    return _is_json(path) and _ROOT.encode() in first_bytes(path, _SNIFFED_BYTES)


FORMAT = Format(
    (".json",),
    _is_json,
    read_sdk_json,
    useless=lambda path: "" if _is_sdk_json(path) else "is not rocprofv3's JSON",
    gpus=lambda path: described_gpus(path) if _is_sdk_json(path) else [],
)
