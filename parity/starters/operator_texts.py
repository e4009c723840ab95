"""The file of a new operator: derived from kernels, or made of a definition."""

import json
from collections.abc import Iterable, Sequence

from parity.contract.toml import FILL_IN
from parity.operators import Operator, distinct_cases
from parity.starters.definitions import Definition


def operator_text(operator: Operator) -> str:
    """Return the text of an operator's own file, with a reference that is still to be filled in."""
    inputs, outputs = _sides(operator)
    tensors = [f"        {json.dumps(name)}: TensorSpec({_spec(operator, name)})," for name in operator.tensors]
    scalars = ", ".join(
        f'"{name}": ScalarSpec("{spec.dtype}", {spec.default})' for name, spec in operator.scalars.items()
    )
    returned = ", ".join(f'"{name}": call["{inputs[0]}"]' for name in outputs)
    imported = ", ".join(["Direction", "Operator", *(["ScalarSpec"] if scalars else []), "TensorSpec"])
    asked = ", ".join(f'call.scalar("{name}")' for name in operator.scalars)
    numbers = f"    # a number that a launch is given: {asked}\n" if asked else ""
    return f'''"""What the kernels compute (parity's docs/operators.md). Shapes, types and directions are guesses."""

from parity.operators import {imported}


# TO BE FILLED IN: the right result of each output, in fp64. Then write `reference=reference` at the end of this file.
# Until then nothing says what is right, and every run says that its lanes are unverified.
def reference(call):
{numbers}    return {{{returned}}}


OPERATOR = Operator(
    name={json.dumps(operator.name)},
    formula="to be filled in: for people",
    axes={_tuple(operator.axes)},  # the names of the problem's sizes
    independent={_tuple(operator.independent)},  # workgroups divide the outputs along these axes
    tensors={{  # for each tensor its shape, its element types, and whether it is written
{chr(10).join(tensors)}
    }},
{f"    scalars={{{scalars}}}," + chr(10) if scalars else ""}    reference=None,
)
'''


def _sides(operator: Operator) -> tuple[list[str], list[str]]:
    """Return the names of the tensors that are read (all of them if none is), and of those that are written."""
    written = [name for name, spec in operator.tensors.items() if spec.is_written]
    return [name for name in operator.tensors if name not in written] or written, written


def _spec(operator: Operator, name: str) -> str:
    spec = operator.tensors[name]
    direction = f", Direction.{spec.direction.name}" if spec.is_written else ""
    return f"({_tuple(spec.shapes[0])},), {_tuple(spec.dtypes)}{direction}"


def imported_text(operator: Operator, definition: Definition, unbound: Sequence[str]) -> str:
    """Return the text of an operator's file with a definition's code in it. `unbound` are indices whose bound is still
    to be filled in.
    """
    makes = definition.makes_inputs
    has_places = operator.cases is distinct_cases
    tensors = [
        f"        {json.dumps(name)}: TensorSpec({_spec(operator, name)}{_below(bound)}),"
        for name, spec in operator.tensors.items()
        for bound in [FILL_IN if name in unbound else spec.below]
    ]
    scalars = [
        f"        {json.dumps(name)}: ScalarSpec({json.dumps(spec.dtype)})," for name, spec in operator.scalars.items()
    ]
    imported = ["Direction", "Operator", *(["ScalarSpec"] if scalars else []), "TensorSpec", "TorchCode"]
    imported += ["distinct_cases"] if has_places else []
    derived = "".join(f"\n        {json.dumps(name)}: {json.dumps(side)}," for name, side in definition.derived.items())
    optional = [
        ("    scalars={\n" + "\n".join(scalars) + "\n    },") if scalars else "",
        f"    fixed={_tuple(operator.fixed)},  # the code may know no other sizes of these" if operator.fixed else "",
        "    whole=True,  # no part of an output depends on a part of the inputs alone" if operator.whole else "",
        f"    cases=CODE.cases({json.dumps(makes)})," if makes else "",
        "    cases=distinct_cases,  # where two inputs are alike, any place is right" if has_places else "",
        f'    timed={{"normal": CODE.inputs({json.dumps(makes)})}},' if makes else "",
    ]
    return f'''"""{_one_line(operator.formula)}.

Made of {_one_line(definition.made_of)} by 'parity init'; `independent` was found by trial.
"""

from parity.operators import {", ".join(imported)}

CODE = TorchCode(
    {_code(definition.code)},
    arguments={_tuple(definition.arguments)},
    results={_tuple(definition.outputs)},
{f"    derived={{{derived}{chr(10)}    }}," + chr(10) if derived else ""})

OPERATOR = Operator(
    name={json.dumps(operator.name)},
    formula={json.dumps(operator.formula, ensure_ascii=False)},
    axes={_tuple(operator.axes)},
    independent={_tuple(operator.independent)},  # workgroups divide the outputs along these
    tensors={{
{chr(10).join(tensors)}
    }},
    reference=CODE.reference,
    as_written=CODE.as_written,
{"".join(line + chr(10) for line in optional if line)})
'''


def captured_text(operator: Operator, place: str) -> str:
    """Return the text of an operator's file whose cases are captured launches; `place` is where their kernel stands."""
    captured = operator.captured
    tensors = [f"        {json.dumps(name)}: TensorSpec({_spec(operator, name)})," for name in operator.tensors]
    scalars = ", ".join(f'"{name}": ScalarSpec("{spec.dtype}")' for name, spec in operator.scalars.items())
    imported = [*(["Captured"] if captured else []), "Direction", "Operator", *(["ScalarSpec"] if scalars else [])]
    lines = [
        *([f"    scalars={{{scalars}}},"] if scalars else []),
        "    reference=None,",
        f"    fixed={_tuple(operator.fixed)},",
        "    whole=True,",
    ]
    if captured:
        lines += [
            "    captured=Captured(",
            "        __file__,",
            f"        launches={captured.launches!r},",
            f"        sizes={captured.sizes!r},",
            f"        sha256={json.dumps(captured.sha256)},",
            "    ),",
        ]
    return f'''"""What {operator.name} of {_one_line(place)} left when a program launched it, right or not."""

from parity.operators import {", ".join([*imported, "TensorSpec"])}

OPERATOR = Operator(
    name={json.dumps(operator.name)},
    formula={json.dumps(operator.formula, ensure_ascii=False)},
    axes={_tuple(operator.axes)},
    independent={_tuple(operator.independent)},
    tensors={{
{chr(10).join(tensors)}
    }},
{chr(10).join(lines)}
)
'''


def _below(bound: str | None) -> str:
    return f", below={json.dumps(bound)}" if bound else ""


def _code(code: str) -> str:
    """Code as a text in Python, in its lines where that is possible."""
    quotes = "'''"
    lines = code.strip("\n")
    return repr(code) if quotes in code else f"r{quotes}\n{lines}\n{quotes}"


def _one_line(text: str) -> str:
    """Return a text in a form that may stand in a docstring."""
    return " ".join(text.replace("\\", "/").replace('"', "'").split())


def _tuple(names: Iterable[str]) -> str:
    """Return a tuple as Python code."""
    quoted = [json.dumps(name) for name in names]
    return f"({', '.join(quoted)}{',' if len(quoted) == 1 else ''})"
