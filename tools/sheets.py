"""Write the rules of each game on one page to print, with `python tools/sheets.py`.

The pages stand in notebooks/sheets/ so that a teacher finds them beside the lessons; a test holds them to the rules.
"""

from __future__ import annotations

import sys
from pathlib import Path

TOP = Path(__file__).parent.parent
SHEETS = TOP / "notebooks" / "sheets"


def main() -> None:
    """Write every sheet anew."""
    sys.path.insert(0, str(TOP))
    from gamelib.pictures.rules_sheet import rules_sheet  # noqa: PLC0415 - found once the path says where.
    from gamelib.words.games import GAMES  # noqa: PLC0415

    SHEETS.mkdir(exist_ok=True)
    for game in GAMES:
        (SHEETS / f"{game}_rules.html").write_text(rules_sheet(game, "en"), encoding="utf-8")


if __name__ == "__main__":
    main()
