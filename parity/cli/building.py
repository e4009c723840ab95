"""`parity build`: a HIP program with its host code, for `parity on`."""

from pathlib import Path
from threading import Timer
from typing import Annotated

import typer

from parity.cli.output import say
from parity.errors import InputError

_SLOW_S = 6.0


def build(
    program: Annotated[
        Path, typer.Option("--program", metavar="FILE.hip", help="The source, with its main; its includes beside it")
    ],
    arch: Annotated[
        str, typer.Option(metavar="GFX", help="The architecture of its kernels, or a product's name (MI300X)")
    ] = "gfx942",
    output: Annotated[Path, typer.Option("--output", "-o", metavar="FILE", help="The program")] = Path("a.out"),
    flags: Annotated[
        list[str] | None,
        typer.Option("--flag", metavar="FLAG", help="A flag of clang's, as -DN=64; may be given again"),
    ] = None,
) -> None:
    """Build a HIP source into a program, without ROCm: 'parity on ARCH -- ./a.out' runs it.

    The clang of the ziglang wheel compiles it with HIP's headers and device libraries of the Triton wheel.
    """
    from parity.arch.products import architecture_named
    from parity.on.hip.programs import build_program

    if output.is_dir():
        raise InputError(f"--output: {output}: is a folder")
    slow = Timer(_SLOW_S, say, ["the first program takes a minute: zig builds its C++ library once, and keeps it"])
    slow.start()
    try:
        build_program(program, output, architecture_named(arch), flags or [])
    finally:
        slow.cancel()
    print(output)
