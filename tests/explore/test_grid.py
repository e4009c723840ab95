"""`parity grid`: how tiles fill a GPU. The MI300X table is the one of AMD's Triton guide."""

from dataclasses import replace
from pathlib import Path

import pytest
from conftest import CommandLine, LoadedStep

from parity.arch import get_arch
from parity.arch.products import PRODUCTS
from parity.contract.workspace import Workspace
from parity.explore.grid import Configuration, configuration_use, grid_report, grid_use
from parity.isa.occupancy import occupancy, room_for

MI300X = PRODUCTS[0]
SQUARE = {"m": 4096, "n": 4096, "k": 4096}


@pytest.mark.parametrize(
    ("tile", "workgroups", "percent"),
    [((256, 256), 256, 84.2), ((128, 128), 1024, 84.2), ((128, 64), 2048, 96.2), ((64, 64), 4096, 96.2)],
)
def test_the_table_of_the_guide(tile: tuple[int, int], workgroups: int, percent: float) -> None:
    """A 4096 x 4096 product on 304 compute units. The guide's 99 and 94 % of the last two are not what its own formula,
    workgroups over rounds times compute units, gives."""
    use = grid_use((4096, 4096), tile, MI300X.units)
    assert use.workgroups == workgroups
    assert round(100 * use.utilization, 1) == percent


def test_tiles_that_stick_out_are_counted() -> None:
    use = grid_use((100, 130), (64, 64), 10)
    assert (use.workgroups, use.rounds) == (6, 1)
    assert use.computed == pytest.approx(100 * 130 / (128 * 192))


def test_advice_for_a_grid_that_does_not_fill_an_mi300x(step14: LoadedStep) -> None:
    contract = replace(step14.contract, arch="gfx942")
    report = grid_report(contract, MI300X, SQUARE, [(256, 256), (128, 64)])
    text = "\n".join(report.advice)
    assert "512 workgroups in 2 rounds of 304 leave 96 slots without work: a tile of 128 x 64 fills 96.2 %" in text
    assert "AMD advises at least 1,024 on MI300X" in text
    assert "(id % 8) * 64 + id // 8 to give each XCD 64 consecutive tiles" in text
    assert "rows of a are 8,192 bytes, a multiple of 512: pad them (k + 64 elements, say)" in text
    assert "rows of b are 4,096 bytes, a multiple of 512: pad them (n + 128 elements, say)" in text
    padded = grid_report(contract, MI300X, {"m": 4096, "n": 4096 + 128, "k": 4096 + 64}, [])
    assert not any("rows of" in line for line in padded.advice)


def test_a_grid_that_fills_gets_no_advice(step14: LoadedStep) -> None:
    twenty = next(product for product in PRODUCTS if product.arch == "gfx1151")
    report = grid_report(step14.contract, twenty, {"m": 1280, "n": 2560, "k": 64}, [])
    assert (report.own.workgroups, report.own.utilization, report.advice) == (100, 1.0, [])


def test_a_launch_of_another_grid_fills_it_with_its_own_workgroups(step14: LoadedStep) -> None:
    gpu = next(product for product in PRODUCTS if product.arch == "gfx1151")
    taken = Configuration("hip.partial", 241, 40, 49_408, 32, grid=("tiles", 4))
    use = configuration_use(step14.contract, gpu, step14.contract.axes, taken, ("step14",)).use
    assert (use.workgroups, use.rounds) == (4 * 64 * 32, 205)


def test_a_binary_fills_a_gpu_as_its_registers_and_lds_let_it(step14: LoadedStep) -> None:
    """Two workgroups of 8 waves a unit, held back by 241 VGPRs (264 set aside) and by 48 KiB of 128."""
    gpu = next(product for product in PRODUCTS if product.arch == "gfx1151")
    taken = Configuration("hip", next_free_vgpr=241, sgpr_count=40, lds_bytes=49_408, wave_size=32, grid=("tiles",))
    binary_use = configuration_use(step14.contract, gpu, step14.contract.axes, taken, ("step14",))
    assert (binary_use.waves_per_simd, binary_use.limited_by, binary_use.workgroups_per_unit) == (4, "lds, vgpr", 2)
    assert (binary_use.use.slots, binary_use.use.rounds) == (40, 52)
    assert binary_use.advice == [
        "for 3 workgroups per unit instead of 2: at most 240 VGPRs instead of 241 and 43,520 bytes of LDS instead of 49,408"
    ]
    small = replace(taken, next_free_vgpr=24, lds_bytes=1024)
    binary_use = configuration_use(step14.contract, gpu, {"m": 1280, "n": 2560, "k": 64}, small, ("step14",))
    assert (binary_use.limited_by, binary_use.workgroups_per_unit) == ("waves", 8)
    assert binary_use.advice == ["100 workgroups in one round of 160 leave 60 slots without work"]


@pytest.mark.parametrize("arch", ["gfx942", "gfx950", "gfx1151", "gfx1200"])
@pytest.mark.parametrize("threads", [64, 256, 512, 1024])
def test_what_fits_is_exactly_what_occupancy_says(arch: str, threads: int) -> None:
    """A kernel that takes all of the room fits so often; with one granule more of either it does not."""
    entry = get_arch(arch)
    waves = threads // entry.wave_size

    def workgroups(vgprs: int, lds_bytes: int) -> int:
        usage = occupancy(
            entry, next_free_vgpr=vgprs, sgprs=16, lds_bytes=lds_bytes, threads=threads, wave_size=entry.wave_size
        )
        return int(usage.waves_per_simd * entry.simds) // waves

    for number in range(1, 20):
        room = room_for(entry, number, threads=threads, wave_size=entry.wave_size)
        if room is None:
            assert workgroups(1, 0) < number
            continue
        assert workgroups(room.vgprs, room.lds_bytes) >= number
        assert workgroups(room.vgprs + 1, 0) < number
        if room.lds_bytes < entry.lds_max_per_workgroup_bytes:
            assert workgroups(1, room.lds_bytes + 1) < number


@pytest.mark.slow
def test_the_recorded_binaries_are_shown_once_each(parity: CommandLine, workspace: Workspace) -> None:
    (workspace.experiments / "gfx1151" / "step23.toml").write_text(
        (workspace.experiments / "gfx1151" / "step14.toml").read_text() + "\n[lanes.triton.options]\nnum_stages = 1\n"
    )
    for step in ("step14", "step23"):
        assert parity("run", step, "--hip-compiler", "zig", "--device", "emulator").code == 0
    document = parity("grid", "gfx1151", "--json").json
    steps = {(use["configuration"]["lane"], *use["steps"]): use for use in document["configurations"]}
    assert ("hip", "step14", "step23") in steps
    run = parity("show", "step14", "--json").json["lanes"]["triton"]["resources"]
    triton_use = next(use for lane, use in steps.items() if lane[:2] == ("triton", "step14"))
    assert triton_use["configuration"]["next_free_vgpr"] == run["next_free_vgpr"]
    assert triton_use["waves_per_simd"] == run["occupancy"]["waves_per_simd"]
    only = parity("grid", "step23", "--json").json["configurations"]
    assert {use["steps"][0] for use in only} == {"step23"}
    assert "recorded binaries at the contract's tile (static)" in parity("grid").out
    missing = parity("grid", "gfx1151/step99")
    assert missing.code == 2
    assert "has no run of gfx1151/step99" in missing.err
    contract = workspace.experiments / "gfx1151" / "contract.toml"
    contract.write_text(contract.read_text().replace("seed = 20240811", "seed = 1"))
    other = parity("grid", "gfx1151", "--json")
    assert (other.code, other.json["configurations"]) == (0, [])
    assert other.err == "parity: left out, because they ran under another contract: step14, step23\n"


def test_tiles_need_no_lab_book(parity: CommandLine, workspace: Workspace) -> None:
    assert parity("grid", "gfx1151").code == 0
    assert not (workspace.root / "results.db").exists()


def test_strides_of_block_scales_and_of_packed_tensors_are_nobodys(parity: CommandLine, workspace: Workspace) -> None:
    folder = workspace.experiments / "mx942"
    folder.mkdir()
    (folder / "contract.toml").write_text(
        'variant_of = "gfx942"\nblocks = { k = 128 }\n[tensors]\na_scale = { dtype = "float8_e8m0fnu" }\n'
        'b_scale = { dtype = "float8_e8m0fnu" }\n[lanes.hip]\nlayouts = { b_scale = "k128_rows_4" }\n'
        'arguments = ["a", "b", "a_scale", "b_scale", "scale", "bias", "c", "m", "n", "k"]\n'
        '[lanes.triton]\nlayouts = { b_scale = "k128_rows_4" }\n'
        'arguments = ["a", "b", "a_scale", "b_scale", "scale", "bias", "c", "m", "n", "k"]\n'
    )
    advice = "\n".join(parity("grid", "mx942", "--size", "4096x4096x16384", "--json").json["advice"])
    assert "rows of a are 16,384 bytes" in advice
    assert "rows of a_scale are 512 bytes" in advice
    assert "rows of b" not in advice, "both lanes take it packed"


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
        (("--product", "MI300X"), "--product: 'MI300X' is not a known gfx1151 GPU: known are Radeon 8060S"),
    ],
)
def test_bad_input_is_a_sentence(parity: CommandLine, words: tuple[str, ...], sentence: str) -> None:
    ended = parity("grid", "gfx1151", *words)
    assert (ended.code, ended.err) == (2, f"parity: {sentence}\n")


def test_a_matrix_multiplication_needs_no_workspace(tmp_path: Path) -> None:
    outside = CommandLine(Workspace(tmp_path))
    problem = ("grid", "--product", "mi300x", "--size", "4096x4096x4096")
    document = outside(*problem, "--tiles", "128x128,128x64", "--json").json
    assert (document["study"], document["product"]["name"]) == ("", "MI300X")
    assert [round(100 * tile["utilization"], 1) for tile in (document["own"], *document["tiles"])] == [84.2, 96.2]
    assert "* the first of --tiles" in outside(*problem).out
    for words, sentence in (
        (("grid",), "run 'parity init' here, or cd into a workspace; or describe a matrix multiplication"),
        (("grid", "--product", "MI1", "--size", "1x1x1"), "--product: 'MI1' is not a known GPU: known are MI300X, "),
        ((*problem[:-1], "1x1"), "--size: '1x1' is not 3 sizes"),
    ):
        ended = outside(*words)
        assert (ended.code, len(ended.err.splitlines())) == (2, 1)
        assert sentence in ended.err
    assert not [*tmp_path.iterdir()]
