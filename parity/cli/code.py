"""Commands that read or run machine code from anywhere."""

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from parity.cli.options import Json
from parity.cli.output import emit, emit_document, lay_out, progress_bar, show_report
from parity.errors import InputError

if TYPE_CHECKING:
    from parity.isa.source import MachineCode

LaunchFile = Annotated[
    Path, typer.Option("--launch", metavar="TOML", help="Kernel, grid, block, arguments (docs/emulator.md)")
]
OfBundle = Annotated[str | None, typer.Option("--arch", metavar="GFX", help="Which code object of a bundle")]
Compile = Annotated[
    str, typer.Option("--compile", metavar="COMMAND", help="What makes machine code {out} of the source {in}")
]
AgainstOther = Annotated[
    str,
    typer.Option(
        "--against",
        metavar="COMMAND|FILE|FOLDER",
        help="Another compiler, source or code, or saved outputs: is FILE at fault, or are its outputs others?",
    ),
]
Within = Annotated[
    float,
    typer.Option(
        "--within", metavar="SHARE", min=0.0, help="With --against: floats may differ by this share of the largest"
    ),
]


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
    explain: Annotated[
        bool,
        typer.Option(
            "--explain",
            help="What vector registers hold; with FILE.ttgir, .ttir and .json beside it, why Triton chose its code",
        ),
    ] = False,
    json_output: Json = False,
) -> None:
    """Read machine code: resources, occupancy, instruction classes, the hot loop, findings."""
    if explain:
        _explain(file, json_output, kernel or arch or lds or disassembly)
        return
    from parity.isa.analyse import analyse, check_lds
    from parity.isa.source import read_assembly
    from parity.report.kernels import kernels_report
    from parity.report.terminal import print_kernels

    code = read_assembly(file, arch)
    if disassembly:
        _print_disassembly(file, code, json_output)
        return
    kernels = analyse(
        code.text, str(file), kernel=kernel, arch=arch or code.arch, dynamic_lds_bytes=lds, objects=code.objects
    )
    check_lds(kernels, lds)
    if json_output:
        emit_document(kernels_report(kernels))
    else:
        lay_out(print_kernels, kernels)


def _print_disassembly(file: Path, code: "MachineCode", json_output: bool) -> None:
    if json_output or not code.is_disassembly:
        raise InputError(f"--disassembly: {'it is no JSON' if json_output else f'{file} is assembly text already'}")
    emit(code.text)


def _explain(file: Path, json_output: bool, of_machine_code: object) -> None:
    from parity.report.explaining import explained_file
    from parity.report.terminal import print_explanations

    if of_machine_code:
        raise InputError("--explain: --kernel, --arch, --lds and --disassembly do not go with it")
    show_report(explained_file(file), json_output, print_explanations)


def emulate(
    file: Annotated[
        Path, typer.Argument(metavar="FILE", help="AMD machine code: assembly text with metadata, code object, bundle")
    ],
    launch: LaunchFile,
    arch: OfBundle = None,
    keep_going: Annotated[bool, typer.Option("--keep-going", help="A fault ends its own workgroup alone")] = False,
    force: Annotated[bool, typer.Option("--force", help="Save outputs over files that are there")] = False,
    orders: Annotated[int, typer.Option(metavar="N", min=0, max=1000, help="Run also in N drawn orders")] = 0,
    command: Compile = "",
    against: AgainstOther = "",
    within: Within = 0.0,
    json_output: Json = False,
) -> None:
    """Run a kernel's machine code on the CPU: results, executed instructions, bank conflicts, faults.

    Exit code 0: no fault; 1: a fault; 2: bad input; 3: an instruction or architecture that is not emulated, or a code
    object that nothing here can disassemble. With --against, 0: a fault, or outputs that differ; 1: neither.
    """
    from parity.emulator.emulate import EmulationWishes
    from parity.emulator.engine import engine_folder
    from parity.explore.against import Asked, compare
    from parity.report.emulations import emulation_report
    from parity.report.terminal import print_emulation

    wishes = EmulationWishes(keeps_on=keep_going, overwrites=force, orders=orders)
    asked = Asked(launch, engine_folder(), arch, command, against, within, wishes=wishes)
    compared = compare(file, asked)
    report = emulation_report(compared.emulation, compared.sentence if against else None)
    show_report(report, json_output, print_emulation)
    sys.exit(int((compared.wrong is None) == bool(against)))


def reduce(
    file: Annotated[
        Path, typer.Argument(metavar="FILE", help="LLVM's text (.ll), HIP or another source, or assembly (.s)")
    ],
    launch: LaunchFile,
    out: Annotated[Path, typer.Option("--out", metavar="FILE", help="Where the smaller text goes: a new file")],
    arch: OfBundle = None,
    command: Compile = "",
    against: AgainstOther = "",
    within: Within = 0.0,
    limit: Annotated[float, typer.Option("--limit", metavar="SECONDS", min=1.0, help="Time for all of it")] = 600.0,
    json_output: Json = False,
) -> None:
    """Make a source small that a compiler gets wrong, or assembly that is at fault. What is wrong stays the same.

    Exit code 0: it is in --out; 2: bad input, or nothing is wrong with FILE; 3: something is not emulated or not here.
    """
    from parity.emulator.engine import engine_folder
    from parity.explore.against import Asked
    from parity.explore.reduce import reduce as make_small
    from parity.report.terminal import print_reduction

    if out.exists():
        raise InputError(f"--out: {out} is there already")
    asked = Asked(launch, engine_folder(), arch, command, against, within)
    with progress_bar() as progress:
        reduction = make_small(file, asked, limit, progress)
    out.write_text(reduction.text)
    show_report(reduction, json_output, print_reduction)
