"""Which sides of a function's tensors are one axis is found by trying other sizes."""

from collections.abc import Callable, Mapping

import pytest

from parity.starters.sides import Shapes, Sizes, axes_of, outputs_by_axes

Call = Callable[[Mapping[str, tuple[int, ...]]], tuple[int, ...]]


def tried(call: Call, **shapes: tuple[int, ...]) -> tuple[dict[str, tuple[int, bool]], tuple[str, ...]]:
    """The axes by their first side, with size and whether it is fixed; and the output's sides over them."""

    def trial(sizes: Sizes) -> Shapes | None:
        try:
            return {
                "out": call(
                    {name: tuple(sizes[name, at] for at in range(len(shape))) for name, shape in shapes.items()}
                )
            }
        except AssertionError:
            return None

    sizes = {(name, at): size for name, shape in shapes.items() for at, size in enumerate(shape)}
    axes = axes_of(sizes, trial)
    names = [f"{axis.sides[0][0]}{axis.sides[0][1]}" for axis in axes]
    axes, outputs = outputs_by_axes(axes, names, sizes, trial)
    return {name: (axis.size, axis.is_fixed) for name, axis in zip(names, axes, strict=True)}, outputs["out"]


def product(shapes: Mapping[str, tuple[int, ...]]) -> tuple[int, ...]:
    (m, k), (same, n) = shapes["a"], shapes["b"]
    assert k == same
    return m, n


def test_sides_that_a_product_sums_over_are_one_axis_even_where_all_sizes_are_alike() -> None:
    axes, out = tried(product, a=(64, 64), b=(64, 64))
    assert axes == {"a0": (64, False), "a1": (64, False), "b1": (64, False)}
    assert out == ("a0", "b1")


def test_a_size_that_the_code_knows_is_fixed_and_one_axis_for_all_that_have_it() -> None:
    def norm(shapes: Mapping[str, tuple[int, ...]]) -> tuple[int, ...]:
        assert shapes["x"][1] == shapes["weight"][0] == 48
        return shapes["x"]

    axes, out = tried(norm, x=(7, 48), weight=(48,))
    assert axes == {"x0": (7, False), "x1": (48, True)}
    assert out == ("x0", "x1")


@pytest.mark.parametrize(
    ("side", "text"),
    [
        (lambda n, k: n - k + 1, "x0 - w0 + 1"),
        (lambda n, k: (n + 2 - k) // 2 + 1, "(x0 - w0 + 4) // 2"),
        (lambda n, k: 3 * n + 2 * (k - 1) - 4, "3 * x0 + 2 * w0 - 6"),
        (lambda n, k: n * k, "x0 * w0"),
        (lambda n, k: n // 4, "x0 // 4"),
        (lambda n, k: n + k, "x0 + w0"),
        (lambda n, k: 5, "5"),
    ],
)
def test_an_outputs_side_is_an_expression_over_the_axes(side: Callable[[int, int], int], text: str) -> None:
    axes, out = tried(lambda shapes: (side(shapes["x"][0], shapes["w"][0]),), x=(40,), w=(3,))
    assert out == (text,)
    assert axes == {"x0": (40, False), "w0": (3, False)}


def test_a_side_that_follows_no_known_expression_fixes_its_axes() -> None:
    axes, out = tried(lambda shapes: (shapes["x"][0].bit_count() + 1,), x=(40,))
    assert axes == {"x0": (40, True)}
    assert out == ("3",)


def test_sides_of_one_have_no_axis() -> None:
    axes, out = tried(lambda shapes: shapes["x"], x=(6, 1))
    assert axes == {"x0": (6, False)}
    assert out == ("x0", "1")
