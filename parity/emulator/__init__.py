"""Running AMD code objects on the CPU."""

# The version of what the emulator counts. Raise it when the same machine code on the same case gives other figures.
EMULATOR_VERSION = 2
