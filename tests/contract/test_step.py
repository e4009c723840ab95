"""Contract and step files: what is wrong with one is a sentence with the file, the field and what would be right."""

import pytest
from conftest import Loaded

from parity.contract.study import load_step, load_study, split_reference
from parity.contract.workspace import Workspace, find_workspace
from parity.errors import InputError


def edit(workspace: Workspace, name: str, old: str, new: str) -> None:
    path = workspace.experiments / "gfx1151" / name
    text = path.read_text()
    assert old in text, f"{name} has no {old!r}"
    path.write_text(text.replace(old, new, 1))


@pytest.mark.parametrize(
    ("name", "old", "new", "sentence"),
    [
        ("contract.toml", "m = 8192", "m = 8200", r"field 'problem\.m': 8200 must be a multiple of tile\.m = 128"),
        ("contract.toml", "k = 32", "k = 24", r"field 'problem\.k': 8192 must be a multiple of tile\.k = 24"),
        ("contract.toml", "m = 8192", "m = 0", r"field 'problem\.m': input should be greater than 0, not 0"),
        ("contract.toml", "m = 8192", 'm = "big"', r"field 'problem\.m': input should be a valid integer, not 'big'"),
        ("contract.toml", "threads = 256", "threads = 250", r"field 'threads': 250 must be a multiple of 32"),
        ("contract.toml", "threads = 256", "threads = 2048", r"field 'threads': 2048 must .* at most 1024"),
        ("contract.toml", 'arch = "gfx1151"', 'arch = "gfx1"', "unknown architecture 'gfx1'"),
        ("contract.toml", "title =", "titel =", "field 'titel': unknown field"),
        ("contract.toml", 'arch = "gfx1151"\n', "", "field 'arch': missing"),
        ("contract.toml", "autotuning = false", "autotuning = true", "field 'autotuning': input should be False, not True"),
        ("contract.toml", '"float8_e4m3fn"', '"fp8"', r"field 'tensors\.b\.dtype': input should be 'float16'.*not 'fp8'"),
        ("contract.toml", '"bias", "c", "m"', '"bais", "c", "m"', "field 'lanes.hip.arguments': 'bais' is not of the contract"),
        ("contract.toml", '"scale", "bias", "c", "m"', '"scale", "c", "m"', "tensor 'bias' of the contract is not bound"),
        ("contract.toml", 'b = "uint8"', 'b = "float16"', r"field 'lanes.triton.types\.b': float16 has another size"),
        ("contract.toml", 'b = "uint8"', 'scale = "uint8"', r"field 'lanes.triton.types\.scale': uint8 has another size"),
        ("contract.toml", 'grid = ["tiles"]', 'grid = ["tile"]', r"field 'hip\.grid\.0': input should be 'tiles'"),
        ("contract.toml", 'b = "k16_n_16"', 'a = "k16_n_16"', r"layouts\.a': k16_n_16 is for a tensor of shape \[k, n\], which 'a'"),
        ("contract.toml", "n = 256, k = 32", "n = 256, k = 8", r"layouts\.b': k16_n_16 wants tile\.k to be a multiple of 16"),
        ("contract.toml", "v_wmma_f32", "v_(wmma_f32", "field 'matrix_instruction': not a regular expression"),
        ("contract.toml", ", output = true", "", "field 'tensors': one of them must have output = true"),
        ("contract.toml", 'grid = ["tiles"]', 'grid = [2147483648]', r"field 'hip\.grid\.0': input should be"),
        ("contract.toml", "[lanes.hip]\n", "[lanes.hip]\ndynamic_lds_bytes = 65537\n", "bytes': 65537 is more than gfx1151 has: 65536"),
        ("contract.toml", "seed = ", "seed = -1 #", r"field 'inputs\.seed': input should be greater than or equal to 0"),
        ("contract.toml", "margin_percent = 0.5", "margin_percent = 0", r"field 'kpi\.margin_percent': .* greater than 0"),
        ("contract.toml", "num_warps = 8", "num_warps = [8]", r"field 'triton\.options\.num_warps'"),
        ("step14.toml", "title =", "title = [", "not valid TOML"),
        ("step14.toml", "[expect]", '[lanes.hop]\nx = 1\n[expect]', "field 'lanes.hop': is no lane of this study: did you mean 'hip'"),
        ("step14.toml", "[expect]", '[lanes.hip]\nkernle = "x"\n[expect]', r"lanes: field 'hip\.kernle': unknown field"),
        ("step14.toml", "title =", 'lane = "hpi"\ntitle =', "field 'lane': 'hpi' is no lane: there are hip, triton"),
        ("contract.toml", 'lane = "triton"', 'lane = "triten"', "field 'kpi.lane': 'triten' is no lane: there are hip, triton"),
        ("contract.toml", 'lane = "triton"', 'lane = "triton"\nreference = "hop"', "field 'kpi.reference': 'hop' is no lane"),
        ("contract.toml", 'lane = "triton"', 'lane = "triton"\nreference = "triton"', "'triton' is the candidate itself"),
        ("contract.toml", "[lanes.triton]", "[lanes.pair]", "field 'lanes.pair': no lane can have this name"),
        ("contract.toml", "[lanes.triton]", "[lanes.Triton]", "field 'Triton"),
        ("step14.toml", "hypothesis =", "hypothesys =", "field 'hypothesys': unknown field"),
    ],
)  # fmt: skip
def test_a_wrong_file_is_one_sentence(workspace: Workspace, name: str, old: str, new: str, sentence: str) -> None:
    edit(workspace, name, old, new)
    with pytest.raises(InputError, match=sentence) as caught:
        load_step(workspace, "step14")
    assert f"experiments/gfx1151/{name}" in str(caught.value)
    assert "\n" not in str(caught.value)


def test_a_missing_step_suggests_one(workspace: Workspace) -> None:
    with pytest.raises(InputError, match=r"stpe14\.toml: no such step: did you mean 'step14'"):
        load_step(workspace, "stpe14")


def test_a_missing_study_lists_those_that_are_there(workspace: Workspace) -> None:
    with pytest.raises(InputError, match=r"cdna/contract\.toml: no such study: there are gfx1151, .*, sm90"):
        load_study(workspace, "cdna")


@pytest.mark.parametrize("reference", ["../step14", "contract", "step14/../step14", ""])
def test_odd_references_are_refused(workspace: Workspace, reference: str) -> None:
    with pytest.raises(InputError, match="no such"):
        load_step(workspace, reference)


def test_references() -> None:
    assert split_reference("step14") == ("gfx1151", "step14")
    assert split_reference("sm90/step01.toml") == ("sm90", "step01")


def test_a_steps_lanes_merge_over_the_contracts(workspace: Workspace) -> None:
    edit(workspace, "step14.toml", "[expect]", "[lanes.triton]\noptions = { num_stages = 3 }\n[expect]")
    _, step = load_step(workspace, "step14")
    assert step.lanes["triton"].options == {"num_warps": 8, "num_stages": 3}
    assert step.lanes["triton"].symbol == "scaled_mm"


def test_the_contracts_identity_follows_every_field(workspace: Workspace, step14: Loaded) -> None:
    assert load_study(workspace, "gfx1151").contract.sha256() == step14.contract.sha256()
    edit(workspace, "contract.toml", "seed = 20240811", "seed = 1")
    assert load_study(workspace, "gfx1151").contract.sha256() != step14.contract.sha256()


def test_sizes_of_the_contract(step14: Loaded) -> None:
    contract = step14.contract
    assert contract.workgroups == 64 * 32
    assert contract.tensor_bytes("a") == 8192 * 8192 * 2
    assert contract.grid(step14.step.lanes["hip"]) == (2048, 1, 1)


def test_a_workspace_is_found_from_below_and_refused_where_there_is_none(
    workspace: Workspace, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert find_workspace(workspace.root / "experiments" / "gfx1151") == workspace
    monkeypatch.setenv("PARITY_ROOT", "/")
    with pytest.raises(InputError, match="no folder 'experiments' here or above"):
        find_workspace()


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ('parent = "step11"', 'parent = "step77"', "field 'parent': 'step77' is no other step"),
        ('parent = "step11"', 'parent = "step14"', "field 'parent': 'step14' is no other step"),
        ("[expect]", "[lanes]\nhip = 5\n[expect]", r"field 'lanes': must hold a table for each lane"),
        ("[expect]", '[lanes.triton.env]\n"A=B" = "1"\n[expect]', "field 'triton.env"),
        ("[expect]", "[lanes.triton.constants]\nBLOCK_M = nan\n[expect]", "field 'triton.constants.BLOCK_M'"),
        (
            "[expect]",
            '[lanes.hip.constants]\nX = "tile.x"\n[expect]',
            "'tile.x' is not of the contract: it has threads, tile.m",
        ),
    ],
)
def test_a_step_that_cannot_be_meant_is_one_sentence(workspace: Workspace, old: str, new: str, sentence: str) -> None:
    edit(workspace, "step14.toml", old, new)
    with pytest.raises(InputError, match=sentence) as caught:
        load_step(workspace, "step14")
    assert "step14.toml" in str(caught.value)


@pytest.mark.parametrize("name", ["..", "../gfx1151", "/tmp", "", "gfx1151/../gfx1151"])
def test_a_study_is_a_plain_name(workspace: Workspace, name: str) -> None:
    with pytest.raises(InputError, match="no such study"):
        load_study(workspace, name)


def write_variant(workspace: Workspace, text: str, of: str = "gfx950") -> None:
    folder = workspace.experiments / "mine"
    folder.mkdir()
    (folder / "contract.toml").write_text(f'variant_of = "{of}"\n{text}')


def test_a_variant_is_the_other_contract_but_for_what_it_says(workspace: Workspace) -> None:
    write_variant(workspace, '[tensors.c]\ndtype = "bfloat16"\n[lanes.triton.options]\nnum_stages = 3\n')
    base, mine = load_study(workspace, "gfx950"), load_study(workspace, "mine")
    assert mine.contract.tensors["c"].dtype == "bfloat16"
    assert mine.contract.tensors["c"].shape == ["m", "n"]
    assert mine.contract.tensors["bias"] == base.contract.tensors["bias"]
    assert mine.default_lanes["triton"]["options"] == {"num_warps": 8, "num_stages": 3}
    assert mine.default_lanes["hip"] == base.default_lanes["hip"]
    before = mine.contract.sha256()
    path = workspace.experiments / "gfx950" / "contract.toml"
    path.write_text(path.read_text().replace("seed = 20240811", "seed = 1"))
    assert load_study(workspace, "mine").contract.sha256() != before


@pytest.mark.parametrize(
    ("of", "text", "sentence"),
    [
        ("gfx905", "", "field 'variant_of': 'gfx905' is no other study: did you mean 'gfx950'"),
        ("mine", "", "field 'variant_of': 'mine' is no other study"),
        ("gfx950-mx", "", "field 'variant_of': 'gfx950-mx' is a variant itself: name 'gfx950'"),
        ("gfx950", "threads = 100\n", "field 'threads': 100 must be a multiple of 64"),
        ("gfx950", "tile = { k = 16 }\n[tensors]\ns = { dtype = 'uint8', shape = ['m', 'k/32'] }\n",
         r"field 'tile\.k': 16 must be a multiple of 32: 's' has a value for 32 k"),
    ],
)  # fmt: skip
def test_a_wrong_variant_is_one_sentence(workspace: Workspace, of: str, text: str, sentence: str) -> None:
    write_variant(workspace, text, of)
    with pytest.raises(InputError, match=sentence) as caught:
        load_study(workspace, "mine")
    assert "experiments/mine/contract.toml" in str(caught.value)
