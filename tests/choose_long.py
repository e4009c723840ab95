"""Chooses which tests `make test` leaves to `make long`, from how long each took in a run of all.

    make test PYTEST_ADDOPTS=--durations=0 >LOG; python tests/choose_long.py LOG [--seconds 720]

Of a test with several cases that take half a second or more, the first stays, or the first few. Then whole tests are
left out, the longest first, until the rest takes so many seconds, added up over the workers; of each file one stays
that takes less than half a minute. What every change is to pass, however long it takes, is named here. Writes tests/long.txt: how many
cases of a test stay, and its name. What the log does not show stays as the list says, so that a log of `make test` is
enough; to choose among all tests, take away the list first.
"""

import argparse
import re
from collections import defaultdict
from collections.abc import Mapping
from pathlib import Path

LIST = Path(__file__).with_name("long.txt")
EVERY_TIME = {
    "tests/gate/test_floor.py::test_an_impossible_time_is_invalid",
    "tests/run/test_pipeline.py::test_step14_is_built_checked_read_and_awaits_measurement",
    "tests/run/test_pipeline.py::test_a_wrong_result_is_rejected_and_says_what_failed",
    "tests/run/test_pipeline.py::test_a_violated_contract_is_invalid_and_names_what_differs",
    "tests/test_launches.py::test_split_k_with_its_reduction_is_verified_as_one",
    "tests/emulator/test_fault_matrix.py::test_a_mistake_shows_as_the_table_says",
    "tests/emulator/test_pseudocode.py::test_the_table_says_what_the_document_says",
    "tests/emulator/test_sharing.py::test_a_planted_race_is_found_with_its_place",
    "tests/emulator/test_user_kernels.py::test_ordinary_kernels_give_what_numpy_gives",
    "tests/on/test_programs.py::test_planted_bugs_are_exceptions_at_the_launch",
    "tests/test_cheats.py::test_a_cheat_is_caught_without_a_gpu",
    "tests/test_docs.py::test_the_readme_does_what_it_says",
    "tests/test_mcp.py::test_a_client_goes_through_a_study_is_killed_and_goes_on",
    "tests/test_right_kernels.py::test_a_right_kernel_is_not_accused",
    "tests/test_right_kernels.py::test_a_wrong_one_is",
    "tests/test_release.py::test_the_wheel_gets_through_a_first_hour",
}
# Of these a few stay.
FEW = {
    "tests/test_cheats.py::test_an_honest_kernel_is_accused_of_nothing": 14,
    "tests/test_docs.py::test_a_tutorial_does_what_it_says": 1,
}
_TOOK = re.compile(r"^([\d.]+)s (?:call|setup)\s+(\S+?::\w+)(.*)$", re.MULTILINE)
_SHORT_S = 0.5
_LONG_S = 30.0


def listed() -> dict[str, int]:
    """How many cases stay of each test of the list, if there is one."""
    lines = LIST.read_text().splitlines() if LIST.exists() else []
    return {name: int(count) for count, name in map(str.split, lines)}


def chosen(log: str, seconds: float, before: Mapping[str, int]) -> dict[str, int]:
    """How many cases stay of the tests of which not all do, by file and name; `before` is what the list says."""
    cases: dict[str, dict[str, float]] = defaultdict(lambda: defaultdict(float))
    for text, name, case in _TOOK.findall(log):
        cases[name][case] += float(text)
    took = {name: sum(of.values()) for name, of in cases.items()}
    found, left = dict[str, int](), sum(took.values())
    for name, of in cases.items():
        one = took[name] / len(of)
        if len(of) > 1 and one >= _SHORT_S and name not in EVERY_TIME:
            found[name] = stay = min(FEW.get(name, 1), len(of))
            left -= took[name] - stay * one
            took[name] = stay * one
    stays = {*EVERY_TIME, *FEW, *_shortest_of_files(took)}
    for name in sorted(took, key=lambda name: -took[name]):
        if left <= seconds:
            break
        if name not in stays:
            found[name] = 0
            left -= took[name]
    return dict(sorted({**before, **found}.items()))


def _shortest_of_files(took: dict[str, float]) -> set[str]:
    longest_first = sorted((name for name in took if took[name] < _LONG_S), key=lambda name: -took[name])
    return {*{name.partition("::")[0]: name for name in longest_first}.values()}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("log", type=Path)
    parser.add_argument("--seconds", type=float, default=720)
    asked = parser.parse_args()
    staying = chosen(asked.log.read_text(), asked.seconds, before=listed())
    LIST.write_text("".join(f"{count} {name}\n" for name, count in staying.items()))
    print(f"{len(staying)} tests are left to 'make long', or all of their cases but one")


if __name__ == "__main__":
    main()
