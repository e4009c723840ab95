"""A compiler that gets something wrong: clang for gfx942 with a fault planted. Usage: PLANT IN OUT.

It is started hundreds of times, so it imports little.
"""

import re
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

AFTER = {
    # the wait for what lanes have taken from one another is dropped
    "wait": (r"(ds_bpermute_b32 [^\n]*\n(?:[^\n]*\n){0,6}?)\ts_waitcnt lgkmcnt\(0\)\n", r"\1", 0),
    # the two registers that a permutation takes bytes from are exchanged
    "permute": (r"(v_perm_b32 v\d+), (\S+), (\S+),", r"\1, \3, \2,", 0),
    # the first register that is spilled is not stored
    "spill": (r"\tscratch_store_dword[^\n]*Folded Spill\n", "", 1),
}
BEFORE = {"fold": (r"\b12345(u?)\b", r"12344\1")}  # a constant is folded wrong


def main(plant: str, source: str, out: str) -> None:
    given = Path(source)
    if plant in BEFORE:
        changed = Path(out).with_suffix(given.suffix)
        changed.write_text(re.sub(*BEFORE[plant], given.read_text()))
        given = changed
    hip = ["-x", "hip", "--offload-device-only", "-nogpuinc", "--offload-arch=gfx942"]
    ir = ["-x", "ir", "-target", "amdgcn-amd-amdhsa", "-mcpu=gfx942"]
    flags = ["-nogpulib", "-O1", "-w", "-S", str(given), "-o", out]
    package = find_spec("ziglang")
    zig = Path(str(package and package.origin)).with_name("zig")
    command = [str(zig), "clang", *(ir if given.suffix == ".ll" else hip), *flags]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(done.stderr)
    if plant in AFTER:
        pattern, by, count = AFTER[plant]
        Path(out).write_text(re.sub(pattern, by, Path(out).read_text(), count=count))


if __name__ == "__main__":
    main(*sys.argv[1:])
