"""Changed compiler output by the ten thousand through `parity emulate`, the engine built with sanitizers.

Usage: PYTHONPATH=tests:tests/emulator python benchmarks/fuzz_emulator.py [--mutants N] [--seed N] [--plain] [--only N].

Starts from real kernels of four families (both lanes of a study each, and small HIP kernels), changes one to three
places of the text (registers, widths, modifiers, constants, operands, whole lines, directives, metadata, the end cut
off) and emulates it. Each must end as a run, a fault or one sentence, soon and in little memory. Crashes, reports of
the sanitizers, tracebacks, time-outs and memory beyond the limit are counted, printed and kept; the exit code is 1 if
there was any.

The sanitizers are those of gcc, if it is here; `--plain` takes the engine that everyone uses, under a limit on the
address space. `--only N` runs mutant N in this process.
"""

import argparse
import os
import random
import re
import resource
import subprocess
import sys
import tempfile
import time
import traceback
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any

from run import make_workspace
from test_atomics import DEVICE, waiting
from test_calls import SOURCE as CALLS
from test_user_kernels import KERNELS, compile_hip

from parity.contract import LaneName
from parity.contract.study import load_step
from parity.contract.workspace import Workspace
from parity.emulator.emulate import EmulationWishes, emulate
from parity.emulator.engine import WAVE_SIZES, complete_source, library_path, load, sealed
from parity.errors import ParityError
from parity.lanes import BuildRequest, HashMemory, build_lane

FAMILIES = {"gfx1151": "step18", "gfx1201": "gfx1201/step01", "gfx942": "gfx942/step01", "gfx950": "gfx950-mx/step01"}
_INTEGERS = '#define __shared__ __attribute__((shared))\nextern "C" __global__ void k(const int* a, int* o)'
_IN_LDS = "__ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_WORKGROUP"
# Calls and data, atomic operations in both memories, and workgroups that wait for each other.
WORKGROUPS_TOGETHER = {
    "calls": CALLS,
    "atomics": f"""{_INTEGERS} {{ unsigned i = GLOBAL_ID; __shared__ int s[8]; if (i % 64 < 8) s[i % 64] = a[i];
        __builtin_amdgcn_s_barrier(); __hip_atomic_fetch_max(s + a[i] % 8, 3, {_IN_LDS});
        int n = __hip_atomic_fetch_add(o, s[i % 8], {DEVICE});
        __hip_atomic_fetch_max(o + 1 + (n & 15), n, {DEVICE}); }}""",
    "waiting": f"""{_INTEGERS} {{ unsigned i = GLOBAL_ID; {waiting("1 - (int)(i / 64)", "2 - (int)(i / 64)")} }}""",
}
LANES: tuple[LaneName, ...] = ("hip", "triton")
BUDGET = 200_000  # wave-instructions of a workgroup: a mutant's loop may be endless
LIMIT_S = 60.0
LIMIT_MIB = 3072
BAD = ("crash", "sanitizer", "traceback", "time-out", "memory", "sentence")
_TRIES = 20
_SANITIZED = [
    "-O1",
    "-g",
    "-shared",
    "-fPIC",
    "-w",
    "-ffp-contract=off",
    "-fno-math-errno",
    "-march=x86-64-v3",
    "-fsanitize=address,undefined",
    "-fno-sanitize-recover=all",
]
_EDGES = (
    0,
    1,
    2,
    3,
    7,
    15,
    16,
    31,
    63,
    64,
    99,
    104,
    105,
    106,
    107,
    123,
    124,
    125,
    126,
    127,
    128,
    254,
    255,
    256,
    511,
    512,
    514,
    515,
    516,
    1023,
    4095,
    65535,
    65536,
    99999999,
    2**31 - 1,
    2**31,
    2**32 - 1,
    2**32,
    2**63,
    2**64,
    -1,
    -2,
    -5,
    -65536,
    -(2**31),
    -(2**63),
    10**30,
)
_REGISTER = re.compile(r"\b(v|s|a|ttmp)(\d+)\b")
_RANGE = re.compile(r"\b([vsa])\[(\d+):(\d+)\]")
_NUMBER = re.compile(r"(?<![\w.\[:])-?(?:0x[0-9a-f]+|\d+)\b")
_MODIFIER = re.compile(r"\b([a-z_][a-z0-9_]*):(?=[\[\d\w-])(\[[^\]]*\]|\S+)")
_WIDTH = re.compile(r"(?<=[a-z])(8|16|32|64|96|128|256|512)(?=$|_)|dwordx?\d*|x\d+")
_NAMES = (
    "vcc",
    "vcc_lo",
    "vcc_hi",
    "exec",
    "exec_lo",
    "exec_hi",
    "m0",
    "null",
    "off",
    "ttmp9",
    "-1",
    "1.0",
    "0x80000000",
)
_MODIFIERS = (
    "clamp",
    "mul:2",
    "div:2",
    "op_sel:[1,1]",
    "op_sel:[0,1,1,1,1,1]",
    "op_sel_hi:[0,0,0]",
    "neg_lo:[1,1,1]",
    "neg_hi:[1,0,1]",
    "row_shr:15",
    "row_shl:99",
    "row_ror:0",
    "row_bcast:31",
    "row_newbcast:7",
    "row_share:16",
    "row_xmask:3",
    "row_mirror",
    "quad_perm:[3,2,1,0]",
    "quad_perm:[9,9]",
    "dpp8:[0,1,2,3,4,5,6,7]",
    "fi:1",
    "bound_ctrl:0",
    "row_mask:0xff",
    "bank_mask:0x1",
    "dst_sel:99",
    "dst_sel:WORD_1",
    "dst_unused:UNUSED_SEXT",
    "src0_sel:BYTE_3",
    "src1_sel:7",
    "byte_sel:4",
    "cbsz:4",
    "blgp:7",
    "offset:65535",
    "offset:-1",
    "offset:16777216",
    "offset0:255",
    "offset1:256",
    "offen",
    "idxen",
    "sc0",
    "bitop3:256",
)


@dataclass(frozen=True)
class Seed:
    """A kernel's text and the launch file that it runs with."""

    name: str
    text: str
    launch: str


def lane_seeds(workspace: Workspace, arch: str) -> list[Seed]:
    """Both lanes of the family's study, on one tile."""
    study, step = load_step(workspace, FAMILIES[arch])
    contract, seeds = study.contract, []
    sizes = {**contract.blocks, "k": 2 * contract.blocks["k"]}
    for lane in LANES:
        spec = step.lanes[lane]
        request = BuildRequest(workspace, contract, lane, spec, HashMemory(workspace.private / "hashes.json"), 240)
        code = build_lane(request).code_object
        if code is None:
            raise SystemExit(f"{FAMILIES[arch]}: {lane} does not build here")
        lines = [
            f'kernel = "{code.kernel_name}"',
            "grid = [1]",
            f"block = [{contract.threads}]",
            f"dynamic_lds_bytes = {code.dynamic_lds_bytes}",
            f"budget = {BUDGET}",
        ]
        for argument in contract.arguments(spec, sizes):
            if argument.buffer is None:
                lines.append(f'[[args]]\nscalar = {{ dtype = "int32", value = {argument.value} }}')
            else:
                kind = "output" if argument.buffer in contract.form().outputs else "buffer"
                lines.append(f'[[args]]\n{kind} = {{ shape = [262144], dtype = "uint8", fill = "zeros" }}')
        if lane == "triton":
            lines += ['[[args]]\nscalar = { dtype = "uint64", value = 0 }'] * 2
        seeds.append(Seed(f"{arch} {lane}", code.assembly_path.read_text(), "\n".join(lines)))
    return seeds


def small_seeds(folder: Path, arch: str) -> list[Seed]:
    """The tests' small kernels, compiled by clang."""
    types = {"float": "float32", "_Float16": "float16", "int": "int32", "double": "float64", "unsigned char": "uint8"}
    seeds = []
    for name, (kind, body, _) in KERNELS.items():
        source = f'extern "C" __global__ void k(const {kind}* a, {kind}* o) {{ {body} }}'
        text = compile_hip(folder, source, arch).read_text()
        shape = f'shape = [128], dtype = "{types[kind]}"'
        arguments = f'[[args]]\nbuffer = {{ {shape}, fill = "integers" }}\n[[args]]\noutput = {{ {shape} }}\n'
        launch = f'kernel = "k"\ngrid = [2]\nblock = [64]\nbudget = {BUDGET}\n{arguments}'
        seeds.append(Seed(f"{arch} {name}", text, launch))
    for name, source in WORKGROUPS_TOGETHER.items():
        text, shape = compile_hip(folder, source, arch).read_text(), 'shape = [128], dtype = "int32"'
        arguments = f'[[args]]\nbuffer = {{ {shape} }}\n[[args]]\noutput = {{ {shape}, fill = "zeros" }}\n'
        launch = f'kernel = "k"\ngrid = [2]\nblock = [64]\nbudget = {BUDGET}\n{arguments}'
        seeds.append(Seed(f"{arch} {name}", text, launch))
    return seeds


def mutant(seeds: list[Seed], options: argparse.Namespace, number: int) -> tuple[Seed, list[str]]:
    """The mutant of a number, always the same, and what was changed."""
    rng = random.Random(f"{options.seed} {number}")
    arch = list(FAMILIES)[number % len(FAMILIES)]
    of_family = [seed for seed in seeds if seed.name.startswith(arch)]
    # Lanes have more instructions, small kernels run faster: one in three is a lane.
    seed = rng.choice(of_family[: len(LANES)] if rng.random() < 0.34 else of_family[len(LANES) :])
    lines, changed = seed.text.split("\n"), []
    wanted = rng.choice((1, 1, 1, 2, 3))  # of more, one is mostly refused, and the others are not tried
    for _ in range(_TRIES):  # a rule may find nothing to change in a line
        before = [*lines]
        how = change(rng, lines)
        if lines != before:
            changed.append(how)
        if len(changed) == wanted:
            break
    return Seed(seed.name, "\n".join(lines), seed.launch), changed


def change(rng: random.Random, lines: list[str]) -> str:
    """Changes the lines in one place and says how."""
    code = [n for n, line in enumerate(lines) if re.match(r"\s+[sv]_|\s+(ds|global|buffer|scratch)_", line)]
    numbers = [n for n, line in enumerate(lines) if re.match(r"\s*(\.amdhsa_|- \.|\.\w+: )", line)]
    kind = rng.random()
    if not lines or kind < 0.02:
        at = rng.randrange(len(lines) + 1)
        del lines[at:]
        return f"cut off at line {at + 1}"
    if numbers and kind < 0.12:
        return _replaced(rng, lines, rng.choice(numbers), _directive)
    if not code:
        return "nothing"
    at = rng.choice(code)
    if kind < 0.17:
        kept = lines.pop(at)
        return f"line {at + 1} removed: {kept.strip()}"
    if kind < 0.22:
        lines.insert(rng.choice(code), lines[at])
        return f"line {at + 1} repeated: {lines[at].strip()}"
    if kind < 0.25 and (ends := [n for n in code if "s_endpgm" in lines[n] or "s_branch" in lines[n]]):
        lines[rng.choice(ends)] = "\ts_nop 0"
        return "an end removed"
    return _replaced(rng, lines, at, rng.choice(_CHANGES))


def _replaced(rng: random.Random, lines: list[str], at: int, how: Any) -> str:
    before = lines[at]
    lines[at] = how(rng, before, lines)
    return f"line {at + 1}: {before.strip()}  ->  {lines[at].strip()}"


def _substitute(rng: random.Random, pattern: re.Pattern[str], line: str, made: Callable[[re.Match[str]], str]) -> str:
    matches = list(pattern.finditer(line))
    if not matches:
        return line
    match = rng.choice(matches)
    return line[: match.start()] + made(match) + line[match.end() :]


def _edge(rng: random.Random) -> str:
    value = rng.choice(_EDGES)
    return hex(value) if value >= 0 and rng.random() < 0.3 else str(value)


def _directive(rng: random.Random, line: str, lines: list[str]) -> str:
    if rng.random() < 0.2:
        head, separator, _ = line.rpartition(" ")
        return head + separator + rng.choice(("", "[]", "{}", "x", "1.5", "-1", "'4'", "null", "[1, 2]"))
    return _substitute(rng, _NUMBER, line, lambda _: _edge(rng))


def _register(rng: random.Random, line: str, lines: list[str]) -> str:
    def made(match: re.Match[str]) -> str:
        bank = rng.choice(("v", "s", "a", "ttmp")) if rng.random() < 0.3 else match.group(1)
        near = int(match.group(2)) + rng.randint(-2, 2)
        return rng.choice(_NAMES) if rng.random() < 0.15 else f"{bank}{near if rng.random() < 0.4 else _edge(rng)}"

    return _substitute(rng, _REGISTER, line, made)


def _range(rng: random.Random, line: str, lines: list[str]) -> str:
    def made(match: re.Match[str]) -> str:
        bank = rng.choice("vsa") if rng.random() < 0.3 else match.group(1)
        first = int(match.group(2)) if rng.random() < 0.5 else abs(rng.choice(_EDGES))
        last = first + rng.choice((0, 1, 2, 3, 7, 15, 31)) if rng.random() < 0.7 else rng.choice(_EDGES)
        return f"{bank}{first}" if rng.random() < 0.2 else f"{bank}[{first}:{last}]"

    return _substitute(rng, _RANGE, line, made)


def _number(rng: random.Random, line: str, lines: list[str]) -> str:
    def made(match: re.Match[str]) -> str:
        return str(int(match.group(0), 0) ^ 1 << rng.randrange(12)) if rng.random() < 0.6 else _edge(rng)

    return _substitute(rng, _NUMBER, line, made)


def _modifier(rng: random.Random, line: str, lines: list[str]) -> str:
    if rng.random() < 0.5:
        return f"{line} {rng.choice(_MODIFIERS)}"
    return _substitute(rng, _MODIFIER, line, lambda match: f"{match.group(1)}:{_edge(rng)}")


def _width(rng: random.Random, line: str, lines: list[str]) -> str:
    head, separator, tail = line.strip().partition(" ")
    widths = (
        "8",
        "16",
        "32",
        "64",
        "96",
        "128",
        "256",
        "512",
        "3",
        "4096",
        "x2",
        "x4",
        "x16",
        "dword",
        "dwordx4096",
        "b3",
    )
    return "\t" + _substitute(rng, _WIDTH, head, lambda _: rng.choice(widths)) + separator + tail


def _mnemonic(rng: random.Random, line: str, lines: list[str]) -> str:
    other = rng.choice(lines).split(";")[0].strip().partition(" ")[0]
    return f"\t{other} {line.strip().partition(' ')[2]}"


def _operands(rng: random.Random, line: str, lines: list[str]) -> str:
    head, separator, tail = line.partition(" ")
    parts = tail.split(", ")
    choice = rng.randrange(4)
    if choice == 0:
        rng.shuffle(parts)
    elif choice == 1:
        parts.pop(rng.randrange(len(parts)))
    elif choice == 2:
        parts.insert(rng.randrange(len(parts) + 1), rng.choice((*parts, *_NAMES)))
    else:
        parts[rng.randrange(len(parts))] = rng.choice((*_NAMES, "sext(v0)", "-|v1|", "v[0:1]", "s[0:1]", "neg(v0)", ""))
    return head + separator + ", ".join(parts)


def _characters(rng: random.Random, line: str, lines: list[str]) -> str:
    at = rng.randrange(len(line) + 1)
    return (
        line[:at]
        + rng.choice((":", "::", ",", "[", "]", "|", "-", "(", " ", "9", "x", ".h"))
        + line[at + rng.randrange(2) :]
    )


_CHANGES = (
    _register,
    _register,
    _register,
    _range,
    _range,
    _number,
    _modifier,
    _width,
    _mnemonic,
    _operands,
    _characters,
)


def outcome(seed: Seed, folder: Path, engine: Path) -> tuple[str, str]:
    """(kind, detail) of emulating one text."""
    launch = folder / f"launch-{os.getpid()}.toml"
    launch.write_text(seed.launch)
    try:
        emulation = emulate(seed.text, "mutant.s", launch, engine, EmulationWishes(orders=1))
    except ParityError as error:
        sentence = str(error)
        kind = "sentence" if "\n" in sentence or len(sentence) > 2000 else "refused"
        return kind, sentence
    except MemoryError:
        return "memory", traceback.format_exc()
    except Exception:  # what reading and running must not raise: counted and kept
        return "traceback", traceback.format_exc()
    faults = emulation.executed.faults
    return ("fault", faults[0].kind.name.lower()) if faults else ("ran", "")


def work(connection: Connection, seeds: list[Seed], options: argparse.Namespace, engine: Path, log: Path) -> None:
    """A worker: numbers in, outcomes out. What the sanitizers say goes to the log."""
    os.dup2(os.open(log, os.O_WRONLY | os.O_CREAT | os.O_TRUNC), 2)
    if options.plain:
        resource.setrlimit(resource.RLIMIT_AS, (2 * LIMIT_MIB << 20, 2 * LIMIT_MIB << 20))
    with tempfile.TemporaryDirectory() as folder:
        while (number := connection.recv()) is not None:
            kind, detail = outcome(mutant(seeds, options, number)[0], Path(folder), engine)
            peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss >> 10
            connection.send(("memory", f"{peak} MiB") if peak > LIMIT_MIB else (kind, detail))
            if peak > LIMIT_MIB:
                return


@dataclass
class Worker:
    """A process, the mutant that it is at, and since when."""

    connection: Connection
    process: BaseProcess
    log: Path
    number: int = -1
    since: float = field(default_factory=time.monotonic)

    def give(self, number: int) -> None:
        self.number, self.since = number, time.monotonic()
        self.connection.send(number)

    def take(self) -> tuple[str, str]:
        """What came of its mutant, once something is there."""
        try:
            kind, text = self.connection.recv()
            return str(kind), str(text)
        except (EOFError, ConnectionResetError):
            self.process.join()
            log_text = self.log.read_text(errors="replace")
            match = re.search(r".*runtime error: .*|ERROR: AddressSanitizer.*", log_text)
            return (
                ("sanitizer", match.group(0))
                if match
                else ("crash", f"exit {self.process.exitcode}: {log_text[-600:]}")
            )


class Campaign:
    """The workers, and what came of all mutants."""

    def __init__(self, seeds: list[Seed], options: argparse.Namespace, engine: Path, folder: Path) -> None:
        self.seeds, self.options, self.engine, self.folder = seeds, options, engine, folder
        self.kinds: Counter[str] = Counter()
        self.context, self.started = get_context("spawn"), 0

    def start(self) -> Worker:
        self.started += 1
        here, there = self.context.Pipe()
        log = self.folder / f"worker-{self.started}.log"
        process = self.context.Process(
            target=work, args=(there, self.seeds, self.options, self.engine, log), daemon=True
        )
        process.start()
        there.close()
        return Worker(here, process, log)

    def run(self, count: int) -> None:
        """All mutants, each by the next worker that is free; a worker that ended is replaced while there is work."""
        numbers, busy = iter(range(count)), list[Worker]()
        for _ in range(len(os.sched_getaffinity(0))):
            self._give_next(None, numbers, busy)
        while busy:
            ready = wait([worker.connection for worker in busy], timeout=1)
            for worker in [*busy]:
                is_late = time.monotonic() - worker.since > LIMIT_S
                if worker.connection not in ready and not is_late:
                    continue
                kind, detail = worker.take() if worker.connection in ready else ("time-out", f"{LIMIT_S:.0f} s")
                self._note(worker.number, kind, detail)
                busy.remove(worker)
                if kind in ("crash", "sanitizer", "time-out", "memory"):
                    worker.process.kill()
                    worker.process.join()
                    self._give_next(None, numbers, busy)
                else:
                    self._give_next(worker, numbers, busy)

    def _give_next(self, worker: Worker | None, numbers: Iterator[int], busy: list[Worker]) -> None:
        """Gives a worker, or else a new one, the next mutant; lets it go if there is none."""
        number = next(numbers, None)
        if number is not None:
            busy.append(worker or self.start())
            busy[-1].give(number)
            if number and number % 1000 == 0:
                print(f"{number} mutants: {dict(self.kinds)}", flush=True)
        elif worker is not None:
            worker.connection.send(None)
            worker.process.join()

    def _note(self, number: int, kind: str, detail: str) -> None:
        self.kinds[kind] += 1
        if kind not in BAD:
            return
        seed, changed = mutant(self.seeds, self.options, number)
        kept = Path(tempfile.gettempdir()) / f"fuzz-emulator-{self.options.seed}-{number}.s"
        kept.write_text(seed.text)
        print(f"{kind}: mutant {number} of {seed.name}, kept as {kept}\n  " + "\n  ".join(changed), flush=True)
        print("  " + "\n  ".join(detail.strip().split("\n")[-6:]), flush=True)


def sanitized_engine(folder: Path) -> bool:
    """Builds the engine with gcc's sanitizers where it is looked for. False if they are not here."""
    paths = [_runtime(name) for name in ("libasan.so", "libubsan.so")]
    if not all(paths):
        return False
    source, library = folder / "engine.c", folder / "sanitized.so"
    for wave_size in WAVE_SIZES:
        source.write_text(complete_source(wave_size))
        subprocess.run(["gcc", *_SANITIZED, str(source), "-o", str(library)], check=True)
        library_path(folder, wave_size).write_bytes(sealed(library.read_bytes()))
    os.environ |= {
        "LD_PRELOAD": ":".join(map(str, paths)),
        "PYTHONMALLOC": "malloc",  # so that what lies behind an array is watched
        "ASAN_OPTIONS": f"detect_leaks=0:allocator_may_return_null=1:hard_rss_limit_mb={2 * LIMIT_MIB}",
    }
    return True


def _runtime(name: str) -> Path | None:
    try:
        done = subprocess.run(["gcc", f"-print-file-name={name}"], capture_output=True, text=True, check=False)
    except FileNotFoundError:
        return None
    return Path(done.stdout.strip()) if "/" in done.stdout else None


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--mutants", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--plain", action="store_true")
    parser.add_argument("--only", type=int)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder, engine = Path(name), Path(name) / "engine"
        engine.mkdir()
        make_workspace(folder)
        seeds = [
            seed for arch in FAMILIES for seed in [*lane_seeds(Workspace(folder), arch), *small_seeds(folder, arch)]
        ]
        if options.only is not None:
            seed, changed = mutant(seeds, options, options.only)
            print(*changed, outcome(seed, folder, engine), sep="\n")
            return
        plain = folder / "plain"
        for wave_size in WAVE_SIZES:
            load(plain, wave_size)
        for seed in seeds:
            if (ended := outcome(seed, folder, plain)) != ("ran", ""):
                raise SystemExit(f"{seed.name} itself: {ended}")
        options.plain = options.plain or not sanitized_engine(engine)
        campaign, started = Campaign(seeds, options, plain if options.plain else engine, folder), time.monotonic()
        campaign.run(options.mutants)
    bad = sum(campaign.kinds[kind] for kind in BAD)
    how = "without sanitizers" if options.plain else "under gcc's address and undefined-behaviour sanitizers"
    print(f"{options.mutants} mutants {how}: {dict(campaign.kinds)}; {bad} bad; {time.monotonic() - started:.0f} s")
    sys.exit(1 if bad else 0)


if __name__ == "__main__":
    main()
