"""The same results wherever they are played; and what was played is kept, whatever ends it."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from pathlib import Path
from pickle import PicklingError
from threading import Thread
from typing import Any

import pytest

from gamelib.core import RuleError
from gamelib.core.advice import Effort
from gamelib.exact61 import start
from gamelib.exact61.players import play_match
from gamelib.fivetenk import Rules
from gamelib.lab import Job, Results, cores, simulate
from gamelib.lab.running import cut
from tests.hygiene.files import ROOT
from tests.lab import players

HANDS = ("exact61", 40)
SEEDED = Job("exact61", "hand", 7, ())


def quiet(*args: Any, **options: Any) -> Results:
    return simulate(*args, progress=False, **options)


@pytest.fixture(scope="module")
def two() -> Iterator[Executor]:
    with cores(2) as executor:
        yield executor


EVERY: list[tuple[str, int, dict[str, Any]]] = [
    ("exact61", 12, {"seats": 4}),
    ("exact61", 3, {"of": "match", "players": ("simple", "random")}),
    ("exact61", 3, {"players": "strong", "effort": Effort(samples=3), "scores": (250, 290)}),
    ("fivetenk", 4, {"players": "random", "rules": Rules("not_both")}),
    ("fivetenk", 2, {"of": "match", "players": "random", "levels": ("K",) * 6}),
]


@pytest.mark.parametrize(("game", "n", "options"), EVERY)
def test_results_are_the_same_with_no_one_and_two_workers(
    game: str, n: int, options: dict[str, Any], two: Executor
) -> None:
    here = quiet(game, n, **options)
    assert here.complete
    assert here.note is None
    assert here.column("number") == list(range(n))
    assert len(set(here.column("seed"))) == n
    with cores(1) as one:
        assert quiet(game, n, executor=one, **options) == here
    assert quiet(game, n, executor=two, **options) == here
    assert quiet(game, n, executor=two, pieces=1, **options) == here
    assert quiet(game, n, seed=8, **options) != here


def test_results_are_the_same_on_a_dask_cluster(dask: Executor) -> None:
    for game, n, options in EVERY[:2]:
        assert quiet(game, n, executor=dask, **options) == quiet(game, n, **options)


def cluster() -> Any:
    """Begin a real cluster: a scheduler and two workers, each a process. It has to be closed."""
    distributed = pytest.importorskip("distributed", reason="Dask is not installed")
    return distributed.LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address="127.0.0.1:0", memory_limit=0)


@pytest.fixture(scope="module")
def dask() -> Iterator[Executor]:
    with cluster() as here, here.get_client() as client:
        yield client.get_executor()


def test_what_a_killed_dask_worker_had_is_played_by_another() -> None:
    with cluster() as here, here.get_client() as client:
        one = next(iter(client.run(os.getpid).values()))
        told: list[int] = []

        def kill_once(done: int) -> None:
            if not told:
                os.kill(one, signal.SIGKILL)
            told.append(done)

        found = simulate("exact61", 300, seats=2, executor=client.get_executor(), progress=kill_once)
    assert found == quiet("exact61", 300, seats=2)


def test_what_was_played_is_kept_where_a_dask_cluster_goes_away() -> None:
    here = cluster()
    with here.get_client() as client, ends("The workers (are gone|gave nothing back).* are kept"):
        told: list[int] = []

        def close_once(done: int) -> None:
            if not told:
                Thread(target=here.close).start()
            told.append(done)

        found = simulate("exact61", 3000, seats=4, executor=client.get_executor(), progress=close_once)
    here.close()
    assert 0 < len(found) < 3000
    assert set(found) <= set(quiet("exact61", 3000, seats=4))


def test_a_seed_deals_the_recorded_match_again() -> None:
    (match,) = quiet("exact61", 1, players=(players.simple, "random"), of="match")
    seats = [players.simple(match.seed, 0), quiet_random(match.seed, 1)]
    again = play_match(start(2, match.seed), seats)
    assert again.scores == match.scores
    assert again.hand_number + 1 == match.hands


def quiet_random(seed: int, seat: int) -> Any:
    from gamelib.exact61 import computer  # noqa: PLC0415 - beside what it makes.

    return computer("random", seed, seat)


def test_the_same_seed_gives_the_same_deals_to_all_players() -> None:
    one, other = (quiet(*HANDS, players=name, seats=2) for name in ("simple", "random"))
    assert one.column("seed") == other.column("seed")
    assert one.column("leader") == other.column("leader")
    assert one != other


# ---- what ends a simulation ---------------------------------------------------------------------------------------


def ends(sentence: str) -> Any:
    return pytest.warns(UserWarning, match=sentence)


def test_what_was_played_is_kept_where_a_worker_is_killed() -> None:
    deadly = players.at(players.fatal, SEEDED.item_seed(30))
    with cores(2) as executor, ends("The workers are gone") as warned:
        found = quiet(*HANDS, players=deadly, seats=2, executor=executor)
    assert len(warned) == 1, "it is said once"
    assert not found.complete
    assert 10 <= len(found) < 40
    assert 30 not in found.column("number")
    whole = quiet(*HANDS, players=players.simple, seats=2)
    assert list(found) == [whole[number] for number in found.column("number")], "and is as it would have been"
    assert found.note is not None
    assert f"{len(found)} of 40" in str(found.note)


@pytest.mark.parametrize("workers", [0, 2])
def test_what_was_played_is_kept_where_it_is_interrupted(workers: int) -> None:
    whole = quiet(*HANDS, players=players.simple, seats=2)
    when = players.at(players.interrupting, SEEDED.item_seed(25))
    with ends("Interrupted"):
        found = quiet(*HANDS, players=when, seats=2, executor=ThreadPoolExecutor(workers) if workers else None)
    if not workers:
        assert found.column("number") == list(range(25))
    assert len(found) >= 20
    assert set(found) <= set(whole)


def test_an_interrupt_while_waiting_for_workers_keeps_what_has_come_in(two: Executor) -> None:
    def interrupt(done: int) -> None:
        if done >= 10:
            raise KeyboardInterrupt

    with ends("Interrupted"):
        found = simulate(*HANDS, seats=2, executor=two, progress=interrupt)
    assert 10 <= len(found) < 40
    assert quiet(*HANDS, seats=2, executor=two).complete, "and the workers can be used again"


CTRL_C = """
import signal
from gamelib.lab import cores, simulate

if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.default_int_handler)  # Whoever runs tests in the background ignores it.
    told = []

    def tell(count):
        if count and not told:  # At first nothing is done yet.
            told.append(count)
            print("ready", flush=True)

    with cores(2) as executor:
        found = simulate("exact61", 10**6, executor=executor, progress=tell)
        print(0 < len(found) < 10**6, simulate("exact61", 9, executor=executor, progress=False).complete, flush=True)
"""


def test_ctrl_c_reaches_the_workers_too_and_harms_none(tmp_path: Path) -> None:
    script = tmp_path / "script.py"
    script.write_text(CTRL_C, encoding="utf-8")
    environment = os.environ | {"PYTHONPATH": str(ROOT), "PYTHONWARNINGS": "ignore"}
    with subprocess.Popen(
        [sys.executable, script], env=environment, stdout=subprocess.PIPE, text=True, start_new_session=True
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "ready\n"
        os.killpg(process.pid, signal.SIGINT)  # As a terminal does, and a notebook's Interrupt.
        assert process.stdout.read() == "True True\n"
    assert process.returncode == 0


AT_ANY_TIME = """
import random, signal, sys, threading, time, _thread, warnings
from concurrent.futures import ThreadPoolExecutor
from gamelib.lab import simulate

signal.signal(signal.SIGINT, signal.default_int_handler)  # As above.
warnings.simplefilter("ignore")
sys.setswitchinterval(1e-5)
stream = random.Random(7)
with ThreadPoolExecutor(2) as executor:
    for press in range(40):
        timer = threading.Timer(stream.random() / 10, _thread.interrupt_main)
        timer.start()
        try:
            simulate("exact61", 300, players="random", executor=executor, progress=False)
            timer.join()
            time.sleep(0.01)
        except KeyboardInterrupt:  # It came too late.
            pass
        whole = simulate("exact61", 2, players="random", executor=executor, progress=False)
        print(whole.complete, flush=True)
"""


def test_whenever_an_interrupt_comes_workers_can_be_used_again() -> None:
    environment = os.environ | {"PYTHONPATH": str(ROOT)}
    command = [sys.executable, "-c", AT_ANY_TIME]
    ran = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=120, check=True)
    assert ran.stdout.split() == ["True"] * 40


class Interrupted(ThreadPoolExecutor):
    """Is interrupted in the midst of being given something to do, and tells whether it comes to an end with that."""

    given = 0

    def submit(self, *args: Any, **kwargs: Any) -> Future[Any]:
        if not self.given:
            signal.raise_signal(signal.SIGINT)
        future = super().submit(*args, **kwargs)
        self.given += 1
        return future


@pytest.fixture
def interrupts() -> Iterator[None]:
    """See to it that an interrupt is heard, as above."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("interrupts")
def test_an_interrupt_waits_until_a_worker_has_been_given_its_piece() -> None:
    with Interrupted(1) as executor:
        with ends("Interrupted"):
            simulate(*HANDS, seats=2, executor=executor, progress=False)
        assert executor.given == 1
        assert quiet(*HANDS, seats=2, executor=executor).complete


@pytest.mark.parametrize("workers", [False, True])
def test_it_can_be_stopped(workers: bool, two: Executor) -> None:  # noqa: FBT001 - a parameter of the test.
    told: list[int] = []
    with ends("Stopped"):
        found = simulate(
            "exact61", 400, seats=2, executor=two if workers else None, progress=told.append,
            stopped=lambda: bool(told) and told[-1] >= 20,
        )  # fmt: skip
    assert 20 <= len(found) < 400
    assert told[-1] == len(found)


def test_an_error_of_a_player_is_told_and_keeps_what_was_played(two: Executor) -> None:
    wrong = players.at(players.faulty, SEEDED.item_seed(25))
    for executor in (None, two):
        with ends(r"A player made an error \(ArithmeticError: no idea\)"):
            found = quiet(*HANDS, players=wrong, seats=2, executor=executor)
        assert 0 < len(found) < 40
        assert 25 not in found.column("number")
    with pytest.raises((AttributeError, PicklingError), match="local object"):
        quiet(*HANDS, players=lambda seed, _: players.simple(seed, 0), seats=2, executor=two)
    with pytest.raises(ArithmeticError, match="no idea"):
        quiet("exact61", 5, players=players.at(players.faulty, SEEDED.item_seed(0)), seats=2)


def test_a_file_keeps_what_was_played_even_if_the_process_is_killed(tmp_path: Path) -> None:
    file = tmp_path / "hands.jsonl"
    code = f"from gamelib.lab import simulate; simulate('exact61', 100000, seats=2, progress=False, keep={str(file)!r})"
    process = subprocess.Popen([sys.executable, "-c", code], cwd=ROOT)
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline and not (file.exists() and file.read_bytes().count(b"\n") > 20):
        time.sleep(0.02)
    process.kill()
    process.wait()
    kept = file.read_text(encoding="utf-8").count("\n") - 1
    assert kept >= 20

    file.write_text(file.read_text(encoding="utf-8") + '[99999, 1, "cut sh', encoding="utf-8")
    told: list[int] = []
    wanted = kept + 10
    found = simulate("exact61", wanted, seats=2, keep=file, progress=told.append)
    assert found == quiet("exact61", wanted, seats=2)
    assert told[-1] == wanted
    assert len(told) == 10, "only what was missing is played"
    lines = file.read_text(encoding="utf-8").splitlines()
    assert [json.loads(line)[0] for line in lines[1:]] == list(range(wanted))


def test_a_file_of_something_else_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "hands.jsonl"
    quiet("exact61", 2, seats=2, keep=file)
    before = file.read_text(encoding="utf-8")
    for options in ({"seats": 3}, {"seats": 2, "seed": 8}, {"seats": 2, "players": "random"}):
        with pytest.raises(RuleError, match=r"'hands.jsonl' holds something else than this simulation"):
            quiet("exact61", 2, keep=file, **options)
    assert file.read_text(encoding="utf-8") == before


# ---- what is asked for --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ({"game": "chess"}, "'chess' is no game: there are exact61, fivetenk"),
        ({"game": ["exact61"]}, r"\['exact61'\] is no game"),
        ({"n": -1}, "n=-1 cannot be: 0 is the least"),
        ({"n": "many"}, "n='many' cannot be: give a whole number"),
        ({"pieces": 0}, "pieces=0 cannot be"),
        ({"executor": "two"}, "'two' plays nothing: give an executor, such as cores"),
        ({"effort": 5}, "effort=5 cannot be"),
        ({"rules": "all"}, "rules='all' cannot be"),
        ({"scores": 5}, "scores=5 cannot be: give a list"),
        ({"players": None}, "players=None cannot be: give a list"),
        ({"seats": "two"}, "seats='two' cannot be: give a whole number"),
        ({"of": "game"}, "'game' cannot be played of exact61: hand, match can"),
        ({"seed": 1.5}, "seed=1.5 cannot be: give a whole number"),
        ({"players": ()}, r"\(\) are no players"),
        ({"players": "wise"}, "'wise' is no strength"),
        ({"seats": 5}, "5 cannot play"),
        ({"scores": (1, 2)}, "1 cannot be a score"),
        ({"levels": ("A",) * 6}, "Levels and rules are options of 5-10-K"),
        ({"game": "fivetenk", "scores": (0, 0)}, "Scores are an option of Exact 61"),
        ({"game": "fivetenk", "seats": 4}, "Six play 5-10-K, not 4"),
        ({"game": "fivetenk", "levels": ("X",) * 6}, "'X' is no level"),
    ],
)
def test_what_cannot_be_played_is_refused_in_one_sentence(wrong: dict[str, Any], sentence: str) -> None:
    with pytest.raises(RuleError, match=sentence):
        quiet(**{"game": "exact61", "n": 1, **wrong})


def test_pieces_hold_every_number_once_in_order() -> None:
    for count in (0, 1, 5, 100, 1000):
        for pieces in (1, 3, 256):
            found = [*cut(range(count), pieces)]
            assert [number for piece in found for number in piece] == list(range(count))
            assert len(found) == min(pieces, count)
            assert max(map(len, found), default=0) - min(map(len, found), default=0) <= 1


def test_a_long_piece_is_given_back_bit_by_bit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gamelib.lab.running.LONGEST", 0)
    told: list[int] = []
    found = simulate(*HANDS, seats=2, executor=ThreadPoolExecutor(2), pieces=2, progress=told.append)
    assert told == [*range(1, 41)]
    assert found == quiet(*HANDS, seats=2)


def test_progress_is_shown_and_goes_away(capsys: pytest.CaptureFixture[str]) -> None:
    simulate("exact61", 5, seats=2)
    shown = capsys.readouterr().err
    assert "0/5" in shown
    assert "hand/s" in shown
    assert shown.endswith("\r"), "and nothing is left of it"
