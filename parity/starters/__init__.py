"""New workspaces and studies, as `parity init` and `parity init --definition` write them. `kernels/` has starters."""

from parity.starters.making import NewStudy, Wishes, import_definition, make_workspace

__all__ = ["NewStudy", "Wishes", "import_definition", "make_workspace"]
