"""Sweeps: many variants of a lane, built and verified, and timed against each other on a GPU."""
