"""Showing the lab book: documents, terminal tables, the Markdown log, pandas frames."""
