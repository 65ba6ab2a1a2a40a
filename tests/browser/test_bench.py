"""The frame of the sandboxes on a page: undo and branches, lines, files that go and come, and what comes back."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.lab import LabPage, Server, focused

NAME = "bench_under_test.ipynb"
ROOT = Path(__file__).parents[2]
SET_UP = """\
import os, sys
sys.path.insert(0, {root!r})
os.environ["GAMELIB_KEEP"] = {kept!r}
from tests.widgets.sandbox.adder import Adder
Adder()
"""

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Give the folder in which the sandbox keeps what is built."""
    return tmp_path_factory.mktemp("bench") / "kept"


@pytest.fixture
def opened(cells_page: Callable[..., LabPage], kept: Path) -> LabPage:
    """Open a notebook of one sandbox that has kept nothing so far, and run it."""
    shutil.rmtree(kept, ignore_errors=True)
    page = cells_page(NAME, [SET_UP.format(root=str(ROOT), kept=str(kept))])
    page.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    return page


def bench(page: Page) -> Locator:
    return page.locator(".gl-bench")


def button(page: Page, name: str) -> Locator:
    return bench(page).get_by_role("button", name=name, exact=True)


def steps(page: Page) -> Locator:
    return bench(page).locator(".gl-branches button")


def expect_sum(page: Page, number: int) -> None:
    expect(bench(page).locator(".sum")).to_have_text(f"Sum: {number}")
    expect(bench(page).get_by_label("As one line")).to_have_value(f"number {number}")


def add(page: Page, *numbers: int) -> None:
    for number in numbers:
        button(page, f"add {number}").click()


def build(page: Page) -> None:
    """Add 1 and 2, and instead of 2 also 500."""
    add(page, 1, 2)
    expect_sum(page, 3)
    button(page, "Undo").click()
    expect_sum(page, 1)
    add(page, 500)
    expect_sum(page, 501)


def test_undo_redo_and_branches_by_mouse(opened: LabPage) -> None:
    page = opened.page
    expect(button(page, "Undo")).to_have_attribute("aria-disabled", "true")
    build(page)
    expect(steps(page)).to_have_text(["Start", "1plus 1", "2plus 2", "2plus 500"])
    steps(page).nth(2).click()
    expect_sum(page, 3)
    expect(steps(page).nth(2)).to_have_attribute("aria-current", "step")
    expect(button(page, "Undo")).to_have_attribute("title", "Undo: plus 2")
    button(page, "Undo").click()
    expect_sum(page, 1)
    button(page, "Redo").click()
    expect_sum(page, 3)
    expect(bench(page).get_by_text("Done again: plus 2.")).to_be_visible()


def test_everything_by_keyboard(opened: LabPage) -> None:
    page = opened.page
    button(page, "add 1").focus()
    for key in ("Enter", "ArrowRight", "Enter"):
        page.keyboard.press(key)
    expect_sum(page, 3)
    assert focused(page) == "add 2"
    for key, number in (("z", 1), ("z", 0), ("y", 1), ("Shift+z", 3), ("z", 1)):
        page.keyboard.press(f"Control+{key}")
        expect_sum(page, number)
        assert focused(page) == "add 2", "the focus stays where the user is at work"
    page.keyboard.press("End")
    page.keyboard.press(" ")
    expect_sum(page, 501)
    # From the picture by Tab to its digits, and on to the tree.
    page.keyboard.press("Tab")
    assert focused(page) == "digit 5"
    page.keyboard.press("Tab")
    assert focused(page) == "Step 2: plus 500, you are here"
    for key in ("Home", "ArrowRight", "ArrowRight"):
        page.keyboard.press(key)
    assert focused(page) == "Step 2: plus 2"
    for key, step in (("ArrowRight", "Step 2: plus 500, you are here"), ("ArrowLeft", "Step 2: plus 2")):
        page.keyboard.press(key)
        assert focused(page) == step, "to the left and to the right step by step, wherever the steps stand"
    page.keyboard.press("Enter")
    expect_sum(page, 3)
    assert focused(page) == "Step 2: plus 2, you are here"
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect_sum(page, 501)
    # Nothing of it reached the notebook.
    expect(page.locator(".jp-Notebook .jp-Cell")).to_have_count(1)


def test_a_part_is_chosen_leads_on_and_is_let_go(opened: LabPage) -> None:
    page = opened.page
    add(page, 500, 1)
    expect_sum(page, 501)
    digit = button(page, "digit 0")
    expect(digit).to_have_attribute("aria-pressed", "false")
    button(page, "digit 5").focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(digit).to_have_attribute("aria-pressed", "true")
    expect(button(page, "add 1")).to_be_focused()
    page.keyboard.press("Escape")
    expect(digit).to_have_attribute("aria-pressed", "false")
    # The kind that was left is entered again where it was left.
    page.keyboard.press("Tab")
    assert focused(page) == "digit 0"
    # What has the focus goes: its place is taken by what comes next.
    page.keyboard.press("Control+z")
    expect_sum(page, 500)
    assert focused(page) == "digit 0"
    page.keyboard.press("Control+z")
    page.keyboard.press("Control+y")
    expect_sum(page, 500)
    assert focused(page).startswith("digit")


def test_where_one_types_ctrl_z_is_the_fields_own(opened: LabPage) -> None:
    page = opened.page
    build(page)
    line = bench(page).get_by_label("As one line")
    line.focus()
    page.keyboard.press("End")
    page.keyboard.type("23")
    page.keyboard.press("Control+z")
    expect(line).to_have_value("number 501")
    expect(bench(page).locator(".sum")).to_have_text("Sum: 501")


def test_damaged_text_is_told_and_the_old_is_kept(opened: LabPage) -> None:
    page = opened.page
    build(page)
    line = bench(page).get_by_label("As one line")
    for text in ("number 12345", "<img src=x onerror='window.hurt = 1'>", '{"format": "sandbox/1", "nodes"'):
        line.fill(text)
        line.press("Enter")
        expect(bench(page).get_by_role("alert")).to_be_visible()
        expect(line).to_have_value(text)
        expect(bench(page).locator(".sum")).to_have_text("Sum: 501")
        expect(steps(page)).to_have_count(4)
    expect(bench(page).get_by_role("alert")).to_contain_text("This file seems to be cut off: its end is missing.")
    assert page.evaluate("window.hurt ?? null") is None
    line.fill("number 44")
    button(page, "Open the line").click()
    expect_sum(page, 44)
    expect(bench(page).get_by_role("alert")).to_have_count(0)
    button(page, "Undo").click()
    expect_sum(page, 501)


def test_a_line_is_copied_and_opens_elsewhere(opened: LabPage) -> None:
    page = opened.page
    build(page)
    button(page, "Copy").click()
    expect(bench(page).get_by_text("Copied.", exact=True)).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()") == "number 501"
    button(page, "Begin afresh").click()
    expect_sum(page, 0)
    line = bench(page).get_by_label("As one line")
    line.focus()
    page.keyboard.press("Control+a")
    page.keyboard.press("Control+v")
    page.keyboard.press("Enter")
    expect_sum(page, 501)


def test_a_seed_deals_the_same_to_everybody(opened: LabPage) -> None:
    page = opened.page
    seed = bench(page).get_by_label("Seed")
    seed.fill("61")
    seed.press("Enter")
    expect_sum(page, 61)
    seed.fill("six")
    button(page, "Deal").click()
    expect(bench(page).get_by_role("alert")).to_have_text("'six' is no seed: a seed is a whole number.")
    expect(seed).to_have_value("six")


def test_a_file_goes_and_comes_back(opened: LabPage, tmp_path: Path) -> None:
    page = opened.page
    build(page)
    name = bench(page).get_by_label("Name of this position")
    name.fill("<img src=x onerror='window.hurt = 1'>")
    name.press("Enter")
    expect(steps(page).last).to_have_text("2<img src=x onerror='window.hurt = 1'>")
    with page.expect_download() as download:
        button(page, "Download (unsaved)").click()
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    assert file.name == "adder.json"
    assert [node["step"] for node in json.loads(file.read_text(encoding="utf-8"))["nodes"]] == ["", "+1", "+2", "+500"]
    expect(button(page, "Download")).to_be_visible()
    expect(bench(page).get_by_text("Saved to a file.", exact=True)).to_be_visible()
    add(page, 1)
    expect(button(page, "Download (unsaved)")).to_be_visible()
    button(page, "Begin afresh").click()
    expect_sum(page, 0)
    for _ in range(2):  # The same file can be opened twice.
        before = steps(page).count()
        with page.expect_file_chooser() as chooser:
            button(page, "Open a file").press("Enter")
        chooser.value.set_files(file)
        expect_sum(page, 501)
        expect(steps(page)).not_to_have_count(before)
    damaged = tmp_path / "damaged.json"
    damaged.write_text(file.read_text(encoding="utf-8").replace("+500", "+5000"), encoding="utf-8")
    with page.expect_file_chooser() as chooser:
        button(page, "Open a file").click()
    chooser.value.set_files(damaged)
    expect(bench(page).get_by_role("alert")).to_contain_text("Position 4 of 4 in this file: 5001 is too much.")
    expect_sum(page, 501)
    assert page.evaluate("window.hurt ?? null") is None


def test_what_was_built_comes_back_after_the_kernel_restarts(opened: LabPage, kept: Path) -> None:
    page = opened.page
    build(page)
    button(page, "Undo").click()
    expect_sum(page, 1)
    (file,) = kept.iterdir()
    assert file.name.startswith("bench_under_test-adder-")
    opened.restart()
    expect_sum(page, 1)
    expect(bench(page).get_by_text("This is what you built here last.")).to_be_visible()
    expect(steps(page)).to_have_text(["Start", "1plus 1", "2plus 2", "2plus 500"])
    button(page, "Redo").click()
    expect_sum(page, 501)
    button(page, "Begin afresh").click()
    expect_sum(page, 0)


def test_a_file_can_be_saved_when_python_has_stopped(opened: LabPage, lab: Server) -> None:
    page = opened.page
    opened.spent = True
    build(page)
    lab.stop_kernels()
    with page.expect_download() as download:
        button(page, "Download (unsaved)").click()
    assert len(json.loads(download.value.path().read_text(encoding="utf-8"))["nodes"]) == 4


def test_no_barriers_in_light_and_dark(opened: LabPage) -> None:
    page = opened.page
    build(page)
    bench(page).get_by_label("As one line").fill("wrong")
    button(page, "Open the line").click()
    expect(bench(page).get_by_role("alert")).to_be_visible()
    for dark in (False, True):
        opened.set_dark(dark=dark)
        assert opened.barriers(bench(page)) == []


def test_a_narrow_page_breaks_nothing(opened: LabPage) -> None:
    opened.page.set_viewport_size({"width": 640, "height": 720})
    build(opened.page)
    assert bench(opened.page).evaluate("e => e.scrollWidth <= e.clientWidth + 1")
