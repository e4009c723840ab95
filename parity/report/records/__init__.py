"""The reports as records. `documents.py` converts them to JSON; `terminal/` and `markdown.py` lay them out."""
