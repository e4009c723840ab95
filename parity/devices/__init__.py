"""What runs code objects."""
