"""A Chromium and a JupyterLab for the tests in this folder; without a Chromium they are skipped, or fail if told to."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext

from tests.browser.lab import LabPage, Server, serving

CHROMIUM = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
HERE = Path(__file__).parent


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if HERE in item.path.parents:
            item.add_marker("browser")
            if not CHROMIUM and os.environ.get("BROWSER") != "required":
                item.add_marker(pytest.mark.skip(reason="no Chromium found: install chromium or Google Chrome"))


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


@pytest.fixture
def lab_page(lab: Server, new_context: Callable[..., BrowserContext]) -> Iterator[Callable[..., LabPage]]:
    """Open a notebook, as ``lab_page("00_start_here.ipynb", dark=True)``. No error may show, whatever a test does."""
    opened: list[LabPage] = []

    def open_notebook(notebook: str, *, dark: bool = False, width: int = 1280, height: int = 720) -> LabPage:
        scheme = "dark" if dark else "light"
        context = new_context(viewport={"width": width, "height": height}, color_scheme=scheme)
        opened.append(LabPage(context.new_page(), lab, notebook))
        return opened[-1]

    yield open_notebook
    complaints = [complaint for page in opened for complaint in page.complaints()]
    lab.stop_kernels()
    assert complaints == []
