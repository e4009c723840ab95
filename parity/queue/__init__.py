"""Runs several steps, one at a time, each in a process of its own; survives the death of any of them, and its own."""

from parity.queue.adding import Added, add, drop, steps_to_add
from parity.queue.found import found_jobs
from parity.queue.worker import WORDS, Ended, Watcher, Work, is_unavailable, work, worker_of

__all__ = [
    "WORDS",
    "Added",
    "Ended",
    "Watcher",
    "Work",
    "add",
    "drop",
    "found_jobs",
    "is_unavailable",
    "steps_to_add",
    "work",
    "worker_of",
]
