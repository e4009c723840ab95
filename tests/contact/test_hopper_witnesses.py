"""Witnesses of Hopper's tensor cores, without one: their text compiles, and their numbers tell rules apart."""

from dataclasses import replace
from pathlib import Path

import numpy as np

from parity.contact import hopper
from parity.contact.texts import Assembler


def test_every_product_has_a_kernel(tmp_path: Path) -> None:
    made = Assembler("sm_90", tmp_path).compiled(hopper.text())
    assert made.image.read_bytes()[:4] == b"\x7fELF"
    ptx = (made.image.parent / "kernel.ptx").read_text()
    assert all(product.instruction in ptx for product in hopper.PRODUCTS)


def test_another_rule_gives_other_numbers() -> None:
    """So hardware that sums otherwise is found, by each product."""
    caught = dict.fromkeys((product.symbol for product in hopper.PRODUCTS), 0)
    for product, trial in hopper.trials().values():
        others = [
            replace(product.how, **{field: getattr(product.how, field) + 1}) for field in ("kept_bits", "result_bits")
        ]
        said = hopper.said(product, trial)
        caught[product.symbol] += all(
            not np.array_equal(said, hopper.said(replace(product, how=other), trial)) for other in others[:1]
        )
    assert all(caught.values()), caught


def test_all_nan_are_one() -> None:
    bits = np.array([0x7FC00001, 0xFFC00000, 0x3F800000], np.uint32)
    assert [hex(word) for word in hopper.alike(bits)] == ["0x7fffffff", "0x7fffffff", "0x3f800000"]
