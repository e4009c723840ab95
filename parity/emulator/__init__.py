"""Running AMD code objects on the CPU."""
