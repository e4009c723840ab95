"""A contract's sizes: named and drawn, and what is said of those that cannot be."""

from pathlib import Path

import pytest

from parity.contract import Contract
from parity.contract.sizes import Range, SizeSpec, size_problems
from parity.contract.study import load_study
from parity.contract.workspace import Workspace
from parity.errors import InputError

TABLE = "[sizes]\nsmall = { m = 1024, n = 1024 }\nlong = { k = 16384 }\n"


@pytest.fixture
def read(workspace: Workspace) -> "Read":
    return Read(workspace)


class Read:
    """Reads the contract of gfx1151 with more text in it."""

    def __init__(self, workspace: Workspace) -> None:
        self.workspace = workspace
        self.path: Path = workspace.root / "experiments" / "gfx1151" / "contract.toml"
        self.text = self.path.read_text()

    def __call__(self, sizes: str = "", kpi: str = "") -> Contract:
        text = self.text.replace("[tensors]", f"{sizes}\n[tensors]", 1)
        self.path.write_text(text.replace("margin_percent = 0.5\n", f"margin_percent = 0.5\n{kpi}\n", 1))
        return load_study(self.workspace, "gfx1151").contract


def test_the_contracts_own_size_is_among_them(read: Read) -> None:
    contract = read(TABLE)
    assert contract.points == {
        "axes": {"m": 8192, "n": 8192, "k": 8192},
        "small": {"m": 1024, "n": 1024, "k": 8192},
        "long": {"m": 8192, "n": 8192, "k": 16384},
    }
    assert contract.own_point == "axes"
    named = read(TABLE + "usual = { m = 8192 }\n")
    assert (list(named.points), named.own_point) == (["small", "long", "usual"], "usual")


def test_runs_stay_comparable_when_sizes_come(read: Read) -> None:
    before, after = read(), read(TABLE, "weights = { small = 3 }\nmargins_percent = { small = 2 }")
    assert before.sha256() == after.sha256()
    assert (before.points, before.own_point) == ({}, None)
    assert after.kpi.weights == {"small": 3}
    alone = after.at(after.points["small"])
    assert (alone.axes["m"], alone.points, alone.kpi.weights) == (1024, {}, None)


def test_a_class_is_drawn_from_its_ranges(read: Read) -> None:
    text = "[sizes]\nany = { m = { least = 1000, most = 16384 }, k = { least = 512, most = 4096, multiple = 512 }, n = 512, count = 20, seed = 3 }\n"
    points = read(text).points
    drawn = {name: axes for name, axes in points.items() if name != "axes"}
    assert list(drawn) == [f"any-{number}" for number in range(1, 21)]
    assert len({tuple(axes.values()) for axes in drawn.values()}) == 20
    for axes in drawn.values():
        assert (axes["n"], axes["m"] % 128, axes["k"] % 512) == (512, 0, 0)
        assert 1024 <= axes["m"] <= 16384
        assert 512 <= axes["k"] <= 4096
    assert read(text).points == points
    assert read(text.replace("seed = 3", "seed = 4")).points != points


def test_the_sizes_of_a_class_share_its_weight_and_have_its_margin(read: Read) -> None:
    text = TABLE + "any = { m = { least = 1024, most = 16384 }, count = 4 }\n"
    contract = read(text, "weights = { any = 2, small = 3 }\nmargins_percent = { any = 1.5, any-2 = 2 }")
    weights = contract.of_sizes(contract.kpi.weights, 1.0, is_shared=True)
    assert weights == {"axes": 1.0, "small": 3, "long": 1.0, **{f"any-{number}": 0.5 for number in range(1, 5)}}
    margins = contract.of_sizes(contract.kpi.margins_percent, 0.5)
    assert [margins[name] for name in ("axes", "any-1", "any-2")] == [0.5, 1.5, 2]


@pytest.mark.parametrize(
    ("sizes", "sentence"),
    [
        ("small = { m = 1000 }", "field 'sizes.small': field 'axes.m': 1000 must be a multiple of blocks.m = 128"),
        ("small = { q = 1024 }", "field 'sizes.small.q': 'q' is no axis of the contract: it has m, n, k"),
        ("small = {}", "field 'sizes.small': it gives no axis: there are m, n, k"),
        ("axes = { m = 1024 }", "field 'sizes.axes': that is the name of the contract's own size: choose another"),
        ('"a b" = { m = 1024 }', "field 'sizes.a b': 'a b' is no name of a size"),
        ("any = { m = 1024, count = 3 }", "field 'sizes.any.count': it is a number, for a size of which an axis has a range"),
        ("any = { m = { least = 128, most = 1280 }, count = 65 }", "field 'sizes.any.count': 65 sizes: at most 64 are drawn"),
        ("any = { m = { least = 200, most = 250 } }", "field 'sizes.any.m': no multiple of 128 lies between 200 and 250"),
        ("any = { m = { least = 1024 } }", "field 'sizes.any.m': "),
        ("any = { m = { least = 0, most = 512 } }", "field 'sizes.any.m'"),
        ("any = { m = { least = 128, most = 512, multiple = 3 } }", "field 'sizes.any.m.multiple': 3 must be a multiple of blocks.m = 128"),
        ("small = { m = 3.5 }", "write a whole number from 1, or a range, as { least = 1024, most = 4096, multiple = 128 }"),
        ("small = { m = true }", "field 'sizes.small.m'"),
        ("any = { m = { least = 128, most = 256 }, count = 9 }", "field 'sizes.any.count': 9 sizes, but only 2 different ones were found"),
        ("a = { m = 1024 }\nb = { m = 1024 }", "field 'sizes.b': 'b' is the same size as 'a'"),
        ("a = { m = { least = 128, most = 1280 } }\na-1 = { m = 2560 }", "field 'sizes.a-1': there are two sizes 'a-1'"),
        ("huge = { m = 1048576, n = 1048576 }", "field 'sizes.huge': field 'axes': tensor 'c' has"),
        ("small = { m = 0 }", "sizes.small.m"),
    ],
)  # fmt: skip
def test_a_size_that_cannot_be_is_one_sentence(read: Read, sizes: str, sentence: str) -> None:
    with pytest.raises(InputError) as raised:
        read(f"[sizes]\n{sizes}\n")
    assert sentence in str(raised.value)
    assert len(raised.value.sentences) == 1
    assert str(read.path) in str(raised.value)


def test_an_axis_that_is_called_like_a_word_of_classes_is_refused() -> None:
    own = {"count": 64, "rows": 128}
    spec: SizeSpec = {"rows": Range(64, 256)}
    assert list(size_problems(own, {}, (), {"any": spec})) == [
        "field 'sizes.any.count': a class gives its count by this word: give the axis 'count' another name"
    ]
    assert not list(size_problems(own, {}, (), {"few": {"count": 3}})), "no class: the axis itself"


def test_an_empty_table_and_unknown_names_are_said(read: Read) -> None:
    with pytest.raises(InputError, match=r"field 'sizes': there are none: name one"):
        read("[sizes]\n")
    with pytest.raises(InputError, match=r"field 'kpi.weights.tiny': 'tiny' is no size: there are axes, small, long"):
        read(TABLE, "weights = { tiny = 2 }")
    with pytest.raises(InputError, match=r"field 'kpi.margins_percent.small': .* the contract has no table 'sizes'"):
        read("", "margins_percent = { small = 2 }")
    with pytest.raises(InputError, match=r"kpi\.weights\.small"):
        read(TABLE, "weights = { small = 0 }")


def test_lanes_must_be_able_to_run_at_every_size(read: Read) -> None:
    read(TABLE)
    text = read.path.read_text()
    read.text = text.replace('grid = ["tiles"]', 'grid = ["4096 - k / 4"]', 1).replace(TABLE, "")
    with pytest.raises(InputError, match=r"grid': size long: '4096 - k / 4' is 0 workgroups"):
        read(TABLE)
