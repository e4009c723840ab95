"""Random numbers for tests: what a test draws follows from its own name, not from the tests before it."""

import zlib

import numpy as np

RNG = np.random.default_rng(0)


def begin(name: str) -> None:
    """Starts the draws of the test of that name."""
    RNG.bit_generator.state = np.random.default_rng(zlib.crc32(name.encode())).bit_generator.state
