"""Keeps a text for the next time: one file for each notebook and widget, where the machine keeps a user's data.

``GAMELIB_KEEP`` in the environment says otherwise: ``off`` keeps nothing, any other value is the folder to keep in.
Without it nothing is kept while pytest runs, which every kernel that pytest starts can see, so that tests and nbval
neither find nor leave anything; nor in a browser's own Python, which forgets its files with the page.
"""

from __future__ import annotations

import os
import re
import sys
import tempfile
from hashlib import sha256
from pathlib import Path
from typing import ClassVar
from weakref import WeakValueDictionary

from gamelib.core import N_, Message

SWITCH = "GAMELIB_KEEP"
OFF = "off"
UNDER_TEST = {"PYTEST_CURRENT_TEST", "PYTEST_VERSION"}
"""What pytest sets in the environment, of a test and of a whole run."""

MOST_BYTES = 2_000_000
"""How large a file may be: what is larger is not kept, and the user is told so."""

NO_FOLDER = N_("What you do here cannot be kept for the next time on this machine ({problem}): download it.")
TOO_LARGE = N_("This has grown too large to be kept for the next time: download it.")
TAKEN_OVER = N_("Another widget of this page keeps its own under the same name: this one is no longer kept.")
UNREADABLE = N_("What was kept the last time cannot be read ({problem}), so this begins afresh.")


def notebook() -> str:
    """Name the notebook in which this runs, as well as that is known: by its path, or by the folder it runs in."""
    main = vars(sys.modules.get("__main__", sys))
    # VS Code calls a session by another name each time, and tells the notebook's own beside it.
    known = (main.get("__vsc_ipynb_file__"), os.environ.get("JPY_SESSION_NAME"), main.get("__session__"))
    return next((str(path) for path in known if path), str(Path.cwd()))


def folder() -> Path | None:
    """Give the folder in which things are kept; ``None`` where nothing is to be kept."""
    switch = os.environ.get(SWITCH, "").strip()
    if switch:
        return None if switch.lower() == OFF else Path(switch).expanduser()
    if UNDER_TEST & os.environ.keys() or sys.platform == "emscripten":
        return None
    import platformdirs  # noqa: PLC0415 - only needed where something is kept, and not at hand everywhere.

    return platformdirs.user_data_path("gamelib", appauthor=False)


class Keeper:
    """Keeps one text of one widget in one notebook. Nothing here raises: what went wrong is told, to be shown.

    ``widget`` is the widget's name within the notebook; of two widgets of one name the newer one keeps.
    """

    _newest: ClassVar[WeakValueDictionary[Path, Keeper]] = WeakValueDictionary()

    def __init__(self, widget: str, *, of: str | None = None, within: Path | None = None) -> None:
        """Find the place; ``of`` may name the notebook, and ``within`` the folder."""
        self.path: Path | None = None
        self.trouble: Message | None = None
        try:
            place = within or folder()
            of = of or notebook()
        except (ImportError, OSError, RuntimeError) as problem:  # The last: a user without a home.
            self.trouble = Message(NO_FOLDER, {"problem": _short(problem)})
            return
        if place is not None:
            self.path = place / _file_name(of, widget)
            Keeper._newest[self.path] = self

    @property
    def keeps(self) -> bool:
        """Tell whether anything is kept at all."""
        return self.path is not None

    def kept(self) -> tuple[str | None, Message | None]:
        """Give the text kept last, or ``None``; and a sentence, if something is there that cannot be read."""
        if self.path is None:
            return None, self.trouble
        try:
            with self.path.open("rb") as file:
                data = file.read(MOST_BYTES + 1)
            if len(data) > MOST_BYTES:
                return None, Message(UNREADABLE, {"problem": f"> {MOST_BYTES} bytes"})
            return data.decode("utf-8"), None
        except FileNotFoundError:
            return None, None
        except (OSError, ValueError) as problem:
            return None, Message(UNREADABLE, {"problem": _short(problem)})

    def keep(self, text: str) -> Message | None:
        """Keep a text in place of the one before: all of it or, whatever happens, still the one before.

        Gives a sentence where it could not be kept.
        """
        if self.path is None:
            return self.trouble
        if Keeper._newest.get(self.path) is not self:
            return Message(TAKEN_OVER, {})
        data = text.encode("utf-8", "replace")
        if len(data) > MOST_BYTES:
            return Message(TOO_LARGE, {})
        try:
            self.path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            _write(self.path, data)
        except OSError as problem:
            return Message(NO_FOLDER, {"problem": _short(problem)})
        return None

    def put_aside(self) -> None:
        """Keep what is there under another name, since it cannot be used and would be written over."""
        if self.path is not None:
            try:
                self.path.replace(self.path.with_suffix(".damaged"))
            except OSError:
                return

    def __repr__(self) -> str:
        """Say in short where it keeps."""
        return f"<Keeper: {self.path}>"


def _file_name(of: str, widget: str) -> str:
    """Name the file so that a user may recognise it, and no two are alike."""
    words = "-".join(re.sub(r"\W+", "-", word).strip("-")[:40] for word in (Path(of).stem, widget))
    return f"{words}-{sha256(f'{of}|{widget}'.encode('utf-8', 'replace')).hexdigest()[:12]}.json"


def _write(path: Path, data: bytes) -> None:
    """Write beside the file, see to it that it is on the disk, and only then put it in the file's place."""
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.stem}-", suffix=".part")
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        os.replace(name, path)  # noqa: PTH105 - what `name` is: a plain text.
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


def _short(problem: BaseException) -> str:
    """Say what went wrong without the path, which the user neither chose nor needs."""
    return (problem.strerror if isinstance(problem, OSError) else None) or type(problem).__name__
