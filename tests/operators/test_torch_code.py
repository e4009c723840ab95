"""References in torch: fp64 without roundings on the way, the code's own roundings beside it, and everything that
somebody's code may do.
"""

import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from unittest import mock

import numpy as np
import pytest

from parity.errors import InputError, UnavailableError
from parity.operators import CALIBRATED, Call, Direction, Form, Operator, ScalarSpec, TensorSpec, TorchCode
from parity.operators.helpers import torch_code
from parity.operators.helpers.formats import Array
from parity.verify.cases import case_of
from parity.verify.reference import reference

ROWS = (("rows", "columns"),)
# As a well-known layer has it: a rounding to the rows' type stands before the weight.
NORM = """
import torch

@torch.no_grad()
def run(x, weight, eps):
    assert x.dtype == torch.bfloat16 and x.shape[1] == 4096
    wide = x.to(torch.float32)
    wide = wide * torch.rsqrt(wide.pow(2).mean(dim=-1, keepdim=True) + eps)
    return weight * wide.to(x.dtype)
"""


def operator(code: str, dtype: str = "bfloat16", *, result: str | None = None, limit_s: float = 60.0) -> Operator:
    made = TorchCode(code, ("x", "weight", "eps"), ("y",), limit_s=limit_s)
    tensors = {
        "x": TensorSpec(ROWS, (dtype,)),
        "weight": TensorSpec((("columns",),), (dtype,)),
        "y": TensorSpec(ROWS, (result or dtype,), Direction.OUT),
    }
    return Operator(
        "norm",
        "",
        ("rows", "columns"),
        ("rows",),
        tensors,
        made.reference,
        as_written=made.as_written,
        scalars={"eps": ScalarSpec("float32")},
    )


def form(torch_operator: Operator) -> Form:
    bound = {name: spec.bound(spec.dtypes[0]) for name, spec in torch_operator.tensors.items()}
    numerics = {"nan": "unspecified", "subnormals": "exact"}
    return Form(torch_operator, {"rows": 6, "columns": 64}, {"rows": 1}, bound, {"eps": 1e-5}, numerics)


def inputs(operator_form: Form, seed: int = 1) -> dict[str, Array]:
    rng = np.random.default_rng(seed)
    return {
        name: operator_form.format(name).encode(rng.standard_normal(operator_form.size(name)))
        for name in operator_form.inputs
    }


def right(operator_form: Form, given: dict[str, Array]) -> Array:
    x, weight = (operator_form.format(name).decode(given[name]) for name in ("x", "weight"))
    expected: Array = x / np.sqrt((x * x).mean(axis=1, keepdims=True) + 1e-5) * weight
    return expected


def computed(code: str, dtype: str = "float32", **more: Any) -> Array:
    operator_form = form(operator(code, dtype, **more))
    return reference(operator_form, inputs(operator_form), {})["y"]


@pytest.fixture
def own_worker() -> Iterator[None]:
    """A worker of this test's own, so that what happens to it concerns no other."""
    with mock.patch.object(torch_code, "_worker", torch_code._Worker()):
        yield
        if torch_code._worker.companion is not None:
            torch_code._worker.companion.close()


@pytest.mark.usefixtures("torch_path")
def test_nothing_is_rounded_on_the_way_and_assertions_hold_no_size_fixed() -> None:
    operator_form = form(operator(NORM))
    given = inputs(operator_form)
    assert np.max(np.abs(reference(operator_form, given, {})["y"] - right(operator_form, given))) < 1e-14


@pytest.mark.usefixtures("torch_path")
def test_the_codes_own_roundings_are_known_but_for_the_last() -> None:
    operator_form = form(operator(NORM))
    given, encode = inputs(operator_form), operator_form.format("y").encode
    function = operator_form.operator.as_written
    assert function is not None
    as_written, exact = function(Call(operator_form, given, {}))["y"], right(operator_form, given)
    apart = encode(as_written) != encode(exact)
    assert 0.05 < apart.mean() < 0.6, "a rounding on the way moves some results to a neighbour, not most"
    same = operator(NORM.replace("wide.to(x.dtype)", "wide").replace("weight *", "weight.to(torch.float32) *"))
    function = form(same).operator.as_written
    assert function is not None
    alike = function(Call(form(same), given, {}))["y"]
    assert (encode(alike) == encode(exact)).mean() > 0.99, "without one nothing moves"


@pytest.mark.usefixtures("torch_path")
def test_a_kernel_may_round_on_the_way_or_not_but_not_be_off_by_a_hundredth() -> None:
    """The tolerance has room for both, and no more."""
    operator_form = form(operator(NORM))
    given, y = inputs(operator_form), operator_form.format("y")
    case = case_of("norm", operator_form, given, [{}], CALIBRATED)
    ((tolerance,),) = (tuple(parts.values()) for parts in case.tolerances)
    exact = case.unrounded[0]["y"]
    x, weight = (operator_form.format(name).decode(given[name]) for name in ("x", "weight"))
    before = y.decode(y.encode(x / np.sqrt((x * x).mean(axis=1, keepdims=True) + 1e-5)))

    def is_within(numbers: Array) -> bool:
        bound = tolerance.of_largest * np.abs(exact).max() + tolerance.relative * np.abs(exact) + tolerance.absolute
        return bool((np.abs(y.decode(y.encode(numbers)) - exact) <= bound).all())

    assert is_within(exact)
    assert is_within(before * weight)
    assert not is_within(exact * 1.02)


@pytest.mark.usefixtures("torch_path")
@pytest.mark.parametrize(
    "body",
    [
        "x.float() / 3",
        "x.double() / 3",
        "x.half() / 3",
        "x.to(dtype=torch.float16) / 3",
        "x.type(torch.bfloat16) / 3",
        "torch.tensor(1.0) * x / torch.full((1,), 3.0)",
        "torch.zeros_like(x, dtype=torch.bfloat16).copy_(x) / 3",
        "torch.stack([row / 3 for row in x])",
        "[x / 3]",
        "{'y': x / 3}",
        "(x.view(torch.int32) * 0 + x / 3) if x.dtype == torch.int32 else x / 3",
        "x.cuda() / torch.full((1,), 3.0, device='cuda')",
        "(x.to('cuda:0') / 3).to(torch.device('cuda'))",
        "torch.view_as_real(torch.view_as_complex(x.reshape(*x.shape[:-1], -1, 2)) / 3).reshape(x.shape)",
    ],
)
def test_whatever_type_the_code_asks_for_is_fp64(body: str) -> None:
    operator_form = form(operator(f"import torch\ndef run(x, weight, eps):\n    return {body}\n", "float32"))
    given = inputs(operator_form)
    np.testing.assert_allclose(reference(operator_form, given, {})["y"], given["x"].astype(np.float64) / 3, rtol=4e-16)


@pytest.mark.usefixtures("torch_path")
def test_results_by_name_come_in_any_order() -> None:
    code = TorchCode("def run(x): return {'second': x * 2, 'first': x + 1}", ("x",), ("first", "second"))
    tensors = {"x": TensorSpec(ROWS, ("float32",))}
    tensors |= {name: TensorSpec(ROWS, ("float32",), Direction.OUT) for name in ("first", "second")}
    made = Operator("two", "", ("rows", "columns"), ("rows",), tensors, code.reference)
    bound = {name: spec.bound("float32") for name, spec in tensors.items()}
    operator_form = Form(made, {"rows": 2, "columns": 3}, {}, bound)
    outputs = reference(operator_form, {"x": np.ones((2, 3), np.float32)}, {})
    assert (outputs["first"] == 2).all()
    assert (outputs["second"] == 2).all()
    outputs = reference(operator_form, {"x": np.full((2, 3), 5, np.float32)}, {})
    assert (outputs["first"][0, 0], outputs["second"][0, 0]) == (6, 10)


@pytest.mark.usefixtures("torch_path")
def test_the_code_may_write_to_its_inputs() -> None:
    code = "def run(x, weight, eps):\n    x += 1\n    return x\n"
    operator_form = form(operator(code, "float32"))
    given = inputs(operator_form)
    before = given["x"].copy()
    for _ in range(2):
        assert np.array_equal(reference(operator_form, given, {})["y"], before.astype(np.float64) + 1)
    assert np.array_equal(given["x"], before)


@pytest.mark.usefixtures("torch_path")
@pytest.mark.parametrize(
    ("code", "sentence"),
    [
        ("def run(x): return x", "'run' raised TypeError: run"),
        ("def run(x, weight, eps): return x, x", "'run' returned 2 results: it returns y"),
        ("def run(x, weight, eps): return {'z': x}", "'run' returned z by name: it returns y"),
        ("def run(x, weight, eps): pass", "'run' returned nothing"),
        ("def run(x, weight, eps): return x[0]", "'y' has the shape (64,), its part of this region has (6, 64)"),
        ("def run(x, weight, eps): raise SystemExit(3)", "'run' raised SystemExit: 3"),
        ("def walk(): pass", "defines no function 'run'"),
        ("import nothing_of_this_name", "raised ModuleNotFoundError: No module named 'nothing_of_this_name'"),
        ("import torch\ndef run(x, weight, eps): return x.view(torch.int32)", "it looks at the bits of floats"),
    ],
)
def test_what_the_author_must_mend_is_said(code: str, sentence: str) -> None:
    with pytest.raises(InputError) as error:
        computed(code)
    assert sentence in str(error.value)


@pytest.mark.usefixtures("torch_path")
def test_code_that_cannot_compute_a_part_is_told_what_calls_it_independent() -> None:
    operator_form = form(operator("def run(x, weight, eps):\n    return x.view(6, 64)\n", "float32"))
    assert reference(operator_form, inputs(operator_form), {})["y"].shape == (6, 64)
    with pytest.raises(InputError, match="it got a part of rows, which the operator's file calls independent"):
        reference(operator_form, inputs(operator_form), {"rows": slice(0, 1)})


@pytest.mark.usefixtures("torch_path", "own_worker")
def test_code_that_hangs_or_dies_leaves_the_next_reference_unharmed() -> None:
    for body, sentence in (
        ("while True: pass", "did not end within 3 s"),
        ("import os; os._exit(7)", "ended its process with status 7"),
        ("import os, signal; os.kill(os.getpid(), signal.SIGKILL)", "ended its process with status"),
    ):
        assert computed("def run(x, weight, eps): return x").shape == (6, 64)
        with pytest.raises(UnavailableError) as error:
            computed(f"def run(x, weight, eps):\n    {body}\n", limit_s=3.0)
        assert sentence in str(error.value)


@pytest.mark.usefixtures("own_worker")
def test_without_torch_one_sentence_says_what_brings_it() -> None:
    with pytest.raises(UnavailableError) as error:
        computed("def run(x, weight, eps): return x")
    assert "pip install 'kernel-parity[torch]'" in str(error.value)


def test_the_worker_ends_with_the_process_that_asked_it() -> None:
    """A process that cannot say goodbye leaves none behind."""
    program = """
import os, signal
from parity.errors import UnavailableError
from parity.operators.helpers.torch_code import _worker, _ask
from parity.operators.helpers.torch_worker import Task
try:
    _ask(Task("", "run"), 60.0)
except Exception:
    print(_worker.companion._process.pid, flush=True)
    os.kill(os.getpid(), signal.SIGKILL)
"""
    ended = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    state, deadline = Path(f"/proc/{int(ended.stdout)}/stat"), time.monotonic() + 20
    while state.exists() and state.read_text().rpartition(")")[2].split()[0] != "Z" and time.monotonic() < deadline:
        time.sleep(0.05)
    assert time.monotonic() < deadline
    assert ended.returncode == -signal.SIGKILL


@pytest.mark.usefixtures("torch_path")
def test_inputs_that_the_code_makes() -> None:
    """Called with every size by its name, those that others give too, and with the scalars; a seed gives the same."""
    code = """
import torch
def make(sizes, device):
    assert False, "left out"
    return {"x": torch.rand(sizes["rows"], sizes["columns"], device=device) + sizes["eps"] + sizes["twice"],
            "weight": torch.ones(sizes["columns"])}
"""
    operator_form = form(operator(code, "float32"))
    made = TorchCode(code, (), (), {"twice": "2 * rows"}).inputs("make")
    first, again, other = (made(np.random.default_rng(seed), operator_form) for seed in (1, 1, 2))
    assert first["x"].shape == (6, 64)
    assert first["x"].dtype == np.float32
    assert 12 <= first["x"].min() < 13.1
    assert np.array_equal(first["x"], again["x"])
    assert not np.array_equal(first["x"], other["x"])
