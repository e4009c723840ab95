"""Parameters that are bound to what others are named after, or to nothing: said by their names."""

import pytest
from command_line import CommandLine
from own_study import write_study
from twice import CONTRACT, OPERATOR, ZIG

from parity.contract.workspace import Workspace
from parity.lanes.parameter_names import exchanged, miscounted, names_in_cpp, names_in_ttir

KERNEL = """extern "C" __attribute__((global)) __attribute__((amdgpu_flat_work_group_size(64, 64)))
void twice(const float* x, float* y, int rows, int n) {
  int at = __builtin_amdgcn_workgroup_id_x() * 64 + __builtin_amdgcn_workitem_id_x();
  if (at < n) y[at] = 2 * x[at];
}
"""
TTIR = "  tt.func public @k(%x_ptr: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %n: i32, %eps: f32) attributes {} {\n"


def test_the_names_of_a_kernel() -> None:
    assert names_in_cpp([KERNEL], "twice") == ["x", "y", "rows", "n"]
    assert names_in_cpp([KERNEL, KERNEL], "twice") == []
    assert names_in_ttir(TTIR) == ["x_ptr", "n", "eps"]


@pytest.mark.parametrize(
    ("names", "bound", "count", "order"),
    [
        (["x_ptr", "y", "rows", "n"], ["x", "y", "rows", "n"], None, None),
        (["x", "y", "rows", "n"], ["x", "y", "n", "rows"], None, "parameter 'rows' is bound to 'n' and 'n' to 'rows'"),
        (["x", "y", "N"], ["y", "x", "n"], None, "parameter 'x' is bound to 'y' and 'y' to 'x'"),
        (["x", "y", "rows", "n"], ["x", "y", "n"], "nothing is bound to 'rows'", None),
        (["x", "y"], ["x", "y", "n"], "the kernel has no parameter for 'n'", None),
        (["a", "b", "count"], ["x", "y"], None, None),
        ([], ["x", "y"], None, None),
        (["a", "b", "count"], ["b", "x", "y"], None, None),
    ],
)
def test_only_names_that_tell_are_told(
    names: list[str], bound: list[str], count: str | None, order: str | None
) -> None:
    assert (miscounted(names, bound), exchanged(names, bound)) == (count, order)


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ('["x", "y", 1, "n"]', None),
        ('["x", "y", "n", "rows"]', "mine: wrong result: parameter 'rows' is bound to 'n' and 'n' to 'rows'; "),
        ('["x", "y", "n"]', "found nothing is bound to 'rows'"),
    ],
)
def test_they_are_the_first_reason(
    parity: CommandLine, workspace: Workspace, arguments: str, sentence: str | None
) -> None:
    operator = OPERATOR.replace('("n",), ("n",)', '("n", "rows"), ("n",)')
    contract = CONTRACT.replace('["x", "y"]', arguments).replace("{ n = 256 }", "{ n = 256, rows = 3 }")
    write_study(workspace, "twice", contract, {"operators/twice.py": operator, "mine/twice.hip": KERNEL})
    document = parity("run", "twice/step01", *ZIG, "--json").json
    if sentence is None:
        assert document["verification"]["status"] == "verified", document
    else:
        assert sentence in document["reasons"][0]["text"]


@pytest.mark.parametrize("name", ["WIDTH", "WIDHT"])
def test_a_constant_that_no_source_names_is_told(parity: CommandLine, workspace: Workspace, name: str) -> None:
    kernel = KERNEL.replace("2 * x[at]", "2 * x[at] * WIDTH").replace("int rows, ", "")
    contract = CONTRACT.replace('["x", "y"]', '["x", "y", "n"]')
    contract = contract.replace("[lanes.mine]", f"[lanes.mine]\nconstants = {{ {name} = 1 }}")
    contract = contract.replace('["-DFACTOR=', '["-DWIDTH=1", "-DFACTOR=') if name != "WIDTH" else contract
    contract = contract.replace("(1+1)", "(1+1) -DWIDTH=1".replace(" ", '", "'))
    write_study(workspace, "twice", contract, {"operators/twice.py": OPERATOR, "mine/twice.hip": kernel})
    document = parity("run", "twice/step01", *ZIG, "--json").json
    told = [reason["text"] for reason in document["reasons"] if reason["code"] == "not_shown"]
    assert document["verification"]["status"] == "verified", document
    assert told == ([] if name == "WIDTH" else ["mine: no source of the lane names WIDHT: did you mean WIDTH?"])
