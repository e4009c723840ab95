"""Other machines whose GPUs measure for this one."""
