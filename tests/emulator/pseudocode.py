"""An interpreter of the pseudocode in AMD's ISA documents, as the independent judge of the emulator's table.

tinygrad (MIT, a test-only dependency) publishes that pseudocode as text, extracted from the documents of RDNA3, RDNA4 and
CDNA. Nothing of the emulator is used here: floating point is computed with exact fractions and rounded once.
"""

import math
import re
from collections.abc import Callable
from dataclasses import dataclass, field
from fractions import Fraction
from functools import cache
from importlib import import_module
from typing import Any

import ml_dtypes
import numpy as np

# Precision, least and greatest exponent of the formats, by kind and width.
FORMATS = {
    ("F", 16): (11, -14, 15),
    ("F", 32): (24, -126, 127),
    ("F", 64): (53, -1022, 1023),
    ("BF", 16): (8, -126, 127),
    ("FP8", 8): (4, -6, 8),
    ("BF8", 8): (3, -14, 15),
    ("FP4", 4): (2, 0, 2),
}
_TOKEN = re.compile(
    r"\s*(?:(?P<comment>//[^\n]*)|(?P<cast>\d+'[UIFB](?=\())|(?P<declared>\d+'[UIFB])"
    r"|(?P<sized>\d+'(?:0x[0-9a-fA-F]+|\d+(?:\.\d+)?)U?)|(?P<float>\d+\.\d+F?)"
    r"|(?P<int>(?:0x[0-9a-fA-F]+|\d+)(?:ULL|LL|U|L)?(?![\w']))"
    r"|(?P<name>[A-Za-z_]\w*)|(?P<op><<=|>>=|\*\*|<>|<<|>>|<=|>=|==|!=|&&|\|\||\+:|\+=|-=|[-+*/%&|^~!<>=?:;,.(){}\[\]]))"
)
_TYPE = re.compile(r"(bf|fp|[uifb])(\d+)$")
# Formats narrower than NumPy's, by the kind of their values.
_NARROW: dict[str, Any] = {
    "BF": ml_dtypes.bfloat16,
    "FP8": ml_dtypes.float8_e4m3fn,
    "BF8": ml_dtypes.float8_e5m2,
    "FP4": ml_dtypes.float4_e2m1fn,
}


# What the documents write in a way of its own: fields of the instruction word, a mode bit, an assignment to two.
_REWRITTEN = (
    (r"INST\.", "INST_"),
    (r"WAVE_MODE\.IEEE", "1"),
    (r"TRAPSTS\.INVALID", "TRAPSTS"),
    (r"== \+0", "== 0"),
    (r"(EXEC\S+) = (D0\S+) = ([^;]*);", r"\2 = \3;\n\1 = \2;"),
)


@cache
def table(family: str) -> dict[str, str]:
    """Pseudocode by mnemonic, encoding suffix stripped; `family` is rdna3, rdna4 or cdna."""
    module = import_module(f"tinygrad.runtime.autogen.amd.{family}.str_pcode")
    pseudocode: dict[str, str] = {}
    for operation, text in module.PCODE.items():
        pseudocode.setdefault(re.sub(r"_(E32|E64)$", "", operation.name).lower(), text)
    return pseudocode


@dataclass(frozen=True)
class Value:
    """A typed value: kind U, I, B (integers), F (IEEE) or a narrow format's, its width in bits, an int or a float."""

    kind: str
    width: int
    data: Any

    @property
    def is_float(self) -> bool:
        return self.kind == "F" or self.kind in _NARROW

    @property
    def bits(self) -> int:
        if not self.is_float:
            return int(self.data) & ((1 << self.width) - 1)
        if self.kind in _NARROW:
            return narrow_bits(self.data, self.kind)
        return int(np.array(self.data, f"f{self.width // 8}").view(f"u{self.width // 8}"))


def narrow_bits(number: float, kind: str) -> int:
    """The bits of a number of a narrow format."""
    with np.errstate(invalid="ignore"):
        made = np.array(number).astype(_NARROW[kind])
    return int(made.view(f"u{made.itemsize}"))


def of_bits(bits: int, kind: str, width: int) -> Value:
    """Bits as a value of a type."""
    bits &= (1 << width) - 1
    if kind == "F":
        with np.errstate(all="ignore"):
            return Value("F", width, float(np.array(bits, f"u{width // 8}").view(f"f{width // 8}")))
    if kind in _NARROW:
        return Value(kind, width, float(np.array(bits, f"u{(width + 7) // 8}").view(_NARROW[kind])))
    return Value(kind, width, bits - (1 << width) if kind == "I" and bits >> (width - 1) else bits)


def integer(data: int, kind: str = "I", width: int = 32) -> Value:
    return of_bits(data, kind, width)


def rounded(exact: Fraction, kind: str, width: int) -> float:
    """A fraction to the nearest number of a format, ties to even. What is too large is infinite, or NaN in fp8."""
    if not exact:
        return 0.0
    precision, low, high = FORMATS[kind, width]
    magnitude = abs(exact)
    exponent = magnitude.numerator.bit_length() - magnitude.denominator.bit_length()
    exponent -= magnitude < Fraction(2) ** exponent
    unit = Fraction(2) ** (max(exponent, low) - precision + 1)
    units = round(magnitude / unit)  # Python rounds fractions half to even
    result = units * unit
    if kind == "FP8" and result > 448:  # its greatest code is NaN
        return math.nan
    if result >= Fraction(2) ** (high + 1):
        return math.inf if exact > 0 else -math.inf
    return float(result) if exact > 0 else -float(result)


def float_value(exact: Fraction | float, width: int, kind: str = "F") -> Value:
    if isinstance(exact, float):
        if math.isfinite(exact) and exact:
            return Value(kind, width, rounded(Fraction(exact), kind, width) or math.copysign(0.0, exact))
        return Value(kind, width, math.nan if kind == "FP8" and math.isinf(exact) else exact)
    return Value(kind, width, rounded(exact, kind, width) or (-0.0 if exact < 0 else 0.0))


def _float_operation(operator: str, a: float, b: float, width: int, kind: str = "F") -> Value:
    if math.isfinite(a) and math.isfinite(b) and operator in "+-*":
        x, y = Fraction(a), Fraction(b)
        exact = x + y if operator == "+" else x - y if operator == "-" else x * y
        if exact:
            return float_value(exact, width, kind)
    if operator == "/":
        if b and math.isfinite(a) and math.isfinite(b) and a:
            return float_value(Fraction(a) / Fraction(b), width, kind)
        sign = math.copysign(1, a) * math.copysign(1, b)
        if math.isnan(a) or math.isnan(b) or (not a and not b) or (math.isinf(a) and math.isinf(b)):
            return Value(kind, width, math.nan)
        return Value(kind, width, math.copysign(math.inf if not b or math.isinf(a) else 0.0, sign))
    if operator == "*" and (0 in (a, b)) and (math.isinf(a) or math.isinf(b)):
        return Value(kind, width, math.nan)
    if operator in "+-" and math.isinf(a) and math.isinf(b) and (a == b) != (operator == "+"):
        return Value(kind, width, math.nan)
    return Value(kind, width, {"+": a + b, "-": a - b, "*": a * b}[operator])


def fma(a: Value, b: Value, c: Value) -> Value:
    width = max(a.width, b.width, c.width)
    numbers = (a.data, b.data, c.data)
    if all(map(math.isfinite, numbers)):
        exact = Fraction(a.data) * Fraction(b.data) + Fraction(c.data)
        if exact:
            return float_value(exact, width, a.kind)
        return Value(a.kind, width, a.data * b.data + c.data)
    product = _float_operation("*", a.data, b.data, 64)
    return _float_operation("+", product.data, c.data, width, a.kind)


class Break(Exception):
    """`break` in a loop."""


class Return(Exception):
    """`return` of a lambda."""


@dataclass
class Storage:
    """A variable: its bits and the type it was assigned with."""

    bits: int = 0
    kind: str = "B"
    width: int = 64


@dataclass
class Place:
    """Some bits of a variable, read as a type: what `.u32` and `[15 : 0]` lead to."""

    storage: Storage
    low: int
    width: int
    kind: str
    reverse: bool = False

    def read(self) -> Value:
        bits = self.storage.bits >> self.low & ((1 << self.width) - 1)
        if self.reverse:
            bits = int(f"{bits:0{self.width}b}"[::-1], 2)
        return of_bits(bits, self.kind, self.width)

    def write(self, value: Value) -> None:
        is_other = (value.width, value.kind) != (self.width, self.kind)
        if value.is_float and is_other and (self.kind, self.width) in FORMATS:
            value = float_value(value.data, self.width, self.kind)
        mask = ((1 << self.width) - 1) << self.low
        self.storage.bits = (self.storage.bits & ~mask) | (value.bits << self.low & mask)


@dataclass
class Machine:
    """What an instruction sees. `variables` holds S0, D0, SCC, VCC, EXEC, OPSEL...; `vgpr` is [lane][register]."""

    family: str
    variables: dict[str, Any] = field(default_factory=dict)
    vgpr: list[list[Storage]] = field(default_factory=list)

    def run(self, text: str) -> None:
        for old, new in _REWRITTEN:
            text = re.sub(old, new, text)
        Interpreter(self, tokens(text)).block(())

    def call(self, name: str, arguments: list[Value]) -> Value:
        """Another instruction used as a function: `v_min_i32(a, b)`."""
        inner = Machine(self.family, {f"S{n}": Storage(a.bits, a.kind, a.width) for n, a in enumerate(arguments)})
        kind, width = arguments[0].kind, arguments[0].width
        inner.variables |= {"D0": Storage(0, kind, width), "TRAPSTS": Storage(), "SCC": Storage()}
        names = (name, name.replace("_num_", "_"), name.replace("_f32", "_num_f32"), name.replace("_f16", "_num_f16"))
        (text, *_) = [table(family)[n] for family in (self.family, "rdna4") for n in names if n in table(family)]
        inner.run(text)
        return of_bits(inner.variables["D0"].bits, kind, width)


@cache
def tokens(text: str) -> tuple[tuple[str, str], ...]:
    pairs, at = [], 0
    text = text.rstrip()
    while at < len(text):
        match = _TOKEN.match(text, at)
        if match is None:
            raise ValueError(f"no token at {text[at : at + 30]!r}")
        at = match.end()
        if match.lastgroup != "comment":
            pairs.append((str(match.lastgroup), match.group(str(match.lastgroup))))
    return (*pairs, *[("end", "")] * (1 + _MOST_AHEAD))


_PRECEDENCE = [
    ("||",),
    ("&&",),
    ("|",),
    ("^",),
    ("&",),
    ("==", "!=", "<>"),
    ("<", ">", "<=", ">="),
    ("<<", ">>"),
    ("+", "-"),
    ("*", "/", "%"),
    ("**",),
]
_BINDS = {operator: depth for depth, operators in enumerate(_PRECEDENCE) for operator in operators}
_MOST_AHEAD = 4
_LEAST_SUM = 32  # sums of narrower numbers keep their carries until they are stored


class Interpreter:
    """Recursive descent over the tokens, executing as it goes; `active` is off in branches not taken."""

    def __init__(self, machine: Machine, stream: tuple[tuple[str, str], ...]) -> None:
        self.machine, self.stream, self.at, self.active = machine, stream, 0, True

    # -- statements

    def peek(self, ahead: int = 0) -> str:
        return self.stream[self.at + ahead][1]

    def take(self, expected: str | None = None) -> str:
        text = self.stream[self.at][1]
        if expected is not None and text != expected:
            raise ValueError(f"'{expected}' expected, '{text}' found, before {self.stream[self.at : self.at + 5]}")
        self.at += 1
        return text

    def block(self, ends: tuple[str, ...]) -> None:
        while self.stream[self.at][0] != "end" and self.peek() not in ends:
            self.statement()

    def statement(self) -> None:
        word = self.peek()
        if word == ";":
            self.take()
        elif word == "if":
            self.conditional()
        elif word == "for":
            self.loop()
        elif word == "declare":
            self.declare()
        elif word == "break":
            self.take()
            if self.active:
                raise Break
        elif word == "return":
            self.take()
            value = self.expression()
            if self.active:
                raise Return(value)
        elif self.peek(1) == "=" and self.peek(2) == "lambda":
            self.function()
        else:
            self.assignment()

    def conditional(self) -> None:
        was_active, done = self.active, False
        self.take("if")
        while True:
            condition = self.expression()
            self.take("then")
            self.active = was_active and not done and bool(condition.data)
            done = done or (was_active and bool(condition.data))
            self.block(("elsif", "else", "endif"))
            self.active = was_active
            word = self.take()
            if word == "else":
                self.active = was_active and not done
                self.block(("endif",))
                self.active = was_active
                self.take("endif")
            if word != "elsif":
                return

    def loop(self) -> None:
        self.take("for")
        name = self.take()
        self.take("in")
        first = self.expression()
        self.take(":")
        last = self.expression()
        self.take("do")
        start = self.at
        was_active = self.active
        for number in range(int(first.data), int(last.data) + 1) if was_active else ():
            self.machine.variables[name] = Storage(number, "I", 32)
            self.at = start
            try:
                self.block(("endfor",))
            except Break:
                break
        self.at, self.active = start, False  # to the end of the loop without executing
        self.block(("endfor",))
        self.take("endfor")
        self.active = was_active

    def declare(self) -> None:
        self.take("declare")
        name = self.take()
        self.take(":")
        width, kind = re.match(r"(\d+)'([UIFB])", self.take()).groups()  # type: ignore[union-attr]
        count = 0
        if self.peek() == "[":
            self.take()
            count = int(self.expression().data)
            self.take("]")
        if self.active and name not in self.machine.variables:
            made = [Storage(0, kind, int(width)) for _ in range(max(count, 1))]
            self.machine.variables[name] = made if count else made[0]

    def function(self) -> None:
        name = self.take()
        self.take("=")
        self.take("lambda")
        self.take("(")
        parameters = []
        while self.peek() != ")":
            parameters.append(self.take())
            if self.peek() == ",":
                self.take()
        self.take(")")
        self.take("(")
        start, depth = self.at, 1
        while depth:
            depth += {"(": 1, ")": -1}.get(self.take(), 0)
        body = (*self.stream[start : self.at - 1], ("end", ""))
        has_statements = any(word == "return" for _, word in body)

        def call(*arguments: Value) -> Value:
            inner = Machine(self.machine.family, dict(self.machine.variables))
            for parameter, argument in zip(parameters, arguments, strict=True):
                bits = (
                    argument.bits if argument.is_float else argument.data & (1 << 64) - 1
                )  # so wider parts have its sign
                inner.variables[parameter] = Storage(bits, argument.kind, argument.width)
            interpreter = Interpreter(inner, body)
            if not has_statements:
                return interpreter.expression()
            try:
                interpreter.block(())
            except Return as returned:
                value: Value = returned.args[0]
                return value
            raise ValueError(f"{name} returned nothing")

        self.machine.variables[name] = call

    def assignment(self) -> None:
        if self.stream[self.at][0] == "name" and self.peek(1) == "(":  # a call for its effect
            self.expression()
            return
        places = self.targets()
        operator = self.take()
        value = self.expression()
        if not self.active:
            return
        if operator != "=":
            value = self.binary(operator[:-1], places[0].read(), value)
        if len(places) > 1:
            bits = value.bits if value.data >= 0 else value.data & ((1 << value.width) - 1)
            for place in reversed(places):
                place.write(of_bits(bits, "B", place.width))
                bits >>= place.width
            return
        place = places[0]
        if place.kind == "new":  # a plain variable takes the type of its value
            place.storage.kind, place.storage.width = value.kind, value.width
            place.storage.bits = value.bits
        else:
            place.write(value)

    def targets(self) -> list[Place]:
        if self.peek() != "{":
            return [self.target()]
        self.take("{")
        places = []
        while self.peek() != "}":
            places.append(self.target())
            if self.peek() == ",":
                self.take()
        self.take("}")
        return places

    def target(self) -> Place:
        name = self.peek()
        if self.active and name not in self.machine.variables and name != "VGPR":
            self.machine.variables[name] = Storage(0, "B", 64)
        is_plain = self.peek(1) in ("=", "+=", "-=", "<<=", ">>=") and name not in ("D0", "SCC", "EXEC", "VCC")
        place = self.place()
        if is_plain and self.peek() == "=" and isinstance(place, Place):
            place.kind = "new"
        return place

    def place(self) -> Place:
        """A variable and what follows it: `.u32`, `[31 : 16]`, `[i]`."""
        name = self.take()
        current: Any
        if name == "VGPR":
            lane, register = self.index()[0], self.index()[0]
            current = self.machine.vgpr[lane][register] if self.active else Storage()
        else:
            current = self.machine.variables.get(name)
            if current is None:
                if self.active:
                    raise ValueError(f"unknown variable '{name}'")
                current = Storage()
        if isinstance(current, list):
            number = self.index()[0]
            current = current[number] if self.active else Storage()
        place = Place(current, 0, current.width, current.kind)
        while self.peek() in (".", "["):
            if self.peek() == ".":
                self.take()
                kind, width = _TYPE.match(self.take()).groups()  # type: ignore[union-attr]
                kind = kind.upper() + (width if width in ("4", "8") and kind in ("fp", "bf") else "")
                is_slice = place.low or place.width != current.width
                size = min(int(width), place.width) if is_slice else int(width)
                place = Place(current, place.low, size, "U" if size < int(width) and kind == "I" else kind)
                if (kind, int(width)) in FORMATS:
                    place.width = int(width)
            else:
                first, last = self.index()
                if not self.active:
                    continue
                low, high = (first, first) if last is None else (last, first)
                place = Place(current, place.low + min(low, high), abs(high - low) + 1, "U", reverse=high < low)
        return place

    def index(self) -> tuple[int, int | None]:
        self.take("[")
        first = int(self.expression().data)
        last = None
        if self.peek() == ":":
            self.take()
            last = int(self.expression().data)
        elif self.peek() == "+:":  # from this bit on, so many
            self.take()
            first, last = first + int(self.expression().data) - 1, first
        self.take("]")
        return first, last

    # -- expressions

    def expression(self) -> Value:
        condition = self.level(0)
        if self.peek() != "?":
            return condition
        self.take("?")
        was_active = self.active
        self.active = was_active and bool(condition.data)
        first = self.expression()
        self.take(":")
        self.active = was_active and not condition.data
        second = self.expression()
        self.active = was_active
        return first if condition.data else second

    def level(self, depth: int) -> Value:
        """Operands and the operators between them that bind at least as tightly as `depth`, from the left."""
        left = self.unary()
        while True:
            group, operator = self.stream[self.at]
            binds = _BINDS.get(operator, -1) if group == "op" else -1
            if binds < depth:
                return left
            self.take()
            left = self.binary(operator, left, self.level(binds + 1))

    def unary(self) -> Value:
        operator = self.peek()
        if operator == "-":
            self.take()
            value = self.unary()
            return (
                Value(value.kind, value.width, -value.data)
                if value.is_float
                else integer(-value.data, value.kind, value.width)
            )
        if operator == "+":
            self.take()
            return self.unary()
        if operator == "!":
            self.take()
            return integer(int(not self.unary().data), "U", 1)
        if operator == "~":
            self.take()
            value = self.unary()
            return of_bits(~value.bits, value.kind, value.width)
        return self.primary()

    def primary(self) -> Value:
        group, text = self.stream[self.at]
        if text == "(":
            self.take()
            value = self.expression()
            self.take(")")
            return value
        if text == "{":
            self.take()
            bits = width = 0
            while self.peek() != "}":
                part = self.expression()
                bits, width = bits << part.width | part.bits, width + part.width
                if self.peek() == ",":
                    self.take()
            self.take("}")
            return of_bits(bits, "B", width)
        if group == "cast":
            self.take()
            bits_text, kind = text.split("'")
            self.take("(")
            value = self.expression()
            self.take(")")
            return convert(value, kind, int(bits_text))
        if group == "sized":
            self.take()
            bits_text, number = text.rstrip("U").split("'")
            size = int(bits_text)
            return float_value(float(number), size) if "." in number else integer(int(number, 0), "U", size)
        if group == "float":
            self.take()
            return Value("F", 32 if text.endswith("F") else 64, float(text.rstrip("F")))
        if group == "int":
            self.take()
            number = text.rstrip("UL")
            return integer(int(number, 0), "U" if "U" in text else "I", 64 if "LL" in text else 32)
        if group == "name" and self.peek(1) == "(":
            return self.call()
        if text in CONSTANTS and text not in self.machine.variables:
            self.take()
            constant = CONSTANTS[text]
            if self.peek() == ".":  # `INF.f16`
                self.take()
                return float_value(constant.data, int(self.take()[1:]))
            return constant
        return self.place().read()

    def call(self) -> Value:
        name = self.take()
        self.take("(")
        arguments = []
        while self.peek() != ")":
            arguments.append(self.expression())
            if self.peek() == ",":
                self.take()
        self.take(")")
        if not self.active:
            return integer(0)
        known = self.machine.variables.get(name)
        if callable(known):
            result: Value = known(*arguments)
            return result
        if name == "f32_to_f16" and self.machine.variables["ROUND_MODE"].bits == CONSTANTS["ROUND_TOWARD_ZERO"].data:
            return toward_zero(arguments[0], 16)
        if name in FUNCTIONS:
            return FUNCTIONS[name](*arguments)
        return self.machine.call(name, arguments)

    def binary(self, operator: str, a: Value, b: Value) -> Value:
        if operator in ("&&", "||"):
            both = bool(a.data) and bool(b.data)
            return integer(int(both if operator == "&&" else bool(a.data) or bool(b.data)), "U", 1)
        if operator == "**":
            return float_value(Fraction(2) ** max(-400, min(400, int(b.data))), 64)
        if operator in COMPARISONS:
            return integer(int(COMPARISONS[operator](a.data, b.data)), "U", 1)
        if a.is_float or b.is_float:
            wider = max((v for v in (a, b) if v.is_float), key=lambda v: v.width)
            return _float_operation(operator, float(a.data), float(b.data), wider.width, wider.kind)
        if operator in ("<<", ">>"):
            amount = int(b.data)
            return integer(a.data << amount if operator == "<<" else a.data >> amount, a.kind, a.width)
        kind = "I" if a.kind == b.kind == "I" else "U"
        width = max(a.width, b.width, _LEAST_SUM if operator in "+-" else 0)
        return integer(ARITHMETIC[operator](a.data, b.data), kind, width)


COMPARISONS: dict[str, Callable[[Any, Any], bool]] = {
    "==": lambda a, b: a == b,
    "!=": lambda a, b: a != b,
    "<>": lambda a, b: a < b or a > b,
    "<": lambda a, b: a < b,
    ">": lambda a, b: a > b,
    "<=": lambda a, b: a <= b,
    ">=": lambda a, b: a >= b,
}
ARITHMETIC: dict[str, Callable[[int, int], int]] = {
    "+": lambda a, b: a + b,
    "-": lambda a, b: a - b,
    "*": lambda a, b: a * b,
    "&": lambda a, b: a & b,
    "|": lambda a, b: a | b,
    "^": lambda a, b: a ^ b,
    "/": lambda a, b: a // b,
    "%": lambda a, b: a % b,
}
CONSTANTS = {
    "INF": Value("F", 64, math.inf),
    "NAN": Value("F", 64, math.nan),
    "MAX_FLOAT_F32": Value("F", 32, float(np.finfo(np.float32).max)),
    "ROUND_NEAREST_EVEN": integer(0),
    "ROUND_TOWARD_ZERO": integer(3),
}


def convert(value: Value, kind: str, width: int) -> Value:
    """`32'U(x)`, `64'F(x)`: a conversion by value; `B` takes the bits."""
    if kind == "F":
        is_bits = value.kind == "B" and value.width == width  # `32'F({ S0.b16, 16'0U })`
        return of_bits(value.bits, "F", width) if is_bits else float_value(float(value.data), width)
    if value.is_float:
        return to_integer(value, kind, width) if kind != "B" else of_bits(value.bits, "B", width)
    return integer(value.data, kind, width)


def to_integer(value: Value, kind: str, width: int) -> Value:
    """Toward zero, clamped to the type; NaN is zero."""
    low, high = (-(1 << (width - 1)), (1 << (width - 1)) - 1) if kind == "I" else (0, (1 << width) - 1)
    if math.isnan(value.data):
        return integer(0, kind, width)
    number = max(float(low), min(float(high), value.data))
    return integer(max(low, min(high, math.trunc(number))), kind, width)


def toward_zero(value: Value, width: int) -> Value:
    nearest = float_value(value.data, width)
    if not math.isfinite(value.data) or abs(nearest.data) <= abs(value.data):
        return nearest
    return of_bits(nearest.bits - 1, "F", width)


def _whole(function: Callable[[float], float]) -> Callable[[Value], Value]:
    def apply(value: Value) -> Value:
        if not math.isfinite(value.data):
            return value
        return Value("F", value.width, math.copysign(float(function(value.data)), value.data))

    return apply


def _square_root(value: Value) -> Value:
    if value.data < 0:
        return Value("F", value.width, math.nan)
    return float_value(math.sqrt(value.data), value.width)


def _power(base: Value, exponent: Value) -> Value:
    """Of two only, which is all that the documents use; infinite beyond fp64."""
    if not math.isfinite(exponent.data):
        return Value("F", base.width, exponent.data if exponent.data != -math.inf else 0.0)
    return float_value(math.pow(base.data, max(-1070.0, min(1020.0, exponent.data))), base.width)


def _logarithm(value: Value) -> Value:
    if not value.data > 0 or value.data == math.inf:
        return Value("F", value.width, -math.inf if value.data == 0 else value.data if value.data > 0 else math.nan)
    return float_value(math.log2(value.data), value.width)


def _to(kind: str, width: int) -> Callable[[Value], Value]:
    return lambda value: float_value(value.data, width, kind)


def _scaled(kind: str, width: int, direction: int) -> Callable[[Value, Value], Value]:
    """gfx950's conversions: times (or divided by) the power of two that an exponent field says."""

    def convert_scaled(value: Value, scale: Value) -> Value:
        if not math.isfinite(value.data) or not value.data:
            return float_value(value.data, width, kind)
        return float_value(Fraction(value.data) * Fraction(2) ** (direction * (scale.data - 127)), width, kind)

    return convert_scaled


def _saturated(kind: str, width: int) -> Callable[[Value], Value]:
    low, high = (-(1 << (width - 1)), (1 << (width - 1)) - 1) if kind == "I" else (0, (1 << width) - 1)
    return lambda value: integer(max(low, min(high, value.data)), kind, width)


def _exponent(value: Value) -> Value:
    precision = FORMATS[value.kind, value.width][0]
    return integer(value.bits >> (precision - 1) & ((1 << (value.width - precision)) - 1))


def _sign_extended(value: Value, bits: Value) -> Value:
    width = int(bits.data)
    return of_bits(of_bits(value.bits, "I", width).data if width else 0, "I", value.width)


FUNCTIONS: dict[str, Callable[..., Value]] = {
    "fma": fma,
    "abs": lambda v: Value(v.kind, v.width, abs(v.data)),
    "sign": lambda v: integer(v.bits >> (v.width - 1) & 1, "U", 1),
    "isNAN": lambda v: integer(int(math.isnan(v.data)), "U", 1),
    "isSignalNAN": lambda v: integer(0, "U", 1),
    "isQuietNAN": lambda v: integer(int(math.isnan(v.data)), "U", 1),
    "cvtToQuietNAN": lambda v: v,
    "floor": _whole(math.floor),
    "fract": lambda v: float_value(v.data - math.floor(v.data), v.width) if math.isfinite(v.data) else v,
    "trunc": _whole(math.trunc),
    "sqrt": _square_root,
    "isEven": lambda v: integer(int(v.data % 2 == 0), "U", 1),
    "ldexp": lambda v, n: (
        v
        if not math.isfinite(v.data) or not v.data
        else float_value(Fraction(v.data) * Fraction(2) ** max(-400, min(400, n.data)), v.width)
    ),
    "signext": lambda v: of_bits(of_bits(v.bits, "I", v.width).data, "I", 64),
    "signext_from_bit": _sign_extended,
    "pow": _power,
    "log2": _logarithm,
    "exponent": _exponent,
    "i32_to_i16": _saturated("I", 16),
    "u32_to_u16": _saturated("U", 16),
    "v_cvt_i16_f32": lambda v: to_integer(v, "I", 16),
    "v_cvt_u16_f32": lambda v: to_integer(v, "U", 16),
    "f32_to_fp8": _to("FP8", 8),
    "f32_to_bf8": _to("BF8", 8),
    "f32_to_bf16": _to("BF", 16),
    "bf16_to_f32": _to("F", 32),
    "fp8_to_f32": _to("F", 32),
    "bf8_to_f32": _to("F", 32),
    **{
        f"{small}_to_{wide}_scale": _scaled(kind, width, 1)
        for small in ("fp8", "bf8", "fp4")
        for wide, kind, width in (("f32", "F", 32), ("f16", "F", 16), ("bf16", "BF", 16))
    },
    **{
        f"{wide}_to_{small}_scale": _scaled(small.upper(), 8, -1)
        for small in ("fp8", "bf8")
        for wide in ("f32", "f16", "bf16")
    },
    "s_ff1_i32_b32": lambda v: integer((v.bits & -v.bits).bit_length() - 1),
    "s_ff1_i32_b64": lambda v: integer((v.bits & -v.bits).bit_length() - 1),
    **{
        f"{a}_to_{b}{width}": lambda v, width=width: float_value(float(v.data), width)
        for a in ("f16", "f32", "f64", "u16", "i16", "u32", "i32", "u8", "i8", "bf16")
        for b in ("f",)
        for width in (16, 32, 64)
    },
    **{
        f"f{width}_to_{kind}{size}": lambda v, kind=kind, size=size: to_integer(v, kind.upper(), size)
        for width in (16, 32, 64)
        for kind in "ui"
        for size in (8, 16, 32)
    },
    **{
        f"{kind}{size}_to_{kind}{to}": lambda v, kind=kind, to=to: integer(v.data, kind.upper(), to)
        for kind in "ui"
        for size in (4, 8, 16)
        for to in (16, 32)
    },
}
