# Each command makes the environment it needs the first time; after that it starts at once.
.DEFAULT_GOAL := help
.PHONY: help lab test lint unit notebooks browser slow bench format sheets table words pins badge clean

# The first Python on the path that is new enough. To choose another: make lab PYTHON=python3.13
PYTHON ?= $(firstword $(foreach name,python3 python3.13 python3.12 python3.11 python,\
            $(shell $(name) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $(name))))
BIN := .venv/bin
PYTEST := $(BIN)/python -m pytest
START := notebooks/00_start_here.ipynb
# JupyterLab starts for root only when told to.
AS_ROOT := $(if $(filter 0,$(shell id -u)),--allow-root)

help: ## show this list
	@grep -E '^[a-z]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 12

lab: .venv/course.stamp ## open the course in JupyterLab; LAB_ARGS="--no-browser" passes arguments on
	$(BIN)/jupyter lab --LabApp.default_url=/lab/tree/$(START) $(AS_ROOT) $(LAB_ARGS)

test: lint unit notebooks browser ## check everything

lint: .venv/test.stamp ## style, types, and notebooks stored without outputs
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/nbstripout --verify --keep-id notebooks/*.ipynb

unit: .venv/test.stamp ## tests without a browser, doctests and the README's session
	$(PYTEST) -n auto --maxprocesses 4 --dist worksteal --ignore tests/browser

notebooks: .venv/test.stamp ## run each notebook from top to bottom
	$(PYTEST) -n auto --maxprocesses 4 --dist loadfile --nbval-lax --nbval-current-env --nbval-cell-timeout=60 notebooks

browser: .venv/test.stamp ## the same in JupyterLab in Chromium; BROWSER=required where it must be there
	$(PYTEST) -n auto --maxprocesses 4 tests/browser

slow: .venv/test.stamp ## the tests that take minutes
	$(PYTEST) -n auto --maxprocesses 4 -m slow

bench: .venv/bench.stamp ## measure speed against other packages
	for script in $(basename $(wildcard tests/benchmarks/*.py)); do \
	    $(BIN)/python -m $$(echo $$script | tr / .) || exit 1; \
	done

format: .venv/test.stamp ## put code and notebooks in the house style, and take outputs out
	$(BIN)/ruff check --fix-only
	$(BIN)/ruff format
	$(BIN)/nbstripout --keep-id notebooks/*.ipynb

sheets: .venv/course.stamp ## write the printable pages of rules
	$(BIN)/python tools/sheets.py

table: .venv/test.stamp ## print for each rule its text, examples, practice and tests
	$(BIN)/python tools/rules_table.py

words: .venv/test.stamp ## take new sentences into the catalogues, and compile these
	for step in extract update compile; do \
	    BABEL_PYPROJECT_TOML=gamelib/words/babel.toml $(BIN)/pybabel -q $$step || exit 1; \
	done

pins: ## renew every pinned version
	$(PYTHON) tools/pins.py

badge: ## put the git remote's owner and repository where the README says OWNER/REPOSITORY
	$(PYTHON) tools/badge.py

clean: ## remove the environment and everything that was made
	rm -rf .venv .pytest_cache .ruff_cache .mypy_cache .hypothesis build dist
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

# Stamps say for which extras the environment is up to date.
INSTALL = $(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt --editable

.venv/bin/python:
	@test -n "$(PYTHON)" || { echo "The course needs Python 3.11 or newer, and none was found."; exit 1; }
	$(PYTHON) -m venv .venv

.venv/course.stamp: pyproject.toml constraints.txt | .venv/bin/python
	$(INSTALL) ".[course]"
	$(BIN)/jupyter labextension disable "@jupyterlab/apputils-extension:announcements"
	@touch $@

.venv/test.stamp: .venv/course.stamp
	$(INSTALL) ".[course,test]"
	@touch $@

.venv/bench.stamp: .venv/test.stamp
	$(INSTALL) ".[course,test,benchmarks]"
	@touch $@
