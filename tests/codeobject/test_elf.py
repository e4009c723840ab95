"""Reading code objects: what the loader would see, and files that are none."""

import random
import struct
import sys
from io import BytesIO
from pathlib import Path

import pytest
from elftools.elf.elffile import ELFFile
from elftools.elf.sections import SymbolTableSection

from parity.codeobject import read_object
from parity.codeobject.elf import symbol_bytes
from parity.codeobject.kernel_descriptor import directives
from parity.errors import InputError
from parity.records import BuildOutcome


def data_of(outcome: BuildOutcome) -> bytes:
    assert outcome.code_object is not None
    return outcome.code_object.path.read_bytes()


def test_reads_the_hip_lane(hip_outcome: BuildOutcome) -> None:
    built = read_object(data_of(hip_outcome), "hip.co")
    kernel = built.kernels["scaled_mm"]
    assert built.target == "gfx1151"
    assert [argument.kind for argument in kernel.arguments] == ["global_buffer"] * 5 + ["by_value"] * 3
    assert [argument.offset_bytes for argument in kernel.arguments] == [0, 8, 16, 24, 32, 40, 44, 48]
    assert (kernel.wave_size, kernel.max_threads, kernel.workgroup_ids) == (32, 256, "x")
    assert kernel.private_segment_bytes == 0
    assert len(built.text) > 1000


def test_hidden_arguments_are_left_out_and_tritons_own_pointers_are_not(triton_outcome: BuildOutcome) -> None:
    kernel = read_object(data_of(triton_outcome), "triton.co").kernels["scaled_mm"]
    assert [argument.kind for argument in kernel.arguments] == ["global_buffer"] * 5 + ["by_value"] * 3 + [
        "global_buffer"
    ] * 2


def test_an_object_for_another_machine_is_refused() -> None:
    with pytest.raises(InputError, match="python: not a GPU's code object but an ELF file for EM_X86_64"):
        read_object(Path(sys.executable).resolve().read_bytes(), "python")


def test_a_truncated_object_is_refused_at_every_length(hip_outcome: BuildOutcome) -> None:
    data = data_of(hip_outcome)
    for length in range(0, len(data) - 1, 53):
        with pytest.raises(InputError, match=r"^cut\.co: not "):
            read_object(data[:length], "cut.co")


def test_damaged_objects_are_read_or_refused_but_never_crash(hip_outcome: BuildOutcome) -> None:
    data, chance = data_of(hip_outcome), random.Random(1151)
    refused = 0
    for _ in range(300):
        damaged = bytearray(data)
        for _ in range(12):
            damaged[chance.randrange(2048)] = chance.randrange(256)
        try:
            read_object(bytes(damaged), "damaged.co")
        except InputError:
            refused += 1
    assert refused > 50


@pytest.mark.parametrize("section", [".text", ".rodata", ".note"])
@pytest.mark.parametrize("place", ["section", "segment", "flags"])
def test_sections_are_what_a_loader_reads(hip_outcome: BuildOutcome, section: str, place: str) -> None:
    """A copy at the end of the file, to which a section's or its segment's header points."""
    data = bytearray(data_of(hip_outcome))
    elf = ELFFile(BytesIO(bytes(data)))
    number = next(at for at, one in enumerate(elf.iter_sections()) if one.name == section)
    header = elf["e_shoff"] + number * elf["e_shentsize"]
    segments = enumerate(elf.iter_segments())
    loading = next(
        at for at, one in segments if one["p_type"] == "PT_LOAD" and one.section_in_segment(elf.get_section(number))
    )
    end = len(data)
    if place == "section":
        data += elf.get_section(number).data()
        struct.pack_into("<Q", data, header + 24, end)
    elif place == "segment":
        data += elf.get_segment(loading).data()
        struct.pack_into("<Q", data, elf["e_phoff"] + loading * elf["e_phentsize"] + 8, end)
    else:
        struct.pack_into("<Q", data, header + 8, 0)
    with pytest.raises(InputError, match=r"its section \.\w+ is not what the segments load there"):
        read_object(bytes(data), "two.co")


def test_segments_do_not_overlap_and_notes_are_sections(hip_outcome: BuildOutcome) -> None:
    data = data_of(hip_outcome)
    elf = ELFFile(BytesIO(data))
    text = elf.get_section_by_name(".text")
    assert text is not None
    kinds = {segment["p_type"]: at for at, segment in enumerate(elf.iter_segments())}

    def with_segment(kind: str, field: int, value: int, layout: str) -> bytes:
        changed = bytearray(data)
        struct.pack_into(layout, changed, elf["e_phoff"] + kinds[kind] * elf["e_phentsize"] + field, value)
        return bytes(changed)

    with pytest.raises(InputError, match="its segments overlap"):
        read_object(with_segment("PT_LOAD", 16, text["sh_addr"], "<Q"), "two.co")
    with pytest.raises(InputError, match="its notes are in no section"):
        read_object(with_segment("PT_NOTE", 8, 0, "<Q"), "two.co")


def test_a_descriptor_says_where_hardware_begins(hip_outcome: BuildOutcome) -> None:
    """Hardware drops the lower eight bits of where the code begins."""
    data = bytearray(data_of(hip_outcome))
    at = data.index(symbol_bytes(ELFFile(BytesIO(bytes(data))), "scaled_mm.kd"))
    struct.pack_into("<q", data, at + 16, struct.unpack_from("<q", data, at + 16)[0] + 4)
    with pytest.raises(InputError, match="'scaled_mm' or its descriptor is not at a multiple of 256 or 64 bytes"):
        read_object(bytes(data), "odd.co")


@pytest.mark.parametrize(("place", "value"), [(13, 1), (43, 0x80), (63, 1), (50, 0x10), (53, 0x80), (53, 0x40)])
def test_what_must_be_zero_in_a_descriptor_is(hip_outcome: BuildOutcome, place: int, value: int) -> None:
    """Reserved bytes, the privileged mode, exceptions of addresses, and how much LDS there is."""
    descriptor = bytearray(symbol_bytes(ELFFile(BytesIO(data_of(hip_outcome))), "scaled_mm.kd"))
    assert directives(bytes(descriptor), "gfx1151", None, None)
    descriptor[place] |= value
    with pytest.raises(ValueError, match="a descriptor sets bits that must be zero"):
        directives(bytes(descriptor), "gfx1151", None, None)


def test_symbol_tables_agree_where_a_descriptor_lies(hip_outcome: BuildOutcome) -> None:
    """A loader goes by either of them."""
    data = bytearray(data_of(hip_outcome))
    table = ELFFile(BytesIO(bytes(data))).get_section_by_name(".dynsym")
    assert isinstance(table, SymbolTableSection)
    number = next(at for at, symbol in enumerate(table.iter_symbols()) if symbol.name == "scaled_mm.kd")
    at = table["sh_offset"] + number * table["sh_entsize"] + 8
    struct.pack_into("<Q", data, at, struct.unpack_from("<Q", data, at)[0] + 64)
    with pytest.raises(InputError, match=r"its symbol tables have 'scaled_mm.kd' at two addresses"):
        read_object(bytes(data), "two.co")


@pytest.mark.parametrize("flags", [0x4C, 0x4A | 0x300, 0x4A | 0x800])
def test_the_header_says_the_same_target(hip_outcome: BuildOutcome, flags: int) -> None:
    """Another GPU, XNACK on, and SRAM ECC off: a loader would refuse them, or load them where they are not for."""
    data = bytearray(data_of(hip_outcome))
    struct.pack_into("<I", data, 48, flags)
    with pytest.raises(InputError, match="its header is for another target than its metadata, gfx1151"):
        read_object(bytes(data), "other.co")


@pytest.mark.parametrize(
    ("key", "more", "sentence"),
    [
        (".symbol", "x", "gives kernel 'scaled_mm' the symbol 'scaled_mm.kx', not its own"),
        (".name", "x", "gives kernel 'scaled_mx' the symbol 'scaled_mm.kd', not its own"),
    ],
)
def test_a_kernel_has_the_symbol_of_its_name(hip_outcome: BuildOutcome, key: str, more: str, sentence: str) -> None:
    data = bytearray(data_of(hip_outcome))
    value = b"scaled_mm.kd" if key == ".symbol" else b"scaled_mm"
    at = data.index(value, data.index(key.encode() + bytes([0xA0 + len(value)]) + value)) + len(value) - 1
    data[at : at + 1] = more.encode()
    with pytest.raises(InputError, match=sentence):
        read_object(bytes(data), "named.co")


@pytest.mark.parametrize(
    ("value", "sentence"),
    [
        (b"\x21", "field 'amdhsa.kernels.0.wavefront_size': input should be 32 or 64, not 33"),
        (b"\x90", "field 'amdhsa.kernels.0.wavefront_size': input should be 32 or 64"),
        (b"\xc0", "its metadata has no field '.wavefront_size'"),
        (b"\xc1", "not a complete code object"),
    ],
)
def test_metadata_of_the_wrong_type_is_one_sentence(hip_outcome: BuildOutcome, value: bytes, sentence: str) -> None:
    data, key = data_of(hip_outcome), b".wavefront_size"
    assert data.count(key + b"\x20") == 1
    with pytest.raises(InputError) as caught:
        read_object(data.replace(key + b"\x20", key + value), "wrong.co")
    assert str(caught.value).startswith("wrong.co: not a complete code object: ")
    assert sentence in str(caught.value)
