"""This program's version, which every run records."""

__version__ = "0.1.0"
