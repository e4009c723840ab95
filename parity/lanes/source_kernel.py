"""A kernel as its source shows it, without running anything."""

import re
from dataclasses import dataclass
from pathlib import Path

_AROUND = re.compile(r"^(?:d|dev|p|ptr)_|(?:_ptr|_pointer|_p|_d|_dev|ptr)$")
_AROUND_MAP = re.compile(r"^(?:tensor_?map|map|desc|tma)_|_(?:tensor_?map|map|desc|tma)$")
_TENSOR_MAP = re.compile(r"tensor_?map|tma_?desc", re.IGNORECASE)


def plain(name: str) -> str:
    """Return a parameter's name without case, and without the parts that mark it as a pointer or a tensor map."""
    return _AROUND.sub("", _AROUND_MAP.sub("", name.lower())) or name.lower()


@dataclass(frozen=True)
class Parameter:
    """One parameter of a kernel. `written` is its declaration; `dtype` is known for C++ only.

    `is_read` and `is_written` say what the kernel does with a pointer, as far as its text shows. `is_constant` marks
    Triton's constexpr, which `has_default` may have a value for, or which a heuristic computes. `is_masked`: something
    is compared with it outside of a loop's head, so that the kernel is for any size.
    """

    name: str
    written: str
    is_pointer: bool = False
    is_read: bool = False
    is_written: bool = False
    dtype: str | None = None
    is_constant: bool = False
    has_default: bool = False
    is_masked: bool = False

    @property
    def is_struct(self) -> bool:
        """Whether a C++ kernel takes it by value and its type is none of the known numbers."""
        return " " in self.written and not self.is_pointer and self.dtype is None

    @property
    def is_tensor_map(self) -> bool:
        """Whether a C++ kernel takes it by value and its type is called a tensor map, as CUtensorMap is."""
        return self.is_struct and bool(_TENSOR_MAP.search(self.written))

    @property
    def is_float(self) -> bool:
        return (self.dtype or "").startswith(("float", "bfloat"))


@dataclass(frozen=True)
class Kernel:
    """A kernel and where it lies. `template` is the head of a C++ template, else empty; `dimensions` is how many
    dimensions of the grid the kernel reads; `threads` are the work-items that it states; `is_autotuned`: it has
    configurations to choose from; `is_gluon`: it is written in Gluon; `is_conditional`: its parameters hang on the
    preprocessor; `text` is what `file` is to hold, where it has yet to be made of strings in a file of Python.
    """

    file: Path
    name: str
    parameters: tuple[Parameter, ...]
    template: str = ""
    dimensions: int = 1
    threads: int | None = None
    is_autotuned: bool = False
    is_gluon: bool = False
    is_conditional: bool = False
    text: str = ""

    @property
    def launched(self) -> list[Parameter]:
        """The parameters that a launch gives, in order."""
        return [parameter for parameter in self.parameters if not parameter.is_constant]

    @property
    def is_triton(self) -> bool:
        """Whether Triton compiles it, be it written in Triton or in Gluon."""
        return self.file.suffix == ".py"

    @property
    def shown(self) -> str:
        """The kernel as a message names it."""
        return f"{self.template} {self.name}".strip()
