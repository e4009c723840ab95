"""Shows the lab book: as documents, terminal tables, the Markdown log and pandas frames."""
