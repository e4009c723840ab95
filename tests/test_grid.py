"""`parity grid`: how tiles fill a GPU. The MI300X table is the one of AMD's Triton guide."""

from dataclasses import replace

import pytest
from conftest import CommandLine, Loaded

from parity.arch.products import PRODUCTS
from parity.contract import Extent
from parity.grid import grid_report, grid_use

MI300X = PRODUCTS[0]
SQUARE = Extent(4096, 4096, 4096)


@pytest.mark.parametrize(
    ("tile", "workgroups", "percent"),
    [((256, 256), 256, 84.2), ((128, 128), 1024, 84.2), ((128, 64), 2048, 96.2), ((64, 64), 4096, 96.2)],
)
def test_the_table_of_the_guide(tile: tuple[int, int], workgroups: int, percent: float) -> None:
    """A 4096 x 4096 product on 304 compute units. The guide's 99 and 94 % of the last two are not what its own formula,
    workgroups over rounds times compute units, gives."""
    use = grid_use(SQUARE, tile, MI300X.units)
    assert use.workgroups == workgroups
    assert round(100 * use.utilization, 1) == percent


def test_tiles_that_stick_out_are_counted() -> None:
    use = grid_use(Extent(100, 130, 64), (64, 64), 10)
    assert (use.workgroups, use.rounds) == (6, 1)
    assert use.computed == pytest.approx(100 * 130 / (128 * 192))


def test_advice_for_a_grid_that_does_not_fill_an_mi300x(step14: Loaded) -> None:
    contract = replace(step14.contract, arch="gfx942")
    report = grid_report(contract, MI300X, SQUARE, [(256, 256), (128, 64)])
    text = "\n".join(report.advice)
    assert "512 workgroups in 2 rounds of 304 leave 96 slots without work: a tile of 128 x 64 fills 96.2 %" in text
    assert "AMD advises at least 1,024 on MI300X" in text
    assert "(id % 8) * 64 + id // 8 to give each XCD 64 consecutive tiles" in text
    assert "rows of a are 8,192 bytes, a multiple of 512: pad them (k + 64 elements, say)" in text
    assert "rows of b are 4,096 bytes, a multiple of 512: pad them (n + 128 elements, say)" in text
    padded = grid_report(contract, MI300X, Extent(4096, 4096 + 128, 4096 + 64), [])
    assert not any("rows of" in line for line in padded.advice)


def test_a_grid_that_fills_gets_no_advice(step14: Loaded) -> None:
    twenty = next(product for product in PRODUCTS if product.arch == "gfx1151")
    report = grid_report(step14.contract, twenty, Extent(1280, 2560, 64), [])
    assert (report.own.workgroups, report.own.utilization, report.advice) == (100, 1.0, [])


def test_the_command(parity: CommandLine) -> None:
    document = parity("grid", "gfx1151", "--json").json
    assert (document["basis"], document["product"]["units"]) == ("static", 20)
    assert (document["own"]["workgroups"], document["own"]["rounds"]) == (2048, 103)
    text = parity("grid", "--tiles", "64x64", "--size", "4096x4096x64", "--units", "304", "--resident", "2").out
    assert "4,096" in text
    assert "608" in text


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("--tiles", "64"), "--tiles: '64' is not 2 sizes: write 128x128"),
        (("--size", "64x64"), "--size: '64x64' is not 3 sizes: write 128x128x128"),
        (("--product", "MI300X"), "--product: 'MI300X' is no gfx1151: known are Radeon 8060S"),
    ],
)
def test_bad_input_is_a_sentence(parity: CommandLine, words: tuple[str, ...], sentence: str) -> None:
    ended = parity("grid", "gfx1151", *words)
    assert (ended.code, ended.err) == (2, f"parity: {sentence}\n")
