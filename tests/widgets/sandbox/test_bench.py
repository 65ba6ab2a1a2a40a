"""The frame of the sandboxes: nothing is lost, whatever is pressed, pasted or opened."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from gamelib.core import RuleError
from gamelib.sandbox import Keeper, from_file_text
from gamelib.sandbox.keeping import MOST_BYTES
from gamelib.widgets.guard import Guard
from tests.widgets.sandbox.adder import Adder


def from_the_page(bench: Adder, verb: str, **given: Any) -> None:
    """Send what the tools send."""
    bench.bar._handle_custom_msg({"verb": verb, **given}, [])


def refused(bench: Adder, verb: str, **given: Any) -> str:
    """Use a tool, and give the sentence with which that is refused."""
    from_the_page(bench, verb, **given)  # ipywidgets catches what this raises, and tells it in the log.
    assert [type(error) for error in Guard.raised] == [RuleError]
    Guard.raised.clear()
    return str(bench.guard.message.value)


def file_of(bench: Adder) -> str:
    return str(bench.bar.file["text"])


def walked() -> Adder:
    """Add 1 and 2, and instead of 2 also 500."""
    bench = Adder()
    for number in ("1", "2"):
        bench.board.press({"add": number})
    from_the_page(bench, "undo")
    bench.board.press({"add": "500"})
    return bench


def texts(bench: Adder) -> list[str]:
    """List what stands on the buttons of the tree."""
    return [re.sub(r"<[^>]+>", "", button) for button in re.findall(r"<button.*?</button>", bench.branches.picture)]


# ---- undo, redo, branches -------------------------------------------------------------------------------------------


def test_undo_redo_and_branches() -> None:
    bench = walked()
    assert bench.shown == [0, 1, 3, 1, 501]
    assert texts(bench) == ["Start", "1plus 1", "2plus 2", "2plus 500"]
    assert (bench.bar.state["undo"], bench.bar.state["redo"]) == ("plus 500", "")
    bench.branches.press({"node": "2"}, "Enter")
    assert (bench.position, bench.shown[-1]) == (3, 3)
    from_the_page(bench, "undo")
    assert (bench.bar.state["undo"], bench.bar.state["redo"]) == ("plus 1", "plus 2")
    assert "Taken back: plus 2." in bench.status.value
    from_the_page(bench, "redo")
    assert bench.position == 3
    assert "Done again: plus 2." in bench.status.value


def test_at_either_end_it_is_told_that_there_is_nothing() -> None:
    bench = Adder()
    from_the_page(bench, "undo")
    assert "nothing to undo" in bench.status.value
    from_the_page(bench, "redo")
    assert "nothing to redo" in bench.status.value
    assert bench.shown == [0]


def test_the_tree_marks_and_names_each_step() -> None:
    bench = walked()
    names = bench.branches.targets["data-node"]
    assert names["1"] == "Step 1: plus 1, 1 other way goes on from here"
    assert names["3"] == "Step 2: plus 500, you are here"
    assert bench.branches.picture.count("aria-current") == 1
    assert "gl-level-1" in bench.branches.picture


def test_a_long_tree_shows_what_is_around() -> None:
    bench = Adder()
    for _ in range(300):
        bench.board.press({"add": "1"})
    shown = texts(bench)
    assert len(shown) < 70
    assert shown[0] == "…"
    assert shown[-1] == "300plus 1"
    bench.branches.press({"node": "0"})
    shown = texts(bench)
    assert (shown[0], shown[-1]) == ("Start", "…")
    bench.branches.press({"node": list(bench.branches.targets["data-node"])[-1]})
    assert "60plus 1" in texts(bench)
    for number in range(60):
        bench.go(number)
        bench.add("2")
    assert len(texts(bench)) < 700
    assert bench.branches.picture.count("aria-current") == 1


@pytest.mark.parametrize("node", ["", "99", "-1", "x", "1.5", "²"])
def test_a_press_on_no_step_is_refused_and_nothing_changes(node: str) -> None:
    bench = walked()
    with pytest.raises(RuleError):
        bench.branches.press({"node": node})
    Guard.raised.clear()
    assert bench.position == 501


def test_a_name_stands_in_the_tree_and_goes_with_the_position() -> None:
    bench = walked()
    bench.naming.value = "the big one"
    assert texts(bench)[-1] == "2the big one"
    from_the_page(bench, "undo")
    assert bench.naming.value == ""
    from_the_page(bench, "redo")
    assert bench.naming.value == "the big one"
    assert '"name": "the big one"' in file_of(bench)


# ---- lines, deals, files --------------------------------------------------------------------------------------------


def test_a_line_opens_and_the_old_stays() -> None:
    bench = walked()
    assert bench.bar.state["line"] == "number 501"
    from_the_page(bench, "line", text="  number 44 ")
    assert (bench.position, bench.bar.state["line"]) == (44, "number 44")
    assert texts(bench) == ["Start", "Opened from a line"]
    from_the_page(bench, "undo")
    assert bench.position == 501


@pytest.mark.parametrize("text", ["", "number", "number 99999", "<b>number 5</b>", "{", '{"format": "sandbox/1"}'])
def test_what_is_wrong_is_told_and_what_stood_before_is_kept(text: str) -> None:
    bench = walked()
    before, count, file = texts(bench), bench.bar.state["count"], file_of(bench)
    for verb in ("line", "file"):
        told = refused(bench, verb, text=text)
        assert 'role="alert"' in told
        assert "<b>" not in told
        assert (texts(bench), bench.position, file_of(bench)) == (before, 501, file)
        assert bench.bar.state["count"] == count, "what was typed stays, to be mended"
    from_the_page(bench, "redo")
    assert bench.guard.message.value == ""


def test_lines_opened_one_after_the_other_all_stay() -> None:
    bench = Adder()
    for number in (44, 55):
        from_the_page(bench, "line", text=f"number {number}")
    found = []
    while bench.tree.can_undo:
        found.append(bench.position)
        from_the_page(bench, "undo")
    assert (found, bench.position) == ([55, 44], 0)


@pytest.mark.parametrize(("verb", "sentence"), [("line", "Paste a line first."), ("file", "This file is empty.")])
def test_nothing_cannot_be_opened(verb: str, sentence: str) -> None:
    bench = walked()
    for text in ("", "  \n"):
        assert sentence in refused(bench, verb, text=text)
    assert bench.position == 501


def test_what_is_refused_takes_back_what_was_told_and_the_other_way_round(monkeypatch: pytest.MonkeyPatch) -> None:
    bench = Adder()
    hushed: list[object] = []
    monkeypatch.setattr(bench.bar, "send", hushed.append)
    from_the_page(bench, "deal", text="5")
    assert ("Dealt with seed 5" in bench.status.value, bench.guard.message.value) == (True, "")
    count = len(hushed)
    assert "is no seed" in refused(bench, "deal", text="abc")
    assert "Dealt" not in bench.status.value
    assert len(hushed) > count, "and so the tools tell of nothing any more"
    from_the_page(bench, "copied")
    assert (bench.guard.message.value, bench.status.value) == ("", "")
    from_the_page(bench, "undo")
    from_the_page(bench, "saved", version=bench.bar.file["version"])
    assert (bench.status.value, bench.unsaved) == ("", False)


def test_a_deal_by_seed_can_be_undone() -> None:
    bench = walked()
    from_the_page(bench, "deal", text=" 61 ")
    assert (bench.position, bench.bar.state["seed"]) == (61, "61")
    assert "Dealt with seed 61." in bench.status.value
    for wrong in ("", "six", "6.1", "1" * 70, "٣", "<i>"):
        assert "is no seed" in refused(bench, "deal", text=wrong)
    assert bench.position == 61
    from_the_page(bench, "undo")
    assert bench.position == 501


def test_beginning_afresh_loses_nothing() -> None:
    bench = walked()
    from_the_page(bench, "afresh")
    assert (bench.position, bench.shown[-1]) == (0, 0)
    from_the_page(bench, "undo")
    assert bench.position == 501
    empty = Adder()
    from_the_page(empty, "afresh")
    assert len(empty.tree) == 1


def test_a_file_goes_and_comes_back() -> None:
    bench = walked()
    bench.naming.value = "<img src=x onerror=alert(1)>"
    file = dict(bench.bar.file)
    assert (file["name"], bench.unsaved, bench.bar.state["unsaved"]) == ("adder.json", True, True)
    from_the_page(bench, "saved", version=file["version"])
    assert (bench.unsaved, bench.bar.state["unsaved"]) == (False, False)
    from_the_page(bench, "undo")
    assert not bench.unsaved, "walking changes nothing"
    bench.add("2")
    assert not bench.unsaved, "nor does a step that was taken before"
    bench.add("2")
    assert bench.bar.state["unsaved"]
    other = Adder()
    from_the_page(other, "file", text=file["text"])
    assert (texts(other), other.position, other.unsaved) == (
        ["Start", *texts(walked())[:-1], texts(other)[-1]],
        501,
        False,
    )
    assert "<img" not in other.branches.picture
    bench.open_text(str(file["text"]), file=True)
    assert (bench.position, bench.unsaved, len(bench.tree)) == (501, True, 9)


def test_what_was_saved_before_the_last_change_is_not_all() -> None:
    bench = walked()
    version = bench.bar.file["version"]
    bench.add("1")
    from_the_page(bench, "saved", version=version)
    assert bench.unsaved


def test_a_file_that_is_too_large_is_not_even_read() -> None:
    assert "This file is too long" in refused(Adder(), "too large", size=10**9)


def test_the_tools_take_nothing_else_from_a_page() -> None:
    bench = walked()
    for content in ({"verb": "close"}, {}, {"verb": ["undo"]}, {"verb": "saved"}):
        bench.bar._handle_custom_msg(content, [])
    assert (bench.position, bench.unsaved) == (501, True)


def test_a_bench_without_deals_has_no_seed() -> None:
    assert Adder(seed=None).bar.deals is False


# ---- the next time --------------------------------------------------------------------------------------------------


@pytest.fixture
def again(tmp_path: Path) -> Callable[..., Adder]:
    """Make the same bench as a kernel does that was started again."""
    return lambda **options: Adder(keeper=Keeper("adder", of="notebook", within=tmp_path), **options)


def test_what_was_built_comes_back(again: Callable[..., Adder]) -> None:
    bench = again()
    for number in ("1", "2"):
        bench.board.press({"add": number})
    from_the_page(bench, "undo")
    back = again()
    assert (texts(back), back.position, back.shown) == (texts(bench), 1, [1])
    assert "This is what you built here last" in back.status.value
    assert back.unsaved, "nobody knows whether it stands in a file"
    from_the_page(back, "redo")
    assert back.position == 3


def test_what_the_cell_says_anew_is_shown_and_the_old_is_behind_undo(again: Callable[..., Adder]) -> None:
    again().add("1")
    changed = again(first=44)
    assert (changed.position, texts(changed)) == (44, ["Start", "Start"])
    assert "The cell says something else now" in changed.status.value
    back = again(first=44)
    assert back.position == 44, "it is known the next time, though nothing was done"
    assert "This is what you built here last. “Begin afresh” leads to what the cell says." in back.status.value
    from_the_page(back, "undo")
    assert (back.position, texts(back)[:2]) == (1, ["Start", "1plus 1"])
    from_the_page(back, "afresh")
    assert back.position == 44
    assert again().position == 0, "and back again"


def test_what_was_opened_is_not_what_the_cell_says(again: Callable[..., Adder]) -> None:
    from_the_page(again(), "line", text="number 44")
    assert again().position == 44


def test_what_was_kept_before_cells_were_known_comes_back(again: Callable[..., Adder], tmp_path: Path) -> None:
    again().add("1")
    (file,) = tmp_path.iterdir()
    file.write_text(file.read_text().replace(', "cell": "number 0"', ""))
    assert again().position == 1


def test_afresh_if_that_is_wanted(again: Callable[..., Adder]) -> None:
    again().add("1")
    fresh = again(fresh=True)
    assert (fresh.position, fresh.unsaved) == (0, False)
    assert again().position == 1, "until something is done in the fresh one"
    fresh = again(fresh=True)
    fresh.add("2")
    assert again().position == 2


def test_what_was_kept_and_is_damaged_is_told_and_put_aside(again: Callable[..., Adder], tmp_path: Path) -> None:
    again().add("1")
    (file,) = tmp_path.iterdir()
    file.write_text(file.read_text().replace("+1", "+1000"))
    bench = again()
    assert bench.position == 0
    told = "What was kept the last time is damaged: Position 2 of 2 in this file: 1000 is too much."
    assert told in bench.notice.value
    bench.add("2")
    assert sorted(one.suffix for one in tmp_path.iterdir()) == [".damaged", ".json"]


def test_that_nothing_can_be_kept_is_told_once_and_without_harm(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    bench = Adder(keeper=Keeper("adder", of="notebook", within=tmp_path / "file"))
    bench.add("1")
    assert bench.position == 1
    assert bench.notice.value.count("cannot be kept") == 1
    (tmp_path / "file").unlink()
    bench.add("1")
    assert bench.notice.value == ""


def test_of_too_much_what_was_begun_last_is_kept(again: Callable[..., Adder]) -> None:
    bench = again()
    long = "x" * 10_000
    for number in range(MOST_BYTES // 10_000):
        bench.tree.do(number, long + str(number))
    bench.add("1")
    assert "too large" in bench.notice.value
    from_the_page(bench, "deal", text="7")
    assert bench.notice.value == ""
    assert [node.step for node in again().tree] == ["deal 7"]


# ---- whatever is done -----------------------------------------------------------------------------------------------

SCRIPT = "<script>alert(1)</script>"
MARKUP = [SCRIPT, '"><img src=x onerror=alert(1)>', "&lt;b&gt;", "' onclick='x", "]]>", "\u202e\x00"]


def test_nothing_that_is_typed_becomes_markup() -> None:
    bench = walked()
    for text in MARKUP:
        bench.naming.value = text
        refused(bench, "line", text=text)
        file = json.loads(file_of(bench))
        file["nodes"].append({"from": 0, "step": text.strip("\u202e\x00"), "text": "number 9"})
        from_the_page(bench, "file", text=json.dumps(file))
        shown = bench.branches.picture + bench.status.value + bench.notice.value + bench.guard.message.value
        assert set(re.findall(r"<(\w+)", shown)) <= {"div", "p", "button", "small", "span"}
        assert not re.search(r"<[^>]*\son\w+=", shown)


def damage(text: str, chance: Random) -> str:
    at, to = sorted(chance.randrange(len(text) + 1) for _ in range(2))
    return chance.choice((text[:at] + text[to:], text[:at] + chance.choice('{}[]"<,9x') + text[at:], text[:at]))


VERBS = ("add",) * 6 + ("undo",) * 4 + ("redo",) * 3 + ("go", "line", "file", "deal", "afresh", "name")
FILE = '{"format": "sandbox/1", "game": "exact61", "nodes": [{"step": "deal 5"}, {"from": 0, "step": "+2"}]}'


def act(bench: Adder, chance: Random) -> None:
    """Do anything, or try to."""
    verb = chance.choice(VERBS)
    if verb == "add":
        bench.board.press({"add": chance.choice(("1", "2", "500"))})
    elif verb == "go":
        bench.branches.press({"node": str(chance.randrange(len(bench.tree) + 2))})
    elif verb == "name":
        bench.naming.value = chance.choice(MARKUP)
    else:
        given = {"line": f"number {chance.randrange(500)}", "file": FILE, "deal": str(chance.randrange(99))}.get(
            verb, ""
        )
        from_the_page(bench, verb, text=damage(given, chance) if given and chance.random() < 0.5 else given)


@pytest.mark.parametrize("seed", range(20))
def test_ten_thousand_random_actions_lose_nothing(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Guard, "raises", False)
    chance = Random(seed)
    bench = Adder()
    bench.add("1")  # What is opened now is begun beside that.
    known, refusals = [0, 1], 0
    for _ in range(500):
        before = len(bench.tree), bench.position
        act(bench, chance)
        told = bench.guard.message.value
        assert "gl-technical" not in told, "an error of our own"
        assert not told or (len(bench.tree), bench.position) == before
        refusals += bool(told)
        known += [node.position for node in bench.tree.nodes[len(known) :]]
        assert bench.shown[-1] == bench.position
        assert bench.bar.state["line"] == f"number {bench.position}"
    assert [node.position for node in bench.tree] == known
    assert refusals > 20
    back = from_file_text(file_of(bench), bench.kind)
    assert ([node.position for node in back], back.position) == (known, bench.position)
