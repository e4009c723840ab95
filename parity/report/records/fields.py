"""How a field of a record appears in JSON."""

from collections.abc import Mapping
from typing import Any

Figures = dict[str, float]
INLINE: Mapping[str, Any] = {"inline": True}  # its entries join the record's fields
WHERE_KNOWN: Mapping[str, Any] = {"where_known": True}  # the field is left out if it is None
