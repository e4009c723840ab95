"""Makes a code object of assembly text, or takes one as it is.

What is read, counted and emulated is the disassembly of the code object: comments, macros, sections and instructions
written as data make a text that a person wrote something else than what the assembler makes of it.
"""

import re
from pathlib import Path
from typing import Any

from parity.arch import is_for
from parity.codeobject import read_object
from parity.codeobject.bundle import BUNDLES, code_object_of
from parity.codeobject.disassemble import assembly_text
from parity.errors import BuildError, InputError
from parity.isa.allocated import beyond_descriptor
from parity.isa.parse import Assembly, parse
from parity.lanes.base import BuilderReport, BuildRequest
from parity.lanes.disassembly import disassemble
from parity.lanes.hip.clang import ClangBuilder
from parity.records import ASSEMBLY, OBJECT, Toolchain
from parity.system.leftovers import temporary_folder
from parity.system.process import environment

_ELF = b"\x7fELF"
# What reads another file, and what could put such a directive together.
_READING = re.compile(r"\.inc(?:lude|bin)\b|\.altmacro\b|dependent_libraries", re.IGNORECASE)
_MACROS = re.compile(r"\.(?:macro|irpc?|rept)\b", re.IGNORECASE)
_PUT_TOGETHER = re.compile(r"\.(?!L)\w*\\")
_LABELS = re.compile(r"\s*(?:[\w.$@\\()]+\s*:\s*)*")
_BEFORE_A_PARAMETER = re.compile(r'[A-Za-z.][\w.]*(?:[^":*\[\]]|\[[^]"*]*\]?)*|(?:;|//)[^"*]*')


def is_built(kernel: Path) -> bool:
    """Return whether a file is machine code already, whatever it is called."""
    with kernel.open("rb") as file:
        return file.read(len(max(BUNDLES, key=len))).startswith((_ELF, *BUNDLES))


class AssemblyBuilder:
    """Assembles and links a text. A lane's constants are symbols of the assembler, as far as the text names them."""

    def __init__(self, request: BuildRequest, clang: ClangBuilder) -> None:
        self._request, self._clang = request, clang

    def toolchain(self) -> Toolchain:
        return self._clang.toolchain()

    def identity(self) -> dict[str, Any]:
        return {"constants": self._request.contract.constants(self._request.spec), "env": self._request.spec.env}

    def build(self, out: Path) -> BuilderReport:
        """Build the code object of an assembly text. Raises BuildError, and InputError for what the text or the lane
        must not have.
        """
        request = self._request
        if request.contract.architecture.is_nvidia:
            raise InputError(f"field 'kernel': {request.spec.kernel}: assembly text is AMD's: for NVIDIA name a cubin")
        text = _text_of(request)
        constants = request.contract.constants(request.spec)
        used = {name: _whole(name, value) for name, value in constants.items() if _is_named(name, text)}
        defined = [f".set {name}, {value}" for name, value in used.items()]
        with temporary_folder("build") as temporary:
            source = temporary / request.kernel.name
            source.write_text("\n".join([*defined, f'# 1 "{request.kernel.name}"', text]) if defined else text)
            self._clang.assemble(source, out / OBJECT, out)
        _write_disassembly(out, request.spec.kernel)
        unused = [name for name in constants if name not in used]
        return BuilderReport(request.spec.dynamic_lds_bytes, _unused(unused), had=environment(request.spec.env))


class ObjectBuilder:
    """Takes a code object, or a bundle's for the contract's architecture, or a cubin."""

    def __init__(self, request: BuildRequest) -> None:
        self._request = request

    def toolchain(self) -> Toolchain:
        """Return what is known of the file: nothing compiles."""
        name, sha256 = self._request.spec.kernel, self._request.hashes.sha256(self._request.kernel)
        return Toolchain("none", "a code object as it is", path=name, library_path=name, library_sha256=sha256)

    def identity(self) -> dict[str, Any]:
        return {"env": {}}

    def build(self, out: Path) -> BuilderReport:
        request, name = self._request, self._request.spec.kernel
        data, arch = request.kernel.read_bytes(), request.contract.arch
        if data.startswith(BUNDLES):
            data = code_object_of(data, name, arch)
        object_file = read_object(data, name)
        if not is_for(object_file.target, arch):
            raise InputError(
                f"field 'kernel': {name} is machine code of {object_file.target}, the contract is for {arch}"
            )
        (out / OBJECT).write_bytes(data)
        if request.contract.architecture.is_nvidia:
            disassemble(out, environment({}), request.limit_s)
        else:
            _write_disassembly(out, name)
        return BuilderReport(request.spec.dynamic_lds_bytes, _unused([*request.contract.constants(request.spec)]))


def _text_of(request: BuildRequest) -> str:
    """Read the source's text. Raises InputError for a text that would read other files, which nobody would see."""
    name = request.spec.kernel
    try:
        text = request.kernel.read_text()
    except UnicodeDecodeError:
        raise InputError(f"field 'kernel': {name} is neither assembly text nor a code object") from None
    has_macros = _MACROS.search(text) is not None
    for number, line in enumerate(text.splitlines(), 1):
        if match := _READING.search(line) or (_put_together(line) if has_macros else None):
            raise InputError(f"{name}:{number}: '{match[0]}': an assembly lane is one file, which includes no other")
    return text


def _put_together(line: str) -> re.Match[str] | None:
    """Find what in a macro's line may become any directive: a name made of parameters, or a parameter in a name's
    place.
    """
    statement = _LABELS.sub("", line, count=1)
    before, parameter, _ = statement.partition("\\")
    if parameter and not _BEFORE_A_PARAMETER.fullmatch(before):
        return re.search(r"\\\S*", statement)
    return _PUT_TOGETHER.search(statement)


def _write_disassembly(out: Path, kernel: str) -> None:
    """Write the code object's text. Raises BuildError for a damaged code object, or as `_check_registers` does."""
    try:
        text = assembly_text((out / OBJECT).read_bytes(), kernel)
        assembly = parse(text, kernel)
    except InputError as error:
        raise BuildError(str(error), stage="object") from error
    _check_registers(assembly, kernel)
    (out / ASSEMBLY).write_text(text)


def _check_registers(assembly: Assembly, kernel: str) -> None:
    """Raise BuildError for code that uses registers which its descriptor does not allocate."""
    for name, descriptor in assembly.descriptors.items():
        if beyond := beyond_descriptor(assembly.functions[name].operands, descriptor):
            raise BuildError(f"{kernel}: '{name}' {beyond}", stage="object")


def _is_named(name: str, text: str) -> bool:
    """Whether the text names a constant. Raises InputError for a constant that could not be a symbol."""
    if not re.fullmatch(r"[A-Za-z_]\w*", name, re.ASCII):
        raise InputError(f"field 'constants': '{name}' cannot be a symbol of the assembler: letters, digits and '_'")
    return re.search(rf"\b{name}\b", text) is not None


def _whole(name: str, value: object) -> int:
    if not isinstance(value, int):
        raise InputError(f"field 'constants.{name}': a symbol of the assembler is a whole number, not '{value}'")
    return int(value)


def _unused(names: list[str]) -> dict[str, str]:
    """Return a fact: the lane's constants that the machine code cannot depend on."""
    return {"constants that nothing uses": ", ".join(names)} if names else {}
