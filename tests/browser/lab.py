"""JupyterLab under test: a server on a copy of the notebooks, and a page that a test opens a notebook in."""

from __future__ import annotations

import json
import os
import re
import secrets
import shutil
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import nbformat
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import ConsoleMessage, Locator, Page

NOTEBOOKS = Path(__file__).resolve().parents[2] / "notebooks"
SECONDS_TO_START = 60
SECONDS_TO_RUN = 120
SECONDS_TO_RUN_AGAIN = 40

WIDTH, HEIGHT = 1280, 720
"""The size of a page, where nothing else is said."""

ROOM = 590
"""How much of that height JupyterLab leaves for the notebook."""

SETTINGS: dict[str, dict[str, object]] = {
    # Cells out of sight are in the page too, so that a test can look at them.
    "@jupyterlab/notebook-extension/tracker": {"windowingMode": "none"},
}
WITHOUT_NEWS: dict[str, object] = {"disabledExtensions": {"@jupyterlab/apputils-extension:announcements": True}}
WITHOUT_BUILD_CHECKS = {"page_config_data": {"buildAvailable": False, "buildCheck": False}}
THEMES = {False: "JupyterLab Light", True: "JupyterLab Dark"}

BARRIERS_ALONE = {"resultTypes": ["violations"]}
COLOURS_ALONE = {"runOnly": {"type": "rule", "values": ["color-contrast"]}}

# What earlier runs of the cells have left is marked, so that nobody takes it for what the next run shows.
MARK_OUTPUTS = "outputs => outputs.forEach(output => output.setAttribute('data-of-earlier-run', ''))"

# Prompts tell what ran: [3] has run, [*] waits or runs, [ ] was never started.
HAS_RUN = """() => {
    const prompts = [...document.querySelectorAll('.jp-CodeCell .jp-InputPrompt')].map(prompt => prompt.textContent);
    if (document.querySelector('[data-of-earlier-run]')) return false;
    const idle = document.querySelector('#jp-main-statusbar').textContent.includes('| Idle');
    return idle && prompts.some(text => /\\d/.test(text)) && !prompts.some(text => text.includes('*'));
}"""

# The status bar may still tell of the kernel before, so the new one is asked itself.
OPEN = """async path => {
    const { context } = await window.jupyterapp.commands.execute('docmanager:open', { path });
    await context.ready;
    await context.sessionContext.ready;
    await context.sessionContext.session.kernel.info;
}"""

# A kernel answers when it has done all that it was asked before.
ANSWERED = """async () => {
    const kernel = window.jupyterapp.shell.currentWidget.context.sessionContext.session.kernel;
    await Promise.race([kernel.requestKernelInfo(), new Promise(done => setTimeout(done, 20000))]);
}"""

CELL_ERRORS = (
    ".jp-OutputArea-output[data-mime-type='application/vnd.jupyter.error']",
    ".jp-OutputArea-output[data-mime-type='application/vnd.jupyter.stderr']",
    ".jupyter-widgets-error-widget",
    ".jp-OutputArea-output:has-text('Error displaying widget')",
)


@dataclass(frozen=True)
class Server:
    """A JupyterLab that runs: its address, the token that opens it, and the folder it serves."""

    address: str
    token: str
    folder: Path

    def get(self, path: str, method: str = "GET") -> object:
        """Ask the server's own interface and give the answer, read from JSON."""
        headers = {"Authorization": f"token {self.token}"}
        request = urllib.request.Request(f"{self.address}/{path}", headers=headers, method=method)  # noqa: S310 - http.
        with urllib.request.urlopen(request, timeout=10) as answer:  # noqa: S310 - as above.
            return json.loads(answer.read() or b"null")

    def write_notebook(self, notebook: str, cells: Iterable[str]) -> None:
        """Write a notebook of code cells where it can be opened."""
        written = nbformat.v4.new_notebook(cells=[nbformat.v4.new_code_cell(source) for source in cells])
        written.metadata.kernelspec = {"name": "python3", "display_name": "Python 3", "language": "python"}
        nbformat.write(written, self.folder / "notebooks" / notebook)

    def page_of(self, notebook: str) -> str:
        """Give the address at which a notebook opens in a workspace of its own."""
        return f"{self.address}/lab/tree/notebooks/{notebook}?reset&token={self.token}"

    def stop_kernels(self) -> None:
        """End what the notebooks of earlier tests left running."""
        kernels = self.get("api/kernels")
        assert isinstance(kernels, list)
        for kernel in kernels:
            self.get(f"api/kernels/{kernel['id']}", "DELETE")


@contextmanager
def serving(folder: Path) -> Iterator[Server]:
    """Start JupyterLab on a copy of the notebooks, with nothing of the user's own settings, and stop it at the end."""
    shutil.copytree(NOTEBOOKS, folder / "root" / "notebooks", ignore=shutil.ignore_patterns(".ipynb_checkpoints"))
    _write(folder / "config" / "labconfig" / "page_config.json", WITHOUT_NEWS)
    for name, values in SETTINGS.items():
        _write(folder / "settings" / f"{name}.jupyterlab-settings", values)
    variables = {
        "IPYTHONDIR": "ipython",
        "JUPYTERLAB_SETTINGS_DIR": "settings",
        "JUPYTERLAB_WORKSPACES_DIR": "workspaces",
        "JUPYTER_CONFIG_DIR": "config",
        "JUPYTER_DATA_DIR": "data",
        "JUPYTER_RUNTIME_DIR": "runtime",
    }
    server = Server(f"http://127.0.0.1:{_free_port()}", secrets.token_hex(16), folder / "root")
    command = [
        *(sys.executable, "-m", "jupyterlab", "--no-browser", "--allow-root"),
        "--ServerApp.ip=127.0.0.1",
        f"--ServerApp.port={server.address.rpartition(':')[2]}",
        "--ServerApp.port_retries=0",
        f"--ServerApp.root_dir={server.folder}",
        f"--IdentityProvider.token={server.token}",
        f"--ServerApp.tornado_settings={WITHOUT_BUILD_CHECKS}",
        "--LabApp.expose_app_in_browser=True",  # so that a test can change the theme and the notebook
    ]
    log = folder / "server.log"
    environment = os.environ | {name: str(folder / place) for name, place in variables.items()}
    with log.open("w") as file, subprocess.Popen(command, env=environment, stdout=file, stderr=file) as process:
        try:
            _wait_for(server, process, log)
            yield server
        finally:
            process.terminate()


def _write(path: Path, values: dict[str, object]) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(values), encoding="utf-8")


def _free_port() -> int:
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        port: int = listener.getsockname()[1]
    return port


def _wait_for(server: Server, process: subprocess.Popen[bytes], log: Path) -> None:
    deadline = time.monotonic() + SECONDS_TO_START
    while time.monotonic() < deadline and process.poll() is None:
        try:
            server.get("api/status")
        except (urllib.error.URLError, ConnectionError, TimeoutError):
            time.sleep(0.1)
        else:
            return
    raise RuntimeError("JupyterLab did not start:\n" + log.read_text(encoding="utf-8")[-3000:])


class LabPage:
    """One notebook open in JupyterLab. ``page`` is Playwright's own, for whatever else a test wants to press.

    A test sets ``spent`` where it does to the page, or to the kernel, what no other test should find.
    """

    def __init__(self, page: Page, server: Server, notebook: str, *, dark: bool = False) -> None:
        """Open a notebook and wait until its kernel is idle."""
        self.page, self._server = page, server
        self.spent = False
        self.dark: bool | None = None
        self._errors: list[str] = []
        page.on("pageerror", lambda error: self._errors.append(f"page: {error}"))
        page.on("console", self._listen)
        page.goto(server.page_of(notebook))
        self._wait()
        self.set_dark(dark=dark)

    def change_to(self, notebook: str) -> None:
        """Close the notebook and its kernel, and open another in the same JupyterLab, in the light."""
        self.page.evaluate("() => { window.jupyterapp.shell.currentWidget.dispose(); }")
        self.page.locator(".jp-Notebook").wait_for(state="detached")
        self._server.stop_kernels()
        self.page.evaluate(OPEN, f"notebooks/{notebook}")
        self._wait()
        self.set_dark(dark=False)

    def _wait(self) -> None:
        """Wait until the notebook is there and its kernel idle: commands sent before that are lost."""
        self.page.locator(".jp-Notebook .jp-Cell").first.wait_for(timeout=SECONDS_TO_START * 1000)
        self.page.locator("#jp-main-statusbar").get_by_text("| Idle").wait_for(timeout=SECONDS_TO_START * 1000)

    def _listen(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self._errors.append(f"console: {message.text}")

    def run_all(self, seconds: int = SECONDS_TO_RUN) -> None:
        """Run all cells from the menu and wait until the last one is through; what earlier runs showed is gone."""
        self.page.locator(".jp-Notebook .jp-OutputArea-child").evaluate_all(MARK_OUTPUTS)
        self.page.get_by_role("menuitem", name="Run", exact=True).click()
        self.page.get_by_text("Run All Cells", exact=True).click()
        self.page.wait_for_function(HAS_RUN, timeout=seconds * 1000, polling=100)
        loading = self.page.locator(".jp-OutputArea-output").get_by_text("Loading widget...")
        loading.first.wait_for(state="detached", timeout=SECONDS_TO_START * 1000)

    def restart(self) -> None:
        """Start the kernel again and run all cells, from the menu."""
        self.page.get_by_role("menuitem", name="Kernel", exact=True).click()
        self.page.get_by_text(re.compile("^Restart Kernel and Run All Cells")).click()
        self.page.locator(".jp-Dialog .jp-mod-accept").click()
        prompts = self.page.locator(".jp-InputArea-prompt")
        prompts.get_by_text("[*]").wait_for(timeout=SECONDS_TO_RUN * 1000)
        prompts.get_by_text("[1]").wait_for(timeout=SECONDS_TO_RUN * 1000)

    def set_dark(self, *, dark: bool) -> None:
        """Change the theme, of the browser and of JupyterLab, and wait until it has changed."""
        if dark is self.dark:
            return
        self.page.emulate_media(color_scheme="dark" if dark else "light")
        change = "theme => window.jupyterapp.commands.execute('apputils:change-theme', { theme })"
        self.page.evaluate(change, THEMES[dark])
        self.dark = dark
        self.page.locator(f"body[data-jp-theme-light='{str(not dark).lower()}']").wait_for(state="attached")
        # Meanwhile a cover hides the page, and nothing could be found of what lies beneath.
        self.page.locator("#jupyterlab-splash").wait_for(state="detached")

    def settle(self) -> None:
        """Wait until the kernel is through with all that a test has done."""
        self.page.evaluate(ANSWERED)

    def as_new(self) -> None:
        """Leave nothing of what a test has done but the notebook itself: its cells can be run again for the next."""
        self.set_dark(dark=False)
        self.page.set_viewport_size({"width": WIDTH, "height": HEIGHT})
        self.page.mouse.move(0, 0)
        self.page.evaluate("document.activeElement.blur()")
        self.page.locator(".jp-Notebook .jp-Cell").first.scroll_into_view_if_needed()

    @property
    def outputs(self) -> Locator:
        """All that the cells show."""
        return self.page.locator(".jp-Notebook .jp-OutputArea-output")

    @property
    def unrun(self) -> int:
        """How many code cells that hold something have not run."""
        prompts = self.page.locator(".jp-CodeCell .jp-InputArea-prompt").all_text_contents()
        return sum(not re.search(r"\d", prompt) for prompt in prompts)

    def complaints(self) -> list[str]:
        """List what went wrong: errors in the page and the console, and what cells and widgets say of errors."""
        shown = [text for kind in CELL_ERRORS for text in self.page.locator(kind).all_inner_texts()]
        return self._errors + [f"cell: {text}" for text in shown]

    def barriers(self, place: Locator) -> list[str]:
        """List what would keep people out of a part of the page, as axe-core finds it: empty where nothing would.

        In the dark only colours are others than in the light, so only their contrast is looked at there.
        """
        place.evaluate_all("places => places.forEach(place => place.setAttribute('data-look-here', ''))")
        # JupyterLab's body has no height, so axe takes all text for hidden and would pass over its contrast.
        self.page.add_style_tag(content="body { height: 100vh; }")
        options = BARRIERS_ALONE | (COLOURS_ALONE if self.dark else {})
        found = Axe().run(self.page, context="[data-look-here]", options=options).response["violations"]
        place.evaluate_all("places => places.forEach(place => place.removeAttribute('data-look-here'))")
        return [f"{problem['id']}: {node['html']}" for problem in found for node in problem["nodes"]]


def focused(page: Page) -> str:
    """Name what has the focus."""
    name: str = page.evaluate("document.activeElement.getAttribute('aria-label') ?? document.activeElement.textContent")
    return name
