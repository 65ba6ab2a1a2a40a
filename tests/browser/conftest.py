"""A Chromium and a JupyterLab for the tests in this folder; without a Chromium they are skipped, or fail if told to."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Generator, Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout
from xdist.scheduler import LoadScopeScheduling

from tests.browser.lab import HEIGHT, SECONDS_TO_RUN_AGAIN, WIDTH, LabPage, Server, serving

CHROMIUM = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
HERE = Path(__file__).parent
FAILED = pytest.StashKey[bool]()
EACH_ITS_OWN = "test_notebooks.py"
"""The module whose tests are divided among processes one by one."""
ANY_NOTEBOOK = ""
"""The name of the page in which one notebook after the other is opened."""

expect.set_options(timeout=20_000)  # Several tests at once make a machine slow.


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if HERE in item.path.parents:
            item.add_marker("browser")
            if not CHROMIUM and os.environ.get("BROWSER") != "required":
                item.add_marker(pytest.mark.skip(reason="no Chromium found: install chromium or Google Chrome"))


class ByPage(LoadScopeScheduling):  # type: ignore[misc]  # It comes without types.
    """Where several processes run the tests, keeps those of a module together, as they share a page."""

    def _split_scope(self, nodeid: str) -> str:
        file = nodeid.partition("::")[0]
        return nodeid if file.endswith(EACH_ITS_OWN) else file


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> LoadScopeScheduling:
    """Divide the tests among processes."""
    return ByPage(config, log)


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """Start the machine's own Chromium, quietly: it asks nothing of the network."""
    if not CHROMIUM:
        pytest.fail("BROWSER=required, and no Chromium was found: install chromium or Google Chrome")
    quiet = ["disable-gpu", "disable-quic", "no-first-run", "disable-background-networking", "disable-component-update"]
    as_root = ["no-sandbox"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []
    flags = [f"--{flag}" for flag in (*quiet, "disable-sync", *as_root)]
    return browser_type_launch_args | {"executable_path": CHROMIUM, "args": flags}


@pytest.fixture(scope="session")
def lab(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Serve a copy of the notebooks in JupyterLab, once for all tests."""
    with serving(tmp_path_factory.mktemp("lab")) as server:
        yield server


@pytest.fixture(scope="module")
def shared_pages(lab: Server) -> Iterator[dict[str, LabPage]]:
    """Keep the pages that tests of one module share, by the names of their notebooks."""
    pages: dict[str, LabPage] = {}
    yield pages
    for page in pages.values():
        page.page.context.close()
    lab.stop_kernels()


@pytest.fixture
def cells_page(
    lab: Server, browser: Browser, shared_pages: dict[str, LabPage], request: pytest.FixtureRequest
) -> Iterator[Callable[[str, Iterable[str]], LabPage]]:
    """Run some cells in a notebook, as ``cells_page("under_test.ipynb", ["1 + 1"])``; no error may show.

    Opening a page takes long. So the tests of a module share it, and its kernel: each runs all cells anew. After a
    test that has failed, or that has done to the page what cannot be undone, the next has a page of its own.
    """
    used: list[str] = []

    def run(name: str, cells: Iterable[str]) -> LabPage:
        used.append(name)
        if name in shared_pages:
            try:
                shared_pages[name].as_new()
                shared_pages[name].run_all(SECONDS_TO_RUN_AGAIN)
            except PlaywrightTimeout:  # A page that was used much may miss the press: it is opened afresh.
                shared_pages.pop(name).page.context.close()
            else:
                return shared_pages[name]
        lab.write_notebook(name, cells)
        context = browser.new_context(viewport={"width": WIDTH, "height": HEIGHT})
        shared_pages[name] = LabPage(context.new_page(), lab, name)
        shared_pages[name].run_all()
        return shared_pages[name]

    yield run
    complaints = [complaint for name in used for complaint in shared_pages[name].complaints()]
    for name in used:
        if complaints or shared_pages[name].spent or request.node.stash.get(FAILED, True):
            shared_pages.pop(name).page.context.close()
        else:
            shared_pages[name].settle()  # What the kernel keeps or shows late would meet the next test.
    assert complaints == []


@pytest.fixture
def notebook_page(
    lab: Server, browser: Browser, shared_pages: dict[str, LabPage], request: pytest.FixtureRequest
) -> Iterator[Callable[[str], LabPage]]:
    """Open and run one of the course's notebooks, as ``notebook_page("00_start_here.ipynb")``; no error may show.

    JupyterLab takes longer to load than most notebooks to run. So the tests of a module share it, each with a notebook
    and a kernel of its own, and load it anew only where one does not come to its end, or has failed.
    """

    def run(notebook: str) -> LabPage:
        if ANY_NOTEBOOK in shared_pages:
            try:
                shared_pages[ANY_NOTEBOOK].change_to(notebook)
                shared_pages[ANY_NOTEBOOK].run_all(SECONDS_TO_RUN_AGAIN)
            except PlaywrightTimeout:  # As above.
                shared_pages.pop(ANY_NOTEBOOK).page.context.close()
                lab.stop_kernels()
            else:
                return shared_pages[ANY_NOTEBOOK]
        context = browser.new_context(viewport={"width": WIDTH, "height": HEIGHT})
        shared_pages[ANY_NOTEBOOK] = LabPage(context.new_page(), lab, notebook)
        shared_pages[ANY_NOTEBOOK].run_all()
        return shared_pages[ANY_NOTEBOOK]

    yield run
    complaints = shared_pages[ANY_NOTEBOOK].complaints()
    if complaints or request.node.stash.get(FAILED, True):
        shared_pages.pop(ANY_NOTEBOOK).page.context.close()
    assert complaints == []


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Note for the fixtures whether a test has failed."""
    report = yield
    if report.when == "call":
        item.stash[FAILED] = report.failed
    return report
