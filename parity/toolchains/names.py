"""What a toolchain is called: a release of a package, or a wheel's file by its content."""

import re
import shlex
import zipfile
from dataclasses import dataclass
from pathlib import Path

from parity.errors import InputError
from parity.system.hashing import HashMemory

# The packages of which an environment can be made, and the file by which a wheel shows that it carries one.
PACKAGES = {"triton": "triton/_C/libtriton.so", "ziglang": "ziglang/zig"}
_VERSION = re.compile(r"[0-9][0-9A-Za-z.+!]*")
_REQUIREMENT = re.compile(r"([A-Za-z][\w.-]*)==(.*)")
_WHEEL = re.compile(r"[^-]+-([^-]+)(?:-[0-9][^-]*)?-[^-]+-[^-]+-[^-]+\.whl")
_HASH_LETTERS = 12
_ELSEWHERE = {
    "hiprtc": 'hiprtc comes with ROCm: name ROCm\'s folder, as [lanes.hip.toolchain] hiprtc = "/opt/rocm-7.0"',
    "clang": "its clang comes with a ROCm, the system or ziglang: name its path, as [lanes.hip.toolchain] clang = "
    '"/opt/rocm-7.0/llvm/bin/clang", or add ziglang==VERSION',
    "flydsl": "no builder of parity's compiles FlyDSL kernels",
}


@dataclass(frozen=True)
class ToolchainRequest:
    """A toolchain that is asked for: a release of a package, or a wheel's file with the hash of its content."""

    package: str
    version: str
    wheel: Path | None = None
    sha256: str | None = None

    @property
    def name(self) -> str:
        """The name of its folder. A wheel that was built again has another one, whatever its file is called."""
        return f"{self.package}-{self.version}" + (f"-{self.sha256[:_HASH_LETTERS]}" if self.sha256 else "")

    @property
    def command(self) -> str:
        """The command that makes it."""
        return f"parity toolchain add {shlex.quote(str(self.wheel or f'{self.package}=={self.version}'))}"


def released(package: str, version: str) -> ToolchainRequest:
    """Return a release as a toolchain that is asked for. Raises InputError for what is no version, such as a path."""
    if not _VERSION.fullmatch(version):
        raise InputError(f"'{version}' is no version of {package}: write one such as 3.7.1")
    return ToolchainRequest(package, version)


def wheel_of(path: Path, hashes: HashMemory) -> ToolchainRequest:
    """Return a wheel's file as a toolchain that is asked for, known by the hash of its content.

    Raises InputError if there is no such file, or if it is no wheel of a package that parity builds with.
    """
    if not path.is_file():
        raise InputError(f"{path}: no such file")
    named = _WHEEL.fullmatch(path.name)
    try:
        with zipfile.ZipFile(path) as wheel:
            inside = set(wheel.namelist())
    except (OSError, zipfile.BadZipFile) as error:
        raise InputError(f"{path}: is no wheel: {error}") from error
    carried = [package for package, file in PACKAGES.items() if file in inside]
    if named is None or not carried or not _VERSION.fullmatch(named[1]):
        raise InputError(f"{path}: is no wheel of {' or '.join(PACKAGES)}, as NAME-VERSION-PYTHON-ABI-PLATFORM.whl")
    return ToolchainRequest(carried[0], named[1], path.absolute(), hashes.sha256(path))


def read_wanted(text: str, hashes: HashMemory) -> ToolchainRequest:
    """Read `triton==3.7.1`, or the path of a wheel's file. Raises InputError for anything else."""
    if text.endswith(".whl"):
        return wheel_of(Path(text).expanduser(), hashes)
    match = _REQUIREMENT.fullmatch(text)
    package = (match[1] if match else text).lower()
    if package in _ELSEWHERE:
        raise InputError(f"'{text}': {_ELSEWHERE[package]}")
    if match is None or package not in PACKAGES:
        wanted = ", ".join(f"{name}==VERSION" for name in PACKAGES)
        raise InputError(f"'{text}' is no toolchain: write {wanted}, or the path of a wheel (.whl)")
    return released(package, match[2])
