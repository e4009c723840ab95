"""Looks at many variants at once: sweeps of a lane's constants and options, grids of workgroups on a GPU."""
