"""Machine code as somebody wrote it, or as it is: assembly text of AMD's, through a clang's assembler; a code object, a
bundle of them or a cubin, of which nothing is compiled.
"""

from parity.errors import InputError, UnavailableError
from parity.lanes.assembly.builder import AssemblyBuilder, ObjectBuilder, is_built
from parity.lanes.base import Builder, BuilderKind, BuildRequest
from parity.lanes.hip import KIND as HIP
from parity.lanes.hip.clang import ClangBuilder
from parity.records import Toolchain

_CLANGS = ("rocm", "system", "zig")
_OF_HIPRTC = ("auto", "hiprtc")  # it has no assembler of its own to call


def _choose(request: BuildRequest, compiler: str) -> tuple[Builder, Toolchain]:
    """For text, the clang that the lane or the user names, else the first that is here."""
    if is_built(request.kernel):
        if request.spec.toolchain.given:
            raise InputError(f"field 'toolchain': {request.spec.kernel} is machine code, which nothing compiles")
        built = ObjectBuilder(request)
        return built, built.toolchain()
    reasons = []
    for name in _CLANGS if compiler in _OF_HIPRTC else (compiler,):
        try:
            clang, toolchain = HIP.choose(request, name)
        except UnavailableError as error:
            reasons.append(str(error))
            continue
        assert isinstance(clang, ClangBuilder)
        return AssemblyBuilder(request, clang), toolchain
    raise UnavailableError(f"no assembler: {'; '.join(reasons)}")


KIND = BuilderKind(
    "assembly",
    _choose,
    toolchains=("clang", "ziglang"),
    takes_tensor_maps=True,
    is_compiled=False,
    releases={name: HIP.releases[name] for name in ("clang", "ziglang")},
    asked_for=HIP.asked_for,
)
