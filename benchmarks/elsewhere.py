"""What measuring on another machine costs. What becomes of kills: kills.py.

Usage: python benchmarks/elsewhere.py [--rounds N] [--json]

The other machine is this one, by an sshd on the loopback interface (or, without one, by what the tests have in its
place), with the stand-in GPU of the tests; the kernel doubles 256 numbers. Prints the seconds from the start of
`parity run` to the first sample in the lab book, on the GPU here and there in turn.
"""

import argparse
import json
import os
import random
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from sqlalchemy import NullPool, create_engine, text
from sqlalchemy.exc import DatabaseError

from parity.contract.workspace import Workspace
from parity.lanes.hip.clang import zig_clang

ROOT = Path(__file__).resolve().parent.parent
TESTS = ROOT / "tests"
sys.path.insert(0, str(TESTS))

from twice import ZIG, write  # noqa: E402  # found only now: tests/


class Bench:
    """A workspace with one small kernel, the stand-in GPU, and the way to it."""

    def __init__(self, folder: Path, ssh: str, path: str, url: str | None = None) -> None:
        self.folder, self.root, self.far = folder, folder / "workspace", folder / "far"
        self.root.mkdir()
        write(Workspace(self.root))
        library = folder / "rocm" / "lib"
        library.mkdir(parents=True)
        (folder / "launches").mkdir()
        compiler = zig_clang()
        assert compiler is not None
        flags = ["-shared", "-nostdlib", "-fPIC", "-O1", "-Wl,-z,undefs", str(TESTS / "devices" / "stand_in.c")]
        command = [compiler.compile[0], "cc", *flags, "-o", str(library / "libamdhip64.so")]
        subprocess.run(command, check=True, capture_output=True)
        settings: dict[str, Any] = {"ms": {"default": 50}, "real_s": 0.002}
        settings |= {"builds": str(self.root / ".parity" / "builds"), "launches": str(folder / "launches")}
        (folder / "stand_in.json").write_text(json.dumps(settings))
        gpu = {
            "PARITY_STAND_IN": str(folder / "stand_in.json"),
            "PARITY_LOCKS": str(folder),
            "ROCM_PATH": str(library.parent),
            "LD_LIBRARY_PATH": str(library),
        }
        there = {**gpu, "PYTHONPATH": str(TESTS / "devices")}
        table = ", ".join(f"{name} = {json.dumps(value)}" for name, value in there.items())
        machine = f'ssh = {json.dumps(ssh)}\nfolder = "{self.far}"\nenvironment = {{ {table} }}\n'
        python = f'python = "{os.path.realpath(sys.executable)}"\n'
        (self.root / "parity.toml").write_text(f'default_study = "twice"\n[machines.box]\n{machine}{python}')
        here = {"PARITY_TRUST": "1", "PATH": path, "RELAY_STATE": str(folder), "PARITY_DEVICE": "auto"}
        url = url or f"sqlite:///{self.root / 'results.db'}"
        self._book = create_engine(url, poolclass=NullPool)
        here["PARITY_DB"] = url
        self.environment = {**os.environ, **here, **gpu, "PYTHONPATH": f"{ROOT}:{TESTS / 'devices'}"}

    def run_words(self, *, is_there: bool) -> list[str]:
        where = ("--on", "box") if is_there else ("--device", "hip")
        return ["run", "step01", *ZIG, "--again", "measured again", "--json", *where]

    def parity(self, *words: str) -> "subprocess.Popen[bytes]":
        command = [sys.executable, "-m", "parity", *words]
        with (self.folder / "errors").open("ab") as errors:
            return subprocess.Popen(
                command, cwd=self.root, env=self.environment, stdout=subprocess.DEVNULL, stderr=errors
            )

    def rows(self, query: str) -> list[tuple[object, ...]]:
        """Rows of the lab book; none before there is one."""
        with suppress(DatabaseError), self._book.connect() as connection:
            return [tuple(row) for row in connection.execute(text(query))]
        return []

    def samples(self) -> int:
        rows = self.rows("SELECT count(*) FROM sample")
        return int(str(rows[0][0])) if rows else 0

    def first_sample_s(self, *, is_there: bool) -> float:
        """Seconds from the start of the command to the first sample in the lab book."""
        before, started = self.samples(), time.monotonic()
        process = self.parity(*self.run_words(is_there=is_there))
        while self.samples() == before:
            assert process.poll() is None, "it ended without a sample"
            time.sleep(0.01)
        seconds = time.monotonic() - started
        process.communicate()
        return seconds

    def processes(self) -> dict[str, list[int]]:
        """What a kill can meet: the command is known, the others are found by their command lines."""
        found: dict[str, list[int]] = {"ssh": [], "far end": [], "session": []}
        for folder in Path("/proc").glob("[0-9]*"):
            with suppress(OSError, IndexError):
                line = (folder / "cmdline").read_bytes().replace(b"\0", b" ").decode()
                given = (folder / "environ").read_bytes()
                if str(self.folder) in line and line.split()[0].rpartition("/")[2] == "ssh":
                    found["ssh"].append(int(folder.name))
                elif "parity.machines.far_end" in line and str(self.far) in line:
                    found["far end"].append(int(folder.name))
                elif "spawn_main" in line and str(self.far).encode() in given:
                    found["session"].append(int(folder.name))
        return found

    def faults(self) -> list[str]:
        """What is wrong with the lab book: samples doubled, or missing in a session that is whole; what still runs."""
        doubled = "SELECT session_id, variant, size, pair, count(*) FROM sample GROUP BY 1, 2, 3, 4 HAVING count(*) > 1"
        faults = [f"doubled: {row}" for row in self.rows(doubled)]
        of_pairs = "SELECT session_id, variant, count(*), max(pair) + 1 FROM sample GROUP BY session_id, variant"
        faults += [f"lost: {row}" for row in self.rows(f"{of_pairs} HAVING count(*) != max(pair) + 1")]
        whole = "SELECT id FROM session WHERE measuring_s IS NOT NULL AND failure IS NULL"
        counts = f"SELECT count(*) FROM sample WHERE session_id IN ({whole}) GROUP BY session_id"
        lengths = set(self.rows(counts))
        faults += [f"whole sessions differ in length: {lengths}"] if len(lengths) > 1 else []
        refused = "SELECT DISTINCT text FROM reason WHERE text LIKE '%refused%'"
        faults += [f"the way itself broke: {row[0]}" for row in self.rows(refused)]
        until = time.monotonic() + 30
        while any(self.processes().values()) and time.monotonic() < until:
            time.sleep(0.1)
        return faults + [f"still runs: {name} {pids}" for name, pids in self.processes().items() if pids]


@contextmanager
def way(folder: Path) -> Iterator[tuple[str, str, str]]:
    """What ssh is given to reach this machine, the PATH with the ssh, and which it is."""
    server = shutil.which("sshd", path=f"{os.environ['PATH']}:/usr/sbin")
    if server is None or shutil.which("ssh") is None:
        yield "box", f"{TESTS / 'machines' / 'bin'}:{os.environ['PATH']}", "the tests' relay"
        return
    keys = folder / "ssh"
    keys.mkdir(mode=0o700)
    for name in ("host", "id"):
        subprocess.run(["ssh-keygen", "-q", "-t", "ed25519", "-N", "", "-f", str(keys / name)], check=True)
    shutil.copyfile(keys / "id.pub", keys / "authorized_keys")
    port = random.randrange(20_000, 60_000)
    lines = [f"Port {port}", "ListenAddress 127.0.0.1", f"HostKey {keys / 'host'}", "StrictModes no", "UsePAM no"]
    lines += [f"AuthorizedKeysFile {keys / 'authorized_keys'}", f"PidFile {keys / 'pid'}"]
    (keys / "config").write_text("\n".join(lines) + "\n")
    Path("/run/sshd").mkdir(exist_ok=True)
    process = subprocess.Popen([server, "-D", "-f", str(keys / "config")], stderr=subprocess.DEVNULL)
    time.sleep(0.5)
    try:
        given = f"-p {port} -i {keys / 'id'} -o StrictHostKeyChecking=no -o UserKnownHostsFile={keys / 'known'}"
        yield f"{given} 127.0.0.1", os.environ["PATH"], "sshd on the loopback interface"
    finally:
        process.terminate()
        process.wait()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as temporary, way(Path(temporary)) as (ssh, path, which):
        bench = Bench(Path(temporary), ssh, path)
        cold = bench.first_sample_s(is_there=True)
        times: dict[bool, list[float]] = {False: [], True: []}
        for _ in range(chosen.rounds):
            for is_there, seconds in times.items():
                seconds.append(bench.first_sample_s(is_there=is_there))
        here, there = (statistics.median(times[is_there]) for is_there in (False, True))
        size = sum(file.stat().st_size for file in (bench.far / "programs").rglob("*") if file.is_file())
        figures = {"here_s": round(here, 2), "there_s": round(there, 2), "first_time_s": round(cold, 2)}
        figures |= {"ratio": round(there / here, 2), "program_mb": round(size / 1e6, 1)}
    if chosen.json:
        print(json.dumps({"way": which, **figures}))
    else:
        print(
            f"to the first sample: {here:.2f} s on the GPU here, {there:.2f} s by {which} ({cold:.1f} s the first time)"
        )


if __name__ == "__main__":
    main()
