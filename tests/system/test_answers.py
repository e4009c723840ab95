"""Kept answers of programs: the same as asking again, whatever has changed."""

from pathlib import Path

from parity.system.answers import Answers


def test_a_question_is_asked_once_for_as_long_as_its_files_stay_the_same(tmp_path: Path) -> None:
    library, asked = tmp_path / "lib.so", list[str]()
    library.write_text("one")
    answers: Answers[str] = Answers()

    def ask() -> tuple[str, list[Path]]:
        asked.append(library.read_text() if library.exists() else "gone")
        return asked[-1], [library]

    assert [answers.to("q", ask), answers.to("q", ask), answers.to("other", ask)] == ["one"] * 3
    assert asked == ["one", "one"]
    library.write_text("other")
    assert answers.to("q", ask) == "other"
    library.unlink()
    assert [answers.to("q", ask), answers.to("q", ask)] == ["gone", "gone"]
    library.write_text("back")
    assert answers.to("q", ask) == "back"


def test_what_may_change_without_a_trace_is_asked_each_time() -> None:
    answers, outcomes = Answers[str](), iter(["nothing here", "installed"])
    assert [answers.to("q", lambda: (next(outcomes), [])) for _ in range(2)] == ["nothing here", "installed"]
