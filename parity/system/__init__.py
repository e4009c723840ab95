"""What knows the operating system: processes, temporary folders, hashes of files, variables, this machine's folders."""
