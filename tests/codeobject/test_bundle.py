"""Offload bundles, as `hipcc --genco` and clang write them: one code object of theirs is read."""

import struct
from pathlib import Path

import pytest
from conftest import CommandLine

from parity.records import BuildOutcome

pytestmark = pytest.mark.slow

HOST = "host-x86_64-unknown-linux--"
OF_AMD = "hipv4-amdgcn-amd-amdhsa--{}"


def bundle(*entries: tuple[str, bytes]) -> bytes:
    """LLVM, "Clang Offload Bundler", "Bundled Binary File Layout"."""
    table_bytes = sum(24 + len(name) for name, _ in entries)
    head, body = b"__CLANG_OFFLOAD_BUNDLE__" + struct.pack("<Q", len(entries)), b""
    for name, data in entries:
        head += struct.pack("<3Q", 32 + table_bytes + len(body), len(data), len(name)) + name.encode()
        body += data
    return head + body


@pytest.fixture
def code(hip_outcome: BuildOutcome, rocm: Path) -> bytes:
    assert hip_outcome.code_object is not None
    return hip_outcome.code_object.path.read_bytes()


def test_the_only_code_object_of_a_bundle_is_read(shared_parity: CommandLine, code: bytes, tmp_path: Path) -> None:
    (tmp_path / "k.co").write_bytes(code)
    (tmp_path / "k.hsaco").write_bytes(bundle((HOST, b""), (OF_AMD.format("gfx1151"), code)))
    alone, bundled = (shared_parity("isa", str(tmp_path / name), "--json") for name in ("k.co", "k.hsaco"))
    assert bundled.code == 0, bundled.err
    assert bundled.json == alone.json


def test_arch_chooses_one_of_several(shared_parity: CommandLine, code: bytes, tmp_path: Path) -> None:
    path = tmp_path / "k.co"
    path.write_bytes(bundle((OF_AMD.format("gfx942:xnack-"), b"\x7fELF"), (OF_AMD.format("gfx1151"), code)))
    assert shared_parity("isa", str(path), "--arch", "gfx1151").code == 0
    for more, sentence in (
        ((), "a bundle of code objects (gfx942:xnack-, gfx1151): which one is meant, say with --arch"),
        (("--arch", "gfx950"), "a bundle of code objects (gfx942:xnack-, gfx1151): none is for gfx950"),
        (("--arch", "gfx942"), "not a complete code object"),
    ):
        ended = shared_parity("isa", str(path), *more)
        assert (ended.code, ended.result) == (2, "")
        assert f"{path}: {sentence}" in ended.err


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        (bundle((HOST, b"x")), "a bundle of code objects (none): none is for an AMD GPU"),
        (bundle(), "a bundle of code objects (none): none is for an AMD GPU"),
        (bundle((OF_AMD.format("gfx1151"), b"x" * 99))[:-1], "not a usable offload bundle: it is cut off"),
        (bundle((OF_AMD.format("gfx1151"), b"x"))[:50], "not a usable offload bundle"),
        (b"__CLANG_OFFLOAD_BUNDLE__" + b"\xff" * 64, "not a usable offload bundle"),
        (b"__CLANG_OFFLOAD_BUNDLE__", "not a usable offload bundle"),
        (
            bundle((OF_AMD.format("gfx942"), b"x"), (OF_AMD.format("gfx942"), b"y")),
            "not a usable offload bundle: two of its code objects are for gfx942",
        ),
        (b"CCOB" + b"x" * 64, "a compressed bundle: unpack it with clang-offload-bundler first"),
    ],
)
def test_a_bundle_without_a_code_object_is_one_sentence(
    shared_parity: CommandLine, tmp_path: Path, data: bytes, sentence: str
) -> None:
    path = tmp_path / "k.co"
    path.write_bytes(data)
    ended = shared_parity("isa", str(path))
    assert (ended.code, ended.result) == (2, "")
    assert f"{path}: {sentence}" in ended.err
    assert len(ended.err.splitlines()) == 1
