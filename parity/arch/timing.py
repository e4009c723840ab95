"""What models of time need of each architecture: latencies, widths, bandwidths and clocks, each with its source.

A figure is `documented` by its maker, `measured` by somebody, `fitted` on times that somebody has measured, `guessed`,
or `given` by a user. Of what a machine has shown (`measured.json`), the figures take the places of these.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import StrEnum

from parity.arch.families import RDNA, Family
from parity.arch.measured import timing_measured
from parity.arch.products import PRODUCTS, Product, units_of
from parity.arch.table import ARCHITECTURES, Arch, get_arch
from parity.errors import InputError, UnavailableError


class Status(StrEnum):
    """What a figure rests on."""

    DOCUMENTED = "documented"
    MEASURED = "measured"
    FITTED = "fitted"
    GUESSED = "guessed"
    GIVEN = "given"


# Each figure by name, and what it is. Latencies of caches are those of what lies in them; memory's and the last level's
# are beyond the second level's. A unit is a compute unit, or a work-group processor.
NAMES = {
    "clock_ghz": "engine clock",
    "matrix_clock_ghz": "engine clock of a kernel with matrix instructions",
    "units": "units of the GPU",
    "dies": "dies that share no second-level cache",
    "launch_us": "what a launch takes beside its workgroups",
    "wave_interval_cycles": "between two waves that a die starts",
    "wave_start_cycles": "until a wave's first instruction",
    "issue_cycles": "between two instructions of a wave",
    "vector_cycles": "that a vector instruction holds its SIMD",
    "slow_vector_cycles": "the same of transcendental functions and 32-bit products of whole numbers",
    "vector_latency_cycles": "until another instruction has a vector instruction's result",
    "matrix_operations": "of a SIMD's matrix instructions in one cycle, on elements of 16 bits",
    "matrix_operations_8bit": "the same on elements of 8 bits",
    "matrix_operations_f8f6f4": "the same of the instructions with this suffix",
    "matrix_operations_32bit": "the same on elements of 32 and 64 bits",
    "matrix_holds_vector": "1 where a matrix instruction holds the vector unit",
    "lds_bytes_per_cycle": "that LDS moves for a unit",
    "lds_ports": "accesses that a unit's LDS serves at once",
    "lds_latency_cycles": "of an access to LDS",
    "scalar_latency_cycles": "of a scalar load",
    "l1_bytes_per_cycle": "that a unit's first-level cache moves",
    "l1_latency_cycles": "of a load from it",
    "l1_kib": "its size",
    "l2_bytes_per_cycle": "between a unit and the second-level cache",
    "l2_latency_cycles": "of a load from it",
    "store_cycles": "until a store is complete",
    "last_level_gbps": "bandwidth of the last-level cache",
    "last_level_latency_cycles": "of a load from it, beyond the second level's",
    "last_level_mib": "its size",
    "memory_gbps": "bandwidth of memory",
    "far_workgroups_share": "of memory's bandwidth that is left where workgroups that follow each other are far apart",
    "memory_latency_cycles": "of a load from it, beyond the second level's",
    "unused_bandwidth_cycles": "for which a unit may use later what it has not used of its share of memory's bandwidth",
    "lines_in_flight": "lines that a unit waits for at once",
    "code_line_cycles": "for a line of code that a unit has not executed yet",
    "code_kib": "of code that a unit keeps",
}


_COUNTS = ("units", "dies", "lds_ports", "lines_in_flight", "code_kib", "l1_kib", "matrix_operations")
_LEAST, _MOST = 1e-3, 1e6


@dataclass(frozen=True)
class Figure:
    """A figure with what it rests on."""

    value: float
    status: Status
    source: str


@dataclass(frozen=True)
class Timing:
    """An architecture's figures by name, and how far the model is off there."""

    arch: str
    gpu: str
    figures: Mapping[str, Figure]
    accuracy: "Accuracy | None" = None

    def __getitem__(self, name: str) -> float:
        return self.figures[name].value

    def given(self, values: Mapping[str, float]) -> "Timing":
        """Return the same with a user's own figures. Raises InputError for a name or value that is none."""
        for name, value in values.items():
            if name not in NAMES:
                raise InputError(f"--set: '{name[:40]}' is no figure of a model of time: it has {', '.join(NAMES)}")
            least = 1.0 if name in _COUNTS else _LEAST
            if not least <= value <= _MOST:
                raise InputError(f"--set: '{name}' is {value:g}: write a number from {least:g} to {_MOST:g}")
        own = {name: Figure(value, Status.GIVEN, "given") for name, value in values.items()}
        if "clock_ghz" in own:
            own = {"matrix_clock_ghz": own["clock_ghz"], **own}
        return replace(self, figures={**self.figures, **own}, accuracy=None if own else self.accuracy)


@dataclass(frozen=True)
class Accuracy:
    """How far predictions were off times that somebody has measured, each problem left out of what was fitted.

    `median` is that of the problems' median errors, `most` the 90th percentile over kernels, both as shares. Of two
    versions of one problem whose predicted times are further apart than `tie` (a share), 90 % came in the right order.
    """

    median: float
    most: float
    tie: float
    source: str


_PRODUCTS = "AMD's product pages and data sheets (arch/products.py)"
_HARDWARE = "AMD's white papers and ISA documents"
_FIT = "fitted: published times of Triton kernels on an MI350X whose engine clock was capped at 1.6 GHz"
_ORDER = (
    "measured: published times of five versions of one kernel on an MI350X whose workgroups take rows in turn, beside "
    "versions that take each row as a whole"
)
_RDNA_GUESS, _CDNA_GUESS = "guessed: no measurement of RDNA is at hand", "guessed: as an MI350X's"
_SHARE_OF_PEAK = 0.8  # of its documented bandwidth, that memory is taken to give
_CLOCK_GHZ = 2.0  # where no product of an architecture is known

# On an MI350X. Sizes and rates are its maker's, all else follows from times.
_CDNA4 = {
    "clock_ghz": 1.529,
    "matrix_clock_ghz": 1.286,
    "launch_us": 5.053,
    "wave_interval_cycles": 2.94,
    "wave_start_cycles": 204,
    "issue_cycles": 5.812,
    "lds_latency_cycles": 51.2,
    "scalar_latency_cycles": 251.3,
    "l1_bytes_per_cycle": 76.37,
    "l1_latency_cycles": 142.7,
    "l2_bytes_per_cycle": 68.09,
    "l2_latency_cycles": 282.4,
    "last_level_latency_cycles": 193.6,
    "memory_gbps": 4846,
    "memory_latency_cycles": 387.9,
    "unused_bandwidth_cycles": 1326,
    "code_line_cycles": 99.38,
}
_CDNA4_GUESSED = {"store_cycles": 300, "last_level_gbps": 10_000, "lines_in_flight": 1024}
_CDNA4_ORDER = {"far_workgroups_share": 0.95}
_CDNA_DOCUMENTED = {
    "vector_cycles": 4,
    "slow_vector_cycles": 16,
    "matrix_operations_32bit": 64,
    "lds_bytes_per_cycle": 128,
    "lds_ports": 1,
    "l1_kib": 32,
    "code_kib": 64,
}
_CDNA_SWITCHES = {"vector_latency_cycles": 0, "matrix_holds_vector": 0}  # compilers keep apart what must be apart
_RDNA = {
    "launch_us": 5,
    "wave_interval_cycles": 1,
    "wave_start_cycles": 200,
    "issue_cycles": 1,
    "vector_latency_cycles": 5,
    "lds_bytes_per_cycle": 128,
    "lds_ports": 2,  # one of each half of a work-group processor
    "lds_latency_cycles": 64,
    "scalar_latency_cycles": 64,
    "l1_bytes_per_cycle": 128,
    "l1_latency_cycles": 120,
    "l2_bytes_per_cycle": 128,
    "l2_latency_cycles": 300,
    "store_cycles": 300,
    "last_level_gbps": 1000,
    "last_level_latency_cycles": 200,
    "far_workgroups_share": 1,
    "memory_latency_cycles": 500,
    "unused_bandwidth_cycles": 2560,
    "lines_in_flight": 1024,
    "code_line_cycles": 40,
}
_RDNA_DOCUMENTED = {"vector_cycles": 1, "slow_vector_cycles": 4, "l1_kib": 64, "code_kib": 32}
# Of a SIMD, on elements of 16 and of 8 bits, and with f8f6f4; and whether they hold the vector unit.
_MATRIX = {
    Family.CDNA3: (512, 1024, 1024, 0),
    Family.CDNA4: (1024, 1024, 2048, 0),
    Family.RDNA3: (256, 256, 256, 1),
    Family.RDNA35: (256, 256, 256, 1),
    Family.RDNA4: (512, 1024, 1024, 1),
}
_MATRIX_NAMES = ("matrix_operations", "matrix_operations_8bit", "matrix_operations_f8f6f4", "matrix_holds_vector")


def timing_of(arch: str, product: Product | None = None) -> Timing:
    """Return the figures of a GPU: of a product, or else of the architecture's first one that is known. Raises
    UnavailableError for an architecture that has none.
    """
    known = get_arch(arch)
    if known.family not in _MATRIX:
        why = ": its machine code is read, not run" if known.is_nvidia else ""
        raise UnavailableError(f"there is no model of time for {arch}{why}; there is for {', '.join(_modelled())}")
    product = product or next((one for one in PRODUCTS if one.arch == arch), None)
    figures = _of_family(known.family) | _of_product(known, product)
    measured = {name: Figure(value, Status.MEASURED, source) for name, (value, source) in timing_measured(arch).items()}
    is_held = product is not None and product.name == _FITTED_ON
    accuracy = ACCURACY if is_held else None
    gpu = product.name if product else f"{arch}, no known product"
    return Timing(arch, gpu, {name: (figures | measured)[name] for name in NAMES}, accuracy)


def _modelled() -> list[str]:
    return [arch.name for arch in ARCHITECTURES.values() if arch.family in _MATRIX]


def _figures(values: Mapping[str, float], status: Status, source: str) -> dict[str, Figure]:
    return {name: Figure(value, status, source) for name, value in values.items()}


def _of_family(family: Family) -> dict[str, Figure]:
    matrix = dict(zip(_MATRIX_NAMES, _MATRIX[family], strict=True))
    found = _figures(matrix, Status.DOCUMENTED, _HARDWARE)
    if family in RDNA:
        found |= _figures(_RDNA, Status.GUESSED, _RDNA_GUESS) | _figures(
            _RDNA_DOCUMENTED | {"matrix_operations_32bit": matrix["matrix_operations"]}, Status.DOCUMENTED, _HARDWARE
        )
        return found
    is_fitted = family is Family.CDNA4
    found |= _figures(_CDNA4, *((Status.FITTED, _FIT) if is_fitted else (Status.GUESSED, _CDNA_GUESS)))
    found |= _figures(_CDNA4_GUESSED, Status.GUESSED, "guessed: the fit does not depend on it")
    found |= _figures(_CDNA4_ORDER, *((Status.MEASURED, _ORDER) if is_fitted else (Status.GUESSED, _CDNA_GUESS)))
    return found | _figures(_CDNA_DOCUMENTED | _CDNA_SWITCHES, Status.DOCUMENTED, _HARDWARE)


def _of_product(arch: Arch, product: Product | None) -> dict[str, Figure]:
    """Return sizes, clocks and bandwidth of a GPU; those of a fit stay."""
    found = _figures({"last_level_mib": arch.last_level_cache_bytes / (1 << 20)}, Status.DOCUMENTED, _PRODUCTS)
    sizes = (product.units, product.xcds) if product else (units_of(arch.name), 1)
    status = Status.DOCUMENTED if product else Status.GUESSED
    found |= _figures(dict(zip(("units", "dies"), map(float, sizes), strict=True)), status, _PRODUCTS)
    if product and product.name == _FITTED_ON:
        return found
    clock = _clock_of(arch, product) if product else 0.0
    clocks = dict.fromkeys(("clock_ghz", "matrix_clock_ghz"), clock or _CLOCK_GHZ)
    found |= _figures(clocks, *((Status.DOCUMENTED, _PRODUCTS) if clock else (Status.GUESSED, "guessed")))
    if arch.family is Family.CDNA4:
        return found  # its memory is that of the GPU that was fitted on
    peak = (product.memory_gbps if product else None) or 0.0
    source = f"guessed: {_SHARE_OF_PEAK:.0%} of the documented {peak:,.0f} GB/s" if peak else "guessed"
    return found | _figures({"memory_gbps": _SHARE_OF_PEAK * (peak or 250)}, Status.GUESSED, source)


def _clock_of(arch: Arch, product: Product) -> float:
    """Return a GPU's documented peak clock: said, or as its peak of matrix instructions on fp16 has it."""
    operations = product.units * arch.simds * _MATRIX[arch.family][0]
    return product.clock_ghz or round(1e3 * product.peak_tflops.get("fp16", 0.0) / operations, 3)


# Of benchmarks/predict.json, on one GPU.
_FITTED_ON = "MI350X"
ACCURACY = Accuracy(0.0611, 0.1961, 0.0119, "1,747 launches of 22 problems on an MI350X")
