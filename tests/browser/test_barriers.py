"""What looks for barriers finds them: in the light all kinds, in the dark colours that are too much alike."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.browser.lab import LabPage

BARRIERS = "<button></button><p style='color: #777; background: #888'>Too much alike.</p>"
CELL = f'from IPython.display import HTML\nHTML("{BARRIERS}")'

pytestmark = pytest.mark.browser


def test_barriers_are_found(cells_page: Callable[..., LabPage]) -> None:
    opened = cells_page("barriers_under_test.ipynb", [CELL])
    assert {found.partition(":")[0] for found in opened.barriers(opened.outputs)} == {"button-name", "color-contrast"}
    opened.set_dark(dark=True)
    assert {found.partition(":")[0] for found in opened.barriers(opened.outputs)} == {"color-contrast"}
