"""Machine code to instructions: through ROCm's comgr, else through llvm-objdump."""

import json
import os
import re
import shutil
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path

from parity.arch import ARCHITECTURES
from parity.errors import InputError, UnavailableError
from parity.system.leftovers import temporary_folder
from parity.system.process import ask, environment, run_bounded

_WORKER = Path(__file__).with_name("comgr_worker.py")
_LIMIT_S = 120.0
_ROCM = "/opt/rocm"
_COMGR = "libamd_comgr.so"
_SONAMES = (f"{_COMGR}.3", f"{_COMGR}.2", _COMGR)
_OBJDUMPS = (*(f"llvm-objdump-{version}" for version in range(40, 14, -1)), "llvm-objdump")
# Packages that bring ROCm's libraries: AMD's wheels and the PyTorch that is built for ROCm.
_WHEELS = ("_rocm_sdk_core", "torch")
_ADVICE = (
    "install ROCm's comgr (package comgr, Debian's libamd-comgr, AMD's wheel rocm-sdk-core) or a recent llvm-objdump "
    "(package llvm)"
)
_LINE = re.compile(r"^[ \t]+(\S.*?)[ \t]*// ([0-9A-F]{8,16}):((?: [0-9A-F]{8})+)", re.MULTILINE)


@dataclass(frozen=True)
class Code:
    """What is to be disassembled: the file with its target (`gfx942:xnack-`), its machine code with the address of the
    first byte, and the ranges of addresses in which there are instructions.
    """

    file: bytes
    target: str
    text: bytes
    address: int
    ranges: tuple[tuple[int, int], ...]


@dataclass(frozen=True)
class Instruction:
    """One instruction; `text` is None for a word that the disassembler does not know."""

    address: int
    size: int
    text: str | None


class _DisassemblerFailure(Exception):
    """Why a disassembler is of no use here."""


class _UnknownTarget(_DisassemblerFailure):
    """It is here, and does not know the architecture."""


def instructions(code: Code, source: str) -> dict[int, Instruction]:
    """Return the instructions by address.

    Raises UnavailableError, naming `source`, if nothing here can disassemble them, and InputError if that is because
    there is no such architecture, as far as anything here knows.
    """
    reasons: dict[str, _DisassemblerFailure] = {}
    for name, disassemble in (("comgr", _by_comgr), ("llvm-objdump", _by_objdump)):
        try:
            return {instruction.address: instruction for instruction in disassemble(code)}
        except _DisassemblerFailure as error:
            reasons[name] = error
    explanation = "; ".join(f"{name}: {reason}" for name, reason in reasons.items())
    is_known = code.target.split(":")[0] in ARCHITECTURES
    if not is_known and any(isinstance(reason, _UnknownTarget) for reason in reasons.values()):
        raise InputError(f"{source}: unknown architecture '{code.target}' ({explanation})")
    raise UnavailableError(f"{source}: a code object needs a disassembler ({explanation}): {_ADVICE}")


def _by_comgr(code: Code) -> list[Instruction]:
    with temporary_folder("disassembly") as folder:
        request, result, text = folder / "request.json", folder / "result.json", folder / "code"
        text.write_bytes(code.text)
        wanted = {
            "libraries": [*_libraries(), *_SONAMES],
            "isa": f"amdgcn-amd-amdhsa--{code.target}",
            "code": str(text),
            "address": code.address,
            "ranges": code.ranges,
        }
        request.write_text(json.dumps(wanted))
        command = [sys.executable, str(_WORKER), str(request), str(result)]
        done = run_bounded(command, env=environment({}), cwd=folder, log=folder / "log.txt", limit_s=_LIMIT_S)
        if not done.ok or not result.is_file():
            raise _DisassemblerFailure(f"it {done.describe(_LIMIT_S)}{' and no result' if done.ok else ''}")
        answer = json.loads(result.read_text())
    if "reason" in answer:
        raise _DisassemblerFailure(answer["reason"])
    if not answer["found"]:
        raise _UnknownTarget(f"it does not know {code.target}")
    return [Instruction(*fields) for fields in answer["found"]]


def _by_objdump(code: Code) -> list[Instruction]:
    reason = _DisassemblerFailure("it is not here")
    with temporary_folder("disassembly") as folder:
        (folder / "code.co").write_bytes(code.file)
        for tool in _objdumps():
            command = [tool, "-d", "-z", f"--mcpu={code.target.split(':')[0]}", "code.co"]
            try:
                done = ask(command, limit_s=_LIMIT_S, cwd=folder)
            except OSError as error:
                reason = _DisassemblerFailure(f"{tool}: {error}")
                continue
            disassembly = [_instruction(match) for match in _LINE.finditer(done.stdout)]
            if not done.returncode and disassembly and "not a recognized processor" not in done.stderr:
                return disassembly
            reason = _UnknownTarget(f"{tool} does not know {code.target}")
    raise reason


def _instruction(match: re.Match[str]) -> Instruction:
    text, address, words = match.groups()
    return Instruction(int(address, 16), 4 * len(words.split()), None if text.startswith(".long") else text)


def rocm_roots() -> list[Path]:
    return [Path(root) for root in (os.environ.get("ROCM_PATH"), os.environ.get("ROCM_HOME"), _ROCM) if root]


def _wheels() -> Iterator[Path]:
    for name in _WHEELS:
        spec = find_spec(name)
        yield from map(Path, (spec and spec.submodule_search_locations) or ())


def _libraries() -> list[str]:
    """comgr below ROCm's folders and in wheels; what has no version in its name first."""
    folders = [root / "lib" for root in (*rocm_roots(), *_wheels())]
    return [str(path) for folder in folders for path in sorted(folder.glob(f"{_COMGR}*"))]


def _objdumps() -> list[str]:
    """ROCm's, then the newest on PATH."""
    below = [
        root / part / "bin" / "llvm-objdump" for root in (*rocm_roots(), *_wheels()) for part in ("llvm", "lib/llvm")
    ]
    on_path = [tool for tool in map(shutil.which, _OBJDUMPS) if tool]
    return [*(str(path) for path in below if path.is_file()), *dict.fromkeys(on_path)]
