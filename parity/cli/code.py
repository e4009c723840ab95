"""Commands that read or run machine code from anywhere."""

import sys
from pathlib import Path
from typing import Annotated

import typer

from parity.cli.options import Json
from parity.cli.output import emit, emit_document, lay_out, show_report


def isa(
    file: Annotated[
        Path,
        typer.Argument(metavar="FILE", help="AMDGPU or NVIDIA machine code: assembly text, code object, bundle"),
    ],
    kernel: Annotated[str | None, typer.Option(metavar="REGEX", help="Only kernels whose name matches")] = None,
    arch: Annotated[
        str | None,
        typer.Option(metavar="GFX", help="Architecture, if the text does not name it; which one of a bundle"),
    ] = None,
    lds: Annotated[int, typer.Option(metavar="BYTES", help="Dynamic LDS of the launch, for the occupancy", min=0)] = 0,
    disassembly: Annotated[
        bool, typer.Option("--disassembly", help="Print a code object's assembly text, and nothing about it")
    ] = False,
    json_output: Json = False,
) -> None:
    """Read machine code: resources, occupancy, instruction classes, the hot loop, findings."""
    from parity.errors import InputError
    from parity.isa.analyse import analyse, check_lds
    from parity.isa.source import read_assembly
    from parity.report.kernels import kernels_report
    from parity.report.terminal import print_kernels

    code = read_assembly(file, arch)
    if disassembly:
        if json_output or not code.is_disassembly:
            raise InputError(f"--disassembly: {'it is no JSON' if json_output else f'{file} is assembly text already'}")
        emit(code.text)
        return
    kernels = analyse(
        code.text, str(file), kernel=kernel, arch=arch or code.arch, dynamic_lds_bytes=lds, objects=code.objects
    )
    check_lds(kernels, lds)
    if json_output:
        emit_document(kernels_report(kernels))
    else:
        lay_out(print_kernels, kernels)


def emulate(
    file: Annotated[
        Path, typer.Argument(metavar="FILE", help="AMD machine code: assembly text with metadata, code object, bundle")
    ],
    launch: Annotated[Path, typer.Option(metavar="TOML", help="Kernel, grid, block, arguments (docs/emulator.md)")],
    arch: Annotated[str | None, typer.Option(metavar="GFX", help="Which code object of a bundle")] = None,
    keep_going: Annotated[bool, typer.Option("--keep-going", help="A fault ends its own workgroup alone")] = False,
    force: Annotated[bool, typer.Option("--force", help="Save outputs over files that are there")] = False,
    orders: Annotated[int, typer.Option(metavar="N", min=0, max=1000, help="Run also in N drawn orders")] = 0,
    json_output: Json = False,
) -> None:
    """Run a kernel's machine code on the CPU: results, executed instructions, bank conflicts, faults.

    Exit code 0: no fault; 1: a fault; 2: bad input; 3: an instruction or architecture that is not emulated, or a code
    object that nothing here can disassemble.
    """
    from parity.emulator.emulate import EmulationWishes, emulate as run_launch
    from parity.emulator.engine import engine_folder
    from parity.isa.source import read_amd_assembly
    from parity.report.emulations import emulation_report
    from parity.report.terminal import print_emulation

    code = read_amd_assembly(file, arch)
    wishes = EmulationWishes(code.is_disassembly, keep_going, force, orders)
    emulation = run_launch(code.text, str(file), launch, engine_folder(), wishes)
    show_report(emulation_report(emulation), json_output, print_emulation)
    sys.exit(1 if emulation.executed.faults else 0)
