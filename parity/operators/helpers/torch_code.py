"""A reference that is written in torch, as other collections of operators have theirs."""

import os
import sys
import threading
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from parity.errors import InputError, UnavailableError
from parity.operators.helpers.base import Call, Form, Values, Wanted
from parity.operators.helpers.expressions import evaluate
from parity.operators.helpers.formats import Array, Format
from parity.operators.helpers.generators import faint, normal
from parity.operators.helpers.tolerance import CALIBRATED
from parity.operators.helpers.torch_worker import Argument, Outcome, Task, main, packed, unpacked
from parity.system.companion import Companion, CompanionLost
from parity.system.process import environment
from parity.system.sandbox import confined

_LIMIT_S = 300.0
_INSIDE = 1 - 2.0**-20  # a number so far from where rounding changes is rounded as wanted


@dataclass(frozen=True)
class TorchCode:
    """The text of a Python module whose function `run` computes an operator with torch. `seed` is torch's.

    `arguments` names the tensors and scalars that `run` takes, in their order; `results` the outputs that it returns,
    as a tensor, as a tuple in this order, or by name. `derived` has sizes that the code knows by name beside the axes,
    as expressions.

    `reference` makes every float of the code one of 64 bits (of 32 for a tolerance), whatever type it asks for, so
    nothing is rounded on the way. `as_written` runs the code with the types and roundings that it asks for. The code
    runs in a process of its own, on the CPU; `assert` statements are left out, because they hold sizes fixed.
    """

    code: str
    arguments: tuple[str, ...]
    results: tuple[str, ...]
    derived: Mapping[str, str] = field(default_factory=dict)
    limit_s: float = _LIMIT_S
    seed: int = 0

    def reference(self, call: Call) -> dict[str, Array]:
        """The outputs of a region.

        Raises InputError for code that raises or returns something else, UnavailableError if torch is missing or the
        code does not end.
        """
        return self._run(call, "float64" if call.precision is np.float64 else "float32")

    def as_written(self, call: Call) -> dict[str, Array]:
        """The same with the code's own roundings, but for an output's last one. Raises as `reference` does."""
        exact, found = self._run(call, "float64"), self._run(call, None)
        return {name: _before_rounding(call.form.format(name), part, exact[name]) for name, part in found.items()}

    def inputs(self, function: str) -> Values:
        """What makes inputs by a function of the code, called with all sizes and scalars and with the device.

        Those that the function leaves out are normally distributed, or indices below their bound.
        """
        own = self.own_inputs(function)

        def made(rng: np.random.Generator, form: Form) -> dict[str, Array]:
            found = own(rng, form)
            return {**normal(rng, form, [name for name in form.inputs if name not in found]), **found}

        return made

    def own_inputs(self, function: str) -> Values:
        """What makes the inputs that a function of the code returns, perhaps not all."""

        def made(rng: np.random.Generator, form: Form) -> dict[str, Array]:
            sizes = {**form.axes, **form.scalars}
            sizes |= {name: evaluate(text, form.axes) for name, text in self.derived.items()}
            found = _ask(Task(self.code, function, sizes=sizes, seed=int(rng.integers(1 << 31))), self.limit_s)
            if not isinstance(found, Mapping):
                raise InputError(f"'{function}' returned {len(found)} results: it returns its inputs by name")
            return {name: form.format(name).encode(found[name]) for name in form.inputs if name in found}

        return made

    def cases(self, function: str) -> Any:
        """The cases whose inputs a function of the code makes, for operators whose inputs cannot be any numbers."""
        wanted = [
            Wanted("the definition's own inputs", self.inputs(function), size, lambda _: CALIBRATED)
            for size in ("small", "one round", "one block")
        ]
        small = Wanted("faint rows", faint(self.inputs(function)), "rows", lambda _: CALIBRATED)
        return lambda form: [*wanted, small] if form.reduced else wanted

    def _run(self, call: Call, floats: str | None) -> dict[str, Array]:
        arguments = tuple(_argument(call, name) for name in self.arguments)
        try:
            found = _ask(Task(self.code, "run", arguments, seed=self.seed, floats=floats), self.limit_s)
        except InputError as error:
            if not call.region:
                raise
            axes = ", ".join(call.region)
            raise InputError(f"{error}: it got a part of {axes}, which the operator's file calls independent") from None
        wanted = ", ".join(self.results)
        if isinstance(found, Mapping):
            if set(found) != set(self.results):
                raise InputError(f"'run' returned {', '.join(found) or 'nothing'} by name: it returns {wanted}")
            return {name: found[name] for name in self.results}
        if len(found) != len(self.results):
            raise InputError(f"'run' returned {len(found)} results: it returns {wanted}")
        return dict(zip(self.results, found, strict=True))


def _argument(call: Call, name: str) -> Argument:
    """A scalar, or a tensor's numbers with its type."""
    form = call.form
    if name in form.scalars:
        return form.scalars[name]
    return (call[name], form.tensors[name].dtype)


def _before_rounding(of: Format, found: Array, exact: Array) -> Array:
    """The number nearest to the exact one that is rounded to what was found: an output's last rounding is no error."""
    if not of.is_float:
        return found
    with np.errstate(all="ignore"):
        size = np.abs(found)
        step = 2.0 ** np.floor(np.log2(np.where(size > 0, size, 1.0))) * of.roundoff
        half = np.where(size > 0, np.maximum(step, of.smallest / 2), of.smallest / 2) * _INSIDE
        nearest = np.clip(exact, found - half, found + half)
    return np.where(np.isfinite(found) & np.isfinite(exact), nearest, found)


@dataclass
class _Worker:
    """The process that runs torch, started when it is first asked."""

    companion: Companion | None = None
    lock: Any = field(default_factory=threading.Lock)

    def ask(self, task: Task, limit_s: float) -> Outcome:
        with self.lock:
            if self.companion is None:
                command = confined([sys.executable, "-c", f"from {main.__module__} import main; main()"])
                paths = os.pathsep.join(path for path in sys.path if path)
                self.companion = Companion(command, env=environment({"PYTHONPATH": paths}))
            try:
                found: Outcome = unpacked(self.companion.ask(packed(vars(task)), limit_s))
            except CompanionLost as lost:
                self.companion.close()
                self.companion = None
                raise UnavailableError(f"the reference's torch code {lost}") from None
            return found


_worker = _Worker()


def _ask(task: Task, limit_s: float) -> Any:
    """The arrays of an answer. Raises InputError for code that raises, UnavailableError without torch."""
    found = _worker.ask(task, limit_s)
    if "missing" in found:
        raise UnavailableError(f"the reference is torch code ({found['refused']}): pip install 'parity[torch]'")
    if "refused" in found:
        raise InputError(f"the reference's torch code: '{task.function}' {found['refused']}")
    return found["arrays"]
