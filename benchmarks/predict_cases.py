"""Makes the cases of `benchmarks/predict.py`: somebody's Triton kernels as gfx950 code, each with its launch and time.

    python benchmarks/predict_cases.py TIMES.csv CLONE OUT

CLONE is a clone of github.com/williamqwu/sol-execbench-rocm, whose `artifacts/10` has the kernels of several agents as
they stepped through problems, and how long each took on an MI350X. TIMES.csv has a line for each kernel and workload
of which one launch is all that runs: `problem`, `version` (the first 16 hex digits of the kernel file's SHA-256),
`workload`, `inputs` (`a:float16[8,2048];eps=1e-05`, in the order of the kernel file's `run`) and `time_us`.

Run it in an environment with torch and Triton 3.5.1, the release that was measured: nothing is launched, Triton only
compiles. OUT gets a folder for each case (`kernel.s`, `launch.toml`), and `cases.csv`.
"""

import argparse
import csv
import hashlib
import importlib.util
import json
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import torch
from triton.backends.compiler import GPUTarget
from triton.runtime import driver
from triton.runtime.jit import JITFunction

_POINTER = '\n[[args]]\noutput = {{ shape = [{}], dtype = "{}", fill = "zeros" }}\n'
_SCALAR = '\n[[args]]\nscalar = {{ dtype = "{}", value = {} }}\n'
_SCALARS = {"i1": "bool", "i32": "int32", "i64": "int64", "u32": "uint32", "fp32": "float32", "fp64": "float64"}
_TENSOR = re.compile(r"(\w+):(\w+)\[([\d,]*)\]")
_COLUMN_MAJOR = {("Quant__022", "w")}  # the only input whose strides are not those of its shape


class _Driver:
    """What Triton asks of a GPU's driver when it compiles."""

    def get_current_target(self) -> GPUTarget:
        return GPUTarget("hip", "gfx950", 64)

    def get_current_device(self) -> int:
        return 0

    def get_current_stream(self, _device: int = 0) -> int:
        return 0

    def get_active_torch_device(self) -> torch.device:
        return torch.device("meta")


class _Recorder:
    """The launches of a program, none of which is made."""

    def __init__(self) -> None:
        self.launches: list[tuple[Any, Any, dict[str, Any], tuple[int, ...]]] = []
        usual = JITFunction.run

        def run(function: Any, *args: Any, grid: Any, warmup: bool, **options: Any) -> Any:
            compiled = usual(function, *args, grid=grid, warmup=True, **options)
            values = dict(zip(function.arg_names, args, strict=False))
            values |= {name: value for name, value in options.items() if name in function.arg_names}
            values |= {p.name: p.default for p in function.params if p.name not in values and p.has_default}
            self.launches.append((function, compiled, values, tuple(grid(values) if callable(grid) else grid)))
            return compiled

        JITFunction.run = run


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    for name in ("times", "clone", "out"):
        parser.add_argument(name, type=Path)
    words = parser.parse_args()
    rows = list(csv.DictReader(words.times.open()))
    words.out.mkdir(parents=True, exist_ok=True)
    for version, source in _sources(words.clone, {row["version"] for row in rows}, {row["problem"] for row in rows}):
        (words.out / f"{version}.py").write_bytes(source)
    driver.set_active(_Driver())
    recorder, cases = _Recorder(), []
    for row in rows:
        name = hashlib.sha256(f"{row['version']} {row['workload']}".encode()).hexdigest()[:16]
        try:
            _make(row, words.out / name, words.out / f"{row['version']}.py", recorder)
        except Exception as error:  # somebody's program may raise anything, and ends its own case alone
            print(f"{row['problem']} {row['version']} {row['workload']}: {error!r:.200}", file=sys.stderr)
        else:
            cases.append({"case": name, **{key: row[key] for key in ("problem", "version", "workload", "time_us")}})
    with (words.out / "cases.csv").open("w") as file:
        writer = csv.DictWriter(file, list(cases[0]))
        writer.writeheader()
        writer.writerows(cases)
    print(f"{len(cases)} of {len(rows)} cases made")


def _sources(clone: Path, versions: set[str], problems: set[str]) -> Iterator[tuple[str, bytes]]:
    """Yield the kernel files of these versions, out of the history's newest commit."""
    listed = subprocess.run(
        ["git", "-C", str(clone), "ls-tree", "-r", "HEAD", "artifacts/10"], capture_output=True, text=True, check=True
    )
    blobs = {
        line.split()[2]
        for line in listed.stdout.splitlines()
        if line.endswith(".py") and any(f"/{problem}/" in line or f"/{problem}.py" in line for problem in problems)
    }
    for blob in sorted(blobs):
        source = subprocess.run(
            ["git", "-C", str(clone), "cat-file", "blob", blob], capture_output=True, check=True
        ).stdout
        if (version := hashlib.sha256(source).hexdigest()[:16]) in versions:
            yield version, source


_modules: dict[str, Any] = {}


def _make(row: dict[str, str], folder: Path, source: Path, recorder: _Recorder) -> None:
    if row["version"] not in _modules:
        spec = importlib.util.spec_from_file_location(f"kernel_{row['version']}", source)
        assert spec is not None
        assert spec.loader is not None
        _modules[row["version"]] = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(_modules[row["version"]])
    recorder.launches.clear()
    with torch.device("meta"):
        _modules[row["version"]].run(*_inputs(row))
    ((function, compiled, values, grid),) = recorder.launches
    folder.mkdir(exist_ok=True)
    (folder / "kernel.s").write_text(compiled.asm["amdgcn"])
    (folder / "launch.toml").write_text(_launch(function, compiled, values, grid))


def _inputs(row: dict[str, str]) -> list[Any]:
    made: list[Any] = []
    for text in row["inputs"].split(";"):
        if (tensor := _TENSOR.fullmatch(text)) is None:
            made.append(json.loads(text.partition("=")[2].lower()))
            continue
        name, dtype, sides = tensor.groups()
        shape = [int(side) for side in sides.split(",") if side]
        is_turned = any(row["problem"].startswith(problem) and name == of for problem, of in _COLUMN_MAJOR)
        made.append(torch.empty(shape[::-1] if is_turned else shape, dtype=getattr(torch, dtype), device="meta"))
        made[-1] = made[-1].t() if is_turned else made[-1]
    return made


def _launch(function: Any, compiled: Any, values: dict[str, Any], grid: tuple[int, ...]) -> str:
    """Write the launch file: storages of zeros, and the numbers that are passed; null for Triton's own pointers."""
    constants = {key[0] if isinstance(key, tuple) else key for key in compiled.src.constants}
    text = f'kernel = "{compiled.metadata.name}"\ngrid = {([*grid, 1, 1])[:3]}\n'
    text += f"block = [{compiled.metadata.num_warps * 64}, 1, 1]\ndynamic_lds_bytes = {compiled.metadata.shared}\n"
    passed = 0
    for number, name in enumerate(function.arg_names):
        if number in constants or name in constants:
            continue
        passed, value = passed + 1, values[name]
        if isinstance(value, torch.Tensor):
            elements = value.untyped_storage().nbytes() // value.element_size()
            text += _POINTER.format(max(1, elements), str(value.dtype).removeprefix("torch."))
        else:
            text += _SCALAR.format(_SCALARS[compiled.src.signature[name]], json.dumps(value))
    taken = compiled.asm["amdgcn"].count(".value_kind:")
    return str(text + _SCALAR.format("uint64", 0) * (taken - passed))


if __name__ == "__main__":
    main()
