"""New workspaces: what `parity init` writes. Starter kernels lie in `kernels/`."""

from parity.starters.making import Made, Wishes, make_workspace

__all__ = ["Made", "Wishes", "make_workspace"]
