"""What profilers write: one file for each format, which says how such files are told and read."""
