"""A launch on Binder: what it would build, and the links of the README that lead there."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest
from packaging.requirements import Requirement

from tests.hygiene.files import ROOT
from tools.badge import FILES, PLACEHOLDER
from tools.pins import IN_BINDERS_IMAGE, extras, name_of

START = "notebooks/00_start_here.ipynb"
LAUNCH = re.compile(r"https://mybinder\.org/v2/gh/([^/\s]+/[^/\s]+)/HEAD\?urlpath=lab/tree/([^\s)]+)")


def test_binder_would_build_the_course() -> None:
    command = [sys.executable, "-m", "repo2docker", "--no-build", "--debug", str(ROOT)]
    ran = subprocess.run(command, capture_output=True, text=True, check=False)
    dockerfile = ran.stdout + ran.stderr
    assert ran.returncode == 0, dockerfile
    assert "conda environment for python=3.12" in dockerfile
    assert re.search(r"pip install .*-r .?binder/requirements\.txt", dockerfile)
    assert "binder/postBuild" in dockerfile


def test_binders_image_has_what_need_not_be_built_again() -> None:
    found = find_spec("repo2docker")
    assert found is not None
    assert found.origin is not None
    lock = Path(found.origin).parent / "buildpacks" / "conda" / "environment.py-3.12-linux-64.lock"
    image = lock.read_text(encoding="utf-8")
    asked = [Requirement(need) for need in extras()["course"] if name_of(need) in IN_BINDERS_IMAGE]
    brought = {need.name: re.search(rf"/{need.name}-([\d.]+)-", image) for need in asked}
    assert brought.keys() == IN_BINDERS_IMAGE
    assert [need for need in asked if not (it := brought[need.name]) or not need.specifier.contains(it[1])] == []


def test_the_readme_launches_the_first_page() -> None:
    links = LAUNCH.findall((ROOT / "README.md").read_text(encoding="utf-8"))
    assert len(links) == 2
    assert {page for _, page in links} == {START}
    assert (ROOT / START).is_file()


@pytest.mark.parametrize(
    "remote",
    [
        "https://github.com/someone/her-course.git",
        "https://github.com/someone/her-course",
        "git@github.com:someone/her-course.git",
    ],
)
def test_the_badge_is_filled_from_the_git_remote(remote: str, tmp_path: Path) -> None:
    for file in FILES:
        shutil.copy(ROOT / file, tmp_path)
    subprocess.run(["git", "init", "--quiet", tmp_path], check=True)
    subprocess.run(["git", "-C", tmp_path, "remote", "add", "origin", remote], check=True)
    assert fill_badge(tmp_path) == 0
    filled = "".join((tmp_path / file).read_text(encoding="utf-8") for file in FILES)
    assert {place for place, _ in LAUNCH.findall(filled)} == {"someone/her-course"}
    assert "repository-code: https://github.com/someone/her-course\n" in filled
    assert filled.count(PLACEHOLDER) == 1, "only the sentence that explains the placeholder keeps it"


def test_the_badge_stays_as_it_is_without_a_remote(tmp_path: Path) -> None:
    for file in FILES:
        shutil.copy(ROOT / file, tmp_path)
    subprocess.run(["git", "init", "--quiet", tmp_path], check=True)
    assert fill_badge(tmp_path) != 0
    assert all((tmp_path / file).read_bytes() == (ROOT / file).read_bytes() for file in FILES)


def fill_badge(folder: Path) -> int:
    return subprocess.run([sys.executable, ROOT / "tools" / "badge.py", folder], check=False).returncode
