"""docs/emulator.md says of each mistake where the emulator finds it: each cell of that table is planted here."""

from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest
from builds import ENGINE
from conftest import ROOT
from test_user_kernels import compile_hip

from parity.emulator.emulate import Emulation, emulate

pytestmark = pytest.mark.slow

FAMILIES = {"gfx11": "gfx1151", "gfx12": "gfx1201", "gfx90a": "gfx90a", "gfx942": "gfx942", "gfx950": "gfx950"}
PRELUDE = """
#define T __builtin_amdgcn_workitem_id_x()
#define B __builtin_amdgcn_workgroup_id_x()
#define I (B * 128 + T)
#define LOCAL __attribute__((shared)) static volatile int
#define NO_REORDERING asm volatile("" ::: "memory")
#define BARRIER __builtin_amdgcn_s_barrier()
#define LANE __builtin_amdgcn_mbcnt_hi(~0u, __builtin_amdgcn_mbcnt_lo(~0u, 0))
#define STORE(at, x, order) __hip_atomic_store(at, x, __ATOMIC_##order, __HIP_MEMORY_SCOPE_AGENT)
#define LOAD(at, order) __hip_atomic_load(at, __ATOMIC_##order, __HIP_MEMORY_SCOPE_AGENT)
#if defined(__GFX9__)
#define WORD "dword"
#define WORDS "dwordx2"
#define ADD "v_add_u32 "
#define DS "ds_read_b32 "
#define SCALAR_LOAD "s_load_dword "
#define WAIT "s_waitcnt vmcnt(0) lgkmcnt(0)"
#else
#define WORD "b32"
#define WORDS "b64"
#define ADD "v_add_nc_u32 "
#define DS "ds_load_b32 "
#define SCALAR_LOAD "s_load_b32 "
#if defined(__GFX12__)
#define WAIT "s_wait_loadcnt_dscnt 0x0"
#else
#define WAIT "s_waitcnt vmcnt(0) lgkmcnt(0)"
#endif
#endif
"""
SIGNATURE = 'extern "C" __attribute__((global)) __attribute__((amdgpu_flat_work_group_size(128, 128)))\n'
LAUNCH = """
kernel = "{kernel}"
grid = [2]
block = [128]
budget = 400000
[[args]]
buffer = {{ shape = [256], dtype = "int32", fill = "integers", seed = 3 }}
[[args]]
output = {{ shape = [512], dtype = "int32", fill = "zeros" }}
[[args]]
output = {{ shape = [512], dtype = "int32", fill = "zeros" }}
"""


@dataclass(frozen=True)
class PlantedFault:
    """A kernel's body with one mistake, and how it shows where it is found, or the figure in which it is noted."""

    body: str
    kind: str = ""
    figure: str = ""


MISTAKES = {
    "a load or store outside of every buffer": PlantedFault("o[I] = a[I + 256];", "out_of_bounds"),
    "a load or store outside of LDS": PlantedFault("LOCAL s[128]; s[T] = 1; o[I] = s[T * 300];", "outside_lds"),
    "a store into an input": PlantedFault("((int*)a)[I] = 1;", "read_only"),
    "an address that hardware would round down": PlantedFault(
        'int x; asm volatile(SCALAR_LOAD "%0, %1, 0x2\\n" : "=s"(x) : "s"(a)); o[I] = x;', "misaligned"
    ),
    "a register used before its load has come": PlantedFault(
        'int x; asm volatile("global_load_" WORD " %0, %1, off\\n" ADD "%0, 1, %0" : "=&v"(x) : "v"(a + T)); o[I] = x;',
        "missing_wait",
    ),
    "a register that nothing has written": PlantedFault(
        'int x; asm volatile(ADD "%0, 1, v77" : "=v"(x) :: "v77"); o[I] = x;', "undefined_register"
    ),
    "LDS that nothing has written": PlantedFault("LOCAL s[256]; s[T] = 1; o[I] = s[T + 128];", "undefined_lds"),
    "private memory that nothing has written": PlantedFault(
        "volatile int s[8]; s[T % 4] = 1; o[I] = s[4 + T % 4] + 1;", "undefined_register"
    ),
    "an assertion that does not hold": PlantedFault("if (a[I] != 1 << 20) __builtin_trap(); o[I] = 1;", "trap"),
    "a race for LDS": PlantedFault(
        "LOCAL s[128]; s[T] = T; NO_REORDERING; BARRIER; s[T ^ 64] = I + 1;NO_REORDERING; o[I] = s[T];", "lds_race"
    ),
    "a ticket in LDS that is taken before its store": PlantedFault(
        "LOCAL s[2]; LOCAL n[1]; if (T < 64) n[0] = 0; NO_REORDERING; BARRIER; NO_REORDERING; if (T % 64 == 0) {"
        "int q = __hip_atomic_fetch_add((int*)&n[0], 1, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_WORKGROUP); NO_REORDERING;"
        "s[T / 64] = I + q; NO_REORDERING; if (q == 1) o[B] = s[0] + s[1]; }",
        "lds_race",
    ),
    "a race for global memory among waves": PlantedFault(
        "o[I] = a[I] + 1; NO_REORDERING; p[I] = o[I ^ 64];", "global_race"
    ),
    "a race for global memory among workgroups": PlantedFault(
        "o[I] = a[I] + 1; NO_REORDERING; p[I] = o[I ^ 128];", "global_race"
    ),
    "two workgroups that store to one word": PlantedFault("o[T] = B;", "global_race"),
    "two lanes of a store that have one place": PlantedFault("o[B] = T;", "global_race"),
    "data that is read without the flag's order": PlantedFault(
        "if (B == 0) { if (T == 0) { o[5] = a[0] | 1; STORE(&p[0], 1, RELAXED); } }"
        "else if (T == 0) { while (!LOAD(&p[0], RELAXED)) {} o[6] = o[5]; }",
        "global_race",
    ),
    "two waves that store the same value": PlantedFault("o[T & 31] = 7;", figure="notes"),
    "a race that changes no result": PlantedFault(
        "int x = o[I ^ 128]; NO_REORDERING; o[I] = a[I] + 1; p[I] = x < 1000;", figure="notes"
    ),
    "a store to global memory that is on its way at a barrier": PlantedFault(
        "o[I] = a[I] + 1; NO_REORDERING; BARRIER; NO_REORDERING; p[I] = o[I ^ 64];", "global_race"
    ),
    "a store to LDS that is on its way at a barrier": PlantedFault(
        "__attribute__((shared)) static int s[128]; s[T] = T; NO_REORDERING; BARRIER; NO_REORDERING; o[I] = s[T ^ 64];",
        figure="lds.barriers_with_pending_stores",
    ),
    "a load straight into LDS, read before its wait": PlantedFault(
        "#if defined(__GFX9__)\n__attribute__((shared)) static int s[128]; int x; asm volatile("
        '"s_mov_b32 m0, %3\\n s_nop 0\\n global_load_lds_dword %1, off\\n ds_read_b32 %0, %2\\n s_waitcnt vmcnt(0) lgkmcnt(0)"'
        ' : "=&v"(x) : "v"(a + I), "v"(T * 4), "s"(__builtin_amdgcn_readfirstlane(T * 4)), "v"(&s[T]) : "m0");'
        " o[I] = x;\n#else\no[I] = a[I];\n#endif",
        "lds_before_wait",
    ),
    "a shuffle that reads an inactive lane": PlantedFault(
        "int x = 0; if (LANE < 16) x = __builtin_amdgcn_ds_bpermute((LANE ^ 16) * 4, T + 1); o[I] = x;",
        figure="lds.shuffles_from_inactive_lanes",
    ),
    "a barrier that a wave never comes to": PlantedFault("if (T < 64) BARRIER; o[I] = 1;", figure="notes"),
    "waves that wait for each other for ever": PlantedFault("while (!LOAD(&p[0], RELAXED)) {} o[I] = 1;", "deadlock"),
    "a loop that does not end": PlantedFault(
        "for (int n = 0; LOAD(&p[0], RELAXED) == 0; n++) o[256 + T] = n;", "endless"
    ),
    "an operand whose copy in lanes 16-31 differs": PlantedFault(
        "#if defined(__GFX11__)\ntypedef _Float16 H __attribute__((ext_vector_type(16)));"
        "typedef float F __attribute__((ext_vector_type(8))); H h = (H)(_Float16)(int)T; F f = 0;"
        "f = __builtin_amdgcn_wmma_f32_16x16x16_f16_w32(h, h, f); o[I] = (int)f[0];\n#else\no[I] = a[I];\n#endif",
        "not_replicated",
    ),
    "a cache that is not invalidated after a flag": PlantedFault(
        'if (B == 0) { o[T] = a[T] | 1; __builtin_amdgcn_fence(__ATOMIC_RELEASE, "agent"); BARRIER;'
        "if (T == 0) STORE(&p[0], 1, RELEASE); } else { while (!LOAD(&p[0], RELAXED)) {} NO_REORDERING; p[128 + T] = o[T]; }"
    ),
    "wait states between instructions of the ALUs": PlantedFault(
        'int x; asm volatile("v_readfirstlane_b32 s20, %1\\n v_readfirstlane_b32 s21, %2\\n global_load_" WORD'
        ' " %0, %3, s[20:21]\\n" WAIT : "=&v"(x) : "v"((unsigned)(unsigned long)a), "v"((unsigned)((unsigned long)a >> 32)),'
        ' "v"(4 * T) : "s20", "s21"); o[I] = x;',
        "missing_wait_states",
    ),
}


def table() -> dict[tuple[str, str], str]:
    """What docs/emulator.md says, by mistake and family."""
    lines = (ROOT / "docs" / "emulator.md").read_text().splitlines()
    start = next(n for n, line in enumerate(lines) if line.startswith("| mistake |"))
    families = [cell.strip() for cell in lines[start].split("|")[2:-1]]
    outcomes: dict[tuple[str, str], str] = {}
    for line in lines[start + 2 :]:
        if not line.startswith("|"):
            break
        mistake, *cells = [cell.strip() for cell in line.split("|")[1:-1]]
        outcomes |= {(mistake, family): outcome for family, outcome in zip(families, cells, strict=True)}
    return outcomes


@cache
def compiled(folder: Path, arch: str) -> str:
    kernels = "\n".join(
        f"{SIGNATURE}void k{number}(const int* a, int* o, int* p) {{\n{planted.body}\n}}"
        for number, planted in enumerate(MISTAKES.values())
    )
    return compile_hip(folder, PRELUDE + kernels, arch).read_text()


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("mistakes")


def observed(emulation: Emulation, planted: PlantedFault) -> str:
    """What was seen of a mistake: `-` where the kernel has none."""
    if emulation.executed.faults:
        kinds = {fault.kind.value for fault in emulation.executed.faults}
        return "found" if kinds == {planted.kind} else f"{kinds}: {emulation.executed.faults[0].sentence()}"
    scope, _, name = planted.figure.partition(".")
    is_noted = bool(emulation.notes) if planted.figure == "notes" else bool(emulation.counters.get((scope, name), 0))
    return "noted" if planted.figure and is_noted else "not seen"


@pytest.mark.parametrize("family", FAMILIES)
@pytest.mark.parametrize("mistake", MISTAKES)
def test_a_mistake_shows_as_the_table_says(folder: Path, mistake: str, family: str) -> None:
    number, planted = list(MISTAKES).index(mistake), MISTAKES[mistake]
    (folder / "launch.toml").write_text(LAUNCH.format(kernel=f"k{number}"))
    emulation = emulate(compiled(folder, FAMILIES[family]), "k.s", folder / "launch.toml", ENGINE)
    outcome = table()[mistake, family]
    assert observed(emulation, planted) == ("not seen" if outcome == "-" else outcome)


def test_the_table_has_these_mistakes_alone() -> None:
    assert set(table()) == {(mistake, family) for mistake in MISTAKES for family in FAMILIES}
