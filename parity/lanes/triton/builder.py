"""The Triton lane: a worker process with exactly the step's interpreter, environment and a private cache."""

import hashlib
import json
import re
import shutil
import sys
from functools import cached_property
from pathlib import Path
from typing import Any

from parity.contract import DTYPES, Argument, Axes, Contract, LaneSpec
from parity.errors import BuildError, InputError, UnavailableError
from parity.lanes.base import LOG, RESULT, BuilderReport, BuildRequest, first_error
from parity.lanes.disassembly import disassemble
from parity.lanes.triton.choices.ir import layouts_of
from parity.lanes.triton.language import Language, has_gluon
from parity.records import ASSEMBLY, OBJECT, Box, Toolchain
from parity.system.answers import Answers
from parity.system.environment import watched
from parity.system.process import environment, run_bounded
from parity.system.sandbox import confined
from parity.toolchains import ToolchainRequest, describe, find, released, wanted_by

_WORKER = Path(__file__).with_name("worker.py")
# Pinned, because a release may change these defaults and a user's shell may set them; a step's own env overrides them.
PINNED_ENV = {"TRITON_DEFAULT_FP_FUSION": "1", "TRITON_DISABLE_LINE_INFO": "0"}
_WITHOUT_LINES = {"TRITON_DISABLE_LINE_INFO": "1"}  # for NVIDIA: a cubin's disassembly shows no lines
# A module may look for a GPU when it is imported, and benchmark on it.
_NO_GPU = {"CUDA_VISIBLE_DEVICES": "", "HIP_VISIBLE_DEVICES": "-1", "ROCR_VISIBLE_DEVICES": "-1"}
_BUFFER_LIMIT_BYTES = 1 << 31
_DIVISIBLE_BY = 16
_LONGEST_MESSAGE = 2000
_READ_ONLY = "Read-only file system"
_PASS = re.compile(r"Pipeline failed while executing \[[`'](\w+)")
_SHARED = re.compile(r"shared\d*")
_LIBRARY = Path("_C", "libtriton.so")
_DESCRIBED: Answers[dict[str, str]] = Answers()


class TritonBuilder:
    """Compiles ahead of time for the contract's architecture, without a GPU."""

    def __init__(self, request: BuildRequest, language: Language = Language.TRITON) -> None:
        self._request, self._language = request, language

    def toolchain(self) -> Toolchain:
        folder = Path(self._installed["folder"])
        library = folder / _LIBRARY
        if not library.is_file():
            raise UnavailableError(f"{folder}: this Triton has no _C/libtriton.so")
        if self._language is Language.GLUON and not has_gluon(folder):
            raise UnavailableError(
                f"Triton {self._installed['version']} of {self._interpreter} has no Gluon, which came with Triton 3.4: "
                f"name a later one (lanes.{self._request.lane}.toolchain.triton)"
            )
        return Toolchain(
            compiler="triton",
            version=self._installed["version"],
            path=self._interpreter,
            library_path=str(library),
            library_sha256=self._request.hashes.sha256(library),
            packages={"files sha256": _files_sha256(folder), **self._of_wheel},
        )

    @property
    def _of_wheel(self) -> dict[str, str]:
        """What tells a wheel from another of the same name and version."""
        return {"wheel sha256": self._wanted.sha256} if self._wanted and self._wanted.sha256 else {}

    def identity(self) -> dict[str, Any]:
        work = self._work_request(Path())
        del work["kernel"], work["out"], work["watched"], work["language"]  # the lane's builder says the last one
        worker = "".join(_WORKER.with_name(f"{name}.py").read_text() for name in ("worker", "modules", "places"))
        return {**work, "env": self._own_env, "worker": worker}

    @cached_property
    def _own_env(self) -> dict[str, str]:
        lines = _WITHOUT_LINES if self._request.contract.architecture.is_nvidia else {}
        return {**PINNED_ENV, **lines, **self._request.spec.env}

    @cached_property
    def _wanted(self) -> ToolchainRequest | None:
        """The environment that the step names. Raises UnavailableError for a wheel that is not there."""
        wheel, workspace = self._request.spec.toolchain.wheel, self._request.workspace
        if wheel is not None and not (path := workspace.root / Path(wheel).expanduser()).is_file():
            raise UnavailableError(f"{path}: no such wheel (lanes.{self._request.lane}.toolchain.wheel)")
        return wanted_by(workspace, self._request.spec, self._request.hashes)

    @cached_property
    def _interpreter(self) -> str:
        """The interpreter that the step names, else that of the environment for its Triton, else this one."""
        python = self._request.spec.toolchain.python
        if python is not None:
            path = (self._request.workspace.root / Path(python).expanduser()).absolute()
            if not path.is_file():
                raise UnavailableError(f"{path}: no such interpreter (lanes.{self._request.lane}.toolchain.python)")
            return str(path)
        if self._wanted is None:
            return sys.executable
        toolchains = self._request.workspace.toolchains
        if made := find(toolchains, self._wanted):
            return str(made.python)
        if self._wanted.wheel:
            raise UnavailableError(
                f"the step wants the Triton of {self._wanted.wheel}, as that file is now, but {toolchains} has no "
                f"{self._wanted.name}: make it with '{self._wanted.command}'"
            )
        return sys.executable

    @cached_property
    def _installed(self) -> dict[str, str]:
        env = environment(self._own_env)
        description = _DESCRIBED.to((self._interpreter, *sorted(env.items())), self._described)
        asked = self._request.spec.toolchain.triton
        if description["version"] != (asked or description["version"]) or "folder" not in description:
            raise UnavailableError(self._no_triton(description["version"]))
        return description

    def _no_triton(self, version: str) -> str:
        """Why the interpreter, which has Triton of that version or none, does not do, and what would."""
        asked, has = self._request.spec.toolchain.triton, f"{self._interpreter} has {version}"
        if asked is None:
            return (
                f"the step wants Triton, but {has}: install it there (pip install 'kernel-parity[triton]'), "
                "or name a version (toolchain.triton)"
            )
        made = self._request.workspace.toolchains / released("triton", asked).name
        missing = f"there is no {made}, and " if self._interpreter == sys.executable else ""
        command = released("triton", asked).command
        return f"the step wants Triton {asked}, but {missing}{has}: make an environment with '{command}'"

    def _described(self) -> tuple[dict[str, str], list[Path]]:
        """Return a description of the interpreter's Triton, and the files that show another one. Raises
        UnavailableError.
        """
        description = describe(self._interpreter, environment(self._own_env))
        if "folder" not in description:  # it may be installed at any time
            return description, []
        folder = Path(description["folder"])
        return description, [Path(self._interpreter), folder.parent, folder, folder / _LIBRARY]

    def _work_request(self, out: Path) -> dict[str, Any]:
        contract, spec = self._request.contract, self._request.spec
        arguments = contract.arguments(spec)
        return {
            "language": self._language.builder,
            "kernel": str(self._request.kernel),
            "symbol": spec.symbol,
            "config": spec.config,
            "types": [self._type(argument) for argument in arguments],
            "attributes": [self._attributes(argument) for argument in arguments],
            "folds": [_folds(argument) for argument in arguments],
            "values": [argument.value for argument in arguments] if self._has_heuristics else None,
            "constants": contract.constants(spec),
            "options": spec.options,
            "backend": "cuda" if contract.architecture.is_nvidia else "hip",
            "arch": contract.architecture.compute_capability if contract.architecture.is_nvidia else contract.arch,
            "warp_size": contract.architecture.wave_size,
            "out": str(out),
            "watched": watched(),
        }

    @property
    def _has_heuristics(self) -> bool:
        kernel = self._request.kernel
        return kernel.is_file() and "heuristics" in kernel.read_text(errors="replace")

    def _type(self, argument: Argument) -> str:
        if isinstance(argument.value, bool):
            return "u1"
        tensors, types = self._request.contract.tensors, self._request.spec.types
        if argument.wants_pointer:
            name = argument.buffer or ""
            element = DTYPES[types.get(name, tensors[name].dtype if name in tensors else "uint8")][1]
            descriptor = argument.descriptor
            return f"*{element}" if descriptor is None else f"tensordesc<{element}{list(descriptor.block)}>"
        usual = "float32" if isinstance(argument.value, float) else _whole(argument.value or 0)
        return DTYPES[types.get(argument.text, argument.dtype or usual)][1]

    def _attributes(self, argument: Argument) -> list[tuple[str, int]]:
        """Return the attributes that the JIT would derive from the real arguments. Without `tt.pointer_range` the
        backend cannot use buffer operations, and the same kernel spills.
        """
        contract = self._request.contract
        if argument.descriptor is not None:
            return []
        if not argument.wants_pointer:
            return [("tt.divisibility", _DIVISIBLE_BY)] if _is_divisible(argument) else []
        small = _has_small_offsets(contract, self._request.spec, argument)
        return [("tt.divisibility", _DIVISIBLE_BY), *([("tt.pointer_range", 32)] if small else [])]

    def build(self, out: Path) -> BuilderReport:
        request_path, result_path, cache = out / "request.json", out / RESULT, out / "triton_cache"
        cache.mkdir()
        request_path.write_text(json.dumps(self._work_request(out)))
        places = {**_NO_GPU, "TRITON_CACHE_DIR": str(cache), "TMPDIR": str(cache)}
        command = [self._interpreter, str(_WORKER), str(request_path), str(result_path)]
        command, env = confined(command, out, {**self._own_env, **places}), environment(places)
        limit_s = self._request.limit_s
        done = run_bounded(command, env=env, cwd=out, log=out / LOG, limit_s=limit_s)
        shutil.rmtree(cache, ignore_errors=True)
        request_path.unlink()
        result = self._result(result_path, done.ok)
        if result is None:
            stage = _take(out / "stage.txt") or "start"
            message = f"Triton {done.describe(limit_s)} in {stage}: {first_error(done.log)}"
            raise BuildError(message, stage=stage, pass_name=_failed_pass(done.log), is_stopped=done.is_stopped)
        if not result["ok"]:
            if result["kind"] == "input":
                raise InputError(result["message"])
            detail = first_error(done.log)
            message = result["message"][:_LONGEST_MESSAGE]
            message += f": {detail}" if "error: " in detail else ""
            if _READ_ONLY in message and command[0] != self._interpreter:
                message += "\nthe module is imported in bubblewrap, where it can write to the build's folder alone"
            raise BuildError(message, stage=result["stage"], pass_name=_failed_pass(done.log))
        self._name_results(out, env)
        return BuilderReport(
            dynamic_lds_bytes=result["shared_bytes"],
            scratch_bytes=result["scratch_bytes"],
            boxes=tuple(Box(swizzle, tuple(sides)).text for swizzle, sides in result["boxes"]),
            facts={**result["facts"], **_shared_layouts(out / "kernel.ttgir")},
            folded=tuple(result["folded"]),
            fixed=tuple(result["fixed"]),
            imported=tuple(result["files"]),
            had=result["environment"],
        )

    def _name_results(self, out: Path, env: dict[str, str]) -> None:
        if self._request.contract.architecture.is_nvidia:
            (out / "kernel.cubin").rename(out / OBJECT)
            disassemble(out, env, self._request.limit_s)
        else:
            (out / "kernel.hsaco").rename(out / OBJECT)
            (out / "kernel.amdgcn").rename(out / ASSEMBLY)

    def _result(self, path: Path, ended_well: bool) -> dict[str, Any] | None:
        if not ended_well or not path.is_file():
            return None
        result: dict[str, Any] = json.loads(path.read_text())
        path.unlink()
        return result


def _whole(value: float) -> str:
    return "int32" if -(1 << 31) <= value < 1 << 31 else "int64"


def _is_divisible(argument: Argument) -> bool:
    value = argument.value
    return isinstance(value, int) and not isinstance(value, bool) and value % _DIVISIBLE_BY == 0


def _has_small_offsets(contract: Contract, spec: LaneSpec, argument: Argument) -> bool:
    """Whether the JIT tells the compiler that offsets into a buffer fit into 32 bits."""
    if not argument.wants_pointer or contract.architecture.is_nvidia:
        return False
    if argument.buffer in contract.tensors:
        size_bytes = contract.tensor_bytes(argument.buffer)
    else:
        size_bytes = contract.scratch(spec).get(argument.buffer or "", (0, 0))[0]
    return size_bytes < _BUFFER_LIMIT_BYTES


def _block(argument: Argument) -> tuple[int, ...]:
    """Return the part of a descriptor that belongs to its type: its block."""
    return argument.descriptor.block if argument.descriptor else ()


def _folds(argument: Argument) -> list[int | None]:
    """Return the constant that Triton's runtime makes of an argument: of 1, and of a missing tensor."""
    if argument.is_pointer:
        return [None]
    return [1] if argument.value == 1 and type(argument.value) is int else []


def holds_for(contract: Contract, spec: LaneSpec, axes: Axes) -> bool:
    """Return whether a build is right for other sizes: no constant differs, arguments divisible by 16 still are,
    offsets that fit into 32 bits still do, and blocks of descriptors are the same.
    """
    there = contract.at(axes)
    pairs = zip(contract.arguments(spec), contract.arguments(spec, axes), strict=True)
    return contract.constants(spec, axes) == contract.constants(spec) and all(
        _block(other) == _block(argument)
        and (_is_divisible(other) or not _is_divisible(argument))
        and (_has_small_offsets(there, spec, other) or not _has_small_offsets(contract, spec, argument))
        for argument, other in pairs
    )


def _files_sha256(folder: Path) -> str:
    """One hash of the other files of Triton that affect a build: Python files and device bitcode."""
    digest = hashlib.sha256()
    for path in sorted(path for suffix in ("*.py", "*.bc") for path in folder.rglob(suffix)):
        digest.update(f"{path.relative_to(folder)}\0".encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()


def _take(path: Path) -> str | None:
    """Read a small file and remove it; return None if there is none."""
    if not path.is_file():
        return None
    text = path.read_text()
    path.unlink()
    return text


def _failed_pass(log: str) -> str | None:
    match = _PASS.search(log)
    return match.group(1) if match else None


def _shared_layouts(ttgir: Path) -> dict[str, str]:
    """Return the shared-memory layouts that Triton chose, from the TTGIR's attribute aliases."""
    if not ttgir.is_file():
        return {}
    layouts = layouts_of(ttgir.read_text())
    return {
        f"{name}_layout": layout.removeprefix("ttg.") for name, layout in layouts.items() if _SHARED.fullmatch(name)
    }
