"""Code objects for the sizes of cases, for lanes in which sizes are compiled in."""

from collections.abc import Callable, Iterable
from dataclasses import replace

from parity.contract import Axes, Contract
from parity.devices.gpu import LaneBinary
from parity.lanes import holds_for, kind_of
from parity.records import BuildOutcome, CodeObjects
from parity.verify.aimed_cases import compared_sizes
from parity.verify.drawn_cases import drawn_sizes

# The code objects of a lane for given sizes, or why there are none.
Codes = Callable[[Axes], CodeObjects | str]


def codes_from(builds: Callable[[Axes], Iterable[BuildOutcome]]) -> Codes:
    """Return a function that builds a lane's launches for given sizes, as verification cases need it if sizes are
    compiled in; `builds` builds them one after the other, up to the first that fails.
    """

    def codes(axes: Axes) -> CodeObjects | str:
        code_objects = []
        for outcome in builds(axes):
            if outcome.code_object is None:
                return f"the build failed: {outcome.message}"
            code_objects.append(outcome.code_object)
        return tuple(code_objects)

    return codes


def codes_at(contract: Contract, binary: LaneBinary, axes: Axes, codes: Codes) -> CodeObjects | str:
    """Return a lane's code objects for sizes for which its own are not valid, or the reason why there are none."""
    built = codes(axes)
    specs = binary.spec.each(binary.lane)
    if isinstance(built, str) or all(kind_of(contract, name, spec).is_compiled for name, spec in specs.items()):
        return built
    if [code.sha256 for code in built] == [code.sha256 for code in binary.codes]:
        return "the lane's constants are others at this size, and its machine code is the same"
    return built


def sized(contract: Contract, binary: LaneBinary, sizes: Iterable[Axes], codes: Codes) -> LaneBinary:
    """Return a lane with code objects for those of the cases' sizes for which its own code objects are not valid; also
    those that its verification draws, or finds in its code.
    """
    codes_by_size = dict[tuple[tuple[str, int], ...], CodeObjects]()
    for axes in (*sizes, *drawn_sizes(contract, binary.identity), *compared_sizes(contract, binary)):
        key = tuple(sorted(axes.items()))
        if key in codes_by_size or holds_for(contract, binary.lane, binary.spec, binary.codes, axes):
            continue
        holding = (
            of_other
            for size, of_other in codes_by_size.items()
            if holds_for(contract.at(dict(size)), binary.lane, binary.spec, of_other, axes)
        )
        built = next(holding, None) or codes_at(contract, binary, axes, codes)
        if not isinstance(built, str):
            codes_by_size[key] = built
    return replace(binary, sized=tuple(codes_by_size.items()))
