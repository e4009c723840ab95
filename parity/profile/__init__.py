"""Profiling recorded runs, and joining what profilers wrote to a run's machine code."""
