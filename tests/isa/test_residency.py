"""Hints for caches in machine code are found and named, and nothing else is."""

from types import SimpleNamespace
from typing import cast

import pytest
from conftest import StandIn
from own_study import write_study
from test_launches import CONTRACT, KERNELS

from parity.devices.base import input_sets
from parity.isa.cfg import ControlFlow
from parity.isa.findings import RESIDENCY, findings
from parity.isa.resources import Resources


def residency(mnemonic: str, operands: str = "") -> list[str]:
    function = SimpleNamespace(
        mnemonics=[mnemonic, "s_endpgm"], operands=[operands, ""], lines=[1, 2], __len__=lambda _: 2
    )
    flow = SimpleNamespace(function=function, has_calls=False, has_indirect_jumps=False)
    used = SimpleNamespace(vgpr_spills=0, private_segment_bytes=0)
    found = findings(None, cast("ControlFlow", flow), None, cast("Resources", used))
    return [finding.text for finding in found if finding.code == RESIDENCY]


@pytest.mark.parametrize(
    ("load", "named"),
    [
        ("LDG.E.EL.128", "1 evict_last"),
        ("LDG.E.128.EF", "1 evict_first"),
        ("LDG.E.NA.64", "1 no allocate"),
        ("LDG.E.128.CONSTANT", ""),
        ("LDG.E.LTC128B.128", ""),
        ("LDG.E.128.STRONG.GPU", ""),
    ],
)
def test_hints_of_nvidia(load: str, named: str) -> None:
    assert residency(load, "R4, desc[UR4][R2.64]") == ([f"accesses with hints for caches: {named}"] if named else [])


@pytest.mark.parametrize(
    ("load", "named"),
    [
        ("global_load_dwordx4 v[4:7], v2, s[0:1] sc0 sc1 nt", "1 sc0, 1 sc1, 1 nt"),
        ("global_load_b128 v[4:7], v2, s[0:1] glc slc", "1 glc, 1 slc"),
        (
            "global_load_b128 v[4:7], v2, s[0:1] th:TH_LOAD_HT scope:SCOPE_SYS",
            "1 th:TH_LOAD_HT, 1 scope:SCOPE_SYS",
        ),
        ("global_load_dwordx4 v[4:7], v2, s[0:1] offset:16", ""),
        ("global_atomic_add_u32 v1, v2, v3, s[0:1] glc", ""),  # it gives back what was there
        ("global_atomic_add v1, v2, v3, s[0:1] sc0", ""),
        ("global_atomic_add_u32 v1, v2, v3, s[0:1] th:TH_ATOMIC_RETURN scope:SCOPE_DEV", "1 scope:SCOPE_DEV"),
        ("buffer_load_dwordx4 v[4:7], v2, s[0:3], 0 offen lds", ""),
    ],
)
def test_hints_of_amd(load: str, named: str) -> None:
    assert residency(*load.split(" ", 1)) == ([f"accesses with hints for caches: {named}"] if named else [])


def test_inputs_in_turn_are_a_larger_flush_where_caches_are_asked_to_keep() -> None:
    cache, memory = 50 << 20, 1 << 36
    for size in (1 << 20, 10 << 20, 100 << 20, 1 << 30):
        usual, kept = (input_sets(cache, size, memory, most=100, is_kept=is_kept) for is_kept in (False, True))
        assert usual * size >= 2 * cache
        assert kept >= 4
        assert (kept - 1) * size >= (6 * cache if size > 1 << 20 else cache), (
            "what is read between two launches on one set"
        )
    assert input_sets(cache, 1 << 33, 1 << 34, is_kept=True) == 1, "half of the memory is the most"


@pytest.mark.slow
def test_a_step_with_hints_says_so_and_how_it_was_timed(stand_in: StandIn) -> None:
    kernels = KERNELS.replace(
        "c[row * n + column] = (_Float16)sum;", "__builtin_nontemporal_store((_Float16)sum, &c[row * n + column]);"
    )
    write_study(stand_in.workspace, "split", CONTRACT, {"mine/split.hip": kernels})
    document = stand_in.run("split/step01").json
    (note,) = [reason["text"] for reason in document["reasons"] if reason["code"] == "residency"]
    assert note.startswith("split.reduce: accesses with hints for caches: 1 ")
    assert "; whole: accesses" in note
    assert note.endswith(": timed with inputs in turn of eight times the last-level cache, not twice")
