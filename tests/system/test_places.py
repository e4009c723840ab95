"""Names for folders: which file took part, and nobody's folders."""

import sys
from pathlib import Path

import pytest

from parity.system.places import Places

ROOT = Path("/home/ada/bench")


@pytest.mark.parametrize(
    ("text", "rewritten"),
    [
        ("/home/ada/bench/hip_kernels/k.hip:3:4: error: no a/b", "hip_kernels/k.hip:3:4: error: no a/b"),
        ("in /home/ada/bench", "in ."),
        (f"{sys.prefix}/lib/libamd.so", "{env}/lib/libamd.so"),
        (
            "/home/bob/venv/lib/python3.12/site-packages/triton/_C/x.so",
            "{env}/lib/python3.12/site-packages/triton/_C/x.so",
        ),
        (
            "['/usr/local/cuda/bin/ncu', '/home/bob/.venv/bin/python3']",
            "['/usr/local/cuda/bin/ncu', '{env}/bin/python3']",
        ),
        ("-I/home/bob/include -DPATH=/home/bob/x", "-I{elsewhere}/include -DPATH={elsewhere}/x"),
        ("PATH=/usr/bin:/home/bob/bin", "PATH=/usr/bin:{elsewhere}/bin"),
        ("/home/ada/benchmarks/run.py", "{elsewhere}/run.py"),
        ("/home/bob/parity/hip_kernels/common/x.h", "hip_kernels/common/x.h"),
        ("/opt/rocm-7.2/llvm/bin/clang", "/opt/rocm-7.2/llvm/bin/clang"),
        ("see https://example.org/a/b/c.html", "see https://example.org/a/b/c.html"),
        ("4 cycles/wave, 1/2 and/or 3", "4 cycles/wave, 1/2 and/or 3"),
        (
            "        /*0010*/                   LDC R1, c[0x0][0x28] ;",
            "        /*0010*/                   LDC R1, c[0x0][0x28] ;",
        ),
    ],
)
def test_a_text_is_told_without_folders(text: str, rewritten: str) -> None:
    places = Places(ROOT)
    assert places.text(text) == rewritten
    assert places.text(rewritten) == rewritten, "telling it again changes nothing"


def test_documents_are_told_in_every_depth() -> None:
    value = {"flags": ["-O3", "-I/home/bob/inc"], "n": 3, "of": {"path": "/home/ada/bench/x"}, "none": None}
    assert Places(ROOT).document(value) == {
        "flags": ["-O3", "-I{elsewhere}/inc"],
        "n": 3,
        "of": {"path": "x"},
        "none": None,
    }


def test_without_a_workspace_every_machine_says_the_same() -> None:
    text = f"/home/ada/bench/hip_kernels/k.hip {sys.prefix}/lib/x.so"
    assert Places().text(text) == "hip_kernels/k.hip {elsewhere}/x.so"
