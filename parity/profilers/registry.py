"""Every profiler, the best first for each kind of device. A new one needs a file beside this one and a line here."""

from parity.errors import UnavailableError
from parity.profilers.base import Profiler, find
from parity.profilers.formats import table_readers
from parity.profilers.ncu import KIND as NCU
from parity.profilers.rocprof import KIND as ROCPROF
from parity.profilers.rocprofv2 import KIND as ROCPROFV2
from parity.profilers.rocprofv3 import KIND as ROCPROFV3

PROFILERS = (ROCPROFV3, ROCPROFV2, ROCPROF, NCU)
# Tables are last: they are what is of no other format.
_KNOWN = dict.fromkeys(known for kind in PROFILERS for known in kind.formats)
FORMATS = sorted(_KNOWN, key=lambda known: known is table_readers.FORMAT)


def find_profiler(device: str) -> Profiler:
    """Return the best profiler for devices of that kind. Raises UnavailableError if this machine has none."""
    kinds = [kind for kind in PROFILERS if kind.device == device]
    best_profiler = next((profiler for kind in kinds if (profiler := find(kind))), None)
    if best_profiler is not None:
        return best_profiler
    names = " nor ".join(kind.name for kind in kinds)
    neither = "neither " if len(kinds) > 1 else "no "
    raise UnavailableError(f"no profiler: {neither}{names} is on PATH{' or in ROCm' if device == 'hip' else ''}")
