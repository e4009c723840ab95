"""What a program launches, written into a folder: each distinct launch once, with its tensors before and after.

A launch has a folder of its own: `launch.json` says what it was, `NAME.py` is its source (or names the file that has
it), `kernel.s` its machine code, `launch.toml` runs that with `parity emulate`, and each tensor is an `.npy` file.
"""

import hashlib
import json
import os
import shutil
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from parity.on.inside.launching import Launched, Passed, Shape
from parity.on.inside.memory import View, bytes_at, span_of
from parity.on.inside.triton_source import Source, name_of_type

_MOST_BYTES = 64 << 20  # of the tensors of a launch: what larger ones held is not kept
_MOST_OF_A_KERNEL = 16
_AFTER, _SPAN = "after", "span"
_SCALARS = {
    **{f"i{bits}": f"int{bits}" for bits in (8, 16, 32, 64)},
    **{f"u{bits}": f"uint{bits}" for bits in (8, 16, 32, 64)},
    **dict.fromkeys(("i1", "u1"), "bool"),
    **dict.fromkeys(("fp32", "f32"), "float32"),
    **dict(zip(("fp16", "bf16", "fp64"), ("float16", "bfloat16", "float64"), strict=True)),
}


class Given(NamedTuple):
    """A parameter of a kernel as a launch gives it: its type in Triton's words; is it compiled in?"""

    name: str
    kind: Any
    value: Any
    is_constant: bool


@dataclass(frozen=True)
class Kernel:
    """What is captured of a kernel itself. `options` are what it was compiled with, where that is not the usual."""

    name: str
    arch: str
    place: str
    source: Source
    assembly: str
    options: Mapping[str, Any]


class Captures:
    """The launches that this process has seen."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._seen = set[str]()
        self._count = Counter[str]()

    def begin(self, kernel: Kernel, shape: Shape, given: Sequence[Given]) -> "Capture | None":
        """Take what a launch's tensors hold; None for a launch that is known, and for one too many of a kernel."""
        described = _all_described(given)
        about = {
            "kernel": kernel.name,
            "arch": kernel.arch,
            "place": kernel.place,
            "grid": list(shape.grid),
            "threads": shape.threads,
            "lds_bytes": shape.lds_bytes,
            "options": dict(kernel.options),
            "parameters": described,
        }
        key = hashlib.sha256(json.dumps([about, kernel.source.text]).encode()).hexdigest()[:12]
        path = self._folder / f"{kernel.name}-{key}"
        if key in self._seen or path.exists() or self._count[kernel.name] >= _MOST_OF_A_KERNEL:
            return None
        self._seen.add(key)
        self._count[kernel.name] += 1
        tensors = {one.name: one.value for one in given if _is_tensor(one.value)}
        is_small = sum(_bytes(tensor) for tensor in tensors.values()) <= _MOST_BYTES
        if not is_small:
            return Capture(path, kernel, about, None, {})
        gaps = {name: one for name, one in tensors.items() if not one.is_contiguous()}
        before, spans = ({name: how(one) for name, one in of.items()} for how, of in ((_held, tensors), (_span, gaps)))
        return Capture(path, kernel, about, before, spans)


@dataclass(frozen=True)
class Capture:
    """A launch that is being captured: what its tensors held `before`, None where that is too much."""

    path: Path
    kernel: Kernel
    about: dict[str, Any]
    before: Mapping[str, NDArray[Any]] | None
    spans: Mapping[str, NDArray[Any]]

    def end(self, launched: Launched, shape: Shape, passed: Sequence[Passed]) -> None:
        """Write the launch, if it had no fault. Another process may have written it already."""
        if launched.fault is not None:
            return
        part = self.path.with_name(f".{self.path.name}.{os.getpid()}")
        part.mkdir(parents=True)
        views = {view.name: (number, view) for number, of in launched.memory.views.items() for view in of}
        for described in self.about["parameters"]:
            if described["name"] in views and "tensor" in described:
                number, view = views[described["name"]]
                flags = launched.memory.written[number]
                written = None if flags is None else _elements(flags, view).any(-1)
                described["tensor"]["written"] = (
                    "none" if written is None or not written.any() else "all" if written.all() else "part"
                )
        if self.before is not None:
            self._write_tensors(part, passed)
            if text := _launch_file(self.about, passed, self.before):
                for name, array in self.spans.items():
                    np.save(part / f"{name}.{_SPAN}.npy", array)
                (part / "launch.toml").write_text(text)
        (part / "kernel.s").write_text(self.kernel.assembly)
        (part / f"{self.kernel.name}.py").write_text(self.kernel.source.text)
        document = {**self.about, "has_values": self.before is not None, "whole_file": self.kernel.source.whole_file}
        (part / "launch.json").write_text(json.dumps(document, indent=1) + "\n")
        try:
            part.rename(self.path)
        except OSError:
            shutil.rmtree(part)

    def _write_tensors(self, folder: Path, passed: Sequence[Passed]) -> None:
        assert self.before is not None
        tensors = {one.name: one.value for one in passed if _is_tensor(one.value)}
        for described in self.about["parameters"]:
            name = described["name"]
            if name not in self.before:
                continue
            np.save(folder / f"{name}.npy", self.before[name])
            if described["tensor"].get("written", "none") != "none":
                np.save(folder / f"{name}.{_AFTER}.npy", _held(tensors[name]))


def _all_described(given: Sequence[Given]) -> list[dict[str, Any]]:
    """Describe the parameters of a launch. Of tensors that share memory, the later one names the earlier: `same_as` it,
    or only `overlaps` it.
    """
    described, before = [_described(one) for one in given], list[Given]()
    for one, about in zip(given, described, strict=True):
        if "tensor" not in about:
            continue
        for other in before:
            if _place(one.value) == _place(other.value):
                about["tensor"]["same_as"] = other.name
                break
            (start, end), (begin, stop) = _reach(one.value), _reach(other.value)
            if start < stop and begin < end:
                about["tensor"]["overlaps"] = other.name
        before.append(one)
    return described


def _place(tensor: Any) -> tuple[Any, ...]:
    return tensor.data_ptr(), tuple(tensor.shape), tuple(tensor.stride()), str(tensor.dtype)


def _reach(tensor: Any) -> tuple[int, int]:
    start = int(tensor.data_ptr())
    return start, start + span_of(tensor.shape, tensor.stride()) * int(tensor.element_size())


def _is_tensor(value: Any) -> bool:
    return hasattr(value, "untyped_storage")


def _described(given: Given) -> dict[str, Any]:
    """Describe a parameter. What is neither a tensor nor a plain value is `other`: descriptors and tuples."""
    name, kind, value, is_constant = given
    if _is_tensor(value):
        dtype = str(value.dtype).removeprefix("torch.")
        tensor = {"dtype": dtype, "shape": list(value.shape), "strides": list(value.stride())}
        if value.numel() and not (value.is_floating_point() or value.is_complex()) and dtype != "bool":
            tensor["range"] = [int(value.min()), int(value.max())]
        return {"name": name, "tensor": tensor}
    if is_constant:  # as a lane's constants have them
        plain = getattr(value, "value", value)
        if type(plain).__name__ == "dtype":
            plain = name_of_type(plain)
        is_plain = plain is None or isinstance(plain, bool | int | float | str)
        return {
            "name": name,
            "constant" if is_plain else "other": str(plain) if plain is None or not is_plain else plain,
        }
    if value is None:
        return {"name": name, "null": True}
    if isinstance(value, bool | int | float):
        usual = "bool" if isinstance(value, bool) else "float32" if isinstance(value, float) else "int32"
        return {"name": name, "scalar": {"dtype": _SCALARS.get(str(kind), usual), "value": value}}
    return {"name": name, "other": str(kind)}


def _bytes(tensor: Any) -> int:
    return int(tensor.numel()) * int(tensor.element_size())


def _held(tensor: Any) -> NDArray[Any]:
    """Return what a tensor holds, in its order: a type that NumPy lacks as whole numbers of its width."""
    import torch

    whole = tensor.detach().contiguous().reshape(-1).view(torch.uint8).numpy().copy()
    name = str(tensor.dtype).removeprefix("torch.")
    width = int(tensor.element_size())
    kind: Any = getattr(np, "bool_" if name == "bool" else name, None) or {1: np.uint8, 2: np.uint16}[width]
    return np.asarray(whole.view(kind).reshape(tuple(tensor.shape)))


def _span(tensor: Any) -> NDArray[Any]:
    """Return the memory that a tensor reaches over, with what lies between its elements."""
    start, end = _reach(tensor)
    return bytes_at(start, end - start, int(tensor.element_size())).copy()


def _launch_file(about: Mapping[str, Any], passed: Sequence[Passed], before: Mapping[str, NDArray[Any]]) -> str:
    """Return the text of a launch file; empty where it cannot say what is passed: other things than tensors and
    numbers, and tensors that share memory.
    """
    lines = [
        f"kernel = {json.dumps(about['kernel'])}",
        f"grid = {about['grid']}",
        f"block = [{about['threads']}]",
        f"dynamic_lds_bytes = {about['lds_bytes']}",
    ]
    described = {one["name"]: one for one in about["parameters"]}
    for one in passed:
        known = described.get(one.name, {})
        if "tensor" in known:
            tensor, span = known["tensor"], not one.value.is_contiguous()
            size = span_of(one.value.shape, one.value.stride()) if span else one.value.numel()
            if not size or tensor.get("same_as") or tensor.get("overlaps"):
                return ""
            fill = f"{one.name}.{_SPAN}.npy" if span else f"{one.name}.npy"
            shape = [size] if span else list(before[one.name].shape)
            word = "buffer" if tensor.get("written", "none") == "none" else "output"
            lines += ["", "[[args]]", f'{word} = {{ shape = {shape}, dtype = "{tensor["dtype"]}", fill = "{fill}" }}']
        elif "scalar" in known:
            value = json.dumps(known["scalar"]["value"])
            lines += ["", "[[args]]", f'scalar = {{ dtype = "{known["scalar"]["dtype"]}", value = {value} }}']
        else:
            return ""
    return "\n".join(lines) + "\n"


def _elements(flags: NDArray[Any], view: View) -> NDArray[Any]:
    """Return a view's elements of a buffer of bytes, in its shape, with their bytes as the last side."""
    part = flags[view.start : view.start + view.span]
    strides = [stride * view.item_bytes for stride in view.strides]
    return np.lib.stride_tricks.as_strided(part, (*view.shape, view.item_bytes), (*strides, 1), writeable=False)
