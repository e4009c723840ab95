"""`parity toolchain`: environments are made with pip, once and whole; a wheel that was built again is another one."""

import json
import multiprocessing
import os
import re
import signal
import subprocess
import sys
import time
import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from command_line import command
from conftest import CommandLine, LoadedStep

from parity.contract import ToolchainSpec
from parity.contract.workspace import Workspace
from parity.errors import InputError, UnavailableError
from parity.system.hashing import HashMemory
from parity.toolchains import MakeOptions, ToolchainRequest, make, read_wanted, wheel_of

pytestmark = pytest.mark.slow

WHEEL = "triton-9.0.1-py3-none-any.whl"
_MODULE = "import sys, types\nsys.modules['triton._C.libtriton'] = types.ModuleType('libtriton')\n"


def write_wheel(path: Path, text: str = "__version__ = '9.0.1'\n", version: str = "9.0.1") -> Path:
    """A wheel that has what parity looks for in a Triton, and nothing else."""
    info = f"triton-{version}.dist-info"
    files = {
        "triton/__init__.py": text,
        "triton/compiler.py": "",
        "triton/_C/__init__.py": _MODULE,
        "triton/_C/libtriton.so": text,
        f"{info}/METADATA": f"Metadata-Version: 2.1\nName: triton\nVersion: {version}\nRequires-Dist: nowhere\n",
        f"{info}/WHEEL": "Wheel-Version: 1.0\nGenerator: test\nRoot-Is-Purelib: true\nTag: py3-none-any\n",
    }
    record = "".join(f"{name},,\n" for name in [*files, f"{info}/RECORD"])
    path.parent.mkdir(parents=True, exist_ok=True)
    with zipfile.ZipFile(path, "w") as wheel:
        for name, content in {**files, f"{info}/RECORD": record}.items():
            wheel.writestr(name, content)
    return path


@pytest.fixture
def wheel(workspace: Workspace) -> Path:
    return write_wheel(workspace.root / "dist" / WHEEL)


def rows(line: CommandLine) -> dict[str, Any]:
    return {row["name"]: row for row in line("toolchain", "list", "--json").json["toolchains"]}


def silent(_: str) -> None:
    pass


def hashes(workspace: Workspace) -> HashMemory:
    return HashMemory(workspace.private / "hashes.json")


def in_a_process(action: Callable[..., None], *arguments: Any) -> multiprocessing.process.BaseProcess:
    process = multiprocessing.get_context("fork").Process(target=action, args=arguments)
    process.start()
    return process


def test_a_wheels_environment_is_made_once_and_named_by_its_content(parity: CommandLine, wheel: Path) -> None:
    first = parity("toolchain", "add", f"dist/{WHEEL}", "--json")
    (row,) = first.json["toolchains"]
    assert (first.code, row["made"], row["origin"], row["version"]) == (0, True, "wheel", "9.0.1")
    assert row["name"] == f"triton-9.0.1-{row['wheel_sha256'][:12]}"
    assert parity("toolchain", "add", str(wheel), "--json").json["toolchains"][0]["made"] is False
    scripts = Path(row["folder"]) / "bin" / "activate"
    assert f'"{row["folder"]}"' in scripts.read_text()
    assert not [path for path in Path(row["folder"]).parent.iterdir() if ".making-" in path.name]


def test_a_wheel_that_was_built_again_is_another_toolchain(
    loaded: LoadedStep, parity: CommandLine, wheel: Path
) -> None:
    spec = ToolchainSpec(wheel=f"dist/{WHEEL}")
    with pytest.raises(UnavailableError, match=r"as that file is now.*parity toolchain add .*/dist/triton-9.0.1"):
        loaded.build("triton", toolchain=spec)
    assert parity("toolchain", "add", str(wheel)).code == 0
    before = loaded.build("triton", toolchain=spec).toolchain
    write_wheel(wheel, "__version__ = '9.0.1'  # built again\n")
    with pytest.raises(UnavailableError, match="as that file is now"):
        loaded.build("triton", toolchain=spec)
    assert parity("toolchain", "add", str(wheel)).code == 0
    after = loaded.build("triton", toolchain=spec).toolchain
    assert before.version == after.version == "9.0.1"
    assert before.packages["wheel sha256"] != after.packages["wheel sha256"]
    assert before.library_sha256 != after.library_sha256
    assert len(rows(parity)) == 2


def test_a_triton_that_is_older_than_gluon_says_so(loaded: LoadedStep, parity: CommandLine, wheel: Path) -> None:
    assert parity("toolchain", "add", str(wheel)).code == 0
    sentence = r"Triton 9\.0\.1 of .* has no Gluon, which came with Triton 3\.4: name a later one \(lanes\.triton\.tool"
    with pytest.raises(UnavailableError, match=sentence):
        loaded.build("triton", builder="gluon", toolchain=ToolchainSpec(wheel=f"dist/{WHEEL}"))


def test_two_processes_make_one_environment(workspace: Workspace, wheel: Path, tmp_path: Path) -> None:
    wanted = wheel_of(wheel, hashes(workspace))

    def work(answer: Path) -> None:
        answer.write_text(str(make(workspace.toolchains, wanted, MakeOptions(), silent)[1]))

    answers = [tmp_path / "one", tmp_path / "two"]
    for process in [in_a_process(work, answer) for answer in answers]:
        process.join()
    assert sorted(answer.read_text() for answer in answers) == ["False", "True"]


def test_what_a_killed_process_left_is_not_used_and_is_removed(
    parity: CommandLine, workspace: Workspace, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The process is killed while it tries what pip has installed."""
    temporaries = tmp_path / "temporaries"
    temporaries.mkdir()
    slow = write_wheel(workspace.root / "dist" / WHEEL, "import time\ntime.sleep(300)\n")
    process = subprocess.Popen(
        command("toolchain", "add", str(slow)),
        cwd=workspace.root,
        stderr=subprocess.DEVNULL,
        env={**os.environ, "TMPDIR": str(temporaries)},
    )
    while not [*workspace.toolchains.glob(".*.making-*/lib/python*/site-packages/triton/compiler.py")]:
        assert process.poll() is None
        time.sleep(0.05)
    process.send_signal(signal.SIGKILL)
    process.wait()
    assert [*workspace.toolchains.glob(".*.making-*")], "it was killed halfway"
    assert [*temporaries.iterdir()], "pip had a folder for its temporary files"
    monkeypatch.setattr("tempfile.tempdir", str(temporaries))
    assert rows(parity) == {}
    assert not [*workspace.toolchains.glob(".*.making-*"), *temporaries.iterdir()]
    assert parity("toolchain", "add", str(write_wheel(slow))).code == 0


def test_an_environment_that_does_not_work_does_not_count(parity: CommandLine, workspace: Workspace) -> None:
    """A planted fault: the wheel is installed, and its Triton cannot be imported."""
    broken = write_wheel(workspace.root / "dist" / WHEEL, "raise ImportError('no LLVM here')\n")
    ended = parity("toolchain", "add", str(broken))
    assert (ended.code, ended.out) == (3, "")
    assert "its trial ended with status 1: ImportError: no LLVM here (the log is " in ended.err
    assert rows(parity) == {}
    (log,) = workspace.toolchains.glob("*.log")
    assert "Successfully installed triton-9.0.1" in log.read_text()


def test_what_pip_says_last_is_the_sentence(
    parity: CommandLine, workspace: Workspace, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PIP_NO_INDEX", "1")
    ended = parity("toolchain", "add", "triton==0.0.1")
    assert ended.code == 3
    assert "pip ended with status 1: No matching distribution found for triton==0.0.1 (the log is " in ended.err


def test_without_a_network_it_says_so(parity: CommandLine, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in {"INDEX_URL": "http://127.0.0.1:9/simple", "RETRIES": "1", "EXTRA_INDEX_URL": ""}.items():
        monkeypatch.setenv(f"PIP_{name}", value)
    monkeypatch.setenv("PIP_CONFIG_FILE", os.devnull)
    monkeypatch.delenv("PIP_FIND_LINKS", raising=False)
    ended = parity("toolchain", "add", "triton==3.5.1")
    assert ended.code == 3
    assert "pip reaches no package index: without a network, give a wheel's file" in ended.err


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("triton", "'triton' is no toolchain: write triton==VERSION"),
        ("triton==../../x", "'../../x' is no version of triton"),
        ("torch==2.0", "'torch==2.0' is no toolchain"),
        ("flydsl==0.4.2", "no builder of parity's compiles FlyDSL kernels"),
        ("hiprtc==7.0", "hiprtc comes with ROCm"),
        ("nowhere.whl", "nowhere.whl: no such file"),
    ],
)
def test_what_is_no_toolchain_is_bad_input(workspace: Workspace, text: str, sentence: str) -> None:
    with pytest.raises(InputError, match=re.escape(sentence)):
        read_wanted(text, hashes(workspace))


def test_a_wheel_of_something_else_is_bad_input(workspace: Workspace, tmp_path: Path) -> None:
    path = tmp_path / WHEEL
    with zipfile.ZipFile(path, "w") as other:
        other.writestr("triton/__init__.py", "")
    with pytest.raises(InputError, match="is no wheel of triton or ziglang"):
        wheel_of(path, hashes(workspace))
    path.write_text("nothing")
    with pytest.raises(InputError, match="is no wheel: File is not a zip file"):
        wheel_of(path, hashes(workspace))


def test_one_that_steps_name_is_kept(parity: CommandLine, workspace: Workspace, wheel: Path) -> None:
    assert parity("toolchain", "add", str(wheel)).code == 0
    (name,) = rows(parity)
    step = workspace.experiments / "gfx1151" / "step15.toml"
    step.write_text(f'{step.read_text()}\n[lanes.triton.toolchain]\nwheel = "dist/{WHEEL}"\n')
    assert rows(parity)[name]["used_by"] == ["gfx1151/step15"]
    kept = parity("toolchain", "remove", name)
    assert (kept.code, kept.out) == (2, "")
    assert f"'{name}' is named by gfx1151/step15: it is kept, unless --force is given" in kept.err
    assert parity("toolchain", "remove", name, "--force", "--json").json["removed"] == [name]
    assert rows(parity) == {}
    assert f"has no toolchain '{name}': there is none" in parity("toolchain", "remove", name).err


def test_an_environment_made_by_hand_counts(parity: CommandLine, workspace: Workspace) -> None:
    folder = workspace.toolchains / "triton-3.5.1"
    (folder / "bin").mkdir(parents=True)
    (folder / "bin" / "python").write_text("#!/bin/sh\necho nothing\n")
    assert rows(parity)["triton-3.5.1"]["origin"] == "by hand"
    made, is_new = make(workspace.toolchains, ToolchainRequest("triton", "3.5.1"), MakeOptions(), silent)
    assert (made.folder, is_new) == (folder, False)


def test_an_interpreter_that_a_step_names_is_listed(parity: CommandLine, workspace: Workspace) -> None:
    step = workspace.experiments / "gfx1151" / "step15.toml"
    step.write_text(step.read_text() + f"\n[lanes.triton.toolchain]\npython = {json.dumps(sys.executable)}\n")
    row = rows(parity)[sys.executable]
    assert (row["origin"], row["version"], row["used_by"]) == ("interpreter", "3.6.0", ["gfx1151/step15"])


@pytest.mark.parametrize(
    ("lane", "given", "sentence"),
    [
        ("triton", {"triton": "3.6.0", "wheel": "x.whl"}, "triton and wheel name different compilers: give one"),
        ("triton", {"hiprtc": "/opt/rocm"}, "toolchain.hiprtc.: is for a lane of another builder: there are triton"),
        ("hip", {"triton": "3.6.0"}, "toolchain.triton.: is for a lane of another builder: there are hiprtc, clang"),
        ("triton", {"triton": "../3.6.0"}, "is no version of triton"),
    ],
)
def test_a_wrong_toolchain_is_bad_input(step14: LoadedStep, lane: str, given: dict[str, str], sentence: str) -> None:
    with pytest.raises(InputError, match=sentence):
        step14.build(lane, toolchain=ToolchainSpec(**given))


def test_a_step_replaces_the_contracts_toolchain_whole(parity: CommandLine, workspace: Workspace) -> None:
    """The contract names 3.6.0; the step's wheel is not added to that."""
    step = workspace.experiments / "gfx1151" / "step15.toml"
    step.write_text(step.read_text() + '\n[lanes.triton.toolchain]\nwheel = "gone.whl"\n')
    ended = parity("run", "step15", "--hip-compiler", "zig")
    assert ended.code == 3
    assert "gone.whl: no such wheel (lanes.triton.toolchain.wheel)" in ended.err


def test_the_hip_lane_names_its_compiler(loaded: LoadedStep, rocm_root: Path) -> None:
    """It goes before --hip-compiler, which is for lanes that name none."""
    outcome = loaded.build("hip", "zig", toolchain=ToolchainSpec(hiprtc=str(rocm_root)))
    assert outcome.ok
    assert outcome.toolchain.compiler == "hiprtc"
    with pytest.raises(UnavailableError, match=r"/nowhere/bin/clang: no clang of version 19"):
        loaded.build("hip", "zig", toolchain=ToolchainSpec(clang="/nowhere/bin/clang"))
    with pytest.raises(UnavailableError, match=r"has no ziglang-0\.13\.0 .*parity toolchain add ziglang==0\.13\.0"):
        loaded.build("hip", "zig", toolchain=ToolchainSpec(ziglang="0.13.0"))


def test_another_hiprtc_than_the_one_named_is_not_used(loaded: LoadedStep, rocm: Path, tmp_path: Path) -> None:
    """A planted fault: the folder that is named has a library of its own, but not the one that is loaded."""
    (tmp_path / "lib").mkdir()
    (tmp_path / "lib" / "libhiprtc.so").write_text("no library")
    with pytest.raises(UnavailableError, match=r"hiprtc is not available here|is not what is loaded"):
        loaded.build("hip", "auto", toolchain=ToolchainSpec(hiprtc=str(tmp_path)))
