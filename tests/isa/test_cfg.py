"""Control flow: blocks, loops, dominators."""

from itertools import pairwise

import pytest
from hypothesis import given, settings, strategies as st

from parity.errors import InputError
from parity.isa.cfg import ControlFlow, control_flow
from parity.isa.loops import natural_loops
from parity.isa.parse import Function


def function_of(text: str) -> Function:
    """A function from lines like `loop:` and `s_branch loop`."""
    made = Function("k", 1)
    for number, line in enumerate(text.split("\n"), 1):
        line = line.strip()
        if line.endswith(":"):
            made.labels[line[:-1]] = len(made)
        elif line:
            mnemonic, _, operands = line.partition(" ")
            made.mnemonics.append(mnemonic)
            made.operands.append(operands)
            made.lines.append(number)
    return made


def loops_of(text: str) -> list[list[str]]:
    """The mnemonics of each natural loop."""
    flow = control_flow(function_of(text))
    loops = natural_loops(flow)
    return [[flow.function.mnemonics[i] for i in flow.instructions(loops.blocks(header))] for header in loops.parents]


def test_a_simple_loop() -> None:
    assert loops_of("v_a\nloop:\nv_b\ns_cbranch_scc1 loop\ns_endpgm") == [["v_b", "s_cbranch_scc1"]]


def test_nested_loops_are_two() -> None:
    text = "outer:\nv_a\ninner:\nv_b\ns_cbranch_scc1 inner\nv_c\ns_cbranch_scc0 outer\ns_endpgm"
    assert loops_of(text) == [
        ["v_a", "v_b", "s_cbranch_scc1", "v_c", "s_cbranch_scc0"],
        ["v_b", "s_cbranch_scc1"],
    ]


def test_a_loop_need_not_be_contiguous() -> None:
    text = "loop:\nv_a\ns_cbranch_vccnz far\nback:\ns_cbranch_scc1 loop\ns_endpgm\nv_dead\nfar:\nv_b\ns_branch back"
    assert loops_of(text) == [["v_a", "s_cbranch_vccnz", "s_cbranch_scc1", "v_b", "s_branch"]]


def test_code_that_is_never_reached_is_in_no_loop() -> None:
    text = "s_branch end\ndead:\nv_a\ns_cbranch_scc1 dead\nend:\ns_endpgm"
    assert loops_of(text) == []


def test_two_back_edges_to_one_header_are_one_loop() -> None:
    text = "loop:\nv_a\ns_cbranch_scc1 loop\nv_b\ns_cbranch_scc0 loop\ns_endpgm"
    assert loops_of(text) == [["v_a", "s_cbranch_scc1", "v_b", "s_cbranch_scc0"]]


def test_entering_a_cycle_in_the_middle_is_no_natural_loop() -> None:
    text = "s_cbranch_scc0 middle\ntop:\nv_a\nmiddle:\nv_b\ns_cbranch_scc1 top\ns_endpgm"
    assert loops_of(text) == []


def test_a_branch_to_a_missing_label_names_the_line() -> None:
    with pytest.raises(InputError, match=r"<text>:2: truncated: branch to 'nowhere'"):
        loops_of("v_a\ns_branch nowhere")


def test_a_label_at_the_very_end_is_truncated() -> None:
    with pytest.raises(InputError, match="no instruction follows label 'end'"):
        loops_of("s_cbranch_scc0 end\ns_endpgm\nend:")


def test_indirect_jumps_are_noticed() -> None:
    assert control_flow(function_of("s_setpc_b64 s[0:1]\ns_endpgm")).has_indirect_jumps
    assert not control_flow(function_of("v_a\ns_setpc_b64 s[30:31]")).has_indirect_jumps


@st.composite
def graphs(draw: st.DrawFn) -> ControlFlow:
    size = draw(st.integers(1, 9))
    successors = tuple(tuple(dict.fromkeys(draw(st.lists(st.integers(0, size - 1), max_size=2)))) for _ in range(size))
    ranges = tuple(pairwise(range(size + 1)))
    return ControlFlow(Function("k", 1), ranges, successors, False)


@given(graphs())
@settings(max_examples=300, deadline=None)
def test_loops_agree_with_the_definition(flow: ControlFlow) -> None:
    """A block dominates another if removing it cuts the other off; a loop's body reaches its latch around it."""
    reachable = _reach(flow, 0, None)
    expected: dict[int, set[int]] = {}
    for latch in reachable:
        for header in flow.successors[latch]:
            if header == latch or latch not in _reach(flow, 0, header):
                body = {b for b in reachable if b != header and latch in _reach(flow, b, header)} | {header}
                expected.setdefault(header, set()).update(body)
    loops = natural_loops(flow)
    assert {header: set(loops.blocks(header)) for header in loops.parents} == expected
    for block, header in loops.innermost.items():
        assert min((len(body), candidate) for candidate, body in expected.items() if block in body)[1] == header


def _reach(flow: ControlFlow, start: int, without: int | None) -> set[int]:
    blocks: set[int] = set()
    pending = [] if start == without else [start]
    while pending:
        block = pending.pop()
        if block not in blocks:
            blocks.add(block)
            pending += [successor for successor in flow.successors[block] if successor != without]
    return blocks
