"""AMDGPU assembly text to functions of instructions.

Reads what clang `-S`, hiprtc `-save-temps`, Triton (`amdgcn`) and `llvm-objdump -d` write. Mnemonics lose
their encoding suffix (`_e32`, `_e64`, `_sdwa`; `_dpp` stays, it moves data), a VOPD pair is one instruction.
"""

import re
from dataclasses import dataclass, field

from parity.errors import InputError
from parity.isa.data import DataObject, is_data


class CodeAsDataError(InputError):
    """A function has instructions that the text gives as numbers alone."""


@dataclass
class Function:
    """One function: parallel lists of mnemonics, operand texts and line numbers (1-based), in text order.

    `labels` maps a label to the index of the instruction that it stands before. `addresses` is filled only
    from disassembly, where branches name offsets instead of labels. `local_labels` are numeric ones (inline assembly),
    which may repeat; `is_closed` says that the text marks the function's end.
    """

    name: str
    line: int
    mnemonics: list[str] = field(default_factory=list)
    operands: list[str] = field(default_factory=list)
    lines: list[int] = field(default_factory=list)
    labels: dict[str, int] = field(default_factory=dict)
    addresses: list[int] = field(default_factory=list)
    local_labels: list[tuple[str, int]] = field(default_factory=list)
    is_closed: bool = False

    def __len__(self) -> int:
        return len(self.mnemonics)


@dataclass(frozen=True)
class Assembly:
    """A parsed file: its functions by name, the kernel descriptors' directives and the metadata documents.

    `directive_lines` are the lines of the directives, by kernel and directive. `objects` is the data beside the code.
    `text` is what was read.
    """

    source: str
    target: str | None
    functions: dict[str, Function]
    descriptors: dict[str, dict[str, str]]
    metadata_yaml: tuple[str, ...]
    directive_lines: dict[tuple[str, str], int]
    objects: dict[str, DataObject] = field(default_factory=dict)
    text: str = field(default="", repr=False)


# Each pattern stays within a line: one that takes line ends as space searches a run of empty lines from each of them.
_TARGET = re.compile(
    r'^[ \t]*\.amdgcn_target[ \t]+"?[\w.-]*-(gfx[\w:+-]+?)"?[ \t\r]*$|file format elf64-amdgpu', re.MULTILINE
)
_KERNEL = re.compile(r"^[ \t]*\.amdhsa_kernel[ \t]+(\S+)", re.MULTILINE)
_FUNCTION_TYPE = re.compile(r"^[ \t]*\.type[ \t]+([^\s,]+)[ \t]*,[ \t]*[@%]function", re.MULTILINE)
_OBJECT_TYPE = re.compile(r"^[ \t]*\.type[ \t]+([^\s,]+)[ \t]*,[ \t]*[@%]object", re.MULTILINE)
_ALIGNMENT = re.compile(r"\.p2align\s+(\d{1,3})\b")
_MOST_ALIGNED = 12
_STRING = re.compile(r"\s*(\.asci[iz]|\.string)\s+(.*)")
_ENDS = ("s_endpgm", "s_setpc", "s_branch")
_SECTIONS = (".section", ".data", ".bss", ".text", ".rodata")
_SECTION = re.compile(r'\.section\s+("[^"]+"|[^\s,]+)')
_VARIABLES = re.compile(r'\.(data|bss)\b(?!\.rel\.ro)|\.section\s+"?\.(data|bss)\b(?!\.rel\.ro)')
_DISASSEMBLED = re.compile(r"^([0-9a-f]{8,16}) <(.+)>:$")
_ADDRESS = re.compile(r"//\s*([0-9A-Fa-f]{8,16}):")
_LABEL = re.compile(r'("[^"]+"|[\w.$@]+):\s*')
_INSTRUCTION_PREFIXES = tuple(
    """
    s_ v_ ds_ global_ buffer_ flat_ scratch_ tbuffer_ image_ lds_ export exp tensor_ cluster_
    """.split()
)
_ENCODING = re.compile(r"(_e32|_e64|_sdwa)(?=$|_dpp)")
_UNEXPANDED = (".macro", ".rept", ".irp", ".include", ".incbin", ".base64", ".reloc", ".if", ".else", ".endif")
_EMITS = re.compile(
    r"\.(org|octa|dcb?|ds|[us]leb128|float|single|double|nops?|bundle\w*)\b"
)  # what is not read as data
# What `as_read` leaves in a text, beside what is read: what gives no bytes, or none between instructions.
_WITHOUT_BYTES = tuple(
    ".amd .amdgcn .comm .end_amd .equ .file .glob .hidden .ident .internal .lcomm .local .protected .set .size .symver"
    " .type .weak".split()
)
_OF_DEBUGGERS = (".cfi", ".loc")
_PLAIN_ALIGNMENT = re.compile(r"\.p2align\s+\d+\s*$")
_OPENING = re.compile(r'"(?:[^"\\]|\\.)*"|/\*|//|;')
_ASSIGNMENT = re.compile(r"[\w.$]+\s*=(?!=)")
_LONG_LINE, _LONGEST_NUMBER = 1000, 1000
_LONG_NUMBER = re.compile(rf"\d{{{_LONGEST_NUMBER}}}")
_METADATA_BEGIN, _METADATA_END = ".amdgpu_metadata", ".end_amdgpu_metadata"


def parse(text: str, source: str = "<text>") -> Assembly:
    """Parse assembly text.

    Raises InputError, naming `source` and the line, for text that is no AMDGPU assembly, that is cut off, or that uses
    macros (they are not expanded here).
    """
    text, metadata = _split_metadata(text, source)
    target = _TARGET.search(text)
    reader = _read(text, source)
    reader.finish()
    if not reader.functions:
        raise InputError(f"{source}: no kernel found: expected AMDGPU assembly text (clang -S, Triton, objdump)")
    only_device_functions = not reader.descriptors and all(f.is_closed for f in reader.functions.values())
    if target is not None and target.group(1) and not (reader.descriptors and metadata) and not only_device_functions:
        missing = ".amdhsa_kernel" if not reader.descriptors else _METADATA_BEGIN
        raise InputError(f"{source}: truncated: no {missing} follows .amdgcn_target")
    return Assembly(
        source=source,
        target=target.group(1) if target else None,
        functions=reader.functions,
        descriptors=reader.descriptors,
        metadata_yaml=metadata,
        directive_lines=reader.directive_lines,
        objects=reader.objects,
        text=text,
    )


def as_read(text: str, source: str = "<text>") -> str:
    """Return a text as `parse` takes it: the instructions, labels and data that it reads, and directives that give no
    bytes. An assembler makes the same of it only if it takes the text in the same way. Raises InputError as `parse`.
    """
    code, metadata = _split_metadata(text, source)
    kept: list[str] = []
    _read(code, source, kept)
    documents = [f"{_METADATA_BEGIN}{document}{_METADATA_END}" for document in metadata]
    return "\n".join([*kept, *documents, ""])


def _read(text: str, source: str, kept: list[str] | None = None) -> "_Reader":
    """Read all lines of a text without its metadata; `kept` gets what `as_read` leaves of them."""
    functions = set(_KERNEL.findall(text)) | set(_FUNCTION_TYPE.findall(text))
    reader = _Reader(source, functions, set(_OBJECT_TYPE.findall(text)), kept)
    for number, line in enumerate(text.split("\n"), 1):
        reader.read(number, line)
    return reader


def _split_metadata(text: str, source: str) -> tuple[str, tuple[str, ...]]:
    """Cuts the metadata documents out of the text, leaving its line numbers as they are."""
    documents, pieces, after = [], [], 0
    while (begin := text.find(_METADATA_BEGIN, after)) >= 0:
        end = text.find(_METADATA_END, begin)
        if end < 0:
            line = text.count("\n", 0, begin) + 1
            raise InputError(f"{source}:{line}: truncated: {_METADATA_BEGIN} has no {_METADATA_END}")
        document = text[begin + len(_METADATA_BEGIN) : end]
        documents.append(document)
        pieces += [text[after:begin], "\n" * document.count("\n")]
        after = end + len(_METADATA_END)
    return "".join([*pieces, text[after:]]), tuple(documents)


class _Reader:
    """The state of one pass over the lines."""

    def __init__(
        self, source: str, function_names: set[str], object_names: set[str], kept: list[str] | None = None
    ) -> None:
        self.source, self.kept = source, kept
        self.function_names, self.object_names = function_names, object_names
        self.objects: dict[str, DataObject] = {}
        self._object: DataObject | None = None
        self._alignment, self._is_variable = 1, False
        self._section = self._home = ".text"  # where the text is, and where its function began
        self._is_in_comment = False
        self.functions: dict[str, Function] = {}
        self.descriptors: dict[str, dict[str, str]] = {}
        self.directive_lines: dict[tuple[str, str], int] = {}
        self._function: Function | None = None
        self._descriptor: tuple[str, int] | None = None
        self._mnemonics: dict[str, str] = {}

    def read(self, number: int, line: str) -> None:
        """Return one line: labels, and after them nothing, an instruction or a directive."""
        if self._object is not None and (string := _STRING.match(line)):
            self._keep(line)
            return self._data(number, self._object, string.group(1), string.group(2))
        is_plain = '"' not in line and "/*" not in line and not self._is_in_comment
        code = (line.partition(";")[0] if is_plain else self._without_comments(line)).strip()
        if len(code) > _LONG_LINE and _LONG_NUMBER.search(code):
            raise InputError(f"{self.source}:{number}: a number of more than {_LONGEST_NUMBER} digits")
        at = 0
        while at < len(code) and not code.startswith("//", at):
            if code[at] == "." and (code.find(":", at) < 0 or not _LABEL.match(code, at)):
                return self._directive(number, code[at:])
            if code[at].islower() and code.startswith(_INSTRUCTION_PREFIXES, at) and not code.endswith(":"):
                if self._function is not None and self._is_in_code:
                    self._instruction(self._function, number, code[at:])
                return None
            at = self._other(number, code, at)
        return None

    @property
    def _is_in_code(self) -> bool:
        """Whether what follows stands where the function began."""
        return self._section == self._home

    def _keep(self, text: str) -> None:
        if self.kept is not None:
            self.kept.append(text)

    def _without_comments(self, line: str) -> str:
        """Return a line without what an assembler takes for a comment; block comments may begin and end elsewhere. What
        follows `//` stays: a disassembler's addresses.
        """
        parts, at = [], 0
        while at < len(line):
            if self._is_in_comment:
                end = line.find("*/", at)
                self._is_in_comment, at = end < 0, len(line) if end < 0 else end + 2
                continue
            found = _OPENING.search(line, at)
            parts.append(line[at : found.start() if found else len(line)])
            if found is None or found.group() == ";":
                break
            if found.group() == "//":
                parts.append(line[found.start() :])
                break
            self._is_in_comment = found.group() == "/*"
            parts.append(" " if self._is_in_comment else found.group())
            at = found.end()
        return "".join(parts)

    def _instruction(self, function: Function, number: int, code: str) -> None:
        address = None
        if "//" in code:
            address = _ADDRESS.search(code)
            code = code.partition("//")[0].rstrip()
        if self.kept is not None:
            self.kept.append(code)
        mnemonic, _, operands = code.replace("\t", " ").partition(" ")
        if "::" in operands:
            second = operands.partition("::")[2].split()
            if not second:
                raise InputError(f"{self.source}:{number}: truncated: nothing follows '::'")
            mnemonic = f"{mnemonic}::{second[0]}"
        if mnemonic == "s_code_end":
            return
        function.mnemonics.append(self._mnemonics.get(mnemonic) or self._normal_name(mnemonic))
        function.operands.append(operands)
        function.lines.append(number)
        if address is not None:
            function.addresses.append(int(address.group(1), 16))

    def _normal_name(self, mnemonic: str) -> str:
        name = self._mnemonics[mnemonic] = _ENCODING.sub("", mnemonic)
        return name

    def _directive(self, number: int, code: str) -> None:
        if self.kept is not None and self._may_stay(code):
            self.kept.append(code)
        if (self._object is not None or self._function is not None) and is_data(code.split(None, 1)[0]):
            self._data_directive(number, code)
        elif code.startswith(_SECTIONS):
            self._object, self._alignment, self._is_variable = None, 1, _VARIABLES.match(code) is not None
            named = _SECTION.match(code)
            self._section = named.group(1).strip('"') if named else " ".join(code.split())
        elif aligned := _ALIGNMENT.match(code):
            self._alignment = 1 << min(int(aligned.group(1)), _MOST_ALIGNED)
        elif code.startswith(".amdhsa_"):
            self._descriptor_directive(number, code)
        elif code == ".end_amdhsa_kernel":
            self._descriptor = None
        elif self._function is not None and self._is_in_code and _EMITS.match(code):
            raise CodeAsDataError(f"{self.source}:{number}: '{code.split()[0]}' among instructions: read their object")
        elif code.startswith(_UNEXPANDED):
            raise InputError(f"{self.source}:{number}: '{code.split()[0]}' is not expanded: assemble it first")
        elif self._function is not None and code.partition(",")[0].split() == [".size", self._function.name]:
            self._close()

    def _may_stay(self, directive: str) -> bool:
        """Whether `as_read` leaves a directive. Data among instructions are refused where they may be executed."""
        if self._function is None or not self._is_in_code:
            return not directive.startswith(_OF_DEBUGGERS)
        return _gives_no_bytes(directive) or is_data(directive.split(None, 1)[0])

    def _data_directive(self, number: int, code: str) -> None:
        """Read data of an object. Among a function's instructions, data may be instructions: that is an error."""
        directive, _, values = code.replace("\t", " ").partition(" ")
        if self._object is not None:
            self._data(number, self._object, directive, values)
        elif self._function is not None and self._function.addresses and code.startswith(".long"):
            raise InputError(f"{self.source}:{number}: the disassembler did not know this instruction: {code}")
        elif self._function is not None and self._is_in_code and _may_run_on(self._function):
            raise CodeAsDataError(f"{self.source}:{number}: '{directive}' among instructions: read their object")

    def _descriptor_directive(self, number: int, code: str) -> None:
        """Read a line of `.amdhsa_kernel`."""
        name, _, value = code.partition(" ")
        if name == ".amdhsa_kernel":
            self._descriptor = (value.strip(), number)
            self.descriptors[value.strip()] = {}
        elif self._descriptor is not None:
            kernel, directive = self._descriptor[0], name.removeprefix(".amdhsa_")
            self.descriptors[kernel][directive] = value.strip()
            self.directive_lines[kernel, directive] = number

    def _other(self, number: int, code: str, at: int) -> int:
        """Read a label, if there is one, and return where the rest of the line starts."""
        if at == 0 and (disassembled := _DISASSEMBLED.match(code)):
            self._disassembled_label(number, disassembled)
        elif label := _LABEL.match(code, at):
            self._keep(f"{label.group(1)}:")
            self._label(number, label.group(1).strip('"'))
            return label.end()
        elif _ASSIGNMENT.match(code, at):
            self._keep(code[at:])
        elif self._function is not None and code[at:].split(None, 1)[0].isidentifier():
            raise InputError(f"{self.source}:{number}: not an AMDGPU instruction: '{code[at : at + 60]}'")
        return len(code)

    def _disassembled_label(self, number: int, match: re.Match[str]) -> None:
        name = match.group(2)
        if re.fullmatch(r"L\d+", name) and self._function is not None:
            self._label(number, name)
        else:
            self._begin(number, name)

    def _data(self, number: int, to: DataObject, directive: str, values: str) -> None:
        try:
            to.add(directive, values)
        except (ValueError, OverflowError) as error:
            raise InputError(f"{self.source}:{number}: this is no data for '{to.name}': {error}") from error

    def _label(self, number: int, name: str) -> None:
        self._object = None
        if name in self.object_names:
            self._object = self.objects[name] = DataObject(name, self._alignment, self._is_variable)
            self._alignment = 1
        elif name in self.function_names:
            self._begin(number, name)
        elif name.startswith(".Lfunc_end"):
            self._close()
        elif self._function is None or not self._is_in_code:
            return
        elif name.isdigit():
            self._function.local_labels.append((name, len(self._function)))
        else:
            self._function.labels[name] = len(self._function)

    def _close(self) -> None:
        if self._function is not None:
            self._function.is_closed = True
        self._function = None

    def _begin(self, number: int, name: str) -> None:
        self._function = self.functions[name] = Function(name, number)
        self._home = self._section

    def finish(self) -> None:
        """Refuse a file that ends in the middle of something."""
        if self._descriptor is not None:
            name, line = self._descriptor
            raise InputError(f"{self.source}:{line}: truncated: .amdhsa_kernel {name} has no .end_amdhsa_kernel")
        self.functions = {name: function for name, function in self.functions.items() if len(function)}
        for kernel in self.descriptors:
            if kernel not in self.functions:
                raise InputError(f"{self.source}: truncated: the body of kernel '{kernel}' is missing")
        for function in self.functions.values():
            if function.addresses:
                _drop_padding(function)
            last = function.mnemonics[-1]
            if not function.is_closed and not last.startswith(
                ("s_endpgm", "s_setpc", "s_branch", "s_trap", "s_nop", "s_rfe")
            ):
                raise InputError(
                    f"{self.source}:{function.lines[-1]}: truncated: '{function.name}' ends with '{last}', "
                    "not with s_endpgm, s_setpc or s_branch"
                )


def _gives_no_bytes(directive: str) -> bool:
    """Whether a directive leaves the code around it as it is. Hardware passes over what a plain alignment fills in."""
    return directive.startswith((*_SECTIONS, *_WITHOUT_BYTES)) or _PLAIN_ALIGNMENT.match(directive) is not None


def _may_run_on(function: Function) -> bool:
    """Whether what follows may be executed: a label is there, or the last instruction is no end."""
    here = len(function)
    has_label = here in function.labels.values() or any(at == here for _, at in function.local_labels)
    return not here or has_label or not function.mnemonics[-1].startswith(_ENDS)


def _drop_padding(function: Function) -> None:
    """Drop what follows the last end of the program: a disassembler also shows the fill between functions."""
    ends = [n for n, name in enumerate(function.mnemonics) if name.startswith(_ENDS)]
    if ends and set(function.mnemonics[ends[-1] + 1 :]) <= {"s_nop"}:
        for values in (function.mnemonics, function.operands, function.lines, function.addresses):
            del values[ends[-1] + 1 :]
