"""What share of a run's wall time the second look takes: the pairs of new and repeated inputs, and the verification of
what was timed, which come after the pairs that decide.

    python benchmarks/second_look.py STEP [PARITY RUN'S OPTIONS...]

It runs the step, and reads the times of day at which the run says what it is doing (PARITY_PROGRESS).
"""

import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

_LOOK_S = 0.02


def stages(words: list[str]) -> tuple[list[tuple[float, str]], float, int]:
    """What a run says with its time in seconds since the start, the whole time, and the exit code."""
    with tempfile.TemporaryDirectory() as folder:
        told = Path(folder) / "progress"
        began, said = time.monotonic(), list[tuple[float, str]]()
        command = [sys.executable, "-m", "parity", "run", *words, "--json"]
        environment = {**os.environ, "PARITY_PROGRESS": str(told)}
        process = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL)
        while process.poll() is None:
            time.sleep(_LOOK_S)
            lines = told.read_text().splitlines() if told.is_file() else []
            now = time.monotonic() - began
            said += [(now, json.loads(line)["text"]) for line in lines[len(said) :]]
        return said, time.monotonic() - began, process.returncode


def second_look_s(said: list[tuple[float, str]], whole_s: float) -> float:
    """The seconds from the end of timing to the next stage that is no look, session by session."""
    seconds, since, is_timed = 0.0, None, False
    for at, text in [*said, (whole_s, "")]:
        is_look = text.startswith("looking") or (is_timed and text.startswith("verifying"))
        if since is not None:
            seconds += at - since
        since = at if is_look else None
        is_timed = text.startswith("timing") or (is_timed and is_look)
    return seconds


def main() -> int:
    if not sys.argv[1:]:
        print(__doc__)
        return 2
    said, whole_s, code = stages(sys.argv[1:])
    look_s = second_look_s(said, whole_s)
    figures = {"step": sys.argv[1], "whole_s": round(whole_s, 1), "second_look_s": round(look_s, 1), "exit_code": code}
    print(json.dumps({**figures, "share_percent": round(100 * look_s / whole_s, 1)}))
    return 0


if __name__ == "__main__":
    sys.exit(main())
