"""Right kernels of other people, who take tiles in their own order: none of them is accused. And wrong ones are."""

from typing import Any

import pytest
from conftest import CommandLine, StandIn

from parity.contract.workspace import Workspace

pytestmark = pytest.mark.slow

ORDER = "__builtin_amdgcn_workgroup_id_x(), N);"
# Eight rows of tiles are walked column by column, as GROUP_SIZE_M = 8 of Triton's tutorials.
GROUPED = """grouped(__builtin_amdgcn_workgroup_id_x(), M / BLOCK_M, N / BLOCK_N), N);"""
GROUPING = """
__device__ inline unsigned grouped(unsigned id, unsigned tiles_m, unsigned tiles_n) {
  unsigned width = 8 * tiles_n, first = id / width * 8, rows = tiles_m - first < 8 ? tiles_m - first : 8;
  return (first + id % width % rows) * tiles_n + id % width / rows;
}

}  // namespace
"""
PERSISTENT = [
    (
        "  unsigned thread =",
        "  for (unsigned tile = __builtin_amdgcn_workgroup_id_x(); tile < (unsigned)(M / BLOCK_M * "
        "(N / BLOCK_N)); tile += 8) {\n  unsigned thread =",
    ),
    (ORDER, "tile, N);"),
    ("  store_tile(acc, *scale, bias, c, at, N);\n", "  store_tile(acc, *scale, bias, c, at, N);\n  barrier();\n  }\n"),
]
RIGHT = {
    "grouped order": [(ORDER, GROUPED), ("\n}  // namespace\n", GROUPING)],
    "persistent": PERSISTENT,
    "sizes of 64 bits": [("int M, int N, int K", "long M, long N, long K")],
    "no launch bounds": [("__launch_bounds__(THREADS)", "")],
}
WRONG = {
    "its columns in another group": [*RIGHT["grouped order"], ("id % width / rows;", "id % width / 8;")],
    "the last round is left out": [*PERSISTENT, ("(N / BLOCK_N))", "(N / BLOCK_N) - 8)")],
    "two of a group on one tile": [
        *RIGHT["grouped order"],
        (
            "(first + id % width % rows) * tiles_n + id % width / rows;",
            "(tiles_m < 8 ? first + id % width % rows : 0) * tiles_n + id % width / rows;",
        ),
    ],
    "half a tile left out where there are many": [
        *RIGHT["grouped order"],
        ("  store_tile(acc,", "  if (M < 1024 || at.row < 64) store_tile(acc,"),
    ],
    "stored into the tile beside": [
        *RIGHT["grouped order"],
        ("  store_tile(acc,", "  at.n0 ^= BLOCK_N;\n  store_tile(acc,"),
    ],
}


def run(parity: CommandLine, workspace: Workspace, edits: list[tuple[str, str]]) -> Any:
    path = workspace.root / "hip_kernels" / "scaled_mm.hip"
    text = path.read_text()
    for before, after in edits:
        assert before in text
        text = text.replace(before, after)
    path.write_text(text)
    if edits[: len(PERSISTENT)] == PERSISTENT:
        contract = workspace.experiments / "gfx1151" / "contract.toml"
        contract.write_text(contract.read_text().replace('grid = ["tiles"]', "grid = [8]", 1))
    ended = parity("run", "step14", "--hip-compiler", "zig", "--json")
    assert ended.out, ended.err
    return ended.json


@pytest.mark.usefixtures("small_problems")
@pytest.mark.parametrize("name", RIGHT)
def test_a_right_kernel_is_not_accused(parity: CommandLine, workspace: Workspace, name: str) -> None:
    document = run(parity, workspace, RIGHT[name])
    assert document["verification"]["status"] == "verified", document["verification"]["detail"]
    assert not [check for check in document["checks"] if check["status"] == "violated"]
    if name != "no launch bounds":  # which costs registers: that is a guardrail's business
        assert document["verdict"] == "inconclusive"


def test_what_has_no_reference_is_unverified_first_of_all_and_never_timed(stand_in: StandIn) -> None:
    path = stand_in.workspace.experiments / "gfx1151" / "contract.toml"
    path.write_text(path.read_text().replace('"scaled_mm"', '"mine.py"', 1))
    (stand_in.workspace.root / "mine.py").write_text(
        "from dataclasses import replace\nfrom parity.operators import find_operator\n"
        "OPERATOR = replace(find_operator('scaled_mm'), reference=None)\n"
    )
    ended = stand_in.run()
    assert (ended.code, ended.json["verdict"]) == (3, "inconclusive"), ended.err
    first, *_, last = ended.json["reasons"]
    assert first["code"] == "unverified"
    assert "operator 'scaled_mm' has no reference" in first["text"]
    assert last["text"].endswith("no device has timed it (what has no reference is not timed)")
    assert stand_in.rows("SELECT COUNT(*) FROM session") == [(0,)]
    assert stand_in.run("step14", "--allow-unverified").code == 0


@pytest.mark.usefixtures("small_problems")
@pytest.mark.parametrize("name", WRONG)
def test_a_wrong_one_is(parity: CommandLine, workspace: Workspace, name: str) -> None:
    document = run(parity, workspace, WRONG[name])
    assert document["verdict"] == "reject"
    assert "verification" in {reason["code"] for reason in document["reasons"]}
