"""The languages of Triton's compiler."""

from enum import StrEnum
from pathlib import Path


class Language(StrEnum):
    """What a kernel is written in, as people call it. Both are compiled by Triton's wheel, through the same passes from
    TTGIR on; in Gluon the source itself says how tensors lie in registers and shared memory.
    """

    TRITON = "Triton"
    GLUON = "Gluon"

    @property
    def builder(self) -> str:
        """What a lane writes as its `builder`."""
        return self.value.lower()


def has_gluon(package: Path) -> bool:
    """Return whether the Triton in a package's folder compiles Gluon: releases from 3.4 on do."""
    return (package / "experimental" / "gluon" / "_runtime.py").is_file()
