"""Files that are no code objects, or damaged ones: one sentence that names the file, never a traceback or a hang."""

import random
import sys
from collections.abc import Callable
from io import BytesIO
from pathlib import Path

import pytest
from conftest import CommandEnd, CommandLine
from elftools.elf.elffile import ELFFile

from parity.codeobject.elf import symbol_bytes
from parity.records import BuildOutcome

pytestmark = pytest.mark.slow

LAUNCH = 'kernel = "scaled_mm"\ngrid = [1]\nblock = [64]\nargs = []\n'
ELF_TYPE, ELF_MACHINE = slice(16, 18), slice(18, 20)
ENTRY_OFFSET = slice(16, 24)  # of a kernel descriptor


@pytest.fixture
def code(hip_outcome: BuildOutcome, rocm: Path) -> bytes:
    assert hip_outcome.code_object is not None
    return hip_outcome.code_object.path.read_bytes()


def both_commands(parity: CommandLine, folder: Path, data: bytes) -> list[CommandEnd]:
    (folder / "k.co").write_bytes(data)
    (folder / "launch.toml").write_text(LAUNCH)
    launch = ("--launch", str(folder / "launch.toml"))
    return [parity("isa", str(folder / "k.co")), parity("emulate", str(folder / "k.co"), *launch)]


def changed(data: bytes, place: slice, value: bytes) -> bytes:
    return data[: place.start] + value + data[place.stop :]


def replaced(data: bytes, old: bytes, new: bytes) -> bytes:
    assert old in data
    assert len(old) == len(new)
    return data.replace(old, new)


def moved(code: bytes) -> bytes:
    """The kernel's descriptor says that its code begins 256 bytes later."""
    descriptor = symbol_bytes(ELFFile(BytesIO(code)), "scaled_mm.kd")
    later = int.from_bytes(descriptor[ENTRY_OFFSET], "little") + 256
    return replaced(code, descriptor, changed(descriptor, ENTRY_OFFSET, later.to_bytes(8, "little")))


DAMAGES: dict[str, tuple[Callable[[bytes], bytes], str]] = {
    "cut in the middle": (lambda code: code[: len(code) // 2], "not a complete code object"),
    "cut after the header": (lambda code: code[:64], "not a complete code object"),
    "another machine": (
        lambda _: Path(sys.executable).resolve().read_bytes(),
        "not a GPU's code object but an ELF file",
    ),
    "no known machine": (
        lambda code: changed(code, ELF_MACHINE, b"\xf0\xf0"),
        "not a GPU's code object but an ELF file",
    ),
    "not linked": (lambda code: changed(code, ELF_TYPE, b"\x01\0"), "it is not linked: link it with ld.lld -shared"),
    "no note": (lambda code: replaced(code, b"AMDGPU\0", b"AMDGPX\0"), "it has no AMDGPU metadata note"),
    "a broken note": (lambda code: replaced(code, b".args", b".arg\xff"), "not a complete code object"),
    "a note without an end": (
        lambda code: replaced(code, b"AMDGPU\0\0", b"AMDGPUXX"),
        "not a complete code object",
    ),
    "no kernels": (
        lambda code: replaced(code, b"amdhsa.kernels", b"amdhsa.kernelz"),
        "field 'amdhsa.kernels': missing",
    ),
    "another kernel": (
        lambda code: replaced(code, b".symbol\xacscaled_mm", b".symbol\xacscaled_mn"),
        "its metadata gives kernel 'scaled_mm' the symbol 'scaled_mn.kd', not its own",
    ),
    "another beginning": (moved, "it has no code of kernel 'scaled_mm' where its descriptor says"),
    "an old family": (
        lambda code: replaced(code, b"--gfx1151", b"--gfx0803"),
        "'gfx0803' is not of the families gfx9 to gfx12",
    ),
    "no family": (lambda code: replaced(code, b"--gfx1151", b"--gfx\x1b[1m"), "is not of the families gfx9 to gfx12"),
    "no architecture": (
        lambda code: replaced(code, b"--gfx1151", b"--gfx11fe"),
        "unknown architecture 'gfx11fe' (comgr",
    ),
}


@pytest.mark.parametrize("what", DAMAGES)
def test_a_file_that_cannot_be_read_is_one_sentence(
    shared_parity: CommandLine, tmp_path: Path, code: bytes, what: str
) -> None:
    damage, sentence = DAMAGES[what]
    for ended in both_commands(shared_parity, tmp_path, damage(code)):
        assert (ended.code, ended.out) == (2, "")
        assert ended.err.startswith(f"parity: {tmp_path}/k.co: ")
        assert sentence in ended.err
        assert len(ended.err.splitlines()) == 1


def test_changed_and_cut_objects_are_read_or_refused_in_one_sentence(
    shared_parity: CommandLine, tmp_path: Path, code: bytes
) -> None:
    """Most changes hit the headers, the notes and the descriptor, some the code, some the symbols at the end."""
    chance, refused = random.Random(1151), 0
    for number in range(30):
        data = bytearray(code[: chance.randrange(len(code))] if number % 10 == 0 else code)
        for _ in range(chance.randrange(1, 9)):
            end = chance.choice((64, 0x700, len(data)))
            data[chance.randrange(min(end, len(data)))] = chance.randrange(256)
        for ended in both_commands(shared_parity, tmp_path, bytes(data)):
            assert ended.code in (0, 2, 3), ended.err
            if ended.code:
                refused += 1
                assert len(ended.err.splitlines()) == 1, ended.err
                assert len(ended.err) < 2000
    assert refused > 30
