"""All that depends on the operating system: processes, temporary folders, file hashes, variables, folder names."""
