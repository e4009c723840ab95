"""Damaged profiler files by the million: every reader must end with rows or one sentence, soon, in little memory.

Usage: PYTHONPATH=tests:tests/profilers python benchmarks/fuzz_profiles.py [--cases N] [--seed N].

Starts from the tests' files of every format, damages each at up to eight places (bytes changed, removed, inserted,
pieces repeated, the end cut off) and reads it, in turn with `--partial`. Anything but an InputError of one line, or a
case of more than a second, is printed with its file and counted; the exit code is 1 if there was any.
"""

import argparse
import gzip
import json
import random
import resource
import sys
import tempfile
import time
import traceback
from collections import Counter
from pathlib import Path

from test_dialects import COMPUTE, LAUNCH
from test_import import COUNTERS
from test_json_and_rocpd import SCHEMA_3, SCHEMA_4, database, document
from test_ncu import SAMPLES as NCU_SAMPLES, raw
from test_tables import CONVERTED, SEVEN, SIX_2

from parity.errors import InputError
from parity.profilers import read_profile

_SLOW_S = 1.0
V1 = (
    "Index,KernelName,gpu-id,queue-id,queue-index,pid,tid,grd,wgr,lds,scr,arch_vgpr,accum_vgpr,sgpr,wave_size,sig,obj,"
    "SQ_WAVES,TCC_HIT_sum\n0,mm(float*, int),8,0,0,20,20,1024,256,0,0,16,0,32,64,0x0,0x7f,16,1e3\n"
)
V2 = (
    "Dispatch_ID,GPU_ID,Queue_ID,PID,TID,Grid_Size,Workgroup_Size,LDS_Per_Workgroup,Scratch_Per_Workitem,Arch_VGPR,"
    "Accum_VGPR,SGPR,Wave_Size,Kernel_Name,Start_Timestamp,End_Timestamp,Correlation_ID,XCC_Index,GRBM_COUNT\n"
    '3,1,1,9,9,1024,64,512,0,8,0,16,64,"mm",100,400,0,0,77\n'
)
SAMPLES = (
    '"Sample_Timestamp","Exec_Mask","Dispatch_Id","Instruction","Instruction_Comment","Correlation_Id",'
    '"Wave_Issued_Instruction","Instruction_Type","Stall_Reason","Wave_Count"\n'
    '10,18446744073709551615,1,"s_waitcnt vmcnt(0)","mm.cpp:3",1,0,"X_INSTRUCTION_TYPE_NO_INST","X_REASON_WAITCNT",4\n'
)
COUNTED = COUNTERS + '1,1,"Agent 1",1,7,7,524288,10,"mm.kd",256,0,0,256,0,128,"SQ_WAVES",1.6e4,1000,2000\n'


def seeds(folder: Path) -> dict[str, bytes]:
    """A whole file of every format."""
    texts = {
        "7.0": SEVEN,
        "6.2": SIX_2,
        "converted": CONVERTED,
        "counters": COUNTED,
        "v1": V1,
        "v2": V2,
        "pc": SAMPLES,
        "ncu": raw(),
        "ncu source": NCU_SAMPLES,
        "compute": f"{COMPUTE},SQ_WAVES\n{LAUNCH.format(0)},16.0\n",
    }
    return {
        **{name: text.encode() for name, text in texts.items()},
        "7.0 gzip": gzip.compress(SEVEN.encode()),
        "json": json.dumps(document()).encode(),
        "rocpd 3": database(folder, SCHEMA_3).read_bytes(),
        "rocpd 4": database(folder, SCHEMA_4).read_bytes(),
    }


def damaged(rng: random.Random, whole: bytes) -> bytes:
    data = bytearray(whole)
    for _ in range(rng.randint(1, 8)):
        at = rng.randrange(len(data) + 1)
        kind = rng.randrange(5)
        if kind == 0:
            data[at : at + rng.randint(0, 4)] = rng.randbytes(rng.randint(0, 4))
        elif kind == 1:
            data[at:at] = rng.choice(
                (b'"', b",", b"\n", b"\0", b"1e999", b"-1", b"nan", b"{", b"]", b"99999999999999999999")
            )
        elif kind == 2:
            del data[at : at + rng.randint(1, 40)]
        elif kind == 3:
            data[at:at] = data[at : at + rng.randint(1, 200)] * rng.randint(1, 4)
        elif rng.random() < 0.3:
            del data[at:]
    return bytes(data)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--cases", type=int, default=1_000_000)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    rng, bad, slowest = random.Random(options.seed), 0, 0.0
    ends: Counter[str] = Counter()
    with tempfile.TemporaryDirectory(dir="/dev/shm" if Path("/dev/shm").is_dir() else None) as name:
        folder = Path(name)
        whole = seeds(folder)
        kinds, path = list(whole), folder / "damaged"
        started = time.monotonic()
        for number in range(options.cases):
            kind = kinds[number % len(kinds)]
            data = damaged(rng, whole[kind])
            path.write_bytes(data)
            began = time.monotonic()
            try:
                rows = sum(1 for _ in read_profile(path, partial=rng.random() < 0.5))
                ends["rows" if rows else "no rows"] += 1
            except InputError as error:
                ends["a sentence"] += 1
                wrong = "\n" in str(error)
            except Exception:  # what a reader must not raise: counted and kept
                wrong = True
                traceback.print_exc()
            else:
                wrong = False
            seconds = time.monotonic() - began
            slowest = max(slowest, seconds)
            if wrong or seconds > _SLOW_S:
                bad += 1
                kept = Path(tempfile.gettempdir()) / f"fuzz-{options.seed}-{number}"
                kept.write_bytes(data)
                print(f"{kind}: {seconds:.2f} s, kept as {kept}", flush=True)
            if (number + 1) % 100_000 == 0:
                print(f"{number + 1:,} cases, {time.monotonic() - started:.0f} s", flush=True)
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    print(f"{options.cases:,} cases: {dict(ends)}; {bad} bad; slowest {slowest:.3f} s; peak {peak:.0f} MiB")
    sys.exit(1 if bad else 0)


if __name__ == "__main__":
    main()
