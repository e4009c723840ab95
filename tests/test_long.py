"""The list of tests that `make test` leaves to `make long`."""

import re

from choose_long import EVERY_TIME, chosen
from conftest import LONG, ROOT


def test_the_list_names_tests_that_there_are() -> None:
    """And each file of it has others, which stay, but for one that has a single long test."""
    whole = {"tests/test_scripted_client.py"}
    for name, count in LONG.items():
        file, _, test = name.partition("::")
        text = (ROOT / file).read_text()
        assert re.search(rf"^ *(async )?def {test}\(", text, re.MULTILINE), name
        assert count or file in whole or len(re.findall(r"^ *def test_", text, re.MULTILINE)) > 1, file
    assert not {*LONG} & EVERY_TIME


def test_the_longest_are_left_out_until_the_rest_is_short_enough() -> None:
    log = """
9.00s call     tests/a.py::one
5.00s setup    tests/a.py::one
7.00s call     tests/a.py::two
1.00s call     tests/a.py::three
4.00s call     tests/b.py::cases[x]
2.00s call     tests/b.py::cases[y z]
8.00s call     tests/b.py::alone
0.20s call     tests/b.py::small[1]
0.20s call     tests/b.py::small[2]
31.0s call     tests/c.py::client
"""
    assert chosen(log, 20, {}) == {"tests/a.py::one": 0, "tests/b.py::cases": 1, "tests/c.py::client": 0}
    left = ("a.py::one", "a.py::two", "b.py::alone", "b.py::cases", "c.py::client")
    assert chosen(log, 4, {}) == {f"tests/{name}": 0 for name in left}
    assert chosen(log, 90, {"tests/d.py::gone": 0}) == {"tests/b.py::cases": 1, "tests/d.py::gone": 0}
