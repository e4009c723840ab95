"""A reference that is written in torch, as other collections of operators have theirs."""

from __future__ import annotations

import os
import sys
import threading
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from parity.errors import InputError, UnavailableError
from parity.operators.helpers.base import Call, CaseSpec, Form, Values
from parity.operators.helpers.expressions import evaluate
from parity.operators.helpers.formats import Array, Format
from parity.operators.helpers.generators import normal
from parity.operators.helpers.rows import faint
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
        """Compute the outputs of a region.

        Raises InputError for code that raises or returns something else, UnavailableError if torch is missing or the
        code does not end.
        """
        return self._run(call, "float64" if call.precision is np.float64 else "float32")

    def as_written(self, call: Call) -> dict[str, Array]:
        """Compute the outputs of a region with the code's own roundings, except an output's last one. Raises as
        `reference` does.
        """
        exact, rounded = self._run(call, "float64"), self._run(call, None)
        return {name: _before_rounding(call.form.format(name), part, exact[name]) for name, part in rounded.items()}

    def inputs(self, function: str) -> Values:
        """Return a function that makes inputs by a function of the code, which is called with all sizes and scalars and
        with the device.

        Inputs that the code's function leaves out are normally distributed, or indices below their bound.
        """
        own_inputs = self.own_inputs(function)

        def made(rng: np.random.Generator, form: Form) -> dict[str, Array]:
            tensors = own_inputs(rng, form)
            return {**normal(rng, form, [name for name in form.inputs if name not in tensors]), **tensors}

        return made

    def own_inputs(self, function: str) -> Values:
        """Return a function that makes the inputs that a function of the code returns, perhaps not all inputs."""

        def made(rng: np.random.Generator, form: Form) -> dict[str, Array]:
            sizes = {**form.axes, **form.scalars}
            sizes |= {name: evaluate(text, form.axes) for name, text in self.derived.items()}
            arrays = _ask(Task(self.code, function, sizes=sizes, seed=int(rng.integers(1 << 31))), self.limit_s)
            if not isinstance(arrays, Mapping):
                raise InputError(f"'{function}' returned {len(arrays)} results: it returns its inputs by name")
            return {name: form.format(name).encode(arrays[name]) for name in form.inputs if name in arrays}

        return made

    def cases(self, function: str) -> Any:
        """Return a function that lists the cases whose inputs a function of the code makes, for operators whose inputs
        cannot be any numbers.
        """
        wanted = [
            CaseSpec("the definition's own inputs", self.inputs(function), size, lambda _: CALIBRATED)
            for size in ("small", "one round", "one block")
        ]
        small = CaseSpec("faint rows", faint(self.inputs(function)), "rows", lambda _: CALIBRATED)
        return lambda form: [*wanted, small] if form.reduced else wanted

    def _run(self, call: Call, floats: str | None) -> dict[str, Array]:
        arguments = tuple(_argument(call, name) for name in self.arguments)
        try:
            arrays = _ask(Task(self.code, "run", arguments, seed=self.seed, floats=floats), self.limit_s)
        except InputError as error:
            if not call.region:
                raise
            axes = ", ".join(call.region)
            raise InputError(f"{error}: it got a part of {axes}, which the operator's file calls independent") from None
        wanted = ", ".join(self.results)
        if isinstance(arrays, Mapping):
            if set(arrays) != set(self.results):
                raise InputError(f"'run' returned {', '.join(arrays) or 'nothing'} by name: it returns {wanted}")
            return {name: arrays[name] for name in self.results}
        if len(arrays) != len(self.results):
            raise InputError(f"'run' returned {len(arrays)} results: it returns {wanted}")
        return dict(zip(self.results, arrays, strict=True))


def _argument(call: Call, name: str) -> Argument:
    """Return a scalar, or a tensor's numbers with its type."""
    form = call.form
    if name in form.scalars:
        return call.scalar(name)
    return (call[name], form.tensors[name].dtype)


def _before_rounding(element_type: Format, rounded: Array, exact: Array) -> Array:
    """Return the number nearest to the exact one that is rounded to the given one, because an output's last rounding is
    no error.
    """
    if not element_type.is_float:
        return rounded
    with np.errstate(all="ignore"):
        size = np.abs(rounded)
        step = 2.0 ** np.floor(np.log2(np.where(size > 0, size, 1.0))) * element_type.roundoff
        half = np.where(size > 0, np.maximum(step, element_type.smallest / 2), element_type.smallest / 2) * _INSIDE
        nearest = np.clip(exact, rounded - half, rounded + half)
    return np.where(np.isfinite(rounded) & np.isfinite(exact), nearest, rounded)


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
                outcome: Outcome = unpacked(self.companion.ask(packed(vars(task)), limit_s))
            except CompanionLost as lost:
                self.companion.close()
                self.companion = None
                raise UnavailableError(f"the reference's torch code {lost}") from None
            return outcome


_worker = _Worker()


def _ask(task: Task, limit_s: float) -> Any:
    """Return the arrays of the worker's answer. Raises InputError for code that raises, UnavailableError without
    torch.
    """
    outcome = _worker.ask(task, limit_s)
    if "missing" in outcome:
        raise UnavailableError(
            f"the reference is torch code ({outcome['refused']}): pip install 'kernel-parity[torch]'"
        )
    if "refused" in outcome:
        raise InputError(f"the reference's torch code: '{task.function}' {outcome['refused']}")
    return outcome["arrays"]
