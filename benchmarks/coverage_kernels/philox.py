"""The random numbers of Triton's language: Philox 4x32-10 (Salmon et al., SC 2011) of a seed and an offset."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

_KEYS, _ROUNDS = (0x9E3779B9, 0xBB67AE85), (0xD2511F53, 0xCD9E8D57)


def words(seed: int, offsets: NDArray[Any]) -> list[NDArray[np.uint32]]:
    """Four words for each offset: the counter is (offset, 0, 0, 0), the key the seed's two halves."""
    c0 = offsets.astype(np.uint64)
    c1, c2, c3 = (np.zeros_like(c0) for _ in range(3))
    k0, k1 = seed & 0xFFFFFFFF, seed >> 32
    for _ in range(10):
        low, high = np.uint64(_ROUNDS[0]) * c0, np.uint64(_ROUNDS[1]) * c2
        c0, c1, c2, c3 = (
            high >> np.uint64(32) ^ c1 ^ np.uint64(k0),
            high & np.uint64(0xFFFFFFFF),
            low >> np.uint64(32) ^ c3 ^ np.uint64(k1),
            low & np.uint64(0xFFFFFFFF),
        )
        k0, k1 = (k0 + _KEYS[0]) % 2**32, (k1 + _KEYS[1]) % 2**32
    return [word.astype(np.uint32) for word in (c0, c1, c2, c3)]


def uniform(word: NDArray[np.uint32]) -> NDArray[np.float32]:
    """Words as numbers from 0 to 1, with the roundings of Triton's own arithmetic in fp32."""
    signed = word.view(np.int32)
    magnitude = np.where(signed < 0, ~signed, signed)
    return magnitude.astype(np.float32) * np.float32(4.6566127342e-10)
