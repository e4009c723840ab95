"""Writes parity/schemas/*.json from the records that `--json` prints and from what validates a workspace's files.

`--check` only says whether they are up to date.
"""

import sys

from parity.report.schemas import FOLDER, make_schemas


def is_current(made: dict[str, str]) -> bool:
    return {path.stem: path.read_text() for path in FOLDER.glob("*.json")} == made


if __name__ == "__main__":
    made = make_schemas()
    if "--check" in sys.argv:
        sys.exit(not is_current(made))
    FOLDER.mkdir(exist_ok=True)
    for path in FOLDER.glob("*.json"):
        path.unlink()
    for name, text in made.items():
        (FOLDER / f"{name}.json").write_text(text)
