"""Builds are cached by content: nothing stale, nothing damaged, nothing failed."""

from collections.abc import Iterable
from pathlib import Path

import pytest
from conftest import LoadedStep

from parity.errors import InputError
from parity.lanes.sources import source_hashes

pytestmark = [pytest.mark.cold, pytest.mark.slow]


def every_file(_paths: Iterable[Path]) -> None:
    """A check that every file passes."""


def test_a_second_build_comes_from_the_cache_and_says_so(loaded: LoadedStep) -> None:
    first, second = loaded.build("hip"), loaded.build("hip")
    assert (first.cached, second.cached) == (False, True)
    assert first.code_object == second.code_object
    assert first.artifacts == second.artifacts


def test_a_damaged_entry_is_built_again(loaded: LoadedStep) -> None:
    built = loaded.build("hip").artifacts["kernel.co"]
    good = built.read_bytes()
    built.write_bytes(good[:-1])
    again = loaded.build("hip")
    assert not again.cached
    assert again.artifacts["kernel.co"].read_bytes() == good


def test_a_changed_header_is_built_again(loaded: LoadedStep) -> None:
    kernel = loaded.workspace.root / "hip_kernels" / "scaled_mm.hip"
    kernel.write_text('#include "own/widths.h"\n' + kernel.read_text())
    header = kernel.parent / "own" / "widths.h"
    header.parent.mkdir()
    header.write_text("#define UNUSED 1\n")
    assert not loaded.build("hip").cached
    assert loaded.build("hip").cached
    header.write_text("#define UNUSED 2\n")
    changed = loaded.build("hip")
    assert not changed.cached
    assert {"own/widths.h", "scaled_mm.h", "scaled_mm.hip"} <= set(changed.artifacts), "a record needs its headers too"
    assert changed.artifacts["own/widths.h"].read_text() == "#define UNUSED 2\n"


def test_imported_modules_belong_to_a_triton_kernel(tmp_path: Path) -> None:
    (tmp_path / "kernel.py").write_text("import json\nfrom helper import convert\n")
    (tmp_path / "helper.py").write_text("import deeper\nconvert = deeper\n")
    (tmp_path / "deeper.py").write_text("")
    names = {Path(path).name for path in source_hashes(tmp_path / "kernel.py", [], set(), every_file)}
    assert names == {"kernel.py", "helper.py", "deeper.py"}


def test_headers_are_found_in_include_folders(tmp_path: Path) -> None:
    (tmp_path / "inc").mkdir()
    (tmp_path / "inc" / "a.h").write_text("#include <b.h>\n#include <not_here.h>\n")
    (tmp_path / "inc" / "b.h").write_text("")
    (tmp_path / "k.hip").write_text("  #  include <a.h>\n")
    names = {Path(path).name for path in source_hashes(tmp_path / "k.hip", [tmp_path / "inc"], set(), every_file)}
    assert names == {"k.hip", "a.h", "b.h"}


def test_options_and_environment_are_part_of_the_key(loaded: LoadedStep) -> None:
    loaded.build("hip")
    assert not loaded.build("hip", flags=["-DUNUSED=1"]).cached
    assert not loaded.build("hip", env={"UNUSED": "1"}).cached


def test_failures_are_not_cached(loaded: LoadedStep) -> None:
    for _ in range(2):
        outcome = loaded.build("hip", flags=["-DWAVES_M=0"])
        assert not outcome.cached
        assert not outcome.ok
        assert outcome.artifacts["log.txt"].read_text()


def test_the_same_content_elsewhere_is_the_same_code_object(loaded: LoadedStep, step14: LoadedStep) -> None:
    for lane in ("hip", "triton"):
        here, there = loaded.build(lane), step14.build(lane)
        assert here.code_object is not None
        assert there.code_object is not None
        assert here.code_object.sha256 == there.code_object.sha256


@pytest.mark.parametrize("how", ["-isystem", "macro", "CPATH"])
def test_a_header_that_is_reached_in_any_way_is_built_again(loaded: LoadedStep, how: str) -> None:
    kernel = loaded.workspace.root / "hip_kernels" / "scaled_mm.hip"
    folder = kernel.parent / "elsewhere"
    folder.mkdir()
    header = folder / "widths.h"
    header.write_text("#define UNUSED 1\n")
    line = '#define NAME "elsewhere/widths.h"\n#include NAME\n' if how == "macro" else "#include <widths.h>\n"
    kernel.write_text(line + kernel.read_text())
    flags = ["-isystem", str(folder)] if how == "-isystem" else []
    env = {"CPATH": str(folder)} if how == "CPATH" else {}
    assert not loaded.build("hip", flags=flags, env=env).cached
    assert loaded.build("hip", flags=flags, env=env).cached
    header.write_text("#define UNUSED 2\n")
    assert not loaded.build("hip", flags=flags, env=env).cached


def test_the_compiler_is_part_of_the_key(loaded: LoadedStep, rocm: Path) -> None:
    assert loaded.build("hip", "zig").toolchain.compiler != loaded.build("hip", "hiprtc").toolchain.compiler
    assert loaded.build("hip", "zig").cached
    assert loaded.build("hip", "zig").toolchain.compiler == "clang (zig)"


def test_true_is_one_for_the_preprocessor(loaded: LoadedStep) -> None:
    constants = {**loaded.step.lanes["hip"].constants, "FLAG": True}
    kernel = loaded.workspace.root / "hip_kernels" / "scaled_mm.hip"
    kernel.write_text("#if FLAG != 1\n#error FLAG is not 1\n#endif\n" + kernel.read_text())
    assert loaded.build("hip", constants=constants).ok


def test_a_build_without_a_usable_text_is_not_kept(loaded: LoadedStep, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patch:
        patch.setattr("parity.lanes.build.analyse", refuse)
        failed = loaded.build("hip")
    assert (failed.failed_stage, failed.message) == ("assembly", "the compiler left no usable assembly text: cut off")
    again = loaded.build("hip")
    assert (again.ok, again.cached) == (True, False)


def refuse(*_: object, **__: object) -> None:
    raise InputError("cut off")
