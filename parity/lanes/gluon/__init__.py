"""Gluon, the language of Triton's wheel in which the kernel's author chooses layouts, copies and barriers."""

from parity.lanes.triton import kind_of_language
from parity.lanes.triton.language import Language

KIND = kind_of_language(Language.GLUON)
