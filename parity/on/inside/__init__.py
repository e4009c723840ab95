"""What runs in somebody's program, in their interpreter: with the standard library, NumPy and the emulator alone.

Triton and torch are the program's own.
"""
