"""Assembly of many small kernels in one file, and the code object that it makes."""

import hashlib
import json
import shutil
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from parity.arch import get_arch
from parity.arch.emulated import Counter
from parity.arch.families import CDNA
from parity.errors import StoreError, UnavailableError
from parity.lanes.cache import BuildCache
from parity.lanes.cuda.nvrtc import compile_cuda
from parity.lanes.hip.clang import Clang, rocm_clang, system_clang, zig_clang
from parity.records import ASSEMBLY, OBJECT
from parity.system.process import ask

_LIMIT_S = 300.0
_KNOWN = "known.json"
_FILE = '\t.amdgcn_target "amdgcn-amd-amdhsa--{arch}"\n{kernels}\t.amdgpu_metadata\n---\namdhsa.version: [1, 2]\n'
_FILE += "amdhsa.target: amdgcn-amd-amdhsa--{arch}\namdhsa.kernels:\n{entries}...\n\t.end_amdgpu_metadata\n"
_KERNEL = """\t.text
\t.globl {name}
\t.p2align 8
\t.type {name},@function
{name}:
{body}
\ts_endpgm
.L{name}_end:
\t.size {name}, .L{name}_end-{name}
\t.section .rodata,"a"
\t.p2align 6
\t.amdhsa_kernel {name}
\t\t.amdhsa_group_segment_fixed_size {lds}
\t\t.amdhsa_user_sgpr_kernarg_segment_ptr 1
\t\t.amdhsa_user_sgpr_count 2
\t\t.amdhsa_system_sgpr_workgroup_id_x 1
\t\t.amdhsa_kernarg_size {size}
\t\t.amdhsa_next_free_vgpr {vgprs}
\t\t.amdhsa_next_free_sgpr 96
\t\t.amdhsa_float_denorm_mode_32 3
{more}\t.end_amdhsa_kernel
"""
_ENTRY = """  - .name: {name}
    .symbol: {name}.kd
    .kernarg_segment_size: {size}
    .kernarg_segment_align: 8
    .group_segment_fixed_size: {lds}
    .private_segment_fixed_size: 0
    .wavefront_size: {lanes}
    .sgpr_count: 96
    .vgpr_count: {vgprs}
    .max_flat_workgroup_size: 1024
    .args:
{arguments}
"""


@dataclass(frozen=True)
class KernelText:
    """A kernel: its instructions, a line each, the kinds of its arguments (`buffer` or `number`, 8 bytes each), bytes
    of LDS and vector registers. The arguments' address is in s[0:1], the workgroup's number in s2 or, on RDNA 4, in
    ttmp9.
    """

    name: str
    lines: tuple[str, ...]
    arguments: tuple[str, ...]
    lds_bytes: int = 0
    vgprs: int = 256


@dataclass(frozen=True)
class Words:
    """How an architecture spells what every kernel here needs."""

    load: str
    load_pair: str
    width: str
    width_4: str
    wait: tuple[str, ...]
    workgroup: str

    @classmethod
    def of(cls, arch: str) -> "Words":
        entry = get_arch(arch)
        if entry.family in CDNA:
            pair = ("s_load_dword", "s_load_dwordx2", "dword", "dwordx4")
            return cls(*pair, ("s_waitcnt vmcnt(0) lgkmcnt(0)",), "s2")
        is_split = entry.emulated is not None and entry.emulated.scalars is Counter.SCALARS
        split = ("s_wait_loadcnt 0x0", "s_wait_storecnt 0x0", "s_wait_dscnt 0x0", "s_wait_kmcnt 0x0")
        wait = split if is_split else ("s_waitcnt vmcnt(0) lgkmcnt(0)",)
        return cls("s_load_b32", "s_load_b64", "b32", "b128", wait, "ttmp9" if is_split else "s2")


def assembly_of(arch: str, kernels: Sequence[KernelText]) -> str:
    """Return the assembly text of kernels."""
    lanes, is_cdna = get_arch(arch).wave_size, get_arch(arch).family in CDNA
    bodies, entries = [], []
    for kernel in kernels:
        size = 8 * len(kernel.arguments)
        sizes = {"name": kernel.name, "size": size, "lds": kernel.lds_bytes, "vgprs": kernel.vgprs}
        more = f"\t\t.amdhsa_accum_offset {kernel.vgprs}\n" if is_cdna else ""
        body = "\n".join(line if line.endswith(":") else f"\t{line}" for line in kernel.lines)
        bodies.append(_KERNEL.format(body=body, more=more, **sizes))
        arguments = "\n".join(_argument(number, kind) for number, kind in enumerate(kernel.arguments))
        entries.append(_ENTRY.format(lanes=lanes, arguments=arguments, **sizes))
    return _FILE.format(arch=arch, kernels="".join(bodies), entries="".join(entries))


def _argument(number: int, kind: str) -> str:
    where = f".offset: {8 * number}, .size: 8"
    if kind == "buffer":
        return f"      - {{ {where}, .value_kind: global_buffer, .address_space: global }}"
    return f"      - {{ {where}, .value_kind: by_value }}"


@dataclass(frozen=True)
class Assembled:
    """A code object of many kernels with its text."""

    image: Path
    text: Path


class Assembler:
    """Assembles for an architecture, or takes from the cache of builds what was assembled before, here or elsewhere: a
    key is a text's own hash. `folders` are those of the cache that were asked for.

    Its functions raise UnavailableError without an assembler.
    """

    def __init__(self, arch: str, builds: Path) -> None:
        self.arch, self._cache = arch, BuildCache(builds)
        self.folders: set[Path] = set()

    def assembled(self, kernels: Sequence[KernelText]) -> Assembled:
        """Return the code object of some kernels, with its text."""
        text = assembly_of(self.arch, kernels)

        def assemble(folder: Path) -> None:
            source, relocatable, clang = folder / ASSEMBLY, folder / "kernel.o", _assembler()
            source.write_text(text)
            for command in (
                clang.assembling(self.arch, source, relocatable),
                clang.linking(relocatable, folder / OBJECT),
            ):
                done = ask(command, limit_s=_LIMIT_S)
                if done.returncode:
                    raise UnavailableError(f"{clang.name} does not assemble for {self.arch}: {done.stderr[:200]}")
            relocatable.unlink()

        folder = self._kept(text, assemble)
        return Assembled(folder / OBJECT, folder / ASSEMBLY)

    def compiled(self, text: str) -> Assembled:
        """Return the cubin of kernels in CUDA C++. Raises UnavailableError without NVRTC."""

        def compile_text(folder: Path) -> None:
            source = folder / "kernel.cu"
            source.write_text(text)
            compile_cuda(source, self.arch, folder, _LIMIT_S)

        folder = self._kept(text, compile_text)
        return Assembled(folder / OBJECT, folder / "kernel.cu")

    def known(self, instructions: Sequence[str]) -> set[int]:
        """Return the numbers, from 0, of the instructions that the architecture has: one file of all lines, and its
        errors by line.
        """
        text = "".join(f"{instruction}\n" for instruction in instructions)

        def assemble(folder: Path) -> None:
            source, trial = folder / ASSEMBLY, folder / "trial.o"
            source.write_text(text)
            done = ask([*_assembler().assembling(self.arch, source, trial), "-ferror-limit=0"], limit_s=_LIMIT_S)
            wrong = {int(line.split(":")[1]) - 1 for line in done.stderr.splitlines() if ": error:" in line}
            trial.unlink(missing_ok=True)
            (folder / _KNOWN).write_text(json.dumps(sorted(set(range(len(instructions))) - wrong)))

        return set(json.loads((self._kept(f"{self.arch}\n{text}", assemble) / _KNOWN).read_text()))

    def _kept(self, text: str, assemble: Callable[[Path], None]) -> Path:
        """Return the folder of what is made of a text."""
        key = hashlib.sha256(text.encode()).hexdigest()
        entry = self._cache.find(key)
        if entry is None:
            workplace = self._cache.workplace(key)
            try:
                assemble(workplace)
            except UnavailableError:
                shutil.rmtree(workplace, ignore_errors=True)
                raise
            except OSError as error:
                raise StoreError(f"{workplace}: {error.strerror}") from error
            folder = self._cache.keep(key, workplace, {"seconds": 0.0, "symbol": "", "kernel": "", "imported": {}})
        else:
            folder = entry[0]
        self.folders.add(folder)
        return folder


def _assembler() -> Clang:
    clang = zig_clang() or rocm_clang() or system_clang()
    if clang is None:
        raise UnavailableError("no clang assembles for AMD GPUs: install ziglang, or bring what 'parity ship' writes")
    return clang
