"""Lists the schemas on a terminal."""

from rich.console import Console

from parity.report.records.failing import SchemasReport


def print_schemas(console: Console, report: SchemasReport) -> None:
    """`parity schema`: what each document is called, and the files that have one."""
    width = max(len(name) for name in report.documents)
    for name, schema in report.documents.items():
        console.print(f"{name:{width}}  {schema}")
    console.print(f"files: {', '.join(report.files)}")
