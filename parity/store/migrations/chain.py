"""What brings a lab book from one version to the next, from version 8 on."""

from collections.abc import Callable
from functools import partial

from parity.store.migrations import additions, version9

# By the version that each makes. Each takes the old book, the new one and, on a server, the schema of the old tables.
CONVERTERS: dict[int, Callable[..., None]] = {
    9: version9.convert,
    10: partial(additions.convert, 10),
    11: partial(additions.convert, 11),
    12: partial(additions.convert, 12),
}
