"""Which matrix instruction Triton takes: the rules against the real compiler, and against what its releases differ in."""

from pathlib import Path

import matrix_choice
import pytest

from parity.arch import ARCHITECTURES
from parity.lanes.triton.choices.amd import Mfma
from parity.lanes.triton.choices.dots import Choice, Dot, Options
from parity.lanes.triton.choices.rules import choose, release_of

F16 = Dot(128, 128, 32, "f16", "f16", "f32")


def chosen(dot: Dot, arch: str, release: str = "3.6.0", **options: int) -> Choice:
    known = release_of(release)
    assert known is not None
    choice = choose(dot, Options(**options), ARCHITECTURES[arch], known)
    assert choice is not None
    return choice


@pytest.mark.slow
@pytest.mark.parametrize("arch", ["gfx942", "gfx950", "gfx1151", "gfx1201", "sm_90"])
def test_the_rules_say_what_the_compiler_takes(arch: str, tmp_path: Path) -> None:
    """The first points of the benchmark's grid, which holds 500 for each of five releases."""
    points = [point for point in matrix_choice.points_of(arch, 24) if point["m"] * point["n"] <= 128 * 64]
    facts = matrix_choice.compile_points("3.6.0", arch, points, tmp_path)
    tally = matrix_choice.compare("3.6.0", arch, points, facts)
    assert tally.compared >= 12
    assert (tally.agreed, tally.named) == (tally.compared, tally.read), tally.deviations


@pytest.mark.slow
def test_a_wrong_rule_is_a_deviation(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Planted: a rule that thinks 16 x 16 is always taken on CDNA."""
    points = [
        {**point, "m": 64, "n": 64, "k": 32, "form": "product", "a": "fp16", "b": "fp16", "out": "fp32"}
        for point in matrix_choice.points_of("gfx942", 2)
    ]
    for point in points:
        point["options"]["matrix_instr_nonkdim"] = 0
    facts = matrix_choice.compile_points("3.6.0", "gfx942", points, tmp_path)
    assert matrix_choice.compare("3.6.0", "gfx942", points, facts).agreed == 2
    monkeypatch.setattr(Mfma, "_sides", lambda _: (16, 16))
    tally = matrix_choice.compare("3.6.0", "gfx942", points, facts)
    assert tally.agreed == 0
    assert "32, 32, 8" in tally.deviations[0]


def test_a_point_that_does_not_compile_is_no_agreement(tmp_path: Path) -> None:
    facts = [{"error": "RuntimeError: PassManager::run failed"}]
    tally = matrix_choice.compare("3.6.0", "gfx942", matrix_choice.points_of("gfx942", 1), facts)
    assert (tally.compared, tally.agreed) == (0, 0)
    assert tally.not_compiled == {"RuntimeError": 1}


@pytest.mark.parametrize(
    ("m", "n", "name"),
    [
        (128, 128, "v_mfma_f32_32x32x8_f16"),
        (16, 128, "v_mfma_f32_16x16x16_f16"),
        (128, 8, "v_mfma_f32_4x4x4_16b_f16"),
        (8, 8, None),
    ],
)
def test_the_tile_decides_the_sides_of_mfma(m: int, n: int, name: str | None) -> None:
    assert chosen(Dot(m, n, 64, "f16", "f16", "f32"), "gfx942").instruction == name


def test_matrix_instr_nonkdim_asks_for_sides() -> None:
    assert chosen(F16, "gfx942", nonkdim=16).sides == (16, 16, 16)
    assert chosen(F16, "gfx942", nonkdim=4).instruction is None


def test_kpack_widens_the_reads_of_cdna_3_alone() -> None:
    assert [chosen(F16, "gfx942", kpack=kpack).k_width for kpack in (1, 2)] == [4, 8]
    assert [chosen(F16, "gfx950", kpack=kpack).k_width for kpack in (1, 2)] == [8, 8]


def test_kpack_has_no_effect_on_a_shallow_tile_since_3_8() -> None:
    shallow = Dot(128, 128, 8, "f16", "f16", "f32")
    assert [chosen(shallow, "gfx942", release, kpack=2).k_width for release in ("3.7.1", "3.8.0")] == [8, 4]


def test_the_deepest_instruction_that_fits_is_taken() -> None:
    depths = [chosen(Dot(128, 128, k, "f16", "f16", "f32"), "gfx950").sides[2] for k in (8, 16, 64)]
    assert depths == [8, 16, 16]


def test_ocp_formats_are_multiplied_as_f16_on_cdna_3() -> None:
    ocp = chosen(Dot(128, 128, 64, "f8E4M3FN", "f8E5M2", "f32"), "gfx942")
    fnuz = chosen(Dot(128, 128, 64, "f8E4M3FNUZ", "f8E4M3FNUZ", "f32"), "gfx942")
    assert (ocp.a, ocp.instruction) == ("f16", "v_mfma_f32_32x32x8_f16")
    assert fnuz.instruction == "v_mfma_f32_32x32x16_fp8_fp8"


def test_eight_bits_take_the_scaled_instruction_on_cdna_4_where_the_tile_is_deep_enough() -> None:
    deep, shallow = (chosen(Dot(128, 128, k, "f8E4M3FN", "f8E4M3FN", "f32"), "gfx950") for k in (64, 32))
    assert deep.instruction == "v_mfma_f32_32x32x64_f8f6f4"
    assert shallow.instruction == "v_mfma_f32_32x32x16_fp8_fp8"


def test_mixed_formats_are_named_in_the_order_of_the_release() -> None:
    """The result is made transposed, and since 3.7 the instruction's name says so."""
    mixed = Dot(128, 128, 32, "f8E4M3FN", "f8E5M2", "f32")
    names = [chosen(mixed, "gfx950", release).instruction for release in ("3.6.0", "3.7.1")]
    assert names == ["v_mfma_f32_32x32x16_fp8_bf8", "v_mfma_f32_32x32x16_bf8_fp8"]
    warned = [
        any("the result is wrong" in one for one in chosen(mixed, "gfx950", release).because)
        for release in ("3.6.0", "3.7.1")
    ]
    assert warned == [True, False]


@pytest.mark.parametrize(
    ("release", "instruction"), [("3.6.0", None), ("3.7.1", None), ("3.8.0", "v_wmma_f32_16x16x16_f16")]
)
def test_a_small_tile_takes_wmma_since_3_8(release: str, instruction: str | None) -> None:
    small = Dot(8, 64, 32, "f16", "f16", "f32")
    choice = chosen(small, "gfx1151", release)
    assert choice.instruction == instruction
    if instruction:
        assert choice.useful(small) == 0.5


def test_an_instruction_larger_than_the_tile_is_chosen_all_the_same() -> None:
    """As where matrix_instr_nonkdim asks for it, with one scaled operand too."""
    scaled = Dot(16, 16, 64, "f8E4M3FN", "bf16", "f32", scaled=True, by="a")
    assert chosen(scaled, "gfx942", "3.8.0", nonkdim=32).warps == (1, 4)
    assert chosen(scaled, "gfx942", "3.8.0", nonkdim=32).useful(scaled) == 1 / 16


def test_f32_has_no_wmma() -> None:
    choice = chosen(Dot(64, 64, 32, "f32", "f32", "f32"), "gfx1151")
    assert choice.instruction is None
    assert "no WMMA multiplies f32 by f32" in choice.because[0]


def test_the_first_dot_of_a_chain_gives_all_warps_to_the_rows() -> None:
    head = Dot(128, 128, 32, "f16", "f16", "f32", feeds="a")
    tail = Dot(128, 64, 128, "f16", "f16", "f32", fed="a")
    assert chosen(head, "gfx942").warps == (4, 1)
    assert (chosen(tail, "gfx942").warps, chosen(tail, "gfx942", kpack=2).k_width) == ((4, 1), 4)


def test_hopper_takes_wgmma_where_the_tile_and_the_warps_allow_it() -> None:
    assert chosen(F16, "sm_90").instruction == "wgmma m64n128k16"
    assert chosen(F16, "sm_90", warps=2).instruction == "mma.sync m16n8k16"
    assert "2 warps are no whole warp group" in chosen(F16, "sm_90", warps=2).because[0]


@pytest.mark.parametrize(("warps", "share"), [(1, 1.0), (4, 0.25)])
def test_warps_that_repeat_the_tile_are_of_no_use(warps: int, share: float) -> None:
    small = Dot(32, 32, 32, "f16", "f16", "f32")
    assert chosen(small, "gfx942", warps=warps).useful(small) == share


def test_the_result_takes_registers_of_every_lane() -> None:
    assert chosen(F16, "gfx942", warps=4).accumulators(F16, 64) == 64
    assert chosen(F16, "gfx942", warps=8).accumulators(F16, 64) == 32


def test_the_rules_of_other_releases_are_not_known() -> None:
    assert [release_of(version) for version in ("3.6.0", "3.4.0", "3.9.1+git", "main")] == [(3, 6), None, (3, 9), None]


@pytest.mark.parametrize(("release", "warps"), [("3.8.0", (4, 1, 1)), ("3.9.0", (2, 2, 1))])
def test_warps_that_a_batch_has_no_use_for_divide_its_rows_since_3_9(release: str, warps: tuple[int, ...]) -> None:
    assert chosen(Dot(128, 32, 128, "f16", "f16", "f32", batch=2), "sm_90", release).warps == warps


@pytest.mark.parametrize(
    ("release", "plain", "scaled"),
    [
        ("3.5.1", None, None),
        ("3.6.0", None, "v_wmma_scale_f32_16x16x128_f8f6f4"),
        ("3.7.1", "v_wmma_f32_16x16x32_f16", "v_wmma_scale_f32_16x16x128_f8f6f4"),
    ],
)
def test_gfx1250_came_by_and_by(release: str, plain: str | None, scaled: str | None) -> None:
    of_fp8 = Dot(64, 64, 128, "f8E4M3FN", "f8E4M3FN", "f32", scaled=True, by="ab")
    assert [chosen(dot, "gfx1250", release).instruction for dot in (F16, of_fp8)] == [plain, scaled]
