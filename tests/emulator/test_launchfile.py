"""Where a launch file may save an output: in its own folder, in an ordinary file."""

import os
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from parity.emulator.launchfile import BufferSpec, ScalarSpec, array_of, read_launch, scalar_bytes
from parity.errors import InputError


def launch(folder: Path, save: str) -> Path:
    path = folder / "launch.toml"
    output = f"output = {{ shape = [1], dtype = \"int32\", save = '{save}' }}"
    path.write_text(f'kernel = "k"\ngrid = [1]\nblock = [64]\n[[args]]\n{output}\n')
    return path


@pytest.mark.parametrize(
    ("save", "sentence"),
    [
        ("../out.npy", "lies outside the launch file's folder: write a name, as 'out.npy'"),
        ("../../X", "lies outside"),
        ("/tmp/out.npy", "lies outside"),
        ("{folder}/out.npy", "lies outside"),
        ("below/../../out.npy", "lies outside"),
        ("link.npy", "lies outside"),
        ("linked/out.npy", "lies outside"),
        ("below", "exists and is no ordinary file"),
        ("pipe", "exists and is no ordinary file"),
        ("", "exists and is no ordinary file"),
        ("launch.toml", "is the launch file itself"),
        ("a" * 300, "names no file"),
    ],
)
def test_an_output_is_saved_nowhere_else(tmp_path: Path, save: str, sentence: str) -> None:
    folder = tmp_path / "launches"
    (folder / "below").mkdir(parents=True)
    (folder / "link.npy").symlink_to(tmp_path / "other.npy")
    (folder / "linked").symlink_to(tmp_path)
    os.mkfifo(folder / "pipe")
    with pytest.raises(InputError, match=r"launch\.toml: field 'args\.0\.output\.save': ") as raised:
        read_launch(launch(folder, save.format(folder=folder)))
    assert sentence in str(raised.value)


@pytest.mark.parametrize("save", ["out.npy", "below/out.npy", "./out"])
def test_an_output_is_saved_beside_the_launch_file(tmp_path: Path, save: str) -> None:
    assert read_launch(launch(tmp_path, save)).args[0].output is not None


def test_all_buffers_of_a_launch_have_4_gib(tmp_path: Path) -> None:
    path = tmp_path / "launch.toml"
    buffer = '[[args]]\nbuffer = { shape = [1073741824], dtype = "uint8" }\n'
    struct = '[[args]]\nstruct = [{ buffer = { shape = [1], dtype = "uint8" } }]\n'
    path.write_text('kernel = "k"\ngrid = [1]\nblock = [64]\n' + 4 * buffer)
    assert len(read_launch(path).args) == 4
    path.write_text(path.read_text() + struct)
    sentence = r"launch\.toml: field 'args': buffers of 4,294,967,297 bytes in all are more than 4,294,967,296"
    with pytest.raises(InputError, match=sentence):
        read_launch(path)


def test_a_fill_is_not_read_before_its_size_is_known(tmp_path: Path) -> None:
    np.save(tmp_path / "huge.npy", np.zeros(1, np.uint8))
    text = (tmp_path / "huge.npy").read_bytes().replace(b"(1,), }" + 13 * b" ", b"(1099511627776,), }" + b" ")
    (tmp_path / "huge.npy").write_bytes(text)
    os.truncate(tmp_path / "huge.npy", 128 + (1 << 40))  # a hole: no disk is taken
    os.mkfifo(tmp_path / "pipe.npy")
    for name, sentence in (("huge.npy", r"holds uint8 \[1099511627776\]"), ("pipe.npy", "is no ordinary file")):
        with pytest.raises(InputError, match=sentence):
            array_of(BufferSpec([1], "uint8", name), tmp_path)


def test_a_bool_is_0_or_1(tmp_path: Path) -> None:
    for fill in ("integers", "bytes"):
        assert set(array_of(BufferSpec([64], "bool", fill), tmp_path).view(np.uint8)) == {0, 1}
    assert [scalar_bytes(ScalarSpec("bool", value)) for value in (True, 0)] == [b"\1", b"\0"]
    with pytest.raises(InputError, match="scalar value 2 is no bool: write true or false"):
        scalar_bytes(ScalarSpec("bool", 2))


@pytest.mark.parametrize("dtype", ["float8_e8m0fnu", "float32", "int8", "bool"])
@pytest.mark.parametrize("fill", ["integers", "zeros", "bytes", "poison"])
def test_a_buffer_may_be_one_element_without_sides(tmp_path: Path, dtype: Any, fill: str) -> None:
    made = array_of(BufferSpec([], dtype, fill), tmp_path)
    assert (type(made), made.shape) == (np.ndarray, ())
