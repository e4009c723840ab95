"""The kernels of the coverage benchmark: one module of `topics` for each kind of work, their code in `sources`."""

from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules

from coverage_kernels.case import Case

_TOPICS = Path(__file__).parent / "topics"


def _load() -> tuple[Case, ...]:
    """The cases of all topics, each under a name of its own."""
    names = sorted(module.name for module in iter_modules([str(_TOPICS)]))
    cases = [case for name in names for case in import_module(f"coverage_kernels.topics.{name}").CASES]
    twice = {case.name for case in cases if [other.name for other in cases].count(case.name) > 1}
    if twice:
        raise ValueError(f"two kernels are named {', '.join(sorted(twice))}")
    return tuple(cases)


CASES = _load()
