"""How long it takes on a page from a click to all that it changes: explorers and sandboxes with 32 cards and 28 tiles.

    python -m tests.benchmarks.clicks [--runs 40] [--only Stepper]

A real JupyterLab and a real Chromium; each click is timed in the page itself, from the event to the frame after the
last change that it brings about. Milliseconds: the median, the 95th percentile, the most. The first row is what a
click costs at least; on a machine that has other work to do it shows by how much all rows are too high.
"""

from __future__ import annotations

import argparse
import shutil
import statistics
import tempfile
from pathlib import Path
from random import Random
from typing import NamedTuple

import nbformat
from playwright.sync_api import Page, sync_playwright

from gamelib.exact61 import Layout, Tile
from gamelib.fivetenk import start
from gamelib.sandbox.fivetenk import act
from gamelib.widgets.fivetenk.deals import dealt
from tests.browser.lab import LabPage, serving
from tests.pictures.exact61.random_layouts import whole_set

NAME = "clicks.ipynb"
REACH = 100.0

# Clicks one part, and waits until the explorer around it has not changed any more for a while.
TIMED = """([cell, press]) => new Promise((resolve) => {
    const root = document.querySelectorAll('.jp-CodeCell')[cell].querySelector('.jp-OutputArea-output');
    const seen = (node) => node.getClientRects().length > 0;
    const part = [...root.querySelectorAll(press)].filter(seen)[0];
    let last = 0;
    const begin = performance.now();
    const watch = new MutationObserver(() => requestAnimationFrame(() => { last = performance.now() - begin; }));
    watch.observe(root, { childList: true, subtree: true, characterData: true });
    part.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    let before = -1;
    const rest = setInterval(() => {
        if (last && last === before) { clearInterval(rest); watch.disconnect(); resolve(last); }
        before = last;
    }, 200);
})"""


class Case(NamedTuple):
    """Clicks to time: what they are called, the code of the explorer, and the parts that are pressed in turn."""

    name: str
    code: str
    presses: tuple[str, ...]


SCALE = """import ipywidgets
button, text = ipywidgets.Button(description="Count"), ipywidgets.HTML("0")
button.on_click(lambda _: setattr(text, "value", str(int(text.value) + 1)))
ipywidgets.VBox((button, text))"""
"""The least that a click can bring about, to see how fast the machine is at the moment."""


def cases() -> list[Case]:
    """List what is timed, with the hand of a defender, 26 cards, and with the declarer's 32."""
    state = dealt(7)
    found = []
    for hand in (state.hands[0], state.hands[state.declarer or 0]):
        count = len(hand)
        *others, card = hand
        text = f"'{' '.join(others)}'"
        pick = f'[data-face="{card}"]', f'.gl-cards [data-card="{card}"]'
        found += [
            Case(f"CardPicker, {count} cards: pick, put back", f"CardPicker({text})", pick),
            Case(f"WhatIsThis, {count} cards: pick, put back", f"WhatIsThis({text})", pick),
            Case(
                f"WhichBeats, {count} cards: answers by kind",
                f"WhichBeats('', '', hand='{' '.join(hand)}')",
                ('[data-kind="triple with single"]', '[data-kind="straight"]', '[data-kind="single"]'),
            ),
            Case(
                f"WhichBeats, {count} cards: a play in the hand, another to beat",
                f"WhichBeats('', '', hand='{' '.join(hand)}')",
                ('[data-play="1"]', '[data-play="2"]', *(f".gl-examples button:nth-of-type({n})" for n in (1, 2, 6))),
            ),
        ]
    sandbox = [
        Case(
            f"DominoSandbox, {1 + len(layout)} tiles: pick, lay, take back",
            f"DominoSandbox('{layout.to_text()}', name='{len(layout)}', fresh=True)",
            (f'[data-tile="{tile}"]', '[data-spot][aria-label^="Lay"]', ".gl-bar button"),
        )
        for layout, tile in dominoes(14, 28)
    ]
    bury = start(7).play("reveal")
    raising = '.gl-cards [data-index="3"]', '.gl-cards [data-index="20"]'
    playing = '.gl-cards [data-index="0"]', ".gl-left .gl-controls .mod-primary", ".gl-bar button"
    sandbox += [
        Case(
            f"CardSandbox, {count} cards: {what}",
            f"CardSandbox('{state.to_text()}', name='{count}', fresh=True)",
            parts,
        )
        for state, count, what, parts in (
            (bury, 32, "raise, let go", raising),
            (act(bury, "ready"), 26, "raise, play, take back", playing),
        )
    ]
    pair = '[data-face="9H"]', '.gl-cards [data-card="9H"]'
    steps = tuple(f".gl-stepper .gl-controls .jupyter-button:nth-of-type({number})" for number in (3, 3, 2, 3))
    return [
        Case("for scale: a button that writes a number", SCALE, (".jupyter-button",)),
        *found,
        Case("WhichBeats, two plays: pick, put back", "WhichBeats('9D 9C', '8D 8C 8H')", pair),
        *sandbox,
        Case("Friends, 32 cards: bury, keep", "Friends()", ('.gl-cards [data-index="3"]',)),
        Case("Friends: step through a game", "Friends(game=61)", steps),
        Case("Stepper, Exact 61, with hands", "Stepper(exact61.self_play(3), start=20, hands=True)", steps),
        Case("Stepper, 5-10-K, with hands", "Stepper(fivetenk.self_play(5), start=20, hands=True)", steps),
        Case("SettlementFlow", "SettlementFlow(61)", steps),
        Case(
            "Promotion",
            "Promotion(100)",
            (".gl-controls .jupyter-button:nth-of-type(2)", ".gl-controls .jupyter-button"),
        ),
    ]


def dominoes(*sizes: int) -> list[tuple[Layout, Tile]]:
    """Give layouts that lack one tile to their size, and that tile."""
    layouts = whole_set(Random(3))
    return [(layouts[size - 2], layouts[size - 1].placements[-1].tile) for size in sizes]


def timed(page: Page, number: int, case: Case, runs: int) -> list[float]:
    """Press the parts of a case in turn, and give the milliseconds of each click."""
    for press in case.presses:  # Once to warm up.
        page.evaluate(TIMED, [number, press])
    presses = [case.presses[run % len(case.presses)] for run in range(runs)]
    return [float(page.evaluate(TIMED, [number, press])) for press in presses]


def main() -> None:
    """Measure, and print a row for each case."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--runs", type=int, default=40)
    parser.add_argument("--only", default="", help="only the rows in whose name this stands, beside the bare button")
    args = parser.parse_args()
    runs = args.runs
    scale, *others = cases()
    measured = [scale, *(case for case in others if args.only in case.name)]
    sources = [
        "from gamelib import exact61, fivetenk\nfrom gamelib.widgets import *",
        *(one.code for one in measured),
    ]
    notebook = nbformat.v4.new_notebook(cells=[nbformat.v4.new_code_cell(source) for source in sources])
    notebook.metadata.kernelspec = {"name": "python3", "display_name": "Python 3", "language": "python"}
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as server, sync_playwright() as play:
        nbformat.write(notebook, server.folder / "notebooks" / NAME)
        browser = play.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        page = browser.new_context(viewport={"width": 1280, "height": 720}).new_page()
        LabPage(page, server, NAME).run_all()
        print(f"{'':<62}median   95 %   most  (reach {REACH:.0f})")
        for number, case in enumerate(measured, start=1):
            times = sorted(timed(page, number, case, runs))
            middle, high = statistics.median(times), times[max(0, round(0.95 * len(times)) - 1)]
            print(f"{case.name:<62}{middle:6.0f} {high:6.0f} {times[-1]:6.0f}")
        browser.close()


if __name__ == "__main__":
    main()
