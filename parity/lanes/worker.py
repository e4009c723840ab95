"""Calls a compiler that is a library in a worker process: request and result are JSON files."""

import json
import sys
from pathlib import Path
from typing import Any

from parity.errors import BuildError
from parity.lanes.base import LOG, RESULT, first_error_in_source
from parity.system.process import run_bounded


def run_worker(
    compiler: str, worker: Path, request: dict[str, Any], folder: Path, env: dict[str, str], limit_s: float
) -> dict[str, Any]:
    """Run a worker and return its result; its output is appended to the folder's log. Raises BuildError if there is no
    result, or if the result says that the build failed.
    """
    request_path, result_path = folder / "request.json", folder / RESULT
    request_path.write_text(json.dumps(request))
    command = [sys.executable, str(worker), str(request_path), str(result_path)]
    done = run_bounded(command, env=env, cwd=folder, log=folder / LOG, limit_s=limit_s)
    request_path.unlink()
    if not done.ok or not result_path.is_file():
        message = f"{compiler} {done.describe(limit_s)}: {first_error_in_source(done.log)}"
        raise BuildError(message, stage=compiler.lower(), is_stopped=done.is_stopped)
    result: dict[str, Any] = json.loads(result_path.read_text())
    result_path.unlink()
    if not result["ok"]:
        detail = f": {first_error_in_source(done.log)}" if done.log.strip() else ""
        raise BuildError(f"{result['message']}{detail}", stage=result["stage"])
    return result
