"""Runs several steps, one at a time, each in a process of its own; survives the death of any of them, and its own."""

from parity.queue.adding import AddedJobs, add, drop, steps_to_add
from parity.queue.jobs import list_jobs
from parity.queue.worker import WORDS, JobEnd, Watcher, Work, is_unavailable, work, worker_of

__all__ = [
    "WORDS",
    "AddedJobs",
    "JobEnd",
    "Watcher",
    "Work",
    "add",
    "drop",
    "is_unavailable",
    "list_jobs",
    "steps_to_add",
    "work",
    "worker_of",
]
