"""Profiles recorded runs, and joins what profilers wrote to a run's machine code."""
