"""Answers the libamdhip64 of a HIP program: its modules become assembly text, its launches run on the emulator.

Both processes map the file that device memory lies in. What they say to each other are lines; runtime.cpp has the other
half.
"""

import mmap
import os
import shutil
import socket
import tempfile
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np

from parity.arch import get_arch
from parity.arch.products import units_of
from parity.arch.table import Arch
from parity.codeobject.bundle import BUNDLES, code_object_of, text_of
from parity.codeobject.disassemble import assembly_text
from parity.codeobject.kernel_names import plain_name
from parity.emulator.engine import engine_folder
from parity.emulator.initial_state import visible_arguments
from parity.emulator.machine import Kernel, Launch
from parity.emulator.program import UnsupportedInstruction
from parity.errors import ParityError
from parity.isa.analyse import analyse
from parity.isa.lines import source_lines
from parity.isa.metadata import load_metadata
from parity.isa.parse import Assembly, parse
from parity.on.inside.launching import Placed, ProgramKernel, Shape
from parity.on.inside.memory import ProgramMemory, View
from parity.on.inside.recording import KernelRecord, Recorder
from parity.on.inside.wishes import Wishes

_MEMORY_BYTES, _ENOUGH = 64 << 30, 4 << 30  # containers often have a small one
_SHARED = Path("/dev/shm")
_SHOWN_AT_ONCE = 256  # bytes of what a kernel has printed, in one line


@contextmanager
def serving(arch: str, wishes: Wishes, folder: Path) -> Iterator[tuple[Path, Recorder]]:
    """Answer programs while the block runs. Gives the socket that they find, and what their kernels did."""
    place, recorder = folder / "hip", Recorder(None)
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as listening:
        listening.bind(str(place))
        listening.listen()
        ended = threading.Event()

        def answer() -> None:
            while not ended.is_set():
                with suppress(OSError):
                    connection, _ = listening.accept()
                    threading.Thread(target=_Program(arch, wishes, recorder, connection).answer, daemon=True).start()

        threading.Thread(target=answer, daemon=True).start()
        try:
            yield place, recorder
        finally:
            ended.set()
            listening.shutdown(socket.SHUT_RDWR)


@dataclass
class _Module:
    """A module of a program: its text, and where the program has placed its variables."""

    assembly: Assembly
    text: str
    places: dict[str, int] = field(default_factory=dict)
    kernels: dict[str, tuple[ProgramKernel, KernelRecord]] = field(default_factory=dict)


@dataclass(frozen=True)
class _Allocation:
    number: int
    size: int
    pages: mmap.mmap


class _Program:
    """One program that is connected: its modules and its memory."""

    def __init__(self, arch: str, wishes: Wishes, recorder: Recorder, connection: socket.socket) -> None:
        self._arch: Arch = get_arch(arch)
        self._wishes, self._recorder, self._connection = wishes, recorder, connection
        self._modules: list[_Module | None] = []
        self._memory: dict[int, _Allocation] = {}
        self._count = 0

    def answer(self) -> None:
        """Answer until the program has gone."""
        descriptor, path = _new_file(_SHARED if os.access(_SHARED, os.W_OK) and _free(_SHARED) >= _ENOUGH else None)
        words: dict[str, Callable[..., Iterator[str]]] = {
            "hello": lambda: self._hello(path),
            "alloc": lambda *numbers: self._allocate(descriptor, *map(int, numbers)),
            "free": lambda place: self._free(int(place)),
            "load": self._load,
            "place": self._place,
            "ready": lambda: iter(["ok"]),
            "launch": self._launch,
        }
        try:
            with self._connection, self._connection.makefile("rw") as lines:
                for line in lines:
                    word, *rest = line.split()
                    for said in words[word](*rest):
                        print(said, file=lines, flush=True)
        except OSError:
            pass  # the program has ended
        finally:
            os.close(descriptor)
            path.unlink(missing_ok=True)

    def _hello(self, path: Path) -> Iterator[str]:
        arch = self._arch
        figures = [
            *(
                arch.wave_size,
                units_of(arch.name),
                arch.lds_max_per_workgroup_bytes,
                arch.max_waves_per_simd,
                arch.simds,
            ),
            *(*arch.isa_pair, min(_MEMORY_BYTES, _free(path.parent))),
        ]
        yield f"arch {arch.name} {' '.join(map(str, figures))} {path}"

    def _allocate(self, descriptor: int, place: int, offset: int, size: int) -> Iterator[str]:
        self._count += 1
        self._memory[place] = _Allocation(self._count, size, mmap.mmap(descriptor, size, offset=offset))
        yield from ()

    def _free(self, place: int) -> Iterator[str]:
        self._memory.pop(place, None)  # its pages go with the last array on them
        yield from ()

    def _load(self, path: str) -> Iterator[str]:
        """Say a module's kernels and variables, or what is wrong with it."""
        self._modules.append(None)
        try:
            text = _text_of(Path(path).read_bytes(), self._arch.name)
            module = self._modules[-1] = _Module(parse(text, "module"), text)
            yield from self._described(module)
        except (ParityError, UnsupportedInstruction) as error:
            yield _one_line(error)
        yield "end"

    def _described(self, module: _Module) -> Iterator[str]:
        entries = load_metadata(module.assembly)
        for static in analyse(module.text):
            name, used, entry = static.name, static.resources, entries[static.name]
            visible = visible_arguments(tuple(one.record() for one in entry.args))
            waves = used.occupancy.waves_per_simd if used.occupancy else 1
            figures = (
                *(entry.kernarg_segment_size, used.lds_static_bytes or 0, used.vgpr_count or 0),
                *(used.private_segment_bytes or 0, int(waves)),
            )
            arguments = (f"{one.offset_bytes}:{one.size_bytes}" for one in visible)
            yield " ".join(["kernel", name, *map(str, figures), *arguments])
        for one in module.assembly.objects.values():  # __constant__ is read-only for the kernels alone
            if one.content and not one.pointers and not one.name.startswith((".", "__hip_")):
                yield f"variable {one.name} {len(one.content)}"

    def _place(self, module: str, name: str, place: str) -> Iterator[str]:
        of, at = self._modules[int(module)], int(place)
        if of is not None:
            content = of.assembly.objects[name].content
            self._memory[at].pages[: len(content)] = bytes(content)
            of.places[name] = at
        yield from ()

    def _launch(self, module: str, name: str, *words: str) -> Iterator[str]:
        x, y, z, bx, by, bz, shared = map(int, words[:7])
        of = self._modules[int(module)]
        assert of is not None, "a module that was not loaded has no kernel"
        try:
            if name not in of.kernels:
                of.kernels[name] = self._decoded(of, name, bx * by * bz, shared)
            program, record = of.kernels[name]
            kernel = program.kernel
            shape = Shape((x, y, z), bx * by * bz, shared + kernel.lds_bytes(0))
            segment = bytes.fromhex(words[7].removesuffix("."))
            launch = _HipLaunch(
                kernel,
                engine_folder(),
                shape.positions(self._wishes.workgroups),
                Launch((x, y, z), (bx, by, bz), shared, _values(kernel, segment)),
                self._memory,
            )
            launched, seconds = program.timed(launch, shape, self._wishes)
            self._recorder.took(record, launched, shape.grid, seconds)
            for number, text in enumerate(launched.executed.printed, 1):
                content = text.encode()
                for at in range(0, len(content), _SHOWN_AT_ONCE):
                    yield f"print {number} {content[at : at + _SHOWN_AT_ONCE].hex()}"
            yield f"end {_one_line(launched.fault[1])}" if launched.fault and self._ending else "ok"
        except (ParityError, UnsupportedInstruction) as error:
            yield f"{self._ending}{plain_name(name)}: not emulated: {_one_line(error)}"

    def _decoded(self, of: _Module, symbol: str, threads: int, shared: int) -> tuple[ProgramKernel, KernelRecord]:
        """Decode a kernel at its first launch."""
        kernel = Kernel.of(of.assembly, symbol, of.places)
        program = ProgramKernel(plain_name(symbol), of.text, kernel)
        lds_bytes = shared + kernel.lds_bytes(0)
        record = KernelRecord(symbol, of.text, _source_of(program), threads, lds_bytes)
        return program, self._recorder.keep(f"{symbol} {of.text}", record)

    @property
    def _ending(self) -> str:
        """The word that ends the program at what comes after it, if it is not to go on."""
        return "" if self._wishes.keeps_on else "end "


@dataclass(frozen=True)
class _HipLaunch:
    """A launch over all of a program's memory, where the program has it."""

    kernel: Kernel
    engine: Path
    positions: list[Any]
    launch: Launch
    allocations: dict[int, _Allocation]

    def over(self, *, is_strict: bool) -> Placed:
        memory = ProgramMemory()
        named = _arguments_at(self.kernel, self.launch.values)
        for place, one in self.allocations.items():
            name = named.get(place, f"allocation {one.number}")
            number = len(memory.arrays)
            memory.add(np.frombuffer(one.pages, np.uint8, one.size), writable=True, address=place, name=name)
            memory.views[number] = [View(name, "bytes", (one.size,), (1,), 1, 0, one.size)]
        return Placed(self, memory, self.launch)


def _values(kernel: Kernel, segment: bytes) -> list[int | bytes]:
    values = list[int | bytes]()
    for one in kernel.visible_arguments:
        value = segment[one.offset_bytes : one.offset_bytes + one.size_bytes]
        values.append(int.from_bytes(value, "little") if one.kind == "global_buffer" else value)
    return values


def _arguments_at(kernel: Kernel, values: Any) -> dict[int, str]:
    """Return the arguments that are pointers, by where they lead."""
    found = {}
    for number, (argument, value) in enumerate(zip(kernel.visible_arguments, values, strict=True)):
        if argument.kind == "global_buffer":
            found[value] = argument.name or f"argument {number}"
    return found


def _text_of(image: bytes, arch: str) -> str:
    """Return the assembly text of an image: of a bundle that has it, else of its code object, which a disassembler
    reads.
    """
    if image.startswith(BUNDLES):
        return text_of(image, arch) or assembly_text(code_object_of(image, "the program's module", arch), "its module")
    return assembly_text(image, "the program's module")


def _source_of(program: ProgramKernel) -> str:
    """Return where a kernel's source begins, if its text says so."""
    lines = source_lines(program.text, program.kernel.function)
    first = lines.get(min(lines, default=0))
    if first is None:
        return ""
    outermost = [first, *first.callers][-1]  # the line in the kernel itself, whatever it calls
    return f"{Path(outermost.file).name}:{outermost.line}"


def _free(folder: Path) -> int:
    """Return how many bytes a file there may take: beyond them an access would end the program."""
    return shutil.disk_usage(folder).free


def _new_file(folder: Path | None) -> tuple[int, Path]:
    descriptor, path = tempfile.mkstemp(prefix="parity-hip-", dir=folder)
    return descriptor, Path(path)


def _one_line(error: object) -> str:
    return " ".join(str(error).split())
