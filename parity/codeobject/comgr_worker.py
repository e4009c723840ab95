"""Disassembles machine code with AMD's comgr, in a process of its own: what it does with damaged code is its affair.

Usage: python comgr_worker.py REQUEST.json RESULT.json
Needs the standard library only. The request has `libraries` (names to try in this order), `isa` (comgr's name of the
architecture), `code` (a file), `address` (of its first byte) and `ranges` (pairs of addresses). The result has
`reason`, why comgr is not usable, or `found`: address, size in bytes and text of every instruction, which is null where
comgr knows none. Nothing is found if it does not know the architecture.
Source: ROCm's amd_comgr.h, "amd_comgr_create_disassembly_info" and "amd_comgr_disassemble_instruction".
"""

import ctypes
import json
import sys
from pathlib import Path
from typing import Any

_READ = ctypes.CFUNCTYPE(ctypes.c_uint64, ctypes.c_uint64, ctypes.c_void_p, ctypes.c_uint64, ctypes.c_void_p)
_PRINT = ctypes.CFUNCTYPE(None, ctypes.c_char_p, ctypes.c_void_p)
_ANNOTATE = ctypes.CFUNCTYPE(None, ctypes.c_uint64, ctypes.c_void_p)
_WORD = 4


class _Disassembler(ctypes.Structure):
    _fields_ = (("handle", ctypes.c_uint64),)


def load(names: list[str]) -> ctypes.CDLL | str:
    """Load the first of the libraries that loads; if none does, return why the last one does not."""
    reason = "it is not here"
    for name in names:
        try:
            library = ctypes.CDLL(name)
            library.amd_comgr_disassemble_instruction.argtypes = (
                _Disassembler,
                ctypes.c_uint64,
                ctypes.c_void_p,
                ctypes.POINTER(ctypes.c_uint64),
            )
            return library
        except (OSError, AttributeError) as error:
            reason = str(error)
    return reason


def disassemble(library: ctypes.CDLL, request: dict[str, Any]) -> dict[str, Any]:
    code, base = Path(request["code"]).read_bytes(), request["address"]
    printed: list[str] = []

    def read(address: int, target: int, size: int, _: object) -> int:
        part = code[address - base : address - base + size] if address >= base else b""
        ctypes.memmove(target, part, len(part))
        return len(part)

    def take(text: bytes, _: object) -> None:
        printed.append(text.decode(errors="replace").strip())

    callbacks = _READ(read), _PRINT(take), _ANNOTATE(lambda _address, _user: None)
    made = _Disassembler()
    if library.amd_comgr_create_disassembly_info(request["isa"].encode(), *callbacks, ctypes.byref(made)):
        return {"found": []}
    instructions: list[tuple[int, int, str | None]] = []
    size = ctypes.c_uint64()
    for address, end in request["ranges"]:
        while address < end:
            printed.clear()
            failed = library.amd_comgr_disassemble_instruction(made, address, None, ctypes.byref(size))
            known = not failed and size.value > 0 and len(printed) == 1
            instructions.append((address, size.value if known else _WORD, printed[0] if known else None))
            address += instructions[-1][1]
    return {"found": instructions}


def main(request_path: str, result_path: str) -> None:
    request = json.loads(Path(request_path).read_text())
    library = load(request["libraries"])
    result = {"reason": library} if isinstance(library, str) else disassemble(library, request)
    Path(result_path).write_text(json.dumps(result))


if __name__ == "__main__":
    main(*sys.argv[1:])
