"""Getting assembly text out of a file: text as it is, a code object through llvm-objdump or nvdisasm."""

import re
import shutil
from dataclasses import dataclass, field
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

from parity.errors import InputError, UnavailableError
from parity.system.process import ask

if TYPE_CHECKING:
    from parity.codeobject import ObjectKernel

_ELF_MAGIC = b"\x7fELF"
_DISASSEMBLE_LIMIT_S = 120
_ADVICE = "give the assembly text instead (clang -S, hiprtc -save-temps, Triton's amdgcn)"
_TOOLS = [f"llvm-objdump-{version}" for version in range(40, 14, -1)]


@dataclass(frozen=True)
class MachineCode:
    """A file's assembly text; its architecture where the text does not name it, and a cubin's kernels."""

    text: str
    arch: str | None = None
    objects: dict[str, "ObjectKernel"] = field(default_factory=dict)


def read_assembly(path: Path) -> MachineCode:
    """The file's machine code as text.

    Raises InputError if it cannot be read or is neither text nor a GPU's code object, UnavailableError if a
    code object would need a disassembler that is not here.
    """
    data = _read(path)
    return _disassemble(path, data) if data.startswith(_ELF_MAGIC) else MachineCode(_decode(path, data))


def read_text(path: Path) -> str:
    """The file's text. Raises InputError if it cannot be read or is no text."""
    return _decode(path, _read(path))


def _read(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError as error:
        raise InputError(f"{path}: cannot be read: {error.strerror}") from error


def _decode(path: Path, data: bytes) -> str:
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise InputError(f"{path}: neither assembly text nor a GPU's code object") from None


def nvidia_tool(name: str) -> Path | None:
    """`nvdisasm`, `cuobjdump` or `ptxas` of Triton's wheel."""
    spec = find_spec("triton")
    for folder in (spec.submodule_search_locations or []) if spec else []:
        path = Path(folder) / "backends" / "nvidia" / "bin" / name
        if path.is_file():
            return path
    return None


def _disassemble(path: Path, data: bytes) -> MachineCode:
    from parity.codeobject import read_object  # assembly text needs no ELF reader

    built = read_object(data, str(path))
    if built.target.startswith("sm_"):
        tool = nvidia_tool("nvdisasm")
        if tool is None:
            raise UnavailableError(f"{path}: a cubin needs nvdisasm, which comes with Triton's wheel")
        return MachineCode(
            _output(path, [str(tool), "-c", str(path.absolute())], r"^\.text\."), built.target, built.kernels
        )
    found = next(filter(None, map(shutil.which, ["/opt/rocm/llvm/bin/llvm-objdump", *_TOOLS, "llvm-objdump"])), None)
    if found is None:
        raise UnavailableError(f"{path}: a code object needs llvm-objdump, which is not here: {_ADVICE}")
    target = built.target.split(":")[0]
    return MachineCode(_output(path, [found, "-d", f"--mcpu={target}", str(path.absolute())], r"^[ \t]+[sv]_"), target)


def _output(path: Path, command: list[str], expected: str) -> str:
    """A disassembler's text, which must have a line like `expected`."""
    tool = command[0]
    try:
        done = ask(command, limit_s=_DISASSEMBLE_LIMIT_S)
    except OSError as error:
        raise UnavailableError(f"{path}: {tool} does not disassemble it: {error}") from error
    if done.returncode or not re.search(expected, done.stdout, re.MULTILINE):
        raise UnavailableError(f"{path}: {tool} cannot disassemble it: {_ADVICE}")
    return done.stdout
