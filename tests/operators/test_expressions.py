"""Whole numbers written as expressions."""

import pytest

from parity.errors import InputError
from parity.operators.helpers.expressions import evaluate, names_in

NAMES = {"m": 100, "k": 64, "block.m": 32}


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("m", 100),
        ("k/32", 2),
        ("ceil(m / block.m)", 4),
        ("floor(m / 32) * 2", 6),
        ("m % 32 + 1", 5),
        ("-m + 2*k", 28),
        ("min(m, k, 7)", 7),
        ("max(m, k)", 100),
        ("m // 32", 3),
        (" m ", 100),
        ("8", 8),
        ("ceil(m/32)*ceil(k/60)", 8),
    ],
)
def test_values(text: str, value: int) -> None:
    assert evaluate(text, NAMES) == value


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("m/32", "'m/32' is no whole number where m = 100"),
        ("n", "'n' is not known: there are m, k, block.m"),
        ("m/0", "'m/0' divides by zero"),
        ("m %", "'m %' is no expression"),
        ("", "'' is no expression"),
        ("m ** 9", r"'m \*\* 9' is not understood"),
        ("open('x')", "is not understood"),
        ("m.__class__.__name__", "is not understood"),
        ("ceil(m, k)", r"'ceil\(m, k\)' is not understood"),
        ("min(m)", r"'min\(m\)' is not understood"),
        ("1.5", "'1.5' is not understood"),
        ("True", "'True' is not understood"),
        ("m " * 200, "is longer than 200 characters"),
        ("9" * 30, "does not fit 64 bits"),
        ("k*k*k*k*k*k*k*k*k*k*k*k", "does not fit 64 bits"),
        ("m if k else 1", "is not understood"),
        ("lambda: 1", "is not understood"),
    ],
)
def test_what_is_no_whole_number_is_one_sentence(text: str, sentence: str) -> None:
    with pytest.raises(InputError, match=sentence) as caught:
        evaluate(text, NAMES)
    assert "\n" not in str(caught.value)


def test_the_names_that_are_read() -> None:
    assert names_in("ceil(m / block.m) * m + k") == ("m", "block.m", "k")
