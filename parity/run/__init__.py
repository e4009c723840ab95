"""Runs a step: from its files to a stored verdict. `pipeline` knows the order of the stages, and nothing else does."""
