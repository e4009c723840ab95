"""Stand-ins for rocprofv3, rocprofv3-avail, rocprofv2 and rocprof: they run the program and write files as those do.

Named by the file that starts them; settings are a JSON file named by STAND_IN_PROFILER:
  version       ROCm's version as rocprofv3 tells it; null for one that does not
  vgpr, lds     what the kernel is said to use
  fit           how many counters fit into a pass; more is status 38
  unknown       counters that the device does not have
  ran           a folder that remembers which programs have been run
  sampling      methods of PC sampling; none if missing
  mood          what goes wrong, for every pass or by a word of its options ("--pmc", "--kernel-trace"):
                abort (leaves the program hanging), hang, silent (no file), truncated, lose (two dispatches missing),
                crash (after whole files), program (its exit status is passed on)
Every call is noted in calls.jsonl beside the settings, with what it saw of the environment.
"""

import csv
import hashlib
import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

SETTINGS_PATH = Path(os.environ["STAND_IN_PROFILER"])
SETTINGS: dict[str, Any] = json.loads(SETTINGS_PATH.read_text())
TOOL, ARGUMENTS = Path(sys.argv[0]).name, sys.argv[1:]
KERNEL = "scaled_mm"
TIMES = [(1000 * n, 1000 * n + 45_000_000 + n) for n in range(10_000)]


def option(name: str) -> str | None:
    return ARGUMENTS[ARGUMENTS.index(name) + 1] if name in ARGUMENTS else None


def note() -> None:
    tools = sorted(name for name in os.environ if name.startswith(("ROCPROF", "ROCP_", "HSA_TOOLS")))
    with (SETTINGS_PATH.parent / "calls.jsonl").open("a") as file:
        file.write(json.dumps({"tool": TOOL, "arguments": ARGUMENTS, "environment": tools, "at": time.time()}) + "\n")


def mood() -> str:
    chosen = SETTINGS.get("mood", "")
    if isinstance(chosen, dict):
        return next((chosen_mood for word, chosen_mood in chosen.items() if word in ARGUMENTS), "")
    return str(chosen)


def program() -> list[str]:
    """What stands after --, or, of the older tools, after their options."""
    if "--" in ARGUMENTS:
        return ARGUMENTS[ARGUMENTS.index("--") + 1 :]
    return ARGUMENTS[ARGUMENTS.index(sys.executable) :]


def counters() -> list[str]:
    if "--pmc" in ARGUMENTS:
        rest = ARGUMENTS[ARGUMENTS.index("--pmc") + 1 :]
        return rest[: next(n for n, text in enumerate(rest) if text.startswith("-"))]
    path = option("-i")
    return Path(path).read_text().split()[1:] if path else []


def available() -> None:
    rest = ARGUMENTS[2:]
    if rest[0] == "info":
        for gpu, methods in SETTINGS.get("sampling", {}).items():
            print(f"GPU:{gpu}\nNAME:gfx1151\n" + "\n".join(f"method: {method}" for method in methods))
    elif set(rest[1:]) & set(SETTINGS.get("unknown", [])):
        sys.exit("Invalid counter name")
    elif len(rest[1:]) <= SETTINGS.get("fit", 4):
        print("Following input counters can be collected together on GPU:0\t" + "\t".join(rest[1:]))


def run() -> int:
    """The program's launches; its time is nobody's. One that ended well before is not run again."""
    words = program()
    ran = Path(SETTINGS["ran"]) / hashlib.sha256("\0".join(words).encode()).hexdigest()
    if not ran.exists():
        done = subprocess.run(words, check=False)
        if done.returncode:
            sys.exit(done.returncode)
        ran.touch()
    return int(words[words.index("--launches") + 1])


def information(number: int) -> dict[str, Any]:
    return {
        "kernel_id": 7,
        "dispatch_id": number,
        "agent_id": {"handle": 1},
        "private_segment_size": 0,
        "group_segment_size": SETTINGS["lds"],
        "workgroup_size": {"x": 256, "y": 1, "z": 1},
        "grid_size": {"x": SETTINGS["grid"], "y": 1, "z": 1},
    }


def write_json(path: Path, launches: int, names: list[str]) -> None:
    symbol = {
        "kernel_id": 7,
        "kernel_name": f"{KERNEL}.kd",
        "formatted_kernel_name": f"{KERNEL}(float*)",
        "arch_vgpr_count": SETTINGS["vgpr"],
        "accum_vgpr_count": 0,
        "sgpr_count": 128,
    }
    records = [
        {"dispatch_info": information(n), "start_timestamp": TIMES[n][0], "end_timestamp": TIMES[n][1]}
        for n in range(1, launches + 1)
    ]
    infos = [{"id": {"handle": n}, "name": name} for n, name in enumerate(names)]
    collected = [
        {
            "dispatch_data": record,
            "records": [{"counter_id": {"handle": i}, "value": 10.0 * (i + 1)} for i in range(len(names))],
        }
        for record in records
    ]
    document = {
        "kernel_symbols": [symbol],
        "counters": infos,
        "buffer_records": {"kernel_dispatch": [] if names else records},
        "callback_records": {"counter_collection": collected if names else []},
    }
    path.write_text(json.dumps({"rocprofiler-sdk-tool": [document]}))


def write_samples(folder: Path, launches: int) -> None:
    with (folder / "out_kernel_trace.csv").open("w", newline="") as file:
        rows = csv.writer(file, quoting=csv.QUOTE_NONNUMERIC)
        rows.writerow(["Kind", "Agent_Id", "Dispatch_Id", "Kernel_Name", "Start_Timestamp", "End_Timestamp"])
        rows.writerows(["KERNEL_DISPATCH", 1, n, KERNEL, *TIMES[n]] for n in range(1, launches + 1))
    with (folder / "out_pc_sampling_stochastic.csv").open("w", newline="") as file:
        rows = csv.writer(file, quoting=csv.QUOTE_NONNUMERIC)
        rows.writerow(
            [
                "Sample_Timestamp",
                "Exec_Mask",
                "Dispatch_Id",
                "Instruction",
                "Instruction_Comment",
                "Correlation_Id",
                "Wave_Issued_Instruction",
                "Instruction_Type",
                "Stall_Reason",
                "Wave_Count",
            ]
        )
        for number in range(100):
            rows.writerow(
                [
                    number,
                    1,
                    1,
                    "s_barrier",
                    "",
                    1,
                    int(number < 25),
                    "X_INSTRUCTION_TYPE_BARRIER",
                    "X_NOT_ISSUED_REASON_BARRIER_WAIT",
                    4,
                ]
            )


def write_legacy(path: Path, launches: int, names: list[str]) -> None:
    """One row for each dispatch, counters in columns of their own."""
    if TOOL == "rocprof":
        header = [
            "Index",
            "KernelName",
            "grd",
            "wgr",
            "lds",
            "scr",
            "arch_vgpr",
            "accum_vgpr",
            "sgpr",
            "BeginNs",
            "EndNs",
        ]
    else:
        header = [
            "Dispatch_ID",
            "Kernel_Name",
            "Grid_Size",
            "Workgroup_Size",
            "LDS_Per_Workgroup",
            "Scratch_Per_Workitem",
            "Arch_VGPR",
            "Accum_VGPR",
            "SGPR",
            "Start_Timestamp",
            "End_Timestamp",
            "GPU_ID",
        ]
    with path.open("w", newline="") as file:
        rows = csv.writer(file)
        rows.writerow([*header, *names])
        for n in range(1, launches + 1):
            figures = [
                n,
                f"{KERNEL}.kd",
                SETTINGS["grid"],
                256,
                SETTINGS["lds"],
                0,
                SETTINGS["vgpr"],
                0,
                128,
                *TIMES[n],
            ]
            rows.writerow(
                [*figures, *([1] if TOOL == "rocprofv2" else []), *(10.0 * (i + 1) for i in range(len(names)))]
            )


def profile() -> None:
    wrong, names = mood(), counters()
    if len(names) > SETTINGS.get("fit", 4):
        print("rocprofiler: error: the counters exceeds hardware limit", file=sys.stderr)
        sys.exit(38)
    if wrong == "abort":
        subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)", "left behind"])
        print("terminate called: aborting", file=sys.stderr, flush=True)
        os.abort()
    if wrong == "hang":
        time.sleep(600)
    launches = run() - (2 if wrong == "lose" else 0)
    if wrong == "silent":
        return
    if TOOL == "rocprof":
        path = Path(str(option("-o")))
        write_legacy(path, launches, names)
    elif TOOL == "rocprofv2":
        path = Path(str(option("-d"))) / "results_out.csv"
        write_legacy(path, launches, names)
    elif "--pc-sampling-method" in ARGUMENTS:
        path = Path(str(option("-d"))) / "out_kernel_trace.csv"
        write_samples(path.parent, launches)
    else:
        path = Path(str(option("-d"))) / f"{option('-o')}_results.json"
        write_json(path, launches, names)
    if wrong == "truncated":
        path.write_bytes(path.read_bytes()[:-40])
        sys.exit(1)
    if wrong == "crash":
        os.kill(os.getpid(), signal.SIGSEGV)


if "--version" in ARGUMENTS:
    version = SETTINGS.get("version", "7.0.2")
    print(f"     version: 1.0.0\n     git_revision: 0\n{f'     rocm_version: {version}' if version else ''}")
else:
    note()
    available() if TOOL == "rocprofv3-avail" else profile()
