"""The bench for programs that speak the Model Context Protocol: tools, limits, and what a client may read and write."""
