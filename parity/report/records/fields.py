"""How a field of a record stands in JSON."""

from collections.abc import Mapping
from typing import Any

Figures = dict[str, float]
INLINE: Mapping[str, Any] = {"inline": True}  # its entries stand among those of the record
WHERE_KNOWN: Mapping[str, Any] = {"where_known": True}  # it is absent where it is None
