"""Kernels found by the names that people write."""

import pytest

from parity.codeobject.kernel_names import find_kernel, plain_name
from parity.errors import BuildError


@pytest.mark.parametrize(
    ("mangled", "plain"),
    [
        ("scale", "scale"),
        ("_Z5scalePfi", "scale"),
        ("_Z5scale6Params", "scale"),
        ("_ZN3ops5scaleEPfi", "ops::scale"),
        ("_ZL5scalePfi", "scale"),
        ("_ZN3opsL5scaleEPfi", "ops::scale"),
        ("_ZN12_GLOBAL__N_15scaleEPf", "scale"),
        ("_ZN3ops12_GLOBAL__N_15scaleEPf", "ops::scale"),
        ("_ZN3ops5scaleIfLi3EEEvPT_", "ops::scale"),
        ("_Z4gemmILi64ELb1EEvPKf", "gemm"),
    ],
)
def test_a_name_without_parameters_and_template_arguments(mangled: str, plain: str) -> None:
    assert plain_name(mangled) == plain
    assert find_kernel(plain, ["other", mangled]) == mangled
    assert find_kernel(mangled, ["other", mangled]) == mangled


def test_of_several_one_is_asked_for() -> None:
    with pytest.raises(BuildError, match=r"'k' names 2 kernels of the code object: .* takes one of _Z1kPf, _Z1kPd$"):
        find_kernel("k", ["_Z1kPf", "_Z1kPd"])


def test_of_none_those_that_are_there_are_told() -> None:
    with pytest.raises(BuildError, match=r"has no kernel 'j': it has _Z1kPf$"):
        find_kernel("j", ["_Z1kPf"])
