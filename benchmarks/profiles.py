"""Importing large profiles: 100 MB of kernel trace as CSV, 40 MB of JSON, and both again.

Usage: python benchmarks/profiles.py [--megabytes 100 40]. Runs `parity profile import` on a copy of this checkout's lab
book, into step 14's latest run, and prints seconds and peak memory of each. Every dispatch is of the lane's kernel: the
worst case.
"""

import argparse
import json
import resource
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
HEADER = (
    '"Kind","Agent_Id","Queue_Id","Stream_Id","Thread_Id","Dispatch_Id","Kernel_Id","Kernel_Name","Correlation_Id",'
    '"Start_Timestamp","End_Timestamp","LDS_Block_Size","Scratch_Size","VGPR_Count","Accum_VGPR_Count","SGPR_Count",'
    '"Workgroup_Size_X","Workgroup_Size_Y","Workgroup_Size_Z","Grid_Size_X","Grid_Size_Y","Grid_Size_Z"\n'
)
FIGURES = "0,0,256,0,128,256,1,1,524288,1,1"
NAME = "void scaled_mm<128, 256, 32>(_Float16 const*, unsigned char const*, float const*)"


def write_csv(path: Path, size: int) -> None:
    with path.open("w") as file:
        file.write(HEADER)
        number = 0
        while file.tell() < size:
            for _ in range(1000):
                number += 1
                start = 1550151853029637 + number * 50_000_000
                times = f"{number},{start},{start + 45_000_000 + number}"
                file.write(f'"KERNEL_DISPATCH","Agent 1",1,1,834304,{number},10,"{NAME}",{times},{FIGURES}\n')


def write_json(path: Path, size: int) -> None:
    symbols = [{"kernel_id": 0}, {"kernel_id": 1, "formatted_kernel_name": NAME}]
    with path.open("w") as file:
        file.write('{"rocprofiler-sdk-tool": [{"kernel_symbols": ' + json.dumps(symbols))
        file.write(', "buffer_records": {"kernel_dispatch": [')
        number = 0
        while file.tell() < size:
            for _ in range(200):
                number += 1
                start = 1550151853029637 + number * 50_000_000
                info = {
                    "size": 128,
                    "agent_id": {"handle": 9},
                    "queue_id": {"handle": 1},
                    "kernel_id": 1,
                    "dispatch_id": number,
                    "private_segment_size": 0,
                    "group_segment_size": 40960,
                    "workgroup_size": {"x": 256, "y": 1, "z": 1},
                    "grid_size": {"x": 524288, "y": 1, "z": 1},
                }
                record = {
                    "size": 168,
                    "kind": 11,
                    "operation": 2,
                    "thread_id": 77,
                    "correlation_id": {"internal": number},
                    "start_timestamp": start,
                    "end_timestamp": start + 45_000_000,
                    "dispatch_info": info,
                }
                file.write(("" if number == 1 else ", ") + json.dumps(record))
        file.write("]}}]}")


def measure(file: Path, book: Path) -> dict[str, float]:
    """Seconds and peak memory of one import, and how many dispatches it took."""
    command = [
        sys.executable,
        "-m",
        "parity",
        "import",
        "rocprof",
        str(file),
        "step14",
        "--lane",
        "triton",
        "--db",
        str(book),
        "--json",
    ]
    started = time.monotonic()
    done = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True)
    seconds = time.monotonic() - started
    (row,) = json.loads(done.stdout)["files"]
    peak = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss / 1024
    return {"seconds": round(seconds, 2), "peak_mib": round(peak), "dispatches": row["dispatches"]}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--megabytes", type=int, nargs=2, default=[100, 40], metavar=("CSV", "JSON"))
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        book = folder / "lab.db"
        shutil.copy(ROOT / "results.db", book)
        write_csv(folder / "trace.csv", options.megabytes[0] * 1_000_000)
        write_json(folder / "results.json", options.megabytes[1] * 1_000_000)
        for file in ("trace.csv", "results.json", "trace.csv"):
            print(f"{file}: {measure(folder / file, book)}", flush=True)


if __name__ == "__main__":
    main()
