"""What profilers write, read into one form: dispatches, counter values, samples of the program counter."""

from parity.profilers.reader import profile_files, read_profile
from parity.profilers.records import CounterValue, Dispatch, PcSample, ProfileRow

__all__ = ["CounterValue", "Dispatch", "PcSample", "ProfileRow", "profile_files", "read_profile"]
