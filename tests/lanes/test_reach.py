"""What a lane may take in: files of the workspace, ordinary ones of a source's size, unless it says otherwise."""

import os
from pathlib import Path
from typing import Any

import pytest
from conftest import LoadedStep

from parity.contract import LaneName
from parity.errors import InputError
from parity.records import BuildOutcome


def build(
    loaded: LoadedStep, lane: LaneName = "hip", kernel: str = "hip_kernels/mine.hip", **spec: Any
) -> BuildOutcome:
    return loaded.build(lane, kernel=kernel, **spec)


def plant(loaded: LoadedStep, line: str, lane: LaneName = "hip") -> Path:
    """A copy of the lane's kernel that begins with this line."""
    folder, suffix = ("hip_kernels", "hip") if lane == "hip" else ("triton_kernels", "py")
    path = loaded.workspace.root / folder / f"mine.{suffix}"
    path.write_text(f"{line}\n" + (path.parent / f"scaled_mm.{suffix}").read_text())
    return path


@pytest.mark.cold
@pytest.mark.parametrize("lane", ["hip", "triton"])
@pytest.mark.parametrize("kernel", ["/etc/passwd", "../../../../../../../../etc/passwd", "~/../../etc/passwd", "link"])
def test_a_kernel_outside_is_neither_read_nor_kept(loaded: LoadedStep, lane: LaneName, kernel: str) -> None:
    (loaded.workspace.root / "link").symlink_to("/etc/passwd")
    with pytest.raises(InputError, match=rf"field 'kernel': '{kernel}' lies outside .* in \[lanes\.{lane}\]"):
        build(loaded, lane, kernel)
    assert not any((loaded.workspace.private / "builds").glob("*"))


@pytest.mark.parametrize(
    "line",
    [
        '#define NAME "/etc/passwd"\nconst char x[] = {\n#embed NAME\n};',
        '#define HAS(x) __has_include(x)\n#if HAS("/tmp/secret")\n#define UNUSED 1\n#endif',
        'const char x[] = {\n#em\\\nbed "/etc/passwd"\n};',
        'const char x[] = {\n# /* */ embed "/etc/passwd"\n};',
        'const char x[] = {\n%:embed "/etc/passwd"\n};',
    ],
)
def test_what_is_embedded_or_asked_for_is_named_there(loaded: LoadedStep, line: str) -> None:
    """Otherwise no run keeps it, and nobody sees whether it lies outside."""
    plant(loaded, line)
    with pytest.raises(InputError, match=r"'(#embed|__has_include)' should name its file there"):
        build(loaded)


@pytest.mark.parametrize(
    "line",
    [
        '#include "/etc/passwd"',
        '#include "../secret.h"',
        '#include "linked.h"',
        '#if __has_include("../secret.h")\n#define UNUSED 2\n#endif',
        '#define NAME "/etc/passwd"\n#include NAME',
        '#if 1\n#pragma GCC system_header\n#endif\n#define NAME "../secret.h"\n#include NAME',
        '#if __has_embed("/etc/passwd")\nconst char x[] = {\n#embed "/etc/passwd"\n};\n#endif',
    ],
)
def test_a_header_outside_is_refused_however_it_is_taken_in(loaded: LoadedStep, line: str) -> None:
    secret = loaded.workspace.root.parent / "secret.h"
    secret.write_text("#define UNUSED 1\n")
    (loaded.workspace.root / "hip_kernels" / "linked.h").symlink_to(secret)
    plant(loaded, line.replace("../secret", "../../secret"))
    with pytest.raises(
        InputError, match=r"'/.*(passwd|secret\.h)', which 'hip_kernels/mine\.hip' includes, lies outside"
    ):
        build(loaded)


def test_a_header_outside_is_taken_in_if_the_lane_says_so(loaded: LoadedStep) -> None:
    (loaded.workspace.root.parent / "wanted.h").write_text("#define UNUSED 1\n")
    plant(loaded, '#include "../../wanted.h"')
    assert build(loaded, outside=True).ok


def test_a_module_that_leads_outside_is_refused(loaded: LoadedStep) -> None:
    secret = loaded.workspace.root.parent / "secret.py"
    secret.write_text("X = 1\n")
    (loaded.workspace.root / "triton_kernels" / "helper.py").symlink_to(secret)
    plant(loaded, "import helper", "triton")
    with pytest.raises(InputError, match=r"helper\.py', which 'triton_kernels/mine\.py' includes, lies outside"):
        build(loaded, "triton", "triton_kernels/mine.py")


READS = "from pathlib import Path\nWORD = (Path(__file__).parent / '{name}').read_text()"


def test_what_a_module_reads_is_kept_and_when_it_changes_built_again(loaded: LoadedStep) -> None:
    """Otherwise a run would keep less than what was built."""
    table = loaded.workspace.root / "triton_kernels" / "table.json"
    table.write_text("[1]")
    plant(loaded, READS.format(name="table.json"), "triton")
    first = build(loaded, "triton", "triton_kernels/mine.py")
    assert first.ok, first.message
    assert first.artifacts["table.json"].read_text() == "[1]"
    assert "table.json" in first.sources
    assert build(loaded, "triton", "triton_kernels/mine.py").cached
    table.write_text("[2]")
    changed = build(loaded, "triton", "triton_kernels/mine.py")
    assert (changed.cached, changed.artifacts["table.json"].read_text()) == (False, "[2]")


def test_a_module_that_reads_outside_is_refused_unless_the_lane_says_so(loaded: LoadedStep) -> None:
    (loaded.workspace.root.parent / "secret.txt").write_text("1")
    plant(loaded, READS.format(name="../../secret.txt"), "triton")
    with pytest.raises(InputError, match=r"secret\.txt', which 'triton_kernels/mine\.py' includes, lies outside"):
        build(loaded, "triton", "triton_kernels/mine.py")
    assert build(loaded, "triton", "triton_kernels/mine.py", outside=True).ok


def test_a_link_among_what_a_build_leaves_is_refused(loaded: LoadedStep) -> None:
    """What it leads to would be read into the lab book."""
    plant(loaded, "import os\nos.symlink(__file__, 'kernel.extra')", "triton")
    outcome = build(loaded, "triton", "triton_kernels/mine.py")
    assert outcome.message == "the build left 'kernel.extra', which is no file"


def test_what_a_module_leaves_for_the_end_is_not_run(loaded: LoadedStep) -> None:
    """Planted: the result would name another kernel."""
    forges = "import atexit\natexit.register(lambda: open('result.json', 'w').write('{}'))"
    plant(loaded, forges, "triton")
    assert build(loaded, "triton", "triton_kernels/mine.py").ok


CHANGED = """
from triton.backends.amd.compiler import HIPBackend
make = HIPBackend.make_hsaco
HIPBackend.make_hsaco = staticmethod(lambda text, *more: make(text.replace('{old}', '{new}'), *more))
"""


@pytest.mark.parametrize(
    ("old", "new"),
    [(".amdhsa_float_round_mode_32 0", ".amdhsa_float_round_mode_32 3"), ("v_or_b32_e32", "v_and_b32_e32")],
)
def test_another_code_object_than_that_of_the_text_is_seen(loaded: LoadedStep, old: str, new: str) -> None:
    """In its code, or in its kernel's descriptor alone."""
    plant(loaded, CHANGED.format(old=old, new=new), "triton")
    outcome = build(loaded, "triton", "triton_kernels/mine.py")
    assert old in outcome.artifacts["kernel.s"].read_text()
    assert outcome.facts["assembles_to_object"] == "no"


def test_the_programs_that_a_module_starts_are_named(loaded: LoadedStep) -> None:
    """They read what they like, and no run keeps it; a version of something may be all they say."""
    plant(loaded, "import subprocess\nsubprocess.run(['/usr/bin/env', 'true'])", "triton")
    assert build(loaded, "triton", "triton_kernels/mine.py").facts["starts"] == "/usr/bin/env"
    assert "starts" not in loaded.build("triton").facts


@pytest.mark.parametrize(
    ("flags", "sentence"),
    [
        (["-I/etc"], "field 'flags': '-I/etc' lies outside the workspace"),
        (["-I", "/etc"], "field 'flags': '-I' lies outside the workspace"),
        (["-isystem", "/etc"], "field 'flags': '-isystem' lies outside the workspace"),
        (["-I../../.."], "field 'flags': '-I../../..' lies outside the workspace"),
        (["-I", "inc"], "field 'flags': '-I inc': a relative include folder is written -Iinc"),
        (["-o", "x"], "field 'flags': '-o' is not a flag that a lane may have"),
    ],
)
def test_flags_are_checked_where_they_are_used(loaded: LoadedStep, flags: list[str], sentence: str) -> None:
    with pytest.raises(InputError) as raised:
        loaded.build("hip", flags=flags)
    assert sentence in str(raised.value)


def test_an_include_folder_of_the_workspace_or_one_that_is_meant_passes(loaded: LoadedStep) -> None:
    root = loaded.workspace.root
    assert loaded.build("hip", flags=["-I..", f"-I{root / 'hip_kernels'}", "-isystem", str(root), "-mcumode"]).ok
    assert loaded.build("hip", flags=["-I/usr/include", "-mllvm", "-amdgpu-early-inline-all=true"], outside=True).ok


@pytest.mark.parametrize("kind", ["pipe", "folder", "device", "large"])
def test_a_kernel_is_an_ordinary_file_of_a_sources_size(loaded: LoadedStep, kind: str) -> None:
    path = loaded.workspace.root / "hip_kernels" / "odd.hip"
    match kind:
        case "pipe":
            os.mkfifo(path)
        case "folder":
            path.mkdir()
        case "device":
            path.symlink_to("/dev/zero")
        case "large":
            path.write_bytes(b"\n" * ((4 << 20) + 1))
    sentence = "has 4,194,305 bytes: a source has at most 4,194,304" if kind == "large" else "is not an ordinary file"
    with pytest.raises(InputError, match=f"'hip_kernels/odd.hip' {sentence}"):
        build(loaded, kernel="hip_kernels/odd.hip", outside=kind == "device")


def test_a_header_of_another_size_than_a_sources_is_refused(loaded: LoadedStep) -> None:
    plant(loaded, '#include "large.h"')
    (loaded.workspace.root / "hip_kernels" / "large.h").write_bytes(b"\n" * ((4 << 20) + 1))
    with pytest.raises(InputError, match=r"large\.h has 4,194,305 bytes"):
        build(loaded)
