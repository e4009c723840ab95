"""The metadata of kernels in an assembly's text."""

from functools import lru_cache
from typing import Any

import yaml

from parity.codeobject import KernelMetadata, read_metadata
from parity.errors import InputError
from parity.isa.parse import Assembly

_DEEPEST = 50
# What PyYAML raises on text that is no YAML: its own errors, and others.
_MALFORMED = (yaml.YAMLError, ArithmeticError, AttributeError, LookupError, RecursionError, TypeError, ValueError)


def load_metadata(assembly: Assembly) -> dict[str, KernelMetadata]:
    """Load the metadata of the assembly's kernels, by kernel name.

    Raises InputError if it is not the YAML that compilers write.
    """
    return dict(_loaded(assembly.metadata_yaml, assembly.source))


@lru_cache(maxsize=4)
def _loaded(texts: tuple[str, ...], source: str) -> dict[str, KernelMetadata]:
    """Load texts, which a file of many kernels is asked for again and again."""
    loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
    kernels: dict[str, KernelMetadata] = {}
    for text in texts:
        try:
            _check_depth(text.strip(), loader)
            document = read_metadata(yaml.load(text.strip(), Loader=loader))
        except _MALFORMED as error:
            reason = str(error).split("\n")[0]
            raise InputError(f"{source}: .amdgpu_metadata is not kernel metadata: {reason}") from error
        kernels |= {kernel.name: kernel for kernel in document.kernels}
    return kernels


def _check_depth(text: str, loader: Any) -> None:
    """Raise ValueError for a text so deeply nested that reading it would overflow the reader's stack."""
    depth = 0
    for event in yaml.parse(text, Loader=loader):
        depth += isinstance(event, yaml.CollectionStartEvent) - isinstance(event, yaml.CollectionEndEvent)
        if depth > _DEEPEST:
            raise ValueError(f"it is nested more than {_DEEPEST} deep")
