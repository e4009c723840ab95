"""A backend of Triton, by its entry point `triton.backends`: a driver whose GPU is the emulator."""
