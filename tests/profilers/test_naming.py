"""Kernels as profilers call them."""

import pytest

from parity.codeobject.kernel_names import demangled, is_kernel
from parity.profilers.naming import distinct, listed, short

PLAIN = "_ZN3ops4normEPKfPfi"  # ops::norm(float const*, float*, int)
UNNAMED = "_ZN12_GLOBAL__N_14normEPKfPfi"  # (anonymous namespace)::norm(float const*, float*, int)
FOUR = "_Z5scaleIfLi4EEvPT_"  # void scale<float, 4>(float*)


@pytest.mark.parametrize(
    ("name", "symbol", "yes"),
    [
        (PLAIN, PLAIN, True),
        ("ops::norm(float const*, float*, int)", PLAIN, True),
        ("ops::norm", PLAIN, True),
        ("norm(float const*, float*, int)", PLAIN, False),
        ("other::norm(float const*, float*, int)", PLAIN, False),
        ("ops::norm_2(float const*)", PLAIN, False),
        ("(anonymous namespace)::norm(float const*, float*, int)", UNNAMED, True),
        ("norm", UNNAMED, True),
        ("void scale<float, 4>(float*)", FOUR, True),
        ("void scale<float,4>(float*)", FOUR, True),
        ("void scale<float, 8>(float*)", FOUR, False),
        ("void scale<double, 4>(double*)", FOUR, False),
        ("scale", FOUR, True),
        ("_Z5scaleIfLi8EEvPT_", FOUR, False),
        ("scale", "scale", True),
        ("ops::scale(float*)", "scale", False),
    ],
)
def test_names_of_one_kernel(name: str, symbol: str, yes: bool) -> None:
    assert is_kernel(name, symbol) is yes


def test_names_are_demangled() -> None:
    assert demangled(PLAIN) == "ops::norm(float const*, float*, int)"
    assert demangled("_Znonsense") == ""


def test_long_lists_are_short() -> None:
    assert listed(["b", "a", "a", "x" * 500, "c", "d"]) == "a, b, c and 2 more"
    assert listed(["x" * 500]) == short("x" * 500) == "x" * 38 + "..." + "x" * 38
    names = [
        f"void vectorized_elementwise_kernel<4, {'n' * 90}::{operation}Functor<float>>(int)"
        for operation in ("Mul", "Div")
    ]
    assert [name[-18:] for name in map(short, names)] == [
        f"::{operation}Functor<float>>"[-18:] for operation in ("Mul", "Div")
    ]


def test_what_looks_the_same_is_numbered() -> None:
    assert list(distinct(["norm(int)", "norm(float)", "mm"]).values()) == ["norm", "norm #2", "mm"]


def test_names_are_shown_without_parameters() -> None:
    assert short("void mm<float, 4>(float const*, int)") == "mm<float, 4>"
    assert short("(anonymous namespace)::norm(float*)") == "norm"
    assert short("scaled_mm") == "scaled_mm"
    assert short("a::operator()(int) const") == "a::operator()"
    assert short("decltype(auto) ns::baz(int)") == "ns::baz"
    assert short("main::{lambda(int, float)#1}::operator()(int) const") == "main::{lambda(int, float)#1}::operator()"
