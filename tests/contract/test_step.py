"""Contract and step files: what is wrong with one is a sentence with the file, the field and what would be right."""

import time

import pytest
from conftest import LoadedStep

from parity.contract.references import split_reference
from parity.contract.study import load_step, load_study
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
        ("contract.toml", "m = 8192", "m = 8200", r"field 'axes\.m': 8200 must be a multiple of blocks\.m = 128"),
        ("contract.toml", "k = 32", "k = 24", r"field 'axes\.k': 8192 must be a multiple of blocks\.k = 24"),
        ("contract.toml", "m = 8192", "m = 0", r"field 'axes\.m': input should be greater than 0, not 0"),
        ("contract.toml", "m = 8192", 'm = "big"', r"field 'axes\.m': input should be a valid integer, not 'big'"),
        ("contract.toml", "threads = 256", "threads = 250", r"field 'threads': 250 must be a multiple of 32"),
        ("contract.toml", "threads = 256", "threads = 2048", r"field 'threads': 2048 must .* at most 1024"),
        ("contract.toml", 'arch = "gfx1151"', 'arch = "gfx1"', "unknown architecture 'gfx1'"),
        ("contract.toml", "title =", "titel =", "field 'titel': unknown field: did you mean 'title'?"),
        ("contract.toml", 'arch = "gfx1151"\n', "", "field 'arch': missing"),
        (
            "contract.toml",
            "autotuning = false",
            "autotuning = true",
            "field 'autotuning': input should be False, not True",
        ),
        (
            "contract.toml",
            '"float8_e4m3fn"',
            '"fp8"',
            r"field 'tensors\.b\.dtype': 'fp8' is not known: did you mean 'float8_e4m3fn'\?",
        ),
        (
            "contract.toml",
            '"bias", "c", "m"',
            '"bais", "c", "m"',
            "field 'lanes.hip.arguments': 'bais' is not known: there are m, n, k",
        ),
        (
            "contract.toml",
            '"scale", "bias", "c", "m"',
            '"scale", "c", "m"',
            "nothing binds tensor 'bias' of the contract",
        ),
        ("contract.toml", 'b = "uint8"', 'b = "float16"', r"field 'lanes.triton.types\.b': float16 has another size"),
        (
            "contract.toml",
            'b = "uint8"',
            'scale = "uint8"',
            r"field 'lanes.triton.types\.scale': uint8 has another size",
        ),
        (
            "contract.toml",
            'grid = ["tiles"]',
            'grid = ["tile"]',
            "field 'lanes.hip.grid': 'tile' is not known: there are m, n, k, threads",
        ),
        (
            "contract.toml",
            'b = "k16_n_16"',
            'a = "k16_n_16"',
            r"layouts\.a': k16_n_16 is for a tensor of shape \[k, n\], which 'a'",
        ),
        (
            "contract.toml",
            "n = 256, k = 32",
            "n = 256, k = 8",
            r"layouts\.b': k16_n_16 wants blocks\.k to be a multiple of 16",
        ),
        ("contract.toml", "v_wmma_f32", "v_(wmma_f32", "field 'matrix_instruction': not a regular expression"),
        (
            "contract.toml",
            'c = { dtype = "float16" }\n',
            "",
            "field 'tensors.c': missing: scaled_mm has the tensor 'c'",
        ),
        (
            "contract.toml",
            "scale = {",
            "scail = {",
            "field 'tensors.scail': scaled_mm has no tensor 'scail': it has a, b",
        ),
        (
            "contract.toml",
            'scale = { dtype = "float32"',
            'scale = { dtype = "bfloat16"',
            "scale.dtype': bfloat16 is not one of the operator's: float32",
        ),
        (
            "contract.toml",
            'bias = { dtype = "float16"',
            'bias = { dtype = "bfloat16"',
            "bfloat16 is not that of 'c', float16",
        ),
        (
            "contract.toml",
            'b = { dtype = "float8_e4m3fn"',
            'b = { dtype = "int8"',
            "a is float16 and b is int8: int8 goes with int8",
        ),
        (
            "contract.toml",
            'b = { dtype = "float8_e4m3fn"',
            'b = { dtype = "float8_e5m2"',
            "has no NaN that continues the exponent grid",
        ),
        (
            "contract.toml",
            'b = { dtype = "float8_e4m3fn"',
            'b = { shape = ["k", "m"], dtype = "float8_e4m3fn"',
            r"field 'tensors\.b\.shape': \[k, m\] is not \[k, n\] or \[n, k\]",
        ),
        (
            "contract.toml",
            'operator = "scaled_mm"',
            'operator = "scaled"',
            "field 'operator': 'scaled' is no operator: there are",
        ),
        (
            "contract.toml",
            'operator = "scaled_mm"',
            'operator = "mine.py"',
            r"field 'operator': '.*mine\.py' cannot be read",
        ),
        (
            "contract.toml",
            'subnormals = "exact"',
            'subnormals = "purple"',
            "field 'numerics.subnormals': 'purple' is not one of exact, flushed",
        ),
        (
            "contract.toml",
            'subnormals = "exact"',
            'subnormal_bytes = "purple"',
            "field 'numerics.subnormal_bytes': 'purple' is prose",
        ),
        (
            "contract.toml",
            "rounding =",
            "roundings =",
            "field 'numerics.roundings': scaled_mm has no such choice: it has nan, subnormals, accumulate",
        ),
        (
            "contract.toml",
            "[numerics]",
            "[scalars]\neps = 1.0\n[numerics]",
            "field 'scalars.eps': scaled_mm has no such scalar: it has none",
        ),
        (
            "contract.toml",
            "k = 8192 }",
            "k = 8192, o = 5 }",
            "field 'axes.o': 'o' is no axis of scaled_mm: it has m, n, k",
        ),
        ("contract.toml", ", k = 8192 }", " }", "field 'axes.k': missing: scaled_mm has the axes m, n, k"),
        (
            "contract.toml",
            "autotuning = false",
            'autotuning = false\ntails = ["q"]',
            "field 'tails.q': 'q' is no axis of scaled_mm",
        ),
        (
            "contract.toml",
            'grid = ["tiles"]',
            'grid = ["m - 8192"]',
            "field 'lanes.hip.grid': 'm - 8192' is 0 workgroups",
        ),
        (
            "contract.toml",
            'grid = ["tiles"]',
            'grid = ["__import__(1)"]',
            "field 'lanes.hip.grid': '__import__\\(1\\)' is not understood",
        ),
        (
            "contract.toml",
            '"c", "m", "n", "k"]',
            '"c", "m", "n", "k / 3"]',
            "field 'lanes.hip.arguments': 'k / 3' is no whole number where k = 8192",
        ),
        ("contract.toml", 'grid = ["tiles"]', "grid = []", "field 'lanes.hip.grid': missing"),
        ("contract.toml", 'grid = ["tiles"]\n', "", "field 'lanes.hip.grid': missing"),
        ("contract.toml", 'grid = ["tiles"]', "grid = [2147483648]", r"field 'lanes\.hip\.grid\.0': input should be"),
        (
            "contract.toml",
            "[lanes.hip]\n",
            "[lanes.hip]\ndynamic_lds_bytes = 65537\n",
            "bytes': 65537 is more than gfx1151 has: 65536",
        ),
        (
            "contract.toml",
            "seed = ",
            "seed = -1 #",
            r"field 'inputs\.seed': input should be greater than or equal to 0",
        ),
        (
            "contract.toml",
            "margin_percent = 0.5",
            "margin_percent = 0",
            r"field 'kpi\.margin_percent': .* greater than 0",
        ),
        ("contract.toml", "num_warps = 8", "num_warps = [8]", r"field 'lanes\.triton\.options\.num_warps'"),
        ("step14.toml", "title =", "title = [", "not valid TOML"),
        (
            "step14.toml",
            "[expect]",
            "[lanes.hop]\nx = 1\n[expect]",
            "field 'lanes.hop': is no lane of this study: did you mean 'hip'",
        ),
        (
            "step14.toml",
            "[expect]",
            '[lanes.hip]\nkernle = "x"\n[expect]',
            r"field 'lanes\.hip\.kernle': unknown field: did you mean 'kernel'\?",
        ),
        ("step14.toml", "title =", 'lane = "hpi"\ntitle =', "field 'lane': 'hpi' is no lane: there are hip, triton"),
        (
            "contract.toml",
            'lane = "triton"',
            'lane = "triten"',
            "field 'kpi.lane': 'triten' is no lane: there are hip, triton",
        ),
        (
            "contract.toml",
            'lane = "triton"',
            'lane = "triton"\nreference = "hop"',
            "field 'kpi.reference': 'hop' is no lane",
        ),
        (
            "contract.toml",
            'lane = "triton"',
            'lane = "triton"\nreference = "triton"',
            "'triton' is the candidate itself",
        ),
        ("contract.toml", "[lanes.triton]", "[lanes.pair]", "field 'lanes.pair': no lane can have this name"),
        ("contract.toml", "[lanes.triton]", "[lanes.Triton]", "field 'lanes.Triton"),
        ("contract.toml", "[lanes.triton]", "[lane.triton]", "field 'lane': unknown field: did you mean 'lanes'"),
        ("contract.toml", 'operator = "scaled_mm"', "", "field 'operator': missing"),
        (
            "contract.toml",
            "[tensors]",
            '[scalars]\neps = "1e-06"\n[tensors]',
            "field 'scalars.eps': input should be true or false, or a number, not '1e-06'",
        ),
        (
            "step14.toml",
            "title =",
            'goal = "not_slower"\ntitle =',
            r"field 'goal': unknown field: it stands in \[expect\]",
        ),
        (
            "step14.toml",
            "hypothesis =",
            "hypothesys =",
            "field 'hypothesys': unknown field: did you mean 'hypothesis'?",
        ),
    ],
)
def test_what_is_wrong_in_a_file_is_a_sentence_each(
    workspace: Workspace, name: str, old: str, new: str, sentence: str
) -> None:
    edit(workspace, name, old, new)
    with pytest.raises(InputError, match=sentence) as caught:
        load_step(workspace, "step14")
    for line in str(caught.value).splitlines():
        assert f"experiments/gfx1151/{name}" in line


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("a." * 40_000 + "a = 1\n", r"step14\.toml: field 'a': nested more than 32 deep"),
        ('"a" . ' * 40_000 + "a = 1\n", "nested more than 32 deep"),
        ("x = { " + "a." * 40_000 + "a = 1 }\n", "nested more than 32 deep"),
        ("[" + "a." * 40_000 + "a]\n", "nested more than 32 deep"),
        ("# " + "x" * (1 << 20), r"step14\.toml: has 1,\d+,\d+ bytes: a file of this kind has at most 1,048,576"),
    ],
    ids=["a key", "quoted", "inline", "a table", "size"],
)
def test_a_file_that_would_take_minutes_to_read_is_refused(workspace: Workspace, text: str, sentence: str) -> None:
    path = workspace.experiments / "gfx1151" / "step14.toml"
    path.write_text(text + path.read_text())
    started = time.monotonic()
    with pytest.raises(InputError, match=sentence):
        load_step(workspace, "step14")
    assert time.monotonic() - started < 5


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


def test_references(workspace: Workspace) -> None:
    assert split_reference(workspace, "step14") == ("gfx1151", "step14")
    assert split_reference(workspace, "sm90/step01.toml") == ("sm90", "step01")


def test_a_steps_lanes_merge_over_the_contracts(workspace: Workspace) -> None:
    edit(workspace, "step14.toml", "[expect]", "[lanes.triton]\noptions = { num_stages = 3 }\n[expect]")
    _, step = load_step(workspace, "step14")
    assert step.lanes["triton"].options == {"num_warps": 8, "num_stages": 3}
    assert step.lanes["triton"].symbol == "scaled_mm"


def test_the_contracts_identity_follows_every_field(workspace: Workspace, step14: LoadedStep) -> None:
    assert load_study(workspace, "gfx1151").contract.sha256() == step14.contract.sha256()
    edit(workspace, "contract.toml", "seed = 20240811", "seed = 1")
    assert load_study(workspace, "gfx1151").contract.sha256() != step14.contract.sha256()


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("title = ", 'title = "corrected: " # '),
        ("margin_percent = 0.5", "margin_percent = 0.7"),
        ('baseline = "step11"', 'baseline = "step13"'),
        ('subnormals = "exact"', ""),
        ('rounding = "once"', ""),
        ('c = { dtype = "float16" }', 'c = { dtype = "float16", shape = ["m", " n"] }'),
    ],
)
def test_what_binds_nothing_is_no_part_of_the_identity(
    workspace: Workspace, step14: LoadedStep, old: str, new: str
) -> None:
    edit(workspace, "contract.toml", old, new)
    assert load_study(workspace, "gfx1151").contract.sha256() == step14.contract.sha256()


def test_all_errors_of_a_file_are_reported_at_once(workspace: Workspace) -> None:
    path = workspace.experiments / "gfx1151" / "contract.toml"
    text = path.read_text()
    path.write_text(
        text.replace("threads = 256", "threads = 250").replace("m = 8192", "m = 8200").replace("exact", "x")
    )
    with pytest.raises(InputError) as caught:
        load_study(workspace, "gfx1151")
    lines = str(caught.value).splitlines()
    assert len(lines) == 3
    assert all("experiments/gfx1151/contract.toml: field '" in line for line in lines)
    path.write_text(text.replace("threads = 256", 'threads = "many"').replace("num_warps = 8", "num_warps = [8]"))
    with pytest.raises(InputError, match=r"(?s)field 'threads'.*field 'lanes\.triton\.options\.num_warps'"):
        load_study(workspace, "gfx1151")


def test_a_mistake_hides_no_other(workspace: Workspace) -> None:
    """A wrong type, a number that cannot be meant, an unknown choice, and two mistakes of a lane."""
    path = workspace.experiments / "gfx1151" / "contract.toml"
    text = path.read_text()
    for old, new in (
        ('distribution = "normal"', "distribution = 5"),
        ("threads = 256", "threads = 250"),
        ('rounding = "once"', 'rounding = "twice"'),
        ('symbol = "scaled_mm"', ""),
        ('b = "k16_n_16"', 'b = "k17_n_17"'),
        ("[kpi]", "speed = 1\n[kpi]"),
    ):
        assert old in text
        text = text.replace(old, new, 1)
    path.write_text(text)
    with pytest.raises(InputError) as caught:
        load_study(workspace, "gfx1151")
    sentences = caught.value.sentences
    for part in (
        "inputs.distribution",
        "threads': 250",
        "numerics.rounding': 'twice'",
        "lanes.hip.symbol': missing",
        "lanes.hip.layouts.b': 'k17_n_17' is no layout",
        "guardrails.speed': unknown field",
    ):
        assert len([sentence for sentence in sentences if part in sentence]) == 1, (part, sentences)
    assert len(sentences) == 6


def test_a_contract_of_the_older_form_is_the_same_contract(workspace: Workspace, step14: LoadedStep) -> None:
    path = workspace.experiments / "gfx1151" / "contract.toml"
    text = (
        path.read_text().replace("axes = {", "problem = {").replace("blocks = {", "tile = {").replace("block.", "tile.")
    )
    head, rest = text.split("[tensors]")
    old = """[tensors]
a = { dtype = "float16", shape = ["m", "k"] }
b = { dtype = "float8_e4m3fn", shape = ["k", "n"] }
scale = { dtype = "float32", shape = [1] }
bias = { dtype = "float16", shape = ["n"] }
c = { dtype = "float16", shape = ["m", "n"], output = true }

[numerics]
accumulate = "float32"
epilogue = "c = fp16(acc * scale + bias), in fp32, one rounding to fp16 at the end"
zero_bytes = "0x00 and 0x80 are zero of that sign"
subnormal_bytes = "exact: mantissa * 2^-9"
nan_bytes = "0x7f and 0xff continue the exponent grid: +480 and -480"

[inputs]"""
    path.write_text(head + old + rest.split("[inputs]")[1])
    study = load_study(workspace, "gfx1151")
    assert study.contract.sha256() == step14.contract.sha256()
    assert study.contract.document() == step14.contract.document()


def test_variants_may_be_chained_but_not_in_a_circle(workspace: Workspace) -> None:
    write_variant(workspace, 'title = "mine"\n', "gfx950-mx")
    assert load_study(workspace, "mine").contract.sha256() == load_study(workspace, "gfx950-mx").contract.sha256()
    base = workspace.experiments / "gfx950" / "contract.toml"
    base.write_text(base.read_text().replace('"gfx1201"', '"mine"'))
    with pytest.raises(InputError, match="field 'variant_of': 'mine' is a variant of this one"):
        load_study(workspace, "mine")


def test_sizes_of_the_contract(step14: LoadedStep) -> None:
    contract = step14.contract
    assert contract.workgroups == 64 * 32
    assert contract.tensor_bytes("a") == 8192 * 8192 * 2
    assert contract.grid(step14.step.lanes["hip"]) == (2048, 1, 1)


def test_a_workspace_is_found_from_below_and_refused_where_there_is_none(
    workspace: Workspace, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert find_workspace(workspace.root / "experiments" / "gfx1151") == workspace
    monkeypatch.setenv("PARITY_ROOT", "/")
    with pytest.raises(InputError, match="run 'parity init' here, or cd into a workspace"):
        find_workspace()


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ('parent = "step11"', 'parent = "step77"', "field 'parent': 'step77' is no other step"),
        ('parent = "step11"', 'parent = "step14"', "field 'parent': 'step14' is this step itself"),
        ("[expect]", "[lanes]\nhip = 5\n[expect]", r"field 'lanes': must hold a table for each lane"),
        ("[expect]", '[lanes.triton.env]\n"A=B" = "1"\n[expect]', "field 'lanes.triton.env"),
        ("[expect]", "[lanes.triton.constants]\nBLOCK_M = nan\n[expect]", "field 'lanes.triton.constants.BLOCK_M'"),
        (
            "[expect]",
            '[lanes.hip.constants]\nX = "tile.x"\n[expect]',
            "field 'lanes.hip.constants': 'tile.x' is not known: there are m, n, k, threads, block.m",
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


def write_variant(workspace: Workspace, text: str, base: str = "gfx950") -> None:
    folder = workspace.experiments / "mine"
    folder.mkdir()
    (folder / "contract.toml").write_text(f'variant_of = "{base}"\n{text}')


def test_a_variant_is_the_other_contract_but_for_what_it_says(workspace: Workspace) -> None:
    write_variant(
        workspace,
        '[tensors.c]\ndtype = "bfloat16"\n[tensors.bias]\ndtype = "bfloat16"\n[lanes.triton.options]\nnum_stages = 3\n',
    )
    base, variant = load_study(workspace, "gfx950"), load_study(workspace, "mine")
    assert variant.contract.tensors["c"].dtype == "bfloat16"
    assert variant.contract.shape("c") == (8192, 8192)
    assert variant.contract.tensors["scale"] == base.contract.tensors["scale"]
    assert variant.default_lanes["triton"]["options"] == {"num_warps": 8, "num_stages": 3}
    assert variant.default_lanes["hip"] == base.default_lanes["hip"]
    before = variant.contract.sha256()
    path = workspace.experiments / "gfx1201" / "contract.toml"  # which gfx950 varies in turn
    path.write_text(path.read_text().replace("seed = 20240811", "seed = 1"))
    assert load_study(workspace, "mine").contract.sha256() != before


@pytest.mark.parametrize(
    ("parent", "text", "sentence"),
    [
        ("gfx905", "", "field 'variant_of': 'gfx905' is no other study: did you mean 'gfx950'"),
        ("mine", "", "field 'variant_of': 'mine' is a variant of this one"),
        ("gfx950", "threads = 100\n", "field 'threads': 100 must be a multiple of 64"),
        (
            "gfx950-mx",
            "blocks = { k = 16 }\naxes = { k = 8208 }\n",
            r"field 'tensors\.a_scale\.shape': 'k/32' is no whole number where k = 8208",
        ),
    ],
)
def test_a_wrong_variant_is_one_sentence(workspace: Workspace, parent: str, text: str, sentence: str) -> None:
    write_variant(workspace, text, parent)
    with pytest.raises(InputError, match=sentence) as caught:
        load_study(workspace, "mine")
    assert "experiments/mine/contract.toml" in str(caught.value)


def test_an_operator_that_cannot_be_read_is_the_only_mistake(loaded: LoadedStep) -> None:
    """What it is in place of has axes and tensors that nobody asked for."""
    path = loaded.workspace.root / "experiments" / "gfx1151" / "contract.toml"
    (loaded.workspace.root / "mine.py").write_text("raise ValueError('not yet')\n")
    text = path.read_text().replace('operator = "scaled_mm"', 'operator = "mine.py"').replace("m = 8192", "rows = 8192")
    path.write_text(text)
    with pytest.raises(InputError) as caught:
        load_study(loaded.workspace, "gfx1151")
    assert len(caught.value.sentences) == 1, caught.value.sentences
