"""Getting assembly text out of a file: text as it is, a code object through a disassembler."""

import re
from dataclasses import dataclass, field
from pathlib import Path

from parity.arch import is_for, is_nvidia_target
from parity.codeobject import ObjectKernel, read_object
from parity.codeobject.bundle import BUNDLES, code_object_of
from parity.codeobject.disassemble import assembly_text
from parity.errors import InputError, UnavailableError
from parity.isa.sass import is_sass
from parity.system.process import ask
from parity.toolchains.wheels import nvidia_tool

_ELF_MAGIC = b"\x7fELF"
_DISASSEMBLE_LIMIT_S = 120


@dataclass(frozen=True)
class MachineCode:
    """A file's assembly text, and whether it was made from a code object; for a cubin its architecture and kernels."""

    text: str
    is_disassembly: bool = False
    arch: str | None = None
    objects: dict[str, ObjectKernel] = field(default_factory=dict)


def read_assembly(path: Path, arch: str | None = None) -> MachineCode:
    """Read the file's machine code as text. `arch` chooses among the code objects of an offload bundle.

    Raises InputError if the file cannot be read or is neither text nor a GPU's code object, UnavailableError if a code
    object would need a disassembler that is not here.
    """
    data = _read(path)
    if data.startswith((_ELF_MAGIC, *BUNDLES)):
        return _disassemble(path, data, arch)
    return MachineCode(_decode(path, data))


def read_amd_assembly(path: Path, arch: str | None = None) -> MachineCode:
    """Read as `read_assembly` does, for what runs AMD's machine code only. Raises UnavailableError for NVIDIA's."""
    code = read_assembly(path, arch)
    if code.arch is not None or is_sass(code.text):
        raise UnavailableError(f"{path}: machine code for NVIDIA's GPUs, of which only AMD's can be run here")
    return code


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


def _disassemble(path: Path, data: bytes, arch: str | None) -> MachineCode:
    if data.startswith(BUNDLES):
        data = code_object_of(data, str(path), arch)
    built = read_object(data, str(path))
    if arch and not is_for(built.target, arch):
        raise InputError(f"--arch: '{arch}', but {path} is machine code of {built.target}")
    if not is_nvidia_target(built.target):
        return MachineCode(assembly_text(data, str(path)), is_disassembly=True)
    tool = nvidia_tool("nvdisasm")
    if tool is None:
        raise UnavailableError(f"{path}: a cubin needs nvdisasm, which comes with Triton's wheel")
    return MachineCode(_sass(path, str(tool)), is_disassembly=True, arch=built.target, objects=built.kernels)


def _sass(path: Path, tool: str) -> str:
    try:
        done = ask([tool, "-c", str(path.absolute())], limit_s=_DISASSEMBLE_LIMIT_S)
    except OSError as error:
        raise UnavailableError(f"{path}: {tool} does not disassemble it: {error}") from error
    if done.returncode or not re.search(r"^\.text\.", done.stdout, re.MULTILINE):
        raise UnavailableError(f"{path}: {tool} cannot disassemble it")
    return done.stdout
