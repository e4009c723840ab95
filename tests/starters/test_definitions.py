"""Definitions of other collections are read as they are, and what is wrong with one is said in one sentence."""

import json
from pathlib import Path
from typing import Any

import pytest

from parity.errors import InputError
from parity.starters.definitions import read_definition, read_workloads

CODE = "import torch\n\ndef run(rows, scale):\n    assert rows.shape[1] == 96\n    return rows * scale\n"


def definition(**changes: Any) -> dict[str, Any]:
    """A definition with everything that one has, and some that is of no interest here."""
    return {
        "name": "scale_w96",
        "op_type": "scale",
        "tags": ["status:draft"],
        "description": "Scales rows. For a test.",
        "axes": {"count": {"type": "var", "description": None}, "width": {"type": "const", "value": 96}},
        "inputs": {
            "rows": {"shape": ["count", "width"], "dtype": "float16"},
            "scale": {"shape": None, "dtype": "float32"},
        },
        "outputs": {"scaled": {"shape": ["count", "width"], "dtype": "float16"}},
        "reference": CODE,
        **changes,
    }


def written(path: Path, content: Any) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(content if isinstance(content, str) else json.dumps(content))
    return path


def test_a_definition_is_read(tmp_path: Path) -> None:
    parsed_definition = read_definition(written(tmp_path / "scale.json", definition()))
    assert dict(parsed_definition.axes) == {"count": None, "width": 96}
    assert parsed_definition.arguments == ("rows", "scale")
    assert parsed_definition.scalars == {"scale": "float32"}
    assert parsed_definition.inputs == {"rows": ("float16", ("count", "width"))}
    assert parsed_definition.outputs == {"scaled": ("float16", ("count", "width"))}


def test_a_folder_may_have_its_code_beside_the_definition(tmp_path: Path) -> None:
    written(tmp_path / "definition.json", {**definition(), "reference": ""})
    written(tmp_path / "reference.py", CODE)
    assert read_definition(tmp_path).code == CODE


def test_an_axis_that_others_give_is_an_expression_over_them(tmp_path: Path) -> None:
    axes = {
        "heads": {"type": "const", "value": 8},
        "batch": {"type": "var"},
        "offsets": {"type": "var"},
        "all": {"type": "expr", "expression": "batch * pairs"},
        "pairs": {"type": "expr", "expression": "heads // 2"},
        "pages": {"type": "var"},
    }
    shapes = {"rows": {"shape": ["all", "offsets", "3"], "dtype": "float32"}, "scale": definition()["inputs"]["scale"]}
    outputs = {"scaled": {"shape": ["batch"], "dtype": "float32"}}
    constraints = ["offsets == batch + 1", "pages == offsets_data[-1].item()"]
    given = definition(axes=axes, inputs=shapes, outputs=outputs, constraints=constraints)
    parsed_definition = read_definition(written(tmp_path / "d.json", given))
    assert list(parsed_definition.axes) == ["heads", "batch", "pages"]
    assert parsed_definition.inputs["rows"][1] == ("batch * (heads / 2)", "batch + 1", "3")
    assert parsed_definition.unused == ("pages == offsets_data[-1].item()",)


@pytest.mark.parametrize(
    ("expression", "side"),
    [
        ("width // 32", "width / 32"),
        ("width // 64", "width // 64"),
        ("(width + 127) // 128", "ceil(width / 128)"),
        ("(count + 15) // 16 * 2", "ceil(count / 16) * 2"),
        ("count // 2", "count // 2"),
    ],
)
def test_a_quotient_is_written_so_that_parts_of_an_axis_are_parts_of_it(
    tmp_path: Path, expression: str, side: str
) -> None:
    axes = {**definition()["axes"], "groups": {"type": "expr", "expression": expression}}
    inputs = {"rows": {"shape": ["count", "groups"], "dtype": "float32"}, "scale": definition()["inputs"]["scale"]}
    parsed_definition = read_definition(written(tmp_path / "d.json", definition(axes=axes, inputs=inputs)))
    assert parsed_definition.inputs["rows"][1] == ("count", side)


def test_axes_that_give_each_other(tmp_path: Path) -> None:
    axes = {**definition()["axes"], **{a: {"type": "expr", "expression": f"{b} + 1"} for a, b in ("pq", "qp")}}
    with pytest.raises(InputError, match="field 'axes': axis 'p' is given by itself"):
        read_definition(written(tmp_path / "d.json", definition(axes=axes)))


def test_constants_that_the_code_may_know_are_fixed_but_not_those_that_it_asserts(tmp_path: Path) -> None:
    given = definition(reference=CODE.replace("rows * scale", "rows.view(-1, 96) * scale"))
    assert read_definition(written(tmp_path / "a.json", given)).fixed == ("width",)
    assert read_definition(written(tmp_path / "b.json", definition())).fixed == ()


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"axes": {"count": {"type": "var"}}}, "field 'inputs.rows.shape': 'width' is no axis: there are count"),
        ({"axes": {"count": {"type": "war"}}}, "field 'axes.count.type'"),
        ({"axes": {"width": {"type": "const"}}}, "an axis of type 'const' has a value of at least 1"),
        ({"axes": {"width": {"type": "const", "value": 0}}}, "an axis of type 'const' has a value of at least 1"),
        ({"axes": {"a b": {"type": "var"}}}, "field 'axes.a b': is no name for an axis"),
        ({"axes": {"width": {"type": "expr", "expression": "2 * rest"}}}, "'rest' is no axis: there are width"),
        ({"reference": ""}, "field 'reference': missing: the code of a function 'run'"),
        ({"reference": "def run(:"}, "field 'reference': is no Python code"),
        ({"reference": "def walk(): pass"}, "field 'reference': defines no function 'run'"),
        ({"custom_inputs_entrypoint": "make"}, "field 'reference': defines no function 'make'"),
        ({"outputs": {"scaled": {"shape": [], "dtype": "float32"}}}, "field 'outputs.scaled.shape': a single number"),
        ({"outputs": {"scaled": {"shape": ["count"], "dtype": "float4_e2m1"}}}, "'float4_e2m1' is not supported"),
        ({"name": 3}, "field 'name'"),
        ({"outputs": {"rows": {"shape": ["count"], "dtype": "float32"}}}, "field 'outputs.rows': is an input too"),
        ({"reference": "def run(rows): pass"}, "'run' takes 1 arguments, and there are 2 inputs"),
    ],
)
def test_what_is_wrong_is_said(tmp_path: Path, changes: dict[str, Any], sentence: str) -> None:
    path = written(tmp_path / "scale.json", definition(**changes))
    with pytest.raises(InputError) as error:
        read_definition(path)
    assert str(error.value).startswith(f"{path}: ")
    assert sentence in str(error.value)


def test_a_file_that_is_no_definition(tmp_path: Path) -> None:
    with pytest.raises(InputError, match="no such file"):
        read_definition(tmp_path / "none.json")
    with pytest.raises(InputError, match="not valid JSON"):
        read_definition(written(tmp_path / "d.json", "{"))
    with pytest.raises(InputError, match=r"d\.json: "):
        read_definition(written(tmp_path / "d.json", "[1]"))


def trace(count: int, definition_name: str = "scale_w96") -> str:
    """A workload as FlashInfer's traces have it."""
    inputs = {"rows": {"type": "random"}, "scale": {"type": "scalar", "value": 0.5}}
    workload = {"uuid": f"u{count}", "axes": {"count": count}, "inputs": inputs}
    return json.dumps({"definition": definition_name, "workload": workload, "solution": None, "evaluation": None})


def test_workloads_lie_where_the_collection_has_them(tmp_path: Path) -> None:
    parsed_definition = read_definition(written(tmp_path / "definitions" / "scale" / "scale_w96.json", definition()))
    assert read_workloads(parsed_definition, None) == []
    lines = [trace(7), trace(7, "another"), trace(32), "", trace(7)]
    written(tmp_path / "workloads" / "scale" / "scale_w96.jsonl", "\n".join(lines))
    workloads = read_workloads(parsed_definition, None)
    assert [(workload.name, dict(workload.axes), dict(workload.scalars)) for workload in workloads] == [
        ("workload u7", {"count": 7}, {"scale": 0.5}),
        ("workload u32", {"count": 32}, {"scale": 0.5}),
    ]
    assert parsed_definition.sizes(workloads[1]) == {"count": 32, "width": 96}


def test_workloads_lie_beside_a_definition_in_its_own_folder(tmp_path: Path) -> None:
    parsed_definition = read_definition(written(tmp_path / "definition.json", definition()).parent)
    written(tmp_path / "workload.jsonl", '{"uuid": "a", "axes": {"count": 3}, "inputs": {}}')
    assert [workload.name for workload in read_workloads(parsed_definition, None)] == ["workload a"]


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("{", "line 1: not valid JSON"),
        ('{"uuid": "a", "axes": {}}', "line 1: field 'axes': has no size of count"),
        ('{"uuid": "a", "axes": {"count": 0}}', "line 1: field 'axes.count': 0 is no size"),
        ('{"uuid": "a"}', "line 1: field 'axes': missing"),
        (trace(3, "another"), "has no workload of 'scale_w96'"),
    ],
)
def test_a_wrong_workload_is_said(tmp_path: Path, line: str, sentence: str) -> None:
    parsed_definition = read_definition(written(tmp_path / "d.json", definition()))
    path = written(tmp_path / "w.jsonl", line)
    with pytest.raises(InputError) as error:
        read_workloads(parsed_definition, path)
    assert str(error.value).startswith(f"{path}: ")
    assert sentence in str(error.value)
