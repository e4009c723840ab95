"""The first hour on a GPU that this program has not seen: what is known of it is held against it, and what is not."""
