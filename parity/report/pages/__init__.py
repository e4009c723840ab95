"""Pages of a lab book for a browser: static files that need no network, or the same pages live."""

from parity.report.pages.site import Site

__all__ = ["Site"]
