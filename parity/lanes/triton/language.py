"""The languages of Triton's compiler."""

from enum import StrEnum


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
