"""Where a lab book is: no password is ever shown, wherever it stands."""

from pathlib import Path

import pytest

from parity.errors import InputError, StoreError
from parity.store import Database

SECRET = "hunter2"


@pytest.mark.parametrize(
    "url",
    [
        f"postgresql+psycopg://ada:{SECRET}@127.0.0.1:1/lab",
        f"postgresql+psycopg://127.0.0.1:1/lab?user=ada&password={SECRET}",
        f"postgresql+psycopg://ada@127.0.0.1:1/lab?passfile=x&sslpassword={SECRET}",
        f"postgresql+psycopg://ada:{SECRET}/with@slash@127.0.0.1:1/lab",
        f"postgresql+psycopg://ada:{SECRET}@127.0.0.1:port/lab",
        f"ada:{SECRET}@127.0.0.1/lab",
        f"sqlite://ada:{SECRET}@127.0.0.1/lab.db",
        f"mysterydb://ada:{SECRET}@127.0.0.1/lab",
        f"://ada:{SECRET}@127.0.0.1/lab",
    ],
)
def test_a_password_is_shown_nowhere(url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from parity.contract.workspace import Workspace

    monkeypatch.chdir(tmp_path)
    with pytest.raises((InputError, StoreError)) as caught:
        Database(Workspace(tmp_path).database_url(url)).open()
    sentence = str(caught.value)
    assert SECRET not in sentence
    assert len(sentence.splitlines()) == 1


def test_a_url_without_its_scheme_says_what_to_write(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(
        InputError, match=r"'ada:\*\*\*@host/lab' is a URL without its scheme: write postgresql\+psycopg://"
    ):
        Database(f"sqlite:///{tmp_path}/ada:pw@host/lab")


def test_a_path_may_look_like_one(tmp_path: Path) -> None:
    folder = tmp_path / "ada:pw@host"
    folder.mkdir()
    assert Database(f"sqlite:///{folder}/lab.db").open().path == folder / "lab.db"
