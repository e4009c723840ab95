"""A sample of the mutation benchmark: what it claims of all mutants must hold of every fifteenth."""

import re
import subprocess
import sys

import pytest
from conftest import ROOT


@pytest.mark.parametrize("lane", ["hip", "triton"])
def test_exact_data_catches_one_instruction_mutants(lane: str) -> None:
    command = [sys.executable, "benchmarks/mutants.py", "--every", "15", "--lane", lane]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr
    found = re.match(rf"{lane} \(step14\): (\d+) of (\d+) mutants caught", done.stdout)
    assert found is not None, done.stdout
    caught, of = map(int, found.groups())
    assert of > 60
    assert caught / of >= 0.95, done.stdout
