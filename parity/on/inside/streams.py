"""Streams and events of a device whose launches have ended when they return: an order, and no time."""

import warnings
from functools import cache
from typing import Any


class Event:
    """An event of a stream."""

    def __init__(self, *_: Any, **__: Any) -> None:
        """Options are a GPU's."""

    def record(self, *_: Any) -> None:
        """Every launch has ended already."""

    def wait(self, *_: Any) -> None:
        """Every launch has ended already."""

    def synchronize(self) -> None:
        """Every launch has ended already."""

    def query(self) -> bool:
        return True

    def elapsed_time(self, _: Any) -> float:
        """Return NaN, and warn once: a program may print figures of it."""
        _warn_of_no_time()
        return float("nan")


class Stream:
    """A stream: what is launched in any has ended when the launch returns."""

    cuda_stream = stream_id = device_index = priority = 0

    def __init__(self, *_: Any, **__: Any) -> None:
        self._contexts: list[StreamContext] = []

    def __enter__(self) -> "Stream":
        self._contexts.append(StreamContext(self))
        self._contexts[-1].__enter__()
        return self

    def __exit__(self, *_: object) -> None:
        self._contexts.pop().__exit__()

    def synchronize(self) -> None:
        """Every launch has ended already."""

    def query(self) -> bool:
        return True

    def is_capturing(self) -> bool:
        return False

    def wait_event(self, event: Any) -> None:
        """Every launch has ended already."""

    def wait_stream(self, stream: Any) -> None:
        """Every launch has ended already."""

    def record_event(self, event: Any = None) -> Any:
        return event or Event()


class StreamContext:
    """The context in which a stream is the current one; None is no stream."""

    def __init__(self, stream: Stream | None) -> None:
        self._stream = stream

    def __enter__(self) -> None:
        self._before = current[0]
        current[0] = self._stream or self._before

    def __exit__(self, *_: object) -> None:
        current[0] = self._before


DEFAULT = Stream()
current = [DEFAULT]  # the last one that the program has made so


@cache  # once
def _warn_of_no_time() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("always")  # never an error: the program is right
        warnings.warn("parity on: what is emulated has no time: the time between two events is NaN", stacklevel=3)
