"""Tensors beyond what 32 bits can count: sampled workgroups show whether a kernel's offsets hold."""

import pytest
from conftest import CommandLine
from twice import CONTRACT, KERNEL, ZIG, write

from parity.contract.workspace import Workspace

LARGE = CONTRACT.replace("axes = { n = 256 }", "axes = { n = 3221225472 }")  # 12 GiB each
WIDE = KERNEL.replace("int at =", "long at =").replace("workgroup_id_x() * 64", "workgroup_id_x() * 64l")


@pytest.mark.slow
@pytest.mark.parametrize(("kernel", "status"), [(WIDE, "verified"), (KERNEL, "failed")])
def test_offsets_beyond_32_bits_are_judged_by_sampled_workgroups(
    parity: CommandLine, workspace: Workspace, kernel: str, status: str
) -> None:
    write(workspace, LARGE, kernel)
    ended = parity("run", "twice/step01", *ZIG, "--json")
    assert ended.json["verification"]["status"] == status, ended.json["verification"]
    if status == "failed":
        fault = ended.json["verification"]["cases"][-1]["fault"]
        assert (fault["kind"], fault["argument"]) == ("out_of_bounds", "x")
        assert fault["element"][0] < 0


def test_a_tensor_beyond_the_emulators_addresses_is_refused(parity: CommandLine, workspace: Workspace) -> None:
    write(workspace, CONTRACT.replace("axes = { n = 256 }", "axes = { n = 17179869184 }"))
    ended = parity("run", "twice/step01", *ZIG)
    assert ended.code == 2
    assert "field 'axes': tensor 'x' has 68,719,476,736 bytes: a tensor has at most 34,359,738,368" in ended.err
