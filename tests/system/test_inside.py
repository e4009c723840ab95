"""Names from a lab book that somebody else has written lead nowhere but below the folder."""

from pathlib import Path

import pytest

from parity.system.inside import inside, why_not_plain


@pytest.mark.parametrize("name", ["k.py", "triton_kernels/scaled mm.py", "a/b/c.hip", "ü.py"])
def test_plain_names(tmp_path: Path, name: str) -> None:
    assert inside(tmp_path, name) == tmp_path / name


@pytest.mark.parametrize(
    "name",
    [
        "",
        ".",
        "..",
        "../x",
        "a/../../x",
        "/etc/passwd",
        "~/x",
        "a//b",
        "./a",
        "a/",
        ".git/hooks/pre-commit",
        "a/.env",
        "{elsewhere}/k.py",
        "a\\b",
        "a\nb",
        "a\0b",
    ],
)
def test_names_that_attack(tmp_path: Path, name: str) -> None:
    assert why_not_plain(name)
    with pytest.raises(ValueError, match=r".+"):
        inside(tmp_path, name)


def test_what_a_link_leads_to_is_not_inside(tmp_path: Path) -> None:
    (tmp_path / "out").mkdir()
    folder = tmp_path / "in"
    folder.mkdir()
    (folder / "link").symlink_to(tmp_path / "out")
    (folder / "k.py").symlink_to(tmp_path / "out" / "k.py")
    for name in ("link/k.py", "k.py"):
        with pytest.raises(ValueError, match="behind a link"):
            inside(folder, name)


def test_a_folder_and_a_file_in_the_way_are_no_places(tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    (tmp_path / "file").write_text("")
    with pytest.raises(ValueError, match="no ordinary file"):
        inside(tmp_path, "folder")
    with pytest.raises(ValueError, match="a file in its way"):
        inside(tmp_path, "file/k.py")
