"""Programs that run in other processes and interpreters; a folder of their own, so that they shadow nothing."""
