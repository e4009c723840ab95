"""Kernels and steps that would win by cheating are caught: planted here, each in its own way."""

import re
from typing import Any

import pytest
from conftest import CommandLine, StandIn
from own_study import write_study
from test_launches import CONTRACT, KERNELS

from parity.contract.workspace import Workspace

pytestmark = pytest.mark.slow

WHOLE = "  int row = X / (n / 8) * 8 + LANE / 8, column = X % (n / 8) * 8 + LANE % 8;\n  float sum = 0;\n"
OF_WHOLE = KERNELS.index("KERNEL whole")


def cheating(before: str, after: str) -> str:
    """The kernel `whole` with a cheat in it."""
    honest, whole = KERNELS[:OF_WHOLE], KERNELS[OF_WHOLE:]
    assert before in whole
    return honest + whole.replace(before, after, 1)


def codes(document: Any) -> list[str]:
    return [reason["code"] for reason in document["reasons"]]


@pytest.mark.parametrize(
    ("kernels", "sentence"),
    [
        (cheating("at < k; ++at", "at < (n == 64 && k == 64 ? k / 2 : k); ++at"), "workgroups of 32 x 64 x 64"),
        (
            cheating(
                "(_Float16)sum;", "(_Float16)sum; if (n == 64) c[row * n + column] = c[row * n + column + 32 * 64];"
            ),
            "outside",
        ),
    ],
    ids=["right only at the sizes that are verified", "the result is taken from elsewhere in memory"],
)
def test_a_cheat_is_caught_without_a_gpu(
    parity: CommandLine, workspace: Workspace, kernels: str, sentence: str
) -> None:
    write_study(workspace, "split", CONTRACT, {"mine/split.hip": kernels})
    ended = parity("run", "split/step01", "--hip-compiler", "zig", "--json")
    assert (ended.code, ended.json["verdict"], codes(ended.json)[0]) == (1, "reject", "verification")
    assert sentence in ended.json["reasons"][0]["text"], ended.json["reasons"]


def test_a_tile_that_is_left_out_at_the_timed_size_is_found_after_timing(stand_in: StandIn) -> None:
    """The emulator runs some workgroups of the contract's own size; on the device nothing may stay unwritten."""
    kernels = cheating(WHOLE, f"  if (n == 64 && k == 64 && X == 11) return;\n{WHOLE}")
    write_study(stand_in.workspace, "split", CONTRACT, {"mine/split.hip": kernels})
    document = stand_in.run("split/step01").json
    assert (document["verdict"], codes(document)[0]) == ("reject", "verification")
    assert "not written" in document["reasons"][0]["text"]


def test_a_kernel_that_stops_working_once_it_is_timed_is_rejected(measured: StandIn) -> None:
    """In the buffers lies the right result, so that only other inputs show it."""
    measured.settings["wrong_from"] = 68
    ended = measured.run("step15")
    document = ended.json
    assert (ended.code, document["verdict"], codes(document)[0]) == (1, "reject", "verification")
    assert "as it was timed" in document["reasons"][0]["text"]
    assert document["kpi"]["ms"]["triton"] is None, "a wrong result has no time"
    assert document["measurement"]["sessions"][0]["failure"] is not None


def test_a_kernel_that_remembers_its_inputs_has_no_time(measured: StandIn) -> None:
    measured.settings["ms"] = {"default": 50.0}
    measured.settings["seen_ms"] = {measured.candidate: 10.0}
    ended = measured.run("step15")
    document = ended.json
    assert (ended.code, document["verdict"], codes(document)[0]) == (1, "invalid", "remembers")
    assert re.search(
        r"candidate remembers: on inputs that it has seen, -(79\.9|80\.0)\d % .* 16 of 16 pairs faster",
        document["reasons"][0]["text"],
    )
    assert document["kpi"]["ms"]["triton"] is None


EDITS = """
import re, pathlib
_contract = pathlib.Path(__file__).parents[1] / "experiments/gfx1151/contract.toml"
_contract.write_text(_contract.read_text().replace("margin_percent = ", "margin_percent = 1"))
"""


def test_a_step_that_edits_the_contract_is_invalid(parity: CommandLine, workspace: Workspace) -> None:
    kernel = workspace.root / "triton_kernels" / "scaled_mm.py"
    kernel.write_text(kernel.read_text() + EDITS)
    ended = parity("run", "step14", "--hip-compiler", "zig", "--json")
    assert (ended.code, ended.json["verdict"], codes(ended.json)[0]) == (1, "invalid", "contract.changed")
    assert "the contract's file was changed while the run was under way" in ended.json["reasons"][0]["text"]


def test_a_step_cannot_say_what_its_contract_says(parity: CommandLine, workspace: Workspace) -> None:
    path = workspace.experiments / "gfx1151" / "step14.toml"
    path.write_text("guardrails = { next_free_vgpr_below = 9999 }\n" + path.read_text())
    ended = parity("run", "step14")
    assert (ended.code, "step14.toml: field 'guardrails': belongs to" in ended.err) == (2, True)
