"""The pointers that Triton appends to a kernel's own arguments: to its global scratch memory and to its profiler's.

The kernel's author does not know of them, and neither they nor the memory are used unless a kernel asks for them.
"""

import re

from parity.codeobject import KernelMetadata

_MOST = 2
_PYTHON_SOURCE = re.compile(r'^[ \t]*\.file\b.*\.py"', re.MULTILINE)
_PRODUCER = re.compile(r"^[ \t]*\.ident\b", re.MULTILINE)


def appended_pointers(text: str, kernel: KernelMetadata, given: int) -> int:
    """Return how many arguments a launch with `given` ones lacks, if they can only be those that Triton appends; else
    0.

    They are the last one or two, and pointers.
    """
    visible = [argument for argument in kernel.args if not argument.value_kind.startswith("hidden")]
    missing = visible[given:]
    if not 0 < len(missing) <= _MOST or any(argument.value_kind != "global_buffer" for argument in missing):
        return 0
    return len(missing) if _is_tritons(text, kernel) else 0


def appended_sentence(given: int, count: int) -> str:
    """Return the sentence that tells a user which pointers Triton has appended to the kernel's arguments."""
    which = f"argument {given} is" if count == 1 else f"arguments {given} and {given + 1} are"
    return f"{which} not in the launch file: null, because Triton appends such pointers to a kernel's own arguments"


def _is_tritons(text: str, kernel: KernelMetadata) -> bool:
    """Whether Triton compiled a kernel. It leaves no name of itself.

    But clang does, in every text and object, or tells the language, or the names of arguments. And text that is
    written by hand does not promise uniform workgroups, as Triton does from 3.6.0 on, nor names a Python file as its
    source. Hidden arguments tell nothing: Triton's kernels have them too, where they ask for the size of the grid,
    print or assert.
    """
    is_clangs = _PRODUCER.search(text) is not None or kernel.language is not None
    has_names = any(argument.name is not None for argument in kernel.args)
    is_made = kernel.uniform_work_group_size == 1 or _PYTHON_SOURCE.search(text) is not None
    return is_made and not (is_clangs or has_names)
