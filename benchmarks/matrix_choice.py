"""Holds the rules by which Triton takes a matrix instruction for a dot (`parity isa --explain`) against its compilers.

Usage: PYTHONPATH=. python benchmarks/matrix_choice.py [--releases 3.6.0,3.9.0] [--archs gfx942,gfx1151] [--points 500]

Each family has its own points, drawn with a seed: shapes, types, options; plain, batched, chained and scaled dots.
Every release compiles the same points to TTGIR, and a quarter of those with matrix instructions to machine code. What
the rules say is compared with the instruction's sides, the types that it multiplies, its k width, how warps divide the
tile, and its name in the machine code. The releases must be here (`parity toolchain add triton==3.5.1 ...`), but for
that of this interpreter. What a compiler could not do is counted apart. It takes one to eight minutes for each.
"""

import argparse
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from importlib.metadata import version
from pathlib import Path
from typing import Any

from parity.arch import ARCHITECTURES
from parity.contract.workspace import find_workspace
from parity.errors import UnavailableError
from parity.lanes.triton.choices.dots import Choice, Options, asked, taken
from parity.lanes.triton.choices.ir import DOTS, read_ir
from parity.lanes.triton.choices.matching import matches
from parity.lanes.triton.choices.rules import choose, release_of
from parity.toolchains import find, released

RELEASES = ("3.5.1", "3.6.0", "3.7.1", "3.8.0", "3.9.0")
FAMILIES = ("gfx90a", "gfx942", "gfx950", "gfx1151", "gfx1201", "gfx1250", "sm_90")
_WORKER = Path(__file__).parent / "choice_kernels" / "worker.py"
SEED = 20261126
_LIMIT_S = 30  # for one point
_MOST_SHOWN = 8
_TYPES = {
    ("fp16", "fp16"): 24,
    ("bf16", "bf16"): 14,
    ("fp32", "fp32"): 16,
    ("fp8e4nv", "fp8e4nv"): 8,
    ("fp8e5", "fp8e5"): 6,
    ("fp8e4nv", "fp8e5"): 4,
    ("fp8e5", "fp8e4nv"): 4,
    ("fp8e4b8", "fp8e4b8"): 6,
    ("fp8e5b16", "fp8e5b16"): 4,
    ("fp8e4b8", "fp8e5b16"): 3,
    ("i8", "i8"): 8,
    ("fp64", "fp64"): 3,
}
_OF_AMD = {"fp8e4b8", "fp8e5b16"}
_FORMS = {"product": 62, "chained": 18, "chained_b": 6, "batched": 6, "scaled": 8}
_DEPTHS = {1: 1, 2: 1, 4: 2, 8: 4, 16: 20, 32: 30, 64: 26, 128: 16}
_HAS_TF32 = ("gfx942", "sm_90")


@dataclass
class Tally:
    """What came of one release on one family: of `compared` points the rules `agreed` on so many, of `read` machine
    codes they `named` the instructions of so many. What did not compile is in neither.
    """

    release: str
    arch: str
    compared: int = 0
    agreed: int = 0
    read: int = 0
    named: int = 0
    deviations: list[str] = field(default_factory=list)
    not_compiled: Counter[str] = field(default_factory=Counter)


def points_of(arch: str, number: int, seed: int = SEED) -> list[dict[str, Any]]:
    """Return the points of a family."""
    draw = random.Random(f"{seed} {arch}")
    return [_point(draw, arch) for _ in range(number)]


def _drawn(draw: random.Random, weights: dict[Any, int]) -> Any:
    return draw.choices(list(weights), list(weights.values()))[0]


def _point(draw: random.Random, arch: str) -> dict[str, Any]:
    is_nvidia = ARCHITECTURES[arch].is_nvidia
    types = {pair: weight for pair, weight in _TYPES.items() if not (is_nvidia and set(pair) & _OF_AMD)}
    forms = {form: weight for form, weight in _FORMS.items() if not (is_nvidia and form == "scaled")}
    form, (a, b), k = _drawn(draw, forms), _drawn(draw, types), _drawn(draw, _DEPTHS)
    point = {"form": form, "a": a, "b": b, **_sides(draw, k), "out": "fp32", "precision": "ieee"}
    if form == "scaled":
        point |= {**_scaled(draw), "k": max(k, 32)}
    elif a == "fp32":
        how = _drawn(draw, {"ieee": 60, "tf32": 30, "bf16x3": 10})
        point["precision"] = "ieee" if how == "tf32" and arch not in _HAS_TF32 else how
    elif a in ("i8", "fp64"):
        point["out"] = {"i8": "int32", "fp64": "fp64"}[a]
    elif a == "fp16" and draw.random() < 0.15:
        point["out"] = "fp16"
    options = {"num_warps": draw.choice([1, 2, 4, 4, 8, 8]), "num_stages": _drawn(draw, {1: 15, 2: 45, 3: 25, 4: 15})}
    if not is_nvidia:
        options["matrix_instr_nonkdim"] = _drawn(draw, {0: 55, 16: 24, 32: 17, 4: 4})
        options["kpack"] = draw.choice([1, 1, 2])
    return point | {"options": options, "machine_code": draw.random() < 0.25}


def _sides(draw: random.Random, k: int) -> dict[str, int]:
    is_small = draw.random() < 0.2
    m = draw.choice([1, 2, 4, 8, 16] if is_small else [16, 32, 64, 128, 256])
    n = draw.choice([1, 2, 4, 8, 16] if is_small and draw.random() < 0.5 else [16, 32, 64, 128, 256])
    if draw.random() < 0.5:
        m, n = n, m
    while m * n > 128 * 256 or m * n * k > 128**3:
        m, n = (m, n // 2) if n >= m else (m // 2, n)
    return {"m": m, "n": n, "k": k}


def _scaled(draw: random.Random) -> dict[str, Any]:
    a, b = draw.choice(["e4m3", "e4m3", "e5m2", "e2m1"]), draw.choice(["e4m3", "e5m2", "e2m1", "bf16", "fp16"])
    by_b = b not in ("bf16", "fp16") and draw.random() < 0.7
    if draw.random() < 0.3:
        return {"a": b, "b": a, "by_a": by_b, "by_b": True}
    return {"a": a, "b": b, "by_a": True, "by_b": by_b}


def interpreter_of(release: str) -> str:
    """Return the interpreter of a release. Raises UnavailableError with the command that makes its environment."""
    if version("triton") == release:
        return sys.executable
    wanted = released("triton", release)
    made = find(find_workspace().toolchains, wanted)
    if made is None:
        raise UnavailableError(f"there is no Triton {release}: make it with '{wanted.command}'")
    return str(made.python)


def compile_points(release: str, arch: str, points: list[dict[str, Any]], folder: Path) -> list[dict[str, Any]]:
    """Compile the points; a compiler that dies or hangs costs one."""
    facts, wanted = folder / f"{release}-{arch}.jsonl", folder / f"{release}-{arch}.json"
    wanted.write_text(json.dumps(points))
    facts.touch()
    wave = str(ARCHITECTURES[arch].wave_size)
    command = [interpreter_of(release), str(_WORKER), arch, wave, str(wanted), str(facts)]
    env = {**os.environ, "TRITON_CACHE_DIR": str(folder / f"cache-{release}-{arch}"), "TRITON_DEFAULT_FP_FUSION": "1"}
    while (done := _lines(facts)) < len(points):
        with subprocess.Popen(command, env=env, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as process:
            _wait(process, facts, done)
        if _lines(facts) < len(points):
            with facts.open("a") as rest:
                rest.write(json.dumps({"error": f"the compiler ended with {process.returncode}"}) + "\n")
    return [json.loads(line) for line in facts.read_text().splitlines()]


def _lines(path: Path) -> int:
    return path.read_text().count("\n")


def _wait(process: "subprocess.Popen[bytes]", facts: Path, done: int) -> None:
    since = time.monotonic()
    while process.poll() is None:
        time.sleep(0.5)
        now = _lines(facts)
        if now > done:
            done, since = now, time.monotonic()
        elif time.monotonic() - since > _LIMIT_S:
            process.kill()


def compare(release: str, arch: str, points: list[dict[str, Any]], facts: list[dict[str, Any]]) -> Tally:
    """Compare what the rules say of each point with what the compiler made of it."""
    tally = Tally(release, arch)
    for at, (point, fact) in enumerate(zip(points, facts, strict=True)):
        if "ttgir" not in fact:
            tally.not_compiled[fact["error"].partition(":")[0]] += 1
            continue
        choices, differences = _compared(point, fact, arch, release)
        if not choices:
            tally.not_compiled["without a dot that can be found"] += 1
            continue
        tally.compared += 1
        tally.agreed += not differences
        tally.deviations += [f"point {at}, {point['form']}, {one}" for one in differences]
        if named := fact.get("instructions"):
            expected = {choice.instruction or "" for choice in choices} - {""}
            is_named = set(named) == expected or all(any(_is_in(one, name) for name in named) for one in expected)
            tally.read += 1
            tally.named += is_named
            if not is_named:
                tally.deviations.append(
                    f"point {at}: {', '.join(expected)}, but the machine code has {', '.join(named)}"
                )
    return tally


def _is_in(instruction: str, name: str) -> bool:
    """Whether a name in PTX is the instruction of which the rules give kind and shape."""
    kind, _, shape = instruction.partition(" ")
    return bool(shape) and name.startswith(kind) and f".{shape}." in name


def _compared(point: dict[str, Any], fact: dict[str, Any], arch: str, release: str) -> tuple[list[Choice], list[str]]:
    ttir, ttgir = read_ir(fact["ttir"]), read_ir(fact["ttgir"])
    given = point["options"]
    options = Options(given["num_warps"], given.get("matrix_instr_nonkdim", 0), given.get("kpack", 1))
    known = release_of(release)
    assert known is not None
    choices, differences = [], []
    became = {one.at: match.made for match in matches(ttir, ttgir, DOTS) for one in match.asked}
    for wanted, dot in asked(ttir):
        if not (made := sorted(became[wanted.at], key=lambda one: one.loop is None)):
            continue
        choice, was = choose(dot, options, ARCHITECTURES[arch], known), taken(made[0], ttgir)
        assert choice is not None
        choices.append(choice)
        if not choice.leads_to(was):
            said = f"{choice.instruction}, {choice.a} by {choice.b}, k width {choice.k_width}, warps {choice.warps}"
            differences.append(f"{dot}, {options}: the rules say {said}; taken was {was}")
    return choices, differences


def _results(releases: list[str], archs: list[str], number: int, seed: int, folder: Path) -> Iterator[Tally]:
    def one(job: tuple[str, str]) -> Tally:
        release, arch = job
        points = points_of(arch, number, seed)
        return compare(release, arch, points, compile_points(release, arch, points, folder))

    with ThreadPoolExecutor(os.cpu_count()) as pool:
        yield from pool.map(one, [(release, arch) for arch in archs for release in releases])


def main() -> None:
    """Print the agreement of each release and family, and what deviates."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--releases", default=",".join(RELEASES))
    parser.add_argument("--archs", default=",".join(FAMILIES))
    parser.add_argument("--points", type=int, default=500)
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--folder", type=Path, help="where what was compiled is kept, to go on after a stop")
    asked_for = parser.parse_args()
    releases = asked_for.releases.split(",")
    for release in releases:
        interpreter_of(release)
    with tempfile.TemporaryDirectory() as temporary:
        folder = asked_for.folder or Path(temporary)
        folder.mkdir(parents=True, exist_ok=True)
        print("| family | Triton | agree | machine code | not compiled |\n| --- | --- | --- | --- | --- |")
        deviations = []
        for tally in _results(releases, asked_for.archs.split(","), asked_for.points, asked_for.seed, folder):
            lost = ", ".join(f"{number} {why}" for why, number in tally.not_compiled.items())
            figures = f"{tally.agreed} of {tally.compared} | {tally.named} of {tally.read}"
            print(f"| {tally.arch} | {tally.release} | {figures} | {lost} |", flush=True)
            shown = tally.deviations[:_MOST_SHOWN]
            deviations += [f"{tally.arch}, Triton {tally.release}: {one}" for one in shown]
        print("\n".join(["", *deviations]))


if __name__ == "__main__":
    main()
