"""Tasks that the nodes of a cluster import, and what a test runs in a process of its own: Ray leaves threads in one."""

import json
import os
import signal
import sys
import time
from contextlib import suppress
from pathlib import Path
from unittest import mock

from parity.contract.workspace import Workspace
from parity.errors import UnavailableError


def doubled(text: str) -> str:
    if text == "poison":
        os.kill(os.getpid(), signal.SIGKILL)
    if text == "wrong":
        raise UnavailableError("wrong")
    if text == "behead":
        driver = parent_of(os.getppid())  # it has started this worker's node, and the head
        for folder in Path("/proc").glob("[0-9]*"):
            with suppress(OSError):
                if b"gcs_server" in (folder / "cmdline").read_bytes() and parent_of(int(folder.name)) == driver:
                    os.kill(int(folder.name), signal.SIGKILL)
        time.sleep(30)
    return 2 * text


def parent_of(pid: int) -> int:
    return int(Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[1])


def main() -> None:
    """`tasks ROOT TEXT...`: what becomes of each text. `unseen WORDS...`: a command whose nodes do not see its folder."""
    import ray_tasks

    from parity.cli import main as parity
    from parity.machines import cluster

    cluster._HEAD_S = 3.0
    if sys.argv[1] == "tasks":
        found = dict(cluster.spread(Workspace(Path(sys.argv[2])), "ray", ray_tasks.doubled, sys.argv[3:], 2))
        print(json.dumps([str(found[number]) for number in sorted(found)]))
    else:
        sys.argv[1:] = sys.argv[2:]
        with mock.patch.object(cluster, "_told_apart", lambda workspace: f"{workspace.root} another token"):
            parity()


if __name__ == "__main__":
    main()
