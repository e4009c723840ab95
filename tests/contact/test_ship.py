"""`parity ship`: what it writes runs where there is no compiler, no Triton and no pip, and says where something comes from."""

import json
import os
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path
from typing import Any

import pytest
from conftest import STAND_IN, StandIn

from parity.arch import get_arch
from parity.errors import UnavailableError
from parity.machines.program import closure_of
from parity.run import shipping

USUAL = {"lds_cycle_ms": 0.001, "ms": {"default": 0.5}, "not_run": ["rate_"], "round_ms": 0.3}


@pytest.fixture
def quick(stand_in: StandIn, monkeypatch: pytest.MonkeyPatch) -> StandIn:
    monkeypatch.setattr(shipping, "_PRESET", 0)
    return stand_in


class FarSide:
    """A machine with a GPU and a Python without packages: the archive is unpacked there."""

    def __init__(self, archive: Path, folder: Path, gpu: StandIn) -> None:
        self.gpu, self.home = gpu, folder / "home"
        self.home.mkdir(parents=True)
        with tarfile.open(archive) as file:
            file.extractall(folder, filter="data")
        (self.root,) = (path for path in folder.iterdir() if path.name != "home")

    def __call__(self, *words: str) -> subprocess.CompletedProcess[str]:
        settings = self.root / "stand_in.json"
        places = {
            "builds": str(self.root / ".parity" / "builds"),
            "launches": str(self.gpu.library.parent / "launches"),
        }
        settings.write_text(json.dumps(places | USUAL))
        environment = {
            "HOME": str(self.home),
            "PATH": "/usr/bin:/bin",
            "PYTHON": str(Path(os.path.realpath(sys.executable))),
            "PYTHONPATH": str(STAND_IN),  # of the stand-in alone
            "PARITY_TRUST": "1",
            "PARITY_STAND_IN": str(settings),
            "PARITY_LOCKS": str(self.home),
            "ROCM_PATH": str(self.gpu.library.parent),
            "LD_LIBRARY_PATH": str(self.gpu.library),
        }
        command = [str(self.root / "parity"), *words]
        return subprocess.run(
            command, cwd=self.root, env=environment, capture_output=True, text=True, timeout=300, check=False
        )

    def json(self, *words: str) -> Any:
        done = self(*words, "--json")
        assert done.stdout, done.stderr
        return json.loads(done.stdout)


@pytest.mark.slow
def test_what_is_shipped_runs_without_a_compiler(quick: StandIn, tmp_path: Path) -> None:
    archive = tmp_path / "bench.tar.xz"
    shipped = quick("ship", str(archive), "step14", "step15", "--hip-compiler", "zig", "--json")
    assert shipped.code == 0, shipped.err
    assert (shipped.json["arch"], shipped.json["steps"], shipped.json["not_built"]) == ("gfx1151", 2, [])
    assert shipped.json["size_bytes"] == archive.stat().st_size
    there = FarSide(archive, tmp_path / "there", quick)
    run = there.json("run", "step14", "--device", "hip")
    assert run["verdict"] == "keep", run
    assert run["lanes"]["triton"]["facts"]["shipped"] == "built on another machine: its compiler is not here"
    found = there.json("first-contact", "--device", "hip", "--only", "lanes", "--only", "lds", "-o", "found.zip")
    assert {(row["stage"], row["outcome"]) for row in found["findings"]} == {("lanes", "equal"), ("lds", "equal")}
    kernel = there.root / "triton_kernels" / "scaled_mm.py"
    kernel.write_text(kernel.read_text() + "\n# changed\n")
    refused = there("run", "step15", "--device", "hip")
    assert (refused.returncode, "triton" in refused.stderr.lower()) == (3, True), refused.stderr
    other = there("run", "step14", "--hip-compiler", "zig")
    assert other.returncode == 3, "a compiler that is named has to be there"


def test_an_archive_is_for_one_architecture(quick: StandIn, tmp_path: Path) -> None:
    archive = str(tmp_path / "bench.tar.xz")
    several = quick("ship", archive, "gfx1151", "gfx942")
    assert (several.code, "these are of gfx1151 and gfx942" in several.err) == (2, True), several.err
    nothing = quick("ship", archive)
    assert (nothing.code, "or all of an architecture with --arch" in nothing.err) == (2, True), nothing.err
    unknown = quick("ship", archive, "--arch", "gfx1")
    assert (unknown.code, "gfx1" in unknown.err) == (2, True), unknown.err
    assert not Path(archive).exists()


def test_what_cannot_be_built_is_left_out_and_named(quick: StandIn, tmp_path: Path) -> None:
    kernel = quick.workspace.root / "hip_kernels" / "scaled_mm.hip"
    kernel.write_text(kernel.read_text().replace("__global__", "__global__ wrong", 1))
    shutil.rmtree(quick.workspace.private / "builds", ignore_errors=True)
    shipped = quick("ship", str(tmp_path / "bench.tar.xz"), "step14", "--hip-compiler", "zig", "--json")
    assert shipped.code == 1
    (sentence,) = shipped.json["not_built"]
    assert sentence.startswith("gfx1151/step14 hip: the build failed"), sentence


def test_an_archive_has_what_parity_imports_and_no_compiler() -> None:
    amd, nvidia = (closure_of(get_arch(arch)) for arch in ("gfx942", "sm_90"))
    assert {"numpy", "sqlalchemy", "hip-python"} <= set(amd)
    assert not {"triton", "ziglang", "cuda-bindings"} & set(amd)
    assert "cuda-bindings" in nvidia
    assert "hip-python" not in nvidia


def test_another_machines_compiler_builds_nothing_here(tmp_path: Path) -> None:
    from parity.lanes.shipped import ShippedBuilder
    from parity.records import Toolchain

    builder = ShippedBuilder(Toolchain("triton", "3.6.0", "", "", "0"), {"env": {}})
    with pytest.raises(UnavailableError, match="triton is not here, and its build of this kernel was not shipped"):
        builder.build(tmp_path)
