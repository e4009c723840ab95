"""What all GPU devices share: argument segments, waiting, copies of the inputs, the lock."""

import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from parity.contract import Argument
from parity.contract.arguments import struct_of
from parity.devices.base import DeviceFault, argument_segment, input_sets, wait_until
from parity.devices.lock import device_lock
from parity.errors import UnavailableError
from parity.records import DeviceFacts, KernelArgument

DEVICE = DeviceFacts("hip", "Some GPU", "gfx1151", "0000:c4:00.0", "1", "2", 1 << 34, 32 << 20)


def test_a_segment_follows_the_kernels_own_offsets() -> None:
    """A gap for alignment, and two pointers that a compiler appends and nobody binds."""
    layout = [
        KernelArgument(0, 8, "global_buffer"),
        KernelArgument(8, 4, "by_value"),
        KernelArgument(16, 8, "global_buffer"),
        KernelArgument(24, 8, "global_buffer"),
    ]
    arguments = [Argument("x", buffer="x"), Argument("n", value=8192), Argument("y", buffer="y")]
    segment = argument_segment(layout, arguments, {"x": 0x7F00_1234_5678, "y": 0x1000})
    assert segment == bytes.fromhex("78563412007f0000002000000000000000100000000000000000000000000000")


def test_negative_integers_are_twos_complement() -> None:
    assert argument_segment([KernelArgument(0, 4, "by_value")], [Argument("n", value=-2)], {}) == b"\xfe\xff\xff\xff"


def test_a_struct_lies_as_in_c_and_its_size_is_held_to_the_kernels() -> None:
    inner = struct_of([Argument("k", value=3, dtype="int16", size_bytes=2), Argument("y", buffer="y", size_bytes=8)])
    fields = [
        Argument("negate", value=True, dtype="bool", size_bytes=1),
        Argument("alpha", value=0.5, dtype="bfloat16", size_bytes=2),
        inner,
        Argument("null", value=0, is_pointer=True, size_bytes=8),
        Argument("n", value=-1, dtype="int32", size_bytes=4),
    ]
    argument = struct_of(fields)
    (segment,) = {argument_segment([KernelArgument(8, 40, "by_value")], [argument], {"y": 0x1000})}
    wanted = "0100003f 00000000 0300000000000000 0010000000000000 0000000000000000 ffffffff 00000000"
    assert segment == bytes(8) + bytes.fromhex(wanted)
    with pytest.raises(DeviceFault) as raised:
        argument_segment([KernelArgument(0, 32, "by_value")], [argument], {"y": 0x1000})
    assert str(raised.value) == (
        "'struct {negate, alpha, struct {k, y}, null, n}' has 40 bytes as its fields are written (negate: bool at 0, "
        "alpha: bfloat16 at 2, k: int16 at 8, y: pointer at 16, null: pointer at 24, n: int32 at 32), but 32 in the "
        "kernel: a field is missing or has another type"
    )


def test_waiting_ends_when_the_device_has_finished() -> None:
    answers = iter([False, False, True])
    wait_until(lambda: next(answers), 1.0, "a batch")
    assert list(answers) == [], "asked until it has finished"


def test_waiting_for_a_lost_device_ends_too() -> None:
    with pytest.raises(DeviceFault, match=r"a batch did not complete within 0\.05 s: the device hangs or is lost"):
        wait_until(lambda: False, 0.05, "a batch")


@pytest.mark.parametrize(
    ("cache", "size", "free", "sets"),
    [
        (32 << 20, 192 << 20, 1 << 36, 1),  # larger than the cache by itself
        (256 << 20, 192 << 20, 1 << 36, 3),  # MI300X
        (256 << 20, 192 << 20, 400 << 20, 1),  # no room
        (256 << 20, 1 << 20, 1 << 36, 16),  # no more than 16
        (0, 1 << 20, 1 << 30, 1),
    ],
)
def test_sets_of_inputs_outgrow_the_cache(cache: int, size: int, free: int, sets: int) -> None:
    assert input_sets(cache, size, free) == sets


@pytest.fixture(autouse=True)
def _locks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PARITY_LOCKS", str(tmp_path))


HOLD = """
import sys, time
from parity.devices.lock import device_lock
from parity.records import DeviceFacts
with device_lock(DeviceFacts("hip", "Some GPU", "gfx1151", sys.argv[1], "1", "2", 1 << 34, 0), 0, "parity run step14"):
    print("held", flush=True)
    time.sleep(float(sys.argv[2]))
"""


@contextmanager
def holder(seconds: float, identity: str = DEVICE.identity) -> Iterator[int]:
    """Another process that holds a device, killed at the end of the block; yields its number."""
    command = [sys.executable, "-c", HOLD, identity, str(seconds)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "held\n"
        yield process.pid
        process.kill()


def test_a_held_device_is_refused_by_the_name_of_its_holder() -> None:
    with holder(30) as pid, pytest.raises(UnavailableError) as caught, device_lock(DEVICE, 0, "mine"):
        pass
    text = str(caught.value)
    assert text.startswith("hip device 0000:c4:00.0 (Some GPU) is in use by process ")
    assert f"process {pid} (parity run step14) since 20" in text
    with device_lock(DEVICE, 1, "after its death"):  # the system let go
        pass


def test_waiting_gets_the_device_when_it_is_free() -> None:
    with holder(0.6):
        started = time.monotonic()
        with device_lock(DEVICE, 10, "mine"):
            assert time.monotonic() - started > 0.2


def test_another_device_is_free(tmp_path: Path) -> None:
    with holder(30, identity="0000:c5:00.0"), device_lock(DEVICE, 0, "mine"):
        assert len(list(tmp_path.glob("*.json"))) == 2


def test_the_holder_says_who_he_is(tmp_path: Path) -> None:
    with device_lock(DEVICE, 0, "parity calibrate"):
        (note,) = tmp_path.glob("*.json")
        assert json.loads(note.read_text())["pid"] == os.getpid()
    assert not list(tmp_path.glob("*.json"))


def test_a_folder_that_cannot_be_written_is_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("PARITY_LOCKS", str(tmp_path / "file"))
    with (
        pytest.raises(UnavailableError, match="set PARITY_LOCKS to a folder that all users can write"),
        device_lock(DEVICE, 0, "mine"),
    ):
        pass
