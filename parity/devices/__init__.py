"""Devices: they run code objects and report what these wrote."""
