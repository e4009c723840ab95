"""What the reports say, as records. `documents.py` makes JSON of them; `terminal/` and `markdown.py` lay them out."""
