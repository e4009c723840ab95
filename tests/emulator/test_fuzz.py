"""The fuzzing benchmark: what it must notice, planted."""

import argparse
import ctypes
import subprocess
from pathlib import Path

import fuzz_emulator
import pytest
from builds import ENGINE
from fuzz_emulator import FAMILIES, Campaign, Seed, outcome
from test_user_kernels import LAUNCH, ONE, compile_hip

from parity.emulator import engine
from parity.errors import InputError
from parity.lanes.hip.clang import zig_clang

OPTIONS = argparse.Namespace(seed=1, plain=True)
ENGINE_C = """
#include "sizes.h"
void start_workgroup(void) {}
int run_workgroup(void) { %s return 0; }
"""


@pytest.fixture
def seeds(tmp_path: Path) -> list[Seed]:
    text = compile_hip(tmp_path, ONE, "gfx1151").read_text()
    launch = LAUNCH.format(dtype="float32").replace("in.npy", "zeros").replace(', save = "out.npy"', "")
    return [Seed(f"{arch} {number}", text, launch) for arch in FAMILIES for number in range(3)]


def planted_engine(folder: Path, body: str) -> Path:
    """An engine that does this and nothing else."""
    clang = zig_clang()
    assert clang is not None
    made = folder / "engine"
    made.mkdir()
    for wave_size in engine.WAVE_SIZES:
        sizes = (ctypes.c_uint32 * 6).in_dll(engine.load(ENGINE, wave_size), "structure_sizes")
        (folder / "sizes.h").write_text(f"const unsigned structure_sizes[] = {{{', '.join(map(str, sizes))}}};")
        (folder / "planted.c").write_text(ENGINE_C % body)
        for command in (
            [*clang.compile, "-fPIC", "-O0", "-c", str(folder / "planted.c"), "-o", str(folder / "planted.o")],
            [*clang.link, "-shared", str(folder / "planted.o"), "-o", str(folder / "planted.so")],
        ):
            subprocess.run(command, check=True, capture_output=True)
        engine.library_path(made, wave_size).write_bytes(engine.sealed((folder / "planted.so").read_bytes()))
    return made


@pytest.mark.slow
@pytest.mark.parametrize(
    ("body", "kind", "limit_s"),
    [("", "ran", 15.0), ("*(volatile int*)0 = 1;", "crash", 15.0), ("for (volatile int n = 1; n;);", "time-out", 3.0)],
)
def test_the_campaign_notices_how_its_workers_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seeds: list[Seed], body: str, kind: str, limit_s: float
) -> None:
    monkeypatch.setattr(fuzz_emulator, "LIMIT_S", limit_s)
    campaign = Campaign(seeds, OPTIONS, planted_engine(tmp_path, body), tmp_path)
    campaign.run(4)
    assert campaign.kinds[kind] >= 1
    assert set(campaign.kinds) <= {kind, "refused"}
    assert campaign.kinds.total() == 4


@pytest.mark.parametrize(
    ("error", "kind"),
    [
        (InputError("one sentence"), "refused"),
        (InputError("two\nlines"), "sentence"),
        (InputError("a book" * 1000), "sentence"),
        (MemoryError(), "memory"),
        (TypeError("a bug"), "traceback"),
    ],
)
def test_what_emulating_may_not_raise_is_told_apart(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seeds: list[Seed], error: Exception, kind: str
) -> None:
    def emulate(*arguments: object, **options: object) -> None:
        raise error

    monkeypatch.setattr(fuzz_emulator, "emulate", emulate)
    assert outcome(seeds[0], tmp_path, ENGINE)[0] == kind


def test_a_mutant_is_the_same_every_time_and_differs_from_its_seed(seeds: list[Seed]) -> None:
    first, again = ([fuzz_emulator.mutant(seeds, OPTIONS, number) for number in range(100)] for _ in range(2))
    assert first == again
    assert all(mutant.text != seeds[0].text for mutant, _ in first)
