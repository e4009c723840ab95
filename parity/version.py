"""This program's version, which every run records."""

__version__ = "0.2.0"
DISTRIBUTION = "kernel-parity"  # its name on the Python Package Index, where others have the name parity
