"""Each notebook runs from top to bottom in JupyterLab, with no error in the page or a cell, in light and dark."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.browser.lab import NOTEBOOKS, LabPage

NAMES = sorted(path.name for path in NOTEBOOKS.glob("*.ipynb"))


@pytest.mark.parametrize("name", NAMES)
def test_notebook_runs_in_jupyterlab(name: str, notebook_page: Callable[[str], LabPage]) -> None:
    page = notebook_page(name)
    assert page.complaints() == []
    assert page.unrun == 0
    assert page.barriers(page.outputs) == []

    page.set_dark(dark=True)
    assert page.complaints() == []
    assert page.barriers(page.outputs) == []
