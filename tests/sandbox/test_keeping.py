"""What was built is kept for the next time: whole, or as it was before; and nothing is kept while tests run."""

from __future__ import annotations

import os
import re
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from gamelib.sandbox import Keeper
from gamelib.sandbox.keeping import MOST_BYTES, SWITCH, UNDER_TEST, folder, notebook


def look_like_no_test(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in (*UNDER_TEST, SWITCH):
        monkeypatch.delenv(name, raising=False)


def keeper(place: Path, widget: str = "dominoes", of: str = "/some/where/90 notes.ipynb") -> Keeper:
    return Keeper(widget, of=of, within=place)


def test_what_was_kept_is_found_again(tmp_path: Path) -> None:
    place = tmp_path / "not yet" / "there"
    assert keeper(place).kept() == (None, None)
    assert keeper(place).keep("one") is None
    again = keeper(place)
    assert again.kept() == ("one", None)
    assert again.keep("two – with an é") is None
    assert keeper(place).kept() == ("two – with an é", None)
    (file,) = place.iterdir()
    assert file.name.startswith("90-notes-dominoes-")
    assert stat.S_IMODE(place.stat().st_mode) == 0o700


def test_each_notebook_and_widget_has_a_file_of_its_own(tmp_path: Path) -> None:
    several = [keeper(tmp_path, widget, of) for widget in ("a", "b") for of in ("x/n.ipynb", "y/n.ipynb", "日本.ipynb")]
    for number, one in enumerate(several):
        one.keep(str(number))
    assert [one.kept()[0] for one in several] == list("012345")
    assert len(list(tmp_path.iterdir())) == 6


def test_no_name_leads_out_of_the_folder(tmp_path: Path) -> None:
    for name in ("../../up", "/etc/passwd", "a\x00b", "..", "", "x" * 5000, "con\ud800"):
        one = keeper(tmp_path, name, of=name)
        assert one.path is not None
        assert one.path.parent == tmp_path
        assert (one.keep("kept"), one.kept()) == (None, ("kept", None))


def test_a_write_that_fails_leaves_what_was_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    one = keeper(tmp_path)
    one.keep("before")

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    trouble = one.keep("after")
    assert "cannot be kept for the next time on this machine (No space left on device): download it." in str(trouble)
    assert one.kept() == ("before", None)
    assert len(list(tmp_path.iterdir())) == 1, "nothing half written is left behind"


def test_a_folder_that_cannot_be_made_is_told_in_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    one = keeper(tmp_path / "file" / "below")
    for trouble in (one.keep("text"), one.kept()[1]):
        assert str(trouble).count("\n") == 0
        assert "Not a directory" in str(trouble)
        assert str(tmp_path) not in str(trouble)


def test_what_is_too_large_is_not_kept(tmp_path: Path) -> None:
    one = keeper(tmp_path)
    one.keep("before")
    assert "too large" in str(one.keep("é" * (MOST_BYTES // 2 + 1)))
    assert one.kept() == ("before", None)
    assert one.keep("é" * (MOST_BYTES // 2)) is None


@pytest.mark.parametrize("data", [b"\xff\xfe\x00", b"x" * (MOST_BYTES + 1)])
def test_what_cannot_be_read_is_told_and_put_aside(tmp_path: Path, data: bytes) -> None:
    one = keeper(tmp_path)
    one.keep("")
    assert one.path is not None
    one.path.write_bytes(data)
    text, trouble = one.kept()
    assert text is None
    assert "cannot be read" in str(trouble)
    one.put_aside()
    assert one.kept() == (None, None)
    assert [file.read_bytes() for file in tmp_path.iterdir()] == [data]


def test_of_two_widgets_of_one_name_the_newer_keeps(tmp_path: Path) -> None:
    older = keeper(tmp_path)
    older.keep("older")
    newer = keeper(tmp_path)
    newer.keep("newer")
    assert "Another widget" in str(older.keep("older again"))
    assert newer.kept() == ("newer", None)


# ---- where, and when not --------------------------------------------------------------------------------------------


def test_nothing_is_kept_under_test() -> None:
    one = Keeper("dominoes")
    assert not one.keeps
    assert (one.keep("text"), one.kept()) == (None, (None, None))


def test_nothing_is_kept_by_a_kernel_that_a_test_starts() -> None:
    code = "from gamelib.sandbox import Keeper; print(Keeper('x').keeps)"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ran.stdout == "False\n"


def test_it_is_kept_where_the_machine_keeps_a_users_data(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    look_like_no_test(monkeypatch)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    if sys.platform == "linux":
        assert folder() == tmp_path / "gamelib"
    assert folder() is not None


def test_the_switch_counts_more_than_all_else(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv(SWITCH, str(tmp_path))
    assert folder() == tmp_path
    look_like_no_test(monkeypatch)
    for off in ("off", " OFF "):
        monkeypatch.setenv(SWITCH, off)
        assert folder() is None


def test_the_readme_says_where_things_are_kept_and_how_to_switch_that_off(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    told = (Path(__file__).parents[2] / "README.md").read_text(encoding="utf-8")
    off, elsewhere = re.findall(rf"`{SWITCH}=(\S+) make lab`", told)
    monkeypatch.setenv(SWITCH, off)
    assert folder() is None
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv(SWITCH, elsewhere)
    assert folder() == Path(elsewhere).expanduser() != tmp_path
    look_like_no_test(monkeypatch)
    usual = folder()
    assert usual is not None
    assert f"folder `{usual.name}`" in " ".join(told.split())


def test_in_a_browsers_own_python_it_is_quietly_off(monkeypatch: pytest.MonkeyPatch) -> None:
    look_like_no_test(monkeypatch)
    monkeypatch.setattr(sys, "platform", "emscripten")
    one = Keeper("dominoes")
    assert (one.keeps, one.keep("text"), one.kept()) == (False, None, (None, None))


def test_without_the_package_one_sentence_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    look_like_no_test(monkeypatch)
    monkeypatch.setitem(sys.modules, "platformdirs", None)
    one = Keeper("dominoes")
    assert "cannot be kept" in str(one.keep("text"))
    assert "cannot be kept" in str(one.kept()[1])


def test_the_notebook_is_known_by_its_path_or_else_by_its_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    main = sys.modules["__main__"]
    monkeypatch.delenv("JPY_SESSION_NAME", raising=False)
    assert notebook() == str(Path.cwd())
    monkeypatch.setattr(main, "__session__", "by ipykernel", raising=False)
    assert notebook() == "by ipykernel"
    monkeypatch.setenv("JPY_SESSION_NAME", "by the server")
    assert notebook() == "by the server"
    monkeypatch.setattr(main, "__vsc_ipynb_file__", "by VS Code", raising=False)
    assert notebook() == "by VS Code"
