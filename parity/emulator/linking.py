"""What a linker does for a kernel: the functions that it may call behind it, its data in memory, symbols as addresses.

Each instruction of the text counts as eight bytes of code, whatever it encodes to. Data lies below the code, so that an
address that loses the upper half of a difference goes astray.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field

from parity.emulator.operands import UnsupportedOperand
from parity.isa.data import DataObject
from parity.isa.parse import Assembly, Function

CODE_BASE, CODE_UNIT = 0x7EFF_0000_0000, 8
_PAGE = 4096
_SYMBOL = re.compile(r"([\w.$]+)@(rel32|gotpcrel32|abs32)@(lo|hi)(?:\+(\d+))?")
_DIFFERENCE = re.compile(r"\(([\w.$]+)-([\w.$]+)\)(&4294967295|>>32)")
_JUMPS = ("s_setpc_b64", "s_swappc_b64")
_SCALAR_BYTES, _LITERAL_BYTES = 4, 4
_INLINE = range(-16, 65)
_WORD = 0xFFFF_FFFF


@dataclass
class LinkedKernel:
    """A kernel with the functions that it may call as one function, and the data that they refer to.

    `constants` and `variables` are bytes and the address at which they lie; `filled_by_kernels` are the variables that
    begin as zeros; `text(index)` is an instruction with numbers for symbols.
    """

    function: Function
    addresses: dict[str, int] = field(default_factory=dict)
    constants: tuple[int, bytes] = (0, b"")
    variables: tuple[int, bytes] = (0, b"")
    filled_by_kernels: frozenset[str] = frozenset()

    def text(self, index: int) -> tuple[str, str]:
        """Return an instruction as the engine runs it. Raises UnsupportedOperand for a symbol that is not defined."""
        mnemonic, operands = self.function.mnemonics[index], self.function.operands[index]
        after = CODE_BASE + CODE_UNIT * (index + 1)
        if mnemonic == "s_getpc_b64":
            return "s_mov_b64", f"{operands.split()[0]}, {after:#x}"
        if mnemonic == "s_swappc_b64":
            return mnemonic, f"{operands}, {after:#x}"
        if "@" in operands:
            operands = _SYMBOL.sub(lambda match: hex(self._symbol(index, match)), operands)
        if "-.L" in operands:
            operands = _DIFFERENCE.sub(lambda match: hex(self._difference(match)), operands)
        return mnemonic, operands

    def _symbol(self, index: int, match: re.Match[str]) -> int:
        name, kind, half, addend = match.groups()
        key = f"{name}@got" if kind == "gotpcrel32" else name
        if key not in self.addresses:
            raise UnsupportedOperand(f"symbol '{name}', which this text does not define")
        value = self.addresses[key] + int(addend or 0)
        if kind != "abs32":
            start, distance = self._program_counter(index)
            value -= start + distance
        return value >> (32 if half == "hi" else 0) & _WORD

    def _program_counter(self, index: int) -> tuple[int, int]:
        """Return the address that the s_getpc_b64 before an instruction gives, and the bytes from there to the
        instruction's literal.
        """
        at, distance = index - 1, _SCALAR_BYTES
        while at >= 0 and self.function.mnemonics[at] != "s_getpc_b64":
            mnemonic, operands = self.function.mnemonics[at], self.function.operands[at]
            if not mnemonic.startswith("s_"):
                raise UnsupportedOperand("an address that is not computed right behind s_getpc_b64")
            distance += _SCALAR_BYTES + (_LITERAL_BYTES if _has_literal(mnemonic, operands) else 0)
            at -= 1
        if at < 0:
            raise UnsupportedOperand("an address relative to no s_getpc_b64")
        return CODE_BASE + CODE_UNIT * (at + 1), distance

    def _difference(self, match: re.Match[str]) -> int:
        labels = self.function.labels
        try:
            value = CODE_UNIT * (labels[match.group(1)] - labels[match.group(2)])
        except KeyError as error:
            raise UnsupportedOperand(f"label {error}") from None
        return value >> (32 if match.group(3) == ">>32" else 0) & _WORD


def link(assembly: Assembly, name: str, places: Mapping[str, int] | None = None) -> LinkedKernel:
    """Link a kernel with all that its code refers to. What the text does not define is left to `Linked.text`. Objects
    with `places` lie there already, in memory that the launch has.
    """
    kernel = assembly.functions[name]
    functions, objects = _reachable(assembly, kernel)
    placed = {one.name: (places or {})[one.name] for one in objects if one.name in (places or {})}
    if not objects and len(functions) == 1:
        return LinkedKernel(kernel, {name: CODE_BASE})
    empty = (one.name for one in objects if one.is_variable and not any(one.content) and not one.pointers)
    linked = LinkedKernel(_joined(functions), filled_by_kernels=frozenset(empty))
    at = 0
    for function in functions:
        linked.addresses[function.name] = CODE_BASE + CODE_UNIT * at
        at += len(function)
    named = [*(function.name for function in functions), *(data_object.name for data_object in objects)]
    table = DataObject("", 8, is_variable=False, content=bytearray(8 * len(named)))
    end = CODE_BASE - _PAGE
    here = [data_object for data_object in objects if data_object.name not in placed]
    constants = [table, *(data_object for data_object in here if not data_object.is_variable)]
    variables = [data_object for data_object in here if data_object.is_variable]
    linked.addresses |= placed
    starts = {}
    for kind in (constants, variables):
        size, starting = _placed(kind)
        starts[id(kind)] = (base := (end - size) // _PAGE * _PAGE, size)
        linked.addresses |= {data_object.name: base + place for data_object, place in zip(kind, starting, strict=True)}
        end = base - _PAGE
    slots = linked.addresses.pop("")
    for number, symbol in enumerate(named):  # the table that position-independent code takes addresses from
        table.content[8 * number : 8 * number + 8] = linked.addresses[symbol].to_bytes(8, "little")
    linked.addresses |= {f"{symbol}@got": slots + 8 * number for number, symbol in enumerate(named)}
    linked.constants, linked.variables = (
        (starts[id(kind)][0], _bytes(kind, *starts[id(kind)], {**linked.addresses, "": slots}))
        for kind in (constants, variables)
    )
    return linked


def _reachable(assembly: Assembly, kernel: Function) -> tuple[list[Function], list[DataObject]]:
    """Return the functions that a kernel may call and the data that they refer to, by name in operands and in that
    data.
    """
    functions, objects, waiting = [kernel], list[DataObject](), [kernel.name]
    seen = {kernel.name}
    while waiting:
        name = waiting.pop()
        if name in assembly.objects:
            symbols = [pointer.symbol for pointer in assembly.objects[name].pointers]
        else:
            operands = assembly.functions[name].operands
            symbols = [match.group(1) for text in operands if "@" in text for match in _SYMBOL.finditer(text)]
        for symbol in symbols:
            if symbol in seen:
                continue
            seen.add(symbol)
            if symbol in assembly.functions:
                functions.append(assembly.functions[symbol])
            elif symbol in assembly.objects:
                objects.append(assembly.objects[symbol])
            else:
                continue
            waiting.append(symbol)
    return functions, objects


def _joined(functions: list[Function]) -> Function:
    """Functions behind each other as one; branches stay within theirs, because labels do not repeat in a text."""
    first, *others = functions
    if not others:
        return first
    joined = Function(first.name, first.line, is_closed=True)
    for function in functions:
        start = len(joined)
        joined.mnemonics += function.mnemonics
        joined.operands += function.operands
        joined.lines += function.lines
        joined.labels |= {function.name: start} | {label: start + at for label, at in function.labels.items()}
        joined.local_labels += [(label, start + at) for label, at in function.local_labels]
    return joined


def _placed(objects: list[DataObject]) -> tuple[int, list[int]]:
    places, at = [], 0
    for data_object in objects:
        at = -(-at // data_object.alignment) * data_object.alignment
        places.append(at)
        at += len(data_object.content)
    return at, places


def _bytes(objects: list[DataObject], base: int, size: int, addresses: dict[str, int]) -> bytes:
    content = bytearray(size)
    for data_object in objects:
        start = addresses[data_object.name] - base
        content[start : start + len(data_object.content)] = data_object.content
        for pointer in data_object.pointers:
            value = addresses.get(pointer.symbol, 0) + pointer.addend
            at = start + pointer.at
            content[at : at + pointer.size] = (value % (1 << 8 * pointer.size)).to_bytes(pointer.size, "little")
    return bytes(content)


def _has_literal(mnemonic: str, operands: str) -> bool:
    """Whether a scalar instruction has a 32-bit constant behind it."""
    if "@" in operands:
        return True
    if mnemonic.startswith(("s_delay", "s_wait", "s_nop", "s_movk", "s_addk")):
        return False
    numbers = re.findall(r"(?<![\w\[:.])-?(?:0x[0-9a-fA-F]+|\d+)(?![\w\]:.])", operands)
    return any(int(number, 0) not in _INLINE for number in numbers)
