# Rowdy Zoo: `make play` to play, `make test` to test. The other verbs are for developers.

PYTHON := .venv/bin/python
PORT := 8000
.DEFAULT_GOAL := help

help: ## what there is
	@grep -E '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed 's/:.*##/\t/' | expand -t 16

play: build ## build the game, serve it, open it in a browser
	$(PYTHON) -m tools.serve $(PORT)

build: .cache/build ## build dist/
	$(PYTHON) -m tools.build

# After a crash of the browser, which the output then tells; never after a failure of the game.
ONCE_MORE := --reruns 1 --only-rerun "Target crashed" --only-rerun TargetClosedError

test: setup build ## everything: lint, types, rules natively and in Pyodide, the page in Chromium
	$(MAKE) --no-print-directory --jobs 3 --output-sync=target lint native pyodide
	$(PYTHON) -m pytest -n 2 --dist worksteal $(ONCE_MORE) e2e

native: setup build
	$(PYTHON) -m pytest -n auto tests

pyodide: setup build
	node tools/runtime/pyodide.mjs -m pytest tests/rules -q

coverage: setup build ## which lines and branches of game/ no native test reaches
	$(PYTHON) -m coverage erase
	$(PYTHON) -m coverage run -m pytest -q -n auto tests --hypothesis-profile quick --ignore tests/rules/test_fuzz.py
	$(PYTHON) -m coverage combine -q
	$(PYTHON) -m coverage report

SEED := $(shell date +%s)
soak: setup build ## ten million plies, a monkey, 200 games in one page; takes most of an hour
	$(PYTHON) -m tools.bench.soak 10000000 $(SEED)
	$(PYTHON) -m pytest -s -rA e2e/test_monkey.py e2e/test_memory.py --soak $(SEED)

lint: setup ## formatting, lint and types
	.venv/bin/ruff format --check .
	.venv/bin/ruff check .
	.venv/bin/mypy

format: setup ## format the code
	.venv/bin/ruff format .
	.venv/bin/ruff check --fix .

messages: setup ## bring the message catalogues up to date with the code
	$(PYTHON) -m tools.messages

bench: setup ## random play, native and in Pyodide
	$(PYTHON) -m game bench
	node tools/runtime/pyodide.mjs -m game bench

bench-bots: setup build ## how strong and how quick the computer opponents are
	$(PYTHON) -m tools.bench.bots
	$(PYTHON) -m tools.bench.thinking

bench-start: setup build ## how fast the page starts, as shares of a page that only starts Pyodide
	$(PYTHON) -m tools.bench.start

lighthouse: setup build .cache/lighthouse ## what Lighthouse says about the page
	$(PYTHON) -m tools.bench.lighthouse

train: setup ## train Owl anew; takes most of an hour
	$(PYTHON) -m tools.train

screenshots: setup build ## the pictures of the README, and of every screen
	$(PYTHON) -m tools.pictures.screenshots
	$(PYTHON) -m tools.pictures.screens

setup: .cache/test ## install all that developing needs

lock: setup ## choose the newest versions and pin them
	sh tools/setup.sh lock

.cache/build: requirements-build.txt package-lock.json tools/setup.sh
	sh tools/setup.sh build

.cache/test: requirements-dev.txt .cache/build
	sh tools/setup.sh test

# Nothing else needs it, and npm cannot lock what it depends on (an optional peer is left out of the file).
.cache/lighthouse:
	npm install --no-save --no-audit --no-fund --prefix .cache/lighthouse lighthouse@12.8.2

clean: ## remove everything that was made or installed
	rm -rf .venv .cache node_modules dist test-results game/locale/*.mo

.PHONY: help play build test native pyodide lint format messages bench bench-bots bench-start lighthouse train screenshots coverage soak setup lock clean
