"""The lab book: the only place that knows SQL.

Its names are in `__init__.pyi`. A module is imported when a name of it is first used, because reading needs none of
what writing does: the compilers' and the emulator's modules.
"""

import lazy_loader

__getattr__, __dir__, __all__ = lazy_loader.attach_stub(__name__, __file__)
