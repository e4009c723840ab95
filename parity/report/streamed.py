"""Lists that are too long to be held: their items are made each time somebody goes through them."""

from collections.abc import Callable, Iterator
from typing import TypeVar

Item = TypeVar("Item")


class StreamedList(list[Item]):
    """A list that can only be gone through, as often as one likes. To `json` in its indented form it is a list."""

    def __init__(self, items: Callable[[], Iterator[Item]]) -> None:
        super().__init__()
        self.items = items

    def __iter__(self) -> Iterator[Item]:
        return self.items()

    def __bool__(self) -> bool:
        return any(True for _ in self.items())

    def __len__(self) -> int:
        raise TypeError("a streamed list has no length")
