# Rowdy Zoo: `make play` to play, `make test` to test. The other targets are for developers.

PYTHON := .venv/bin/python
PORT := 8000
.DEFAULT_GOAL := help

help: ## list the targets
	@grep -E '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed 's/:.*##/\t/' | expand -t 16

play: build ## build the game, serve it and open it in a browser
	$(PYTHON) -m tools.browsers.serve $(PORT)

share: build ## build the game and serve it to the local network, for tablets in the same room
	$(PYTHON) -m tools.browsers.share $(PORT)

build: .cache/build ## build dist/
	$(PYTHON) -m tools.site.build

test: setup build ## run lint, types, all tests natively, the rules in Pyodide, the page in Chromium
	$(MAKE) --no-print-directory --jobs --output-sync=target lint native pyodide browser

# The browser tests often wait for a page. The others only compute, and run when those wait. A browser
# test that hangs says where after 200 seconds, and fails after five minutes. A test whose Chromium
# crashes runs once more; the summary lists it.
browser: setup build
	$(PYTHON) -m pytest -n 3 --dist worksteal --timeout 300 --timeout-method thread -o faulthandler_timeout=200 \
	  --reruns 1 --only-rerun "(Page|Target) crashed" -raR e2e

native: setup build
	nice $(PYTHON) -m pytest -n auto --dist worksteal tests

pyodide: setup build
	nice node tools/runtime/pyodide.mjs -m pytest tests/rules -q

# `make engines BROKEN=1` breaks the page for each flow; then each must fail. `make engines ATTACKS=1` tries all attacks.
engines: setup build ## run short flows in Firefox and WebKitGTK
	sh tools/setup.sh engines
	nice $(PYTHON) -m pytest -p no:playwright -q engines $(if $(BROKEN),--broken) $(if $(ATTACKS),--attacks)

coverage: setup build ## list the lines and branches of game/ that no native test reaches
	$(PYTHON) -m coverage erase
	$(PYTHON) -m coverage run -m pytest -q -n auto tests --hypothesis-profile quick --ignore tests/rules/test_fuzz.py
	$(PYTHON) -m coverage combine -q
	$(PYTHON) -m coverage report

# `make soak PLIES=10000000` checks more plies, before a release for example.
PLIES := 3000000
SEED := $(shell date +%s)
soak: setup build ## check millions of plies, random taps, 200 games in one page, 40 kills; takes most of an hour
	$(PYTHON) -m tools.bench.soak $(PLIES) $(SEED)
	SOAK=1 $(PYTHON) -m pytest -q -n auto tests
	SOAK=1 $(PYTHON) -m pytest -q -n 2 e2e -k fit
	$(PYTHON) -m pytest -s e2e/test_durable.py --soak $(SEED)
	SOAK=1 $(PYTHON) -m pytest -n 2 -rA e2e --ignore e2e/test_durable.py --soak $(SEED)

lint: setup ## check formatting, lint and types
	.venv/bin/ruff format --check .
	.venv/bin/ruff check .
	.venv/bin/mypy
	node_modules/.bin/eslint --max-warnings 0 .
	node_modules/.bin/tsc
	node_modules/.bin/tsc --project tsconfig.scripts.json
	node_modules/.bin/tsc --project tsconfig.worker.json
	node_modules/.bin/stylelint "static/style/**/*.css"

format: setup ## format the code
	.venv/bin/ruff format .
	.venv/bin/ruff check --fix .

messages: setup ## update the message catalogues from the code
	$(PYTHON) -m tools.site.messages

bench: setup ## measure random play, natively and in Pyodide
	$(PYTHON) -m game bench
	node tools/runtime/pyodide.mjs -m game bench

bench-bots: setup build ## measure how strong and how fast the computer opponents are
	$(PYTHON) -m tools.bench.bots
	$(PYTHON) -m tools.bench.thinking

# `make bench-start WITHOUT=each ENGINES=chromium,firefox,webkitgtk` measures each trick of docs/startup.md.
# `make bench-start BESIDE_FIRST=1` measures this version beside version 0.1.0 and a bare page.
comma := ,
ENGINES := chromium
bench-start: setup build ## measure the start of the page as a share of a page that only starts Pyodide
	$(if $(filter firefox webkitgtk,$(subst $(comma), ,$(ENGINES))),sh tools/setup.sh engines)
	$(PYTHON) -m tools.bench.start --engines $(ENGINES) $(addprefix --without ,$(WITHOUT)) $(if $(BESIDE_FIRST),--beside-first)

# `make bench-taps BESIDE=FOLDER` measures another built site in turns with this one.
bench-taps: setup build ## measure how fast the page answers a tap
	$(PYTHON) -m tools.bench.taps $(addprefix --beside ,$(BESIDE))

bench-long-game: setup build ## measure the longest tasks while a game of a thousand plies is opened, shared and played
	$(PYTHON) -m tools.bench.long_game

hosts: setup build ## serve dist/ with nginx and Caddy and test it; installs both
	sh tools/setup.sh hosts
	$(PYTHON) -m pytest e2e/test_hosts.py

lighthouse: setup build .cache/lighthouse ## print Lighthouse's scores for the page
	$(PYTHON) -m tools.bench.lighthouse

train: setup ## train Owl from nothing; takes most of an hour
	$(PYTHON) -m tools.train

screenshots: setup build ## take the pictures of the README and of every screen, and film what moves
	$(PYTHON) -m tools.screenshots.screenshots
	$(PYTHON) -m tools.screenshots.screens
	$(PYTHON) -m tools.screenshots.films

setup: .cache/test ## install everything for development

lock: setup ## pin the newest versions of all dependencies
	sh tools/setup.sh lock

.cache/build: requirements-build.txt package-lock.json tools/setup.sh
	sh tools/setup.sh build

.cache/test: requirements-dev.txt requirements-build.txt requirements-package.txt package-lock.json tools/setup.sh
	sh tools/setup.sh test

# Installed apart: npm cannot lock its dependencies, because it leaves an optional peer out of the lock file.
.cache/lighthouse:
	npm install --no-save --no-audit --no-fund --prefix .cache/lighthouse lighthouse@12.8.2

clean: ## remove everything that was built or installed
	rm -rf .venv .cache node_modules dist test-results game/locale/*.json game/ui/*/locale game/ui/screens/*/locale

.PHONY: help play share build test browser native pyodide engines lint format messages bench bench-bots bench-start bench-taps bench-long-game hosts lighthouse train screenshots coverage soak setup lock clean
