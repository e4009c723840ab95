"""Runs several steps, one at a time, each in a process of its own; survives the death of any of them, and its own."""

from parity.queue.adding import Added, add, drop
from parity.queue.worker import WORDS, Ended, Watcher, Work, is_unavailable, work, worker_of

__all__ = [
    "PATIENCE_S",
    "WORDS",
    "Added",
    "Ended",
    "Watcher",
    "Work",
    "add",
    "drop",
    "is_unavailable",
    "work",
    "worker_of",
]
