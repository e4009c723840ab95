"""Triton, through its own compiler in the interpreter that the lane names."""

from parity.contract import LaneSpec
from parity.contract.arguments import names_of
from parity.errors import InputError
from parity.lanes.base import Builder, BuilderKind, BuildRequest
from parity.lanes.triton.builder import TritonBuilder, holds_for
from parity.lanes.triton.language import Language
from parity.records import Toolchain


def kind_of_language(language: Language) -> BuilderKind:
    """The builder of the lanes that are written in one of the compiler's languages."""

    def choose(request: BuildRequest, _compiler: str) -> tuple[Builder, Toolchain]:
        builder = TritonBuilder(request, language)
        return builder, builder.toolchain()

    return BuilderKind(
        choose,
        lambda lane: _check(lane, language),
        appended_pointers=2,  # to Triton's global scratch and profiling scratch
        has_options=True,
        has_configs=True,
        takes_structs=False,
        takes_descriptors=language is Language.TRITON,
        fixes_threads=True,
        holds_for=holds_for,
    )


def _check(lane: LaneSpec, language: Language) -> None:
    lane.toolchain.check(("triton", "wheel", "python"))
    if lane.flags:
        raise InputError(f"field 'flags': a {language} lane has options and env, no flags")
    if lane.dynamic_lds_bytes:
        raise InputError("field 'dynamic_lds_bytes': Triton itself reports what its kernels need")
    for name in lane.scratch:
        if name in names_of(lane.arguments) and name not in lane.types:
            example = f'types = {{ {name} = "float32" }}'
            raise InputError(f"field 'types.{name}': missing: say what the scratch buffer holds, as {example}")


KIND = kind_of_language(Language.TRITON)
