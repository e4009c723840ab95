"""Reading built code objects: ELF files for AMD's and NVIDIA's GPUs, their metadata and their identity."""

from parity.codeobject.elf import ObjectFile, ObjectKernel, read_object
from parity.codeobject.identity import loaded_sha256

__all__ = ["ObjectFile", "ObjectKernel", "loaded_sha256", "read_object"]
