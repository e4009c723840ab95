"""Reading built code objects: ELF files for AMD's and NVIDIA's GPUs, their metadata and their identity."""

from parity.codeobject.elf import ObjectFile, ObjectKernel, read_object
from parity.codeobject.identity import loaded_sha256
from parity.codeobject.metadata import KernelMetadata, read_metadata

__all__ = ["KernelMetadata", "ObjectFile", "ObjectKernel", "loaded_sha256", "read_metadata", "read_object"]
