"""Reading built code objects: AMDGPU ELF files and their metadata."""

from parity.codeobject.elf import ObjectFile, ObjectKernel, read_object

__all__ = ["ObjectFile", "ObjectKernel", "read_object"]
