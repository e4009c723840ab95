"""Races through global memory: planted ones are found with their places, and right programs are not accused."""

import re
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import pytest
from builds import ENGINE
from test_user_kernels import compile_hip

from parity.emulator import machine
from parity.emulator.emulate import Emulation, EmulationWishes, emulate
from parity.emulator.variation import NOT_WATCHED
from parity.records.faults import FaultKind

pytestmark = pytest.mark.slow

FAMILIES = ("gfx1151", "gfx1201", "gfx90a", "gfx942", "gfx950")
RDNA, CDNA = FAMILIES[:2], FAMILIES[2:]
PRELUDE = """
#define T __builtin_amdgcn_workitem_id_x()
#define B __builtin_amdgcn_workgroup_id_x()
#define I (B * 128 + T)
#define NO_REORDERING asm volatile("" ::: "memory")
#define FENCE(order, scope) __builtin_amdgcn_fence(__ATOMIC_##order, scope)
#define SYNC FENCE(RELEASE, "workgroup"); __builtin_amdgcn_s_barrier(); FENCE(ACQUIRE, "workgroup")
#define ADD(at, x, order) __hip_atomic_fetch_add(at, x, __ATOMIC_##order, __HIP_MEMORY_SCOPE_AGENT)
#define STORE(at, x, order) __hip_atomic_store(at, x, __ATOMIC_##order, __HIP_MEMORY_SCOPE_AGENT)
#define LOAD(at, order) __hip_atomic_load(at, __ATOMIC_##order, __HIP_MEMORY_SCOPE_AGENT)
extern "C" __attribute__((global)) __attribute__((amdgpu_flat_work_group_size(128, 128)))
void k(const int* a, int* o, int* p) {
"""
LAUNCH = """
kernel = "k"
grid = [2]
block = [128]
{more}
[[args]]
buffer = {{ shape = [256], dtype = "int32", fill = "integers", seed = 3 }}
[[args]]
output = {{ shape = [1024], dtype = "int32", fill = "zeros" }}
[[args]]
output = {{ shape = [1024], dtype = "int32", fill = "zeros" }}
"""


@dataclass(frozen=True)
class PlantedRace:
    """A kernel, and the families on which it races; on the others it is right."""

    body: str
    races_on: tuple[str, ...] = FAMILIES
    mnemonics: tuple[str, ...] = ("load", "store")


# The first lane of every second or of each wave waits for its turn.
TURN = """
#define TURNED(order) __hip_atomic_fetch_add(&turn, 1, __ATOMIC_##order, __HIP_MEMORY_SCOPE_WORKGROUP)
__attribute__((shared)) static int turn; if (T == 0) turn = 0; SYNC;
if (T % 64 == 0) { while (__hip_atomic_load(&turn, __ATOMIC_ACQUIRE, __HIP_MEMORY_SCOPE_WORKGROUP) < T / 64) {}
"""
RACES = {
    "a wave reads what another one of its workgroup stores": PlantedRace(
        "o[I] = a[I]; NO_REORDERING; p[I] = o[I ^ 64];"
    ),
    "a workgroup reads what another one stores": PlantedRace("o[I] = a[I] + 1; NO_REORDERING; p[I] = o[I ^ 128];"),
    "a workgroup stores what another one has read before": PlantedRace(
        "int x = o[I ^ 128]; NO_REORDERING; o[I] = x + a[I];"
    ),
    "two workgroups store to one word": PlantedRace("o[T] = B;", mnemonics=("store",)),
    "two lanes of a store have one place": PlantedRace("o[B] = T;", mnemonics=("store",)),
    "workgroups update a word without an atomic operation": PlantedRace("if (T == 0) o[0] += a[B] | 1;"),
    "an atomic operation on a word of one's own": PlantedRace(
        "o[I] = a[I] + 1; p[512 + I] = ADD(&p[768 + I], 1, ACQ_REL); p[I] = o[I ^ 128];"
    ),
    "an atomic operation that gives nothing back": PlantedRace(
        'if (T == 0) { ADD(&p[0], 1, RELAXED); o[0] += a[B] | 1; FENCE(SEQ_CST, "agent"); }'
    ),
    "an update between two that are atomic, in step": PlantedRace(
        'if (T == 0) { p[4 + B] = ADD(&p[0], 1, ACQ_REL); o[0] += a[B] | 1; FENCE(SEQ_CST, "agent");'
        "p[6 + B] = ADD(&p[0], 1, ACQ_REL); }"
    ),
    "word that others leave elsewhere": PlantedRace(
        'if (B == 0) { o[I] = a[I] + 1; FENCE(SEQ_CST, "agent"); }'
        "else { p[256 + I] = ADD(&p[900], 1, ACQ_REL); p[I] = o[I ^ 128]; }"
    ),
    "a barrier that nobody waited before": PlantedRace(
        "o[I] = a[I] + 1; NO_REORDERING; __builtin_amdgcn_s_barrier(); NO_REORDERING; p[I] = o[I ^ 64];",
        RDNA,
        ("load",),
    ),
    "a barrier that nobody waited before, and a load past the caches": PlantedRace(
        "o[I] = a[I] + 1; NO_REORDERING; __builtin_amdgcn_s_barrier(); NO_REORDERING; p[I] = LOAD(&o[I ^ 64], RELAXED);",
        RDNA,
        ("load",),
    ),
    "a flag that does not publish": PlantedRace(
        "if (B == 0) { if (T == 0) { o[5] = a[0] + 1; STORE(&p[0], 1, RELAXED); } }"
        "else if (T == 0) { while (!LOAD(&p[0], RELAXED)) {} o[6] = o[5]; }",
        mnemonics=("load",),
    ),
    "data read past the caches that nobody waited for": PlantedRace(
        "__attribute__((shared)) static int last; if (T == 64) o[B] = a[B] + 1;"
        'if (T == 0) { FENCE(SEQ_CST, "agent"); last = ADD(&p[0], 1, RELAXED) == 1; } SYNC;'
        "if (last && T == 0) p[1] = LOAD(&o[0], RELAXED) + LOAD(&o[1], RELAXED);",
        mnemonics=("load",),
    ),
    "a turn that is given away before what it is for": PlantedRace(
        f"{TURN} TURNED(RELAXED); NO_REORDERING; o[512 + B] += a[I] | 1; }}"
    ),
    "an element beside one that is one's own": PlantedRace(
        "short* h = (short*)o; h[I] = a[I] + 1; NO_REORDERING; p[I] = h[I ^ 64];"
    ),
}
RIGHT = {
    "each wave has its own": "o[I] = a[I]; NO_REORDERING; p[I] = o[I];",
    "a barrier in between": "o[I] = a[I]; SYNC; p[I] = o[I ^ 64];",
    "a load past the caches behind a barrier": "o[I] = a[I]; SYNC; p[I] = LOAD(&o[I ^ 64], RELAXED);",
    "a barrier in a loop": "for (int n = 0; n < 3; n++) { o[I] = a[I] + n; SYNC; p[I] = o[I ^ 64]; SYNC; }",
    "all store the same": "o[T] = 7;",
    "what is read is not used": "int x = o[I ^ 128]; NO_REORDERING; o[I] = a[I]; p[I] = x < 1000;",
    "neighbouring bytes": "((char*)o)[I] = a[I]; ((char*)p)[2 * T + B] = a[I];",
    "a flag that publishes": (
        "if (B == 0) { o[T] = a[T] + 1; SYNC; if (T == 0) STORE(&p[0], 1, RELEASE); }"
        "else { if (T == 0) while (!LOAD(&p[0], ACQUIRE)) {} SYNC; o[128 + T] = o[T]; }"
    ),
    "the last workgroup to come reads all": (
        '__attribute__((shared)) static int last; o[I] = a[I] + 1; FENCE(SEQ_CST, "agent"); SYNC;'
        "if (T == 0) last = ADD(&p[0], 1, RELAXED) == 1; SYNC;"
        'if (last) { FENCE(SEQ_CST, "agent"); p[128 + T] = o[T] + o[128 + T]; }'
    ),
    "word that a third one hands on": (
        "if (B == 0 && T < 32) { o[T] = a[T] + 1; if (T == 0) STORE(&p[0], 1, RELEASE); }"
        "else if (B == 0 && T == 64) { while (!LOAD(&p[0], ACQUIRE)) {} STORE(&p[1], 1, RELEASE); }"
        "else if (B == 1 && T < 32) { while (!LOAD(&p[1], ACQUIRE)) {} o[128 + T] = o[T]; }"
    ),
    "a barrier of all workgroups": (
        'o[I] = a[I] + 1; FENCE(SEQ_CST, "agent"); SYNC;'
        "if (T == 0) { if (ADD(&p[0], 1, ACQ_REL) == 1) STORE(&p[1], 1, RELEASE);"
        "else while (!LOAD(&p[1], ACQUIRE)) {} } SYNC; p[256 + I] = o[I ^ 128];"
    ),
    "one look at a flag that may not be there yet": (
        "if (T == 0) { if (B == 0) { o[0] = 1; STORE(&p[0], 1, RELEASE); }"
        "else { int there = LOAD(&p[0], RELAXED); o[1] = there ? 7 : 3 + 4; } }"
    ),
    "a loop with a barrier that polls": (
        '__attribute__((shared)) static int seen; o[I] = a[I] + 1; FENCE(SEQ_CST, "agent"); SYNC;'
        "if (T == 0) ADD(&p[0], 1, ACQ_REL); do { SYNC; if (T == 0) seen = LOAD(&p[0], ACQUIRE); SYNC; } while (seen < 2);"
        "p[256 + I] = o[I ^ 128];"
    ),
    "a lock": (
        "if (T == 0) { while (__hip_atomic_exchange(&p[0], 1, __ATOMIC_ACQUIRE, __HIP_MEMORY_SCOPE_AGENT)) {}"
        "o[0] += a[B]; STORE(&p[0], 0, RELEASE); }"
    ),
    "atomic sums": "ADD(&o[0], a[I], RELAXED);",
    "turns at a word, by a flag in LDS": f"{TURN} o[512 + B] += a[I] | 1; TURNED(RELEASE); }}",
}


def run(folder: Path, body: str, arch: str, more: str = "", orders: int = 0) -> Emulation:
    path = compile_hip(folder, f"{PRELUDE}{body}\n}}\n", arch)
    (folder / "launch.toml").write_text(LAUNCH.format(more=more))
    return emulate(path.read_text(), "k.s", folder / "launch.toml", ENGINE, EmulationWishes(orders=orders))


@pytest.mark.parametrize("name", RACES)
@pytest.mark.parametrize("arch", FAMILIES)
def test_a_planted_race_is_found_with_its_place(tmp_path: Path, arch: str, name: str) -> None:
    planted = RACES[name]
    emulation = run(tmp_path, planted.body, arch)
    if arch not in planted.races_on:
        assert not emulation.executed.faults
        assert not emulation.notes
        return
    (fault,) = emulation.executed.faults
    assert fault.kind is FaultKind.GLOBAL_RACE, fault.sentence()
    assert any(mnemonic in fault.text for mnemonic in planted.mnemonics)
    lines = (tmp_path / "k.s").read_text().splitlines()
    assert fault.other_line is not None
    assert "store" in lines[fault.other_line - 1]
    assert (fault.argument, fault.other_workgroup is not None) == ("argument 1", True)
    assert (fault.workgroup, fault.wave) != (fault.other_workgroup, fault.other_wave) or "lanes" in name
    assert "nothing orders them" in fault.sentence()


@pytest.mark.parametrize("name", RIGHT)
@pytest.mark.parametrize("arch", FAMILIES)
def test_a_right_program_is_not_accused(tmp_path: Path, arch: str, name: str) -> None:
    emulation = run(tmp_path, RIGHT[name], arch)
    assert not emulation.executed.faults, emulation.executed.faults[0].sentence()
    assert bool(emulation.notes) == (name in ("what is read is not used", "all store the same")), emulation.notes


@pytest.mark.parametrize(("arch", "wait"), [("gfx942", "s_waitcnt vmcnt(0)"), ("gfx1151", "s_waitcnt_vscnt null, 0x0")])
def test_a_scalar_load_needs_a_wait_for_a_store_of_its_own_wave(tmp_path: Path, arch: str, wait: str) -> None:
    load = (
        'int x; int* at = o + 128 * B + __builtin_amdgcn_readfirstlane(T); asm volatile("{}s_load_dword %0, %1, 0x0\\n'
        's_waitcnt lgkmcnt(0)" : "=s"(x) : "s"(at) : "memory"); p[I] = x;'
    )
    for words, is_race in (("", True), (f"{wait}\\n", False)):
        emulation = run(tmp_path, f"o[I] = a[I] + 1; {load.format(words)}", arch)
        assert [fault.kind for fault in emulation.executed.faults] == [FaultKind.GLOBAL_RACE] * is_race


@pytest.mark.parametrize("arch", RDNA)
def test_in_cu_mode_a_store_need_only_stand_before_a_barrier(tmp_path: Path, arch: str) -> None:
    body = RACES["a barrier that nobody waited before"].body
    path = compile_hip(tmp_path, f"{PRELUDE}{body}\n}}\n", arch)
    (tmp_path / "launch.toml").write_text(LAUNCH.format(more=""))
    text = path.read_text()
    for mode, faults in (("1", 1), ("0", 0)):
        text = re.sub(r"(\.amdhsa_workgroup_processor_mode) [01]", rf"\1 {mode}", text)
        emulation = emulate(text, "k.s", tmp_path / "launch.toml", ENGINE, EmulationWishes())
        assert len(emulation.executed.faults) == faults


def test_drawn_orders_tell_what_hangs_on_the_order(tmp_path: Path) -> None:
    """Which workgroup comes first is not fixed, and not a race."""
    tickets = "if (T == 0) o[ADD(&p[0], 1, RELAXED)] = B + 1;"
    assert not run(tmp_path, tickets, "gfx1151").notes
    emulation = run(tmp_path, tickets, "gfx1151", orders=6)
    assert not emulation.executed.faults
    (note,) = emulation.notes
    assert "of 6 other orders of workgroups and waves the outputs are others" in note


def test_of_some_workgroups_races_are_shown_among_these_alone(tmp_path: Path) -> None:
    body = "o[I] = a[I] + 1; NO_REORDERING; p[I] = o[I ^ 128] < 1000; if (T == 0) o[512] = 7 + T;"
    assert "the 1 workgroups that ran" not in str(run(tmp_path, body, "gfx1151").notes)
    emulation = run(
        tmp_path, "o[I] = a[I] + 1; NO_REORDERING; p[I] = o[I ^ 64] < 1000;", "gfx1151", "workgroups = [[1]]"
    )
    assert emulation.notes[0] == "races are shown only among the 1 workgroups that ran"
    assert emulation.notes[1].startswith("a race that changes no output: assembly line ")


def test_what_takes_too_much_memory_to_watch_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(machine, "MOST_CELL_BYTES", 1000)
    emulation = run(tmp_path, RACES["two workgroups store to one word"].body, "gfx1151")
    assert not emulation.executed.faults
    assert emulation.notes == (NOT_WATCHED,)


def test_the_outputs_are_those_of_the_first_order(tmp_path: Path) -> None:
    more = LAUNCH.replace('fill = "zeros" }}', 'fill = "zeros", save = "o.npy" }}', 1)
    path = compile_hip(tmp_path, f"{PRELUDE}o[T % 64] = T / 64 + 1;\n}}\n", "gfx1151")
    (tmp_path / "launch.toml").write_text(more.format(more=""))
    emulation = emulate(path.read_text(), "k.s", tmp_path / "launch.toml", ENGINE, EmulationWishes(orders=2))
    assert [fault.kind for fault in emulation.executed.faults] == [FaultKind.GLOBAL_RACE]
    assert np.load(tmp_path / "o.npy")[:64].tolist() == [2] * 64
    assert emulation.outputs[0].written_bytes == 256


HALVES = (
    "_Float16* h = (_Float16*)o; if (T < 16) { if (B) __hip_atomic_fetch_add(&h[2 * T + 1], (_Float16)(a[T] + 9), "
    "__ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_AGENT); else h[2 * T] = a[T] + 7; }"
)
TICKETS = (
    "if (!T) { int my = ADD(&p[0], 1, RELAXED); while (LOAD(&p[1], ACQUIRE) != my) {} o[0] += a[B];"
    "STORE(&p[1], my + 1, RELEASE); }"
)
SUBTLE = {
    "the last workgroup to come reads all, and only its first wave has a fence": (
        "__attribute__((shared)) static int last; o[I] = a[I] + 1; SYNC;"
        'if (!T) { FENCE(SEQ_CST, "agent"); last = ADD(&p[0], 1, RELAXED) == 1; FENCE(SEQ_CST, "agent"); } SYNC;'
        "if (last) p[128 + T] = o[T] + o[128 + T];"
    ),
    "the other half of a dword is added to by compare and swap": HALVES,
    "bytes stored by atomic stores beside plain ones": (
        "unsigned char* c = (unsigned char*)p; if (!T) { if (!B) STORE(&c[0], (unsigned char)1, RELAXED); else c[1] = 2; }"
    ),
    "a ticket lock": TICKETS,
    "a flag that goes back": (
        "if (!T) { if (B) { while (LOAD(&p[0], ACQUIRE) != 1) {} o[0] += a[1]; STORE(&p[0], 0, RELEASE); }"
        "else { o[0] = a[0]; STORE(&p[0], 1, RELEASE); } }"
    ),
    "a value that is its own flag": (
        "if (!T) { if (!B) STORE(&p[0], a[0] | 1, RELEASE);"
        "else { while (!LOAD(&p[0], ACQUIRE)) {} NO_REORDERING; o[0] = p[0]; } }"
    ),
    "a wave that reads what it or a later one has stored": (
        "int* g = o; if (!B && !(T & 63)) {"
        "__hip_atomic_store(&g[0], T + 8, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_WORKGROUP);"
        "int r = __hip_atomic_load(&g[0], __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_WORKGROUP); p[T] = r < 8; }"
        "SYNC; if (!B && T == 127) o[0] = 3;"
    ),
}


@pytest.mark.parametrize("name", SUBTLE)
@pytest.mark.parametrize("arch", FAMILIES)
def test_a_subtle_right_program_is_not_accused(tmp_path: Path, arch: str, name: str) -> None:
    emulation = run(tmp_path, SUBTLE[name], arch)
    assert not emulation.executed.faults, emulation.executed.faults[0].sentence()


@pytest.mark.parametrize("arch", FAMILIES)
def test_zeros_that_come_too_late_are_found(tmp_path: Path, arch: str) -> None:
    """A workgroup clears what all add to: in the grid's order nothing shows."""
    body = "if (!B && T < 64) o[T] = 0; ADD(&o[T & 63], a[I] | 1, RELAXED);"
    (fault,) = run(tmp_path, body, arch).executed.faults
    assert (fault.kind, fault.argument) == (FaultKind.GLOBAL_RACE, "argument 1")


@pytest.mark.parametrize("arch", FAMILIES)
def test_of_several_races_the_one_that_matters_is_named(tmp_path: Path, arch: str) -> None:
    """The first race that is met changes nothing; the second one does."""
    body = "o[I] = a[I]; NO_REORDERING; p[I] = o[I ^ 64] < 1000; NO_REORDERING; p[256 + I] = a[I]; NO_REORDERING; o[512 + I] = p[256 + (I ^ 64)];"
    (fault,) = run(tmp_path, body, arch).executed.faults
    assert fault.argument == "argument 2"


def test_workgroups_in_a_chain_that_do_not_fit_backwards_keep_their_result(tmp_path: Path) -> None:
    chain = (
        "if (!T) { int x = 0; if (B) while (!(x = LOAD(&p[B - 1], ACQUIRE))) {} o[B & 1023] = x;"
        "__hip_atomic_exchange(&p[B], x + 1, __ATOMIC_RELEASE, __HIP_MEMORY_SCOPE_AGENT); }"
    )
    (tmp_path / "launch.toml").write_text(LAUNCH.format(more="").replace("[2]", "[1100]").replace("[1024]", "[2048]"))
    path = compile_hip(tmp_path, f"{PRELUDE}{chain}\n}}\n", "gfx1151")
    emulation = emulate(path.read_text(), "k.s", tmp_path / "launch.toml", ENGINE)
    assert not emulation.executed.faults
    assert any(
        note.startswith("what other orders of workgroups and waves give is not shown: more than")
        for note in emulation.notes
    )
