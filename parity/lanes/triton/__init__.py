"""Triton, through its own compiler in the interpreter that the lane names."""

from collections.abc import Iterator
from importlib.metadata import PackageNotFoundError, version
from importlib.util import find_spec
from pathlib import Path

from parity.contract import LaneSpec, ToolchainSpec
from parity.contract.arguments import names_of
from parity.errors import InputError
from parity.lanes.base import Builder, BuilderKind, BuildRequest
from parity.lanes.triton.builder import PINNED_ENV, TritonBuilder, holds_for
from parity.lanes.triton.language import Language, has_gluon
from parity.records import Diagnosis, State, Toolchain


def kind_of_language(language: Language) -> BuilderKind:
    """Return the builder of the lanes that are written in one of the compiler's languages."""

    def choose(request: BuildRequest, _compiler: str) -> tuple[Builder, Toolchain]:
        builder = TritonBuilder(request, language)
        return builder, builder.toolchain()

    is_triton = language is Language.TRITON
    return BuilderKind(
        str(language).title(),
        choose,
        toolchains=("triton", "wheel", "python"),
        has_options=True,
        has_configs=True,
        takes_structs=False,
        takes_descriptors=is_triton,
        check=_check,
        pinned=PINNED_ENV,
        holds_for=holds_for,
        appended_pointers=2,  # to Triton's global scratch and profiling scratch
        fixes_threads=True,
        releases={"triton": _release},
        starters=_STARTERS if is_triton else {},
        diagnoses=_diagnoses if is_triton else lambda _: (),
    )


_STARTERS = {
    "rms_norm": {"BLOCK": ("1024", "a power of two, at least the columns")},
    "scaled_mm": {f"BLOCK_{axis.upper()}": (f"block.{axis}", "") for axis in "mnk"},
}


def _release(text: str) -> ToolchainSpec:
    """Return the toolchain that a text names: by a version, the path of a wheel's file, or that of an interpreter."""
    path = str(Path(text).expanduser().absolute())
    if text.endswith(".whl"):
        return ToolchainSpec(wheel=path)
    return ToolchainSpec(python=path) if "/" in text else ToolchainSpec(triton=text)


def _diagnoses(_cache: Path) -> Iterator[Diagnosis]:
    try:
        yield Diagnosis("Triton", State.OK, f"{version('triton')}, {_gluon()}")
    except PackageNotFoundError:
        yield Diagnosis("Triton", State.PROBLEM, "not installed here", "pip install triton==3.6.0")


def _gluon() -> str:
    """Whether Triton, which is installed, compiles Gluon too."""
    spec = find_spec("triton")
    folders = spec.submodule_search_locations if spec else None
    return "with Gluon" if any(has_gluon(Path(folder)) for folder in folders or ()) else "without Gluon"


def _check(lane: LaneSpec) -> None:
    if lane.dynamic_lds_bytes:
        raise InputError("field 'dynamic_lds_bytes': Triton itself reports what its kernels need")
    for name in lane.scratch:
        if name in names_of(lane.arguments) and name not in lane.types:
            example = f'types = {{ {name} = "float32" }}'
            raise InputError(f"field 'types.{name}': missing: say what the scratch buffer holds, as {example}")


KIND = kind_of_language(Language.TRITON)
