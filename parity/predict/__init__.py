"""A kernel's time without a GPU: what its waves execute on the emulator, in the time of a model."""
