"""Getting assembly text out of a file: text as it is, a code object through llvm-objdump."""

import re
import shutil
import subprocess
from pathlib import Path

from parity.errors import InputError, UnavailableError

_ELF_MAGIC = b"\x7fELF"
_DISASSEMBLE_LIMIT_S = 120
_TOOLS = [f"llvm-objdump-{version}" for version in range(40, 14, -1)]


def read_assembly(path: Path) -> tuple[str, str | None]:
    """The file's assembly text, and the architecture where the text itself does not name it.

    Raises InputError if it cannot be read or is neither text nor an AMDGPU code object, UnavailableError if a
    code object would need a disassembler that is not here.
    """
    data = _read(path)
    return _disassemble(path, data) if data.startswith(_ELF_MAGIC) else (_decode(path, data), None)


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
        raise InputError(f"{path}: neither assembly text nor an AMDGPU code object") from None


def _disassemble(path: Path, data: bytes) -> tuple[str, str]:
    from parity.codeobject import read_object  # assembly text needs no ELF reader

    target = read_object(data, str(path)).target
    tool = next(filter(None, map(shutil.which, ["/opt/rocm/llvm/bin/llvm-objdump", *_TOOLS, "llvm-objdump"])), None)
    advice = "give the assembly text instead (clang -S, hiprtc -save-temps, Triton's amdgcn)"
    if tool is None:
        raise UnavailableError(f"{path}: a code object needs llvm-objdump, which is not here: {advice}")
    command = [tool, "-d", f"--mcpu={target.split(':')[0]}", str(path)]
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=_DISASSEMBLE_LIMIT_S, check=False)
    except (OSError, subprocess.TimeoutExpired) as error:
        raise UnavailableError(f"{path}: {tool} does not end: {error}") from error
    if done.returncode or not re.search(r"^\s+[sv]_", done.stdout, re.MULTILINE):
        raise UnavailableError(f"{path}: {tool} cannot disassemble {target}: {advice}")
    return done.stdout, target.split(":")[0]
