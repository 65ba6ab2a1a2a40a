"""A file holds all that was built, and what is wrong with one is named with its place."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from gamelib import exact61, fivetenk
from gamelib.core import RuleError
from gamelib.core.saved import MOST_CHARACTERS
from gamelib.lessons.progress import Progress
from gamelib.lessons.progress_files import to_text
from gamelib.sandbox import Kind, Node, Tree, from_file_text, history, opened, to_file_text
from gamelib.sandbox.exact61 import DominoKind, table_of
from gamelib.sandbox.fivetenk import CardKind
from gamelib.sandbox.saving import MOST_LINE
from gamelib.sandbox.tree import LONGEST_NAME
from tests.sandbox.adding import Adding
from tests.sandbox.games import Games, Matches

KIND = Adding()


def built() -> Tree[int]:
    """Make a tree of every sort of node, standing where it is not obvious."""
    tree = Tree(7, "deal 7")
    tree.do(8, "+1")
    tree.do(40, "set 40")
    tree.name('set "by hand" <i>')
    tree.go(1)
    tree.do(10, "+2")
    tree.do(12, "+2")
    tree.begin(61, "deal 61")
    tree.do(64, "+3")
    tree.go(4)
    tree.go(1)
    return tree


def told(tree: Tree[Any]) -> list[tuple[object, ...]]:
    """Tell all there is to a tree, but its counts."""

    def number(node: Node[Any] | None) -> int | None:
        return None if node is None else node.number

    nodes = [(node.position, node.step, number(node.parent), node.begins, node.name) for node in tree]
    return [*nodes, (number(tree.here), [node.number for node in tree.redo_line])]


def refused(text: object) -> RuleError:
    with pytest.raises(RuleError) as caught:
        from_file_text(text, KIND)
    return caught.value


def changed(**changes: object) -> str:
    return json.dumps(json.loads(to_file_text(built(), KIND)) | changes)


def with_node(place: int, **changes: object) -> str:
    """Give a file in which something about one node is changed; what is ``...`` is left out."""
    read = json.loads(to_file_text(built(), KIND))
    entry = read["nodes"][place] | changes
    read["nodes"][place] = {key: value for key, value in entry.items() if value is not ...}
    return json.dumps(read)


# ---- there and back -------------------------------------------------------------------------------------------------


def test_a_tree_comes_back_as_it_was() -> None:
    tree = built()
    text = to_file_text(tree, KIND)
    back = from_file_text(text, KIND)
    assert told(back) == told(tree)
    assert to_file_text(back, KIND) == text
    assert back.changes == 0


def test_the_file_is_as_it_is_documented() -> None:
    assert to_file_text(built(), KIND) == (
        '{"format": "sandbox/1", "game": "exact61", "here": 1, "redo": 5, "nodes": [\n'
        '{"step": "deal 7"},\n'
        '{"from": 0, "step": "+1"},\n'
        '{"from": 1, "step": "set 40", "text": "number 40", "name": "set \\"by hand\\" <i>"},\n'
        '{"from": 1, "step": "+2"},\n'
        '{"from": 3, "step": "+2"},\n'
        '{"from": 4, "begins": true, "step": "deal 61"},\n'
        '{"from": 5, "step": "+3"}\n'
        "]}\n"
    ).replace('"redo": 5', '"redo": 6')


def test_only_what_goes_on_from_one_beginning() -> None:
    tree = built()
    assert [node.position for node in from_file_text(to_file_text(tree, KIND, only=tree[5]), KIND)] == [61, 64]
    old = from_file_text(to_file_text(tree, KIND, only=tree.root), KIND)
    assert ([node.position for node in old], old.here.number) == ([7, 8, 40, 10, 12], 1)


def test_a_name_given_later_is_in_the_file() -> None:
    tree = built()
    to_file_text(tree, KIND)
    tree.name("later")
    assert from_file_text(to_file_text(tree, KIND), KIND)[1].name == "later"


def test_a_match_of_exact61_from_its_record() -> None:
    record = exact61.write(exact61.replay(exact61.self_play(3)).state)
    tree = opened(record, Matches())
    assert [node.position for node in tree] == [reached.position for reached in history(exact61.replay(record).state)]
    text = to_file_text(tree, Matches())
    assert told(from_file_text(text, Matches())) == told(tree)
    assert text.count('"text"') == 1, "each move is played again; where it began is told in full"
    # Where a deal by seed begins, everything is played again, and the match can be written down as a record.
    tree.begin(*Matches().deal(7, tree.position))
    back = from_file_text(to_file_text(tree, Matches(), only=tree.here), Matches())
    assert exact61.record(back.position) == exact61.record(exact61.start(4, 7))


def test_a_game_of_fivetenk() -> None:
    first, *others = history(fivetenk.replay(fivetenk.self_play(3)).state)
    tree = Tree(*first)
    for reached in others:
        tree.do(*reached)
    text = to_file_text(tree, Games())
    assert told(from_file_text(text, Games())) == told(tree)
    assert text.count('"text"') == 1


def test_a_line_opens_as_a_tree_of_one() -> None:
    tree = opened("  number 12\n", KIND)
    assert (len(tree), tree.position, tree.here.step) == (1, 12, "pasted")
    assert opened('{"format": "numbers/1", "numbers": [1, 5]}', KIND).position == 5
    assert told(opened("\ufeff" + to_file_text(built(), KIND), KIND)) == told(built())


# ---- what is wrong, and where ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "This is no file that the course has saved."),
        ('{"format": "sandbox/1",\n"game"}', "This file is damaged in line 2, at character 7."),
        ("[" * 100_000, "This is no file that the course has saved."),
        ('{"a": ' + "9" * 10_000 + "}", "This is no file that the course has saved."),
        (None, "no text of a file"),
        ("[]", "This is no file that the course has saved."),
        ("{}", "This is no file that the course has saved."),
        (changed(format="sandbox/2"), "saved by another version: its format is 'sandbox/2', and sandbox/1 can be read"),
        (changed(game="fivetenk"), "This file is of 5-10-K; this page is Exact 61."),
        (changed(game="chess"), "This file is of 'chess'; this page is Exact 61."),
        (to_file_text(built(), KIND)[:-20], "This file seems to be cut off: its end is missing."),
        (to_file_text(built(), KIND)[:-4], "This file seems to be cut off: its end is missing."),
        (changed(more=1), "There is no 'more' in such a file"),
        (changed(nodes=[]), "a list of nodes"),
        (changed(nodes={}), "a list of nodes"),
        (changed(here=7), "here is 7, and there are only positions 0 to 6"),
        (changed(redo="1"), "redo is '1'"),
        (" " * (MOST_CHARACTERS + 1), "This file is too long"),
    ],
)
def test_a_file_that_cannot_be_opened(text: object, sentence: str) -> None:
    problem = refused(text)
    assert problem.rule == "format"
    assert sentence in str(problem)


@pytest.mark.parametrize(
    ("kind", "line"),
    [
        (DominoKind(), exact61.start(4, 7).to_text()),
        (DominoKind(), table_of(exact61.start(4, 7)).to_text()),
        (CardKind(), fivetenk.start(7).to_text()),
    ],
)
def test_a_line_that_is_not_whole_is_told_from_a_wrong_one(kind: Kind[Any], line: str) -> None:
    for cut in (line[:-9], line[: len(line) // 2], line[: len(line) // 4], line[3:], line[len(line) // 2 :]):
        with pytest.raises(RuleError, match=r"This line seems to be cut off: copy it whole\."):
            opened(cut, kind)
    with pytest.raises(RuleError, match="seven"):
        opened(line.replace("turn=", "turn=seven"), kind)
    with pytest.raises(RuleError, match="no file that the course has saved"):
        opened("Dear diary", kind, file=True)


def test_what_else_the_course_saves_is_told_where_it_belongs() -> None:
    for text, words in (
        (to_text(Progress("exact61")), "beside the practice questions"),
        (json.dumps({"format": "practice/1"}), "the page where it was played"),
        (json.dumps({"format": "fivetenk/1"}), "This file is of 5-10-K; this page is Exact 61."),
        (json.dumps({"format": "diary/1"}), "no file that the course has saved"),
    ):
        with pytest.raises(RuleError, match=words):
            opened(text, DominoKind())


@pytest.mark.parametrize(
    ("place", "changes", "sentence"),
    [
        (0, {"from": 0}, "The first position has no from"),
        (3, {"from": ...}, "and every other one has it"),
        (3, {"from": 3}, "from is 3, and there are only positions 0 to 2 before that"),
        (3, {"from": -1}, "from is -1"),
        (3, {"from": 1.5}, "from is 1.5"),
        (3, {"from": True}, "from is True"),
        (3, {"step": 5}, "step is 5, and should be one line of text"),
        (3, {"step": "+2\n"}, "should be one line of text"),
        (3, {"step": "+\ud8002"}, "should be one line of text"),
        (3, {"step": "+" + "0" * MOST_LINE}, "step may have"),
        (2, {"name": "x" * (LONGEST_NAME + 1)}, "name may have 60 characters, and has 61"),
        (2, {"text": "number nine"}, "'number nine' is no number"),
        (2, {"text": None}, "text is None"),
        (3, {"text": "number 11"}, "Its step, '+2', leads to another position than its text"),
        (5, {"begins": 1}, "begins is 1"),
        (5, {"begins": ...}, "'deal 61' is no step that can be taken again"),
        (4, {"colour": "red"}, "There is no 'colour' in such a file"),
    ],
)
def test_a_position_that_is_wrong_is_named(place: int, changes: dict[str, object], sentence: str) -> None:
    problem = refused(with_node(place, **changes))
    assert (problem.rule, problem.step) == ("format", place)
    assert str(problem).startswith(f"Position {place + 1} of 7 in this file: ")
    assert sentence in str(problem)
    assert str(problem).count("..") == 0


def test_a_step_that_breaks_a_rule_names_the_rule() -> None:
    problem = refused(with_node(3, step="+1000"))
    assert (problem.rule, problem.step) == ("D16", 3)
    assert str(problem) == "Position 4 of 7 in this file: 1008 is too much."


@pytest.mark.parametrize(
    "text", ["number", "x" * (MOST_LINE + 1), "{", "[1", '{"format": "exact61/1"}', '{"format": 1}']
)
def test_what_is_neither_line_nor_file_is_refused(text: str) -> None:
    with pytest.raises(RuleError):
        opened(text, KIND)


def damaged(text: str, chance: Random) -> Iterator[str]:
    """Damage a text in every way: characters gone, doubled and changed, parts cut, moved and repeated."""
    for _ in range(10_000):
        at, to = sorted(chance.randrange(len(text) + 1) for _ in range(2))
        other = chance.choice('{}[],:"0 9-x\\\n\u202e\x00é<') * chance.randint(1, 3)
        part = text[at : min(to, at + 40)]
        yield chance.choice(
            (
                text[:at] + text[at + 1 :],
                text[:at] + other + text[at:],
                text[:at] + other + text[at + 1 :],
                text[:at],
                text[:at] + text[to:],
                text[:to] + part + text[to:],
            )
        )


def test_ten_thousand_damaged_files_are_refused_or_right() -> None:
    tree = built()
    before, refusals = told(tree), set[str]()
    for text in damaged(to_file_text(tree, KIND), Random(61)):
        try:
            back = from_file_text(text, KIND)
        except RuleError as problem:
            refusals.add(str(problem))
        else:
            assert told(from_file_text(to_file_text(back, KIND), KIND)) == told(back)
    assert told(tree) == before
    assert len(refusals) > 200, "each says what is wrong and where"
    assert [sentence for sentence in refusals if not sentence or "\n" in sentence] == []


@pytest.mark.parametrize("game", ["exact61", "fivetenk"])
def test_damaged_files_of_the_games_are_refused_or_right(game: str) -> None:
    kind: Any = Matches() if game == "exact61" else Games()
    state: Any = exact61.start(2, 3) if game == "exact61" else fivetenk.start(seed=3)
    tree: Tree[Any] = Tree(state, "")
    chance = Random(5)
    for _ in range(12):
        moves = tree.position.legal_moves()
        move = moves[chance.randrange(len(moves))] if len(moves) < 1000 else moves.draw(chance)
        tree.do(tree.position.play(move), str(tree.position.play(move).move))
    for number, text in enumerate(damaged(to_file_text(tree, kind), chance)):
        if number == 400:
            break
        try:
            back = from_file_text(text, kind)
        except RuleError:
            continue
        assert told(from_file_text(to_file_text(back, kind), kind)) == told(back)
