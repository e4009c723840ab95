"""Lays out reports for a terminal. The layouts are in `__init__.pyi`; a module is imported when one of it is used."""

import lazy_loader

__getattr__, __dir__, __all__ = lazy_loader.attach_stub(__name__, __file__)
