# What a person types. Every target makes its own environment on first use and is quick afterwards.
#
#   make terminal ARGS="--lang pl"              options for the command behind a target
#   make test ARGS="-n0 -k payment"             … or for pytest
#   make test PYTHON=python3.13                 another interpreter (default: python3)
#   make test COMPILED=1                        the same tests on the compiled build (needs a C compiler)

VENV := .venv
PEERS := .venv-peers
BIN := $(VENV)/bin
GAME ?=
ARGS ?=
COMPILED ?=

# Tests start hundreds of programs: each would translate every module again where the shell forbids to keep them.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.PHONY: help play terminal serve pictures test check wheel builds format soak bench peers
.PHONY: figures strength lock environment clean

help: ## show this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-12s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: environment ## the table in your browser, for you, friends and bots
	@$(BIN)/koszmar serve --open $(ARGS)

terminal: environment ## the same in the terminal, alone or hot seat
	@$(BIN)/koszmar play $(GAME) $(ARGS)

serve: environment ## only the server, for others to come to (ARGS="--host 0.0.0.0")
	@$(BIN)/koszmar serve $(ARGS)

test: check ## everything: make check, all tests, all examples in the docs (COMPILED=1: on the compiled build)
ifdef COMPILED
	$(BIN)/python -m tools.wheel --tree
	PYTHONPATH=$(CURDIR)/build/compiled/src $(BIN)/python -m pytest tests docs README.md CONTRIBUTING.md $(ARGS)
else
	$(BIN)/python -m pytest $(ARGS)
endif

check: environment ## ruff, mypy --strict, the layering of the packages, the types of the browser client
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy --strict
	$(BIN)/lint-imports --no-logo
	tools/types
	$(BIN)/python -m pip --disable-pip-version-check check

wheel: environment ## wheels in dist/: the pure one and, with a C compiler, one with compiled rules (ARGS=--pure)
	$(BIN)/python -m tools.wheel $(ARGS)

builds: environment ## do sources and compiled build play the same matches, and how fast (ARGS="--rounds 15")
	$(BIN)/python -m tools.wheel --tree
	$(BIN)/python -m tools.builds $(ARGS)

format: environment ## let ruff mend what it can
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

soak: environment ## the long campaigns: thousands of matches, every invariant (ARGS="--campaign truths")
	$(BIN)/python tools/soak.py $(ARGS)

bench: environment ## how fast the engine is, on one core
	@$(BIN)/koszmar bench $(ARGS)

peers: ## how fast other engines are in the same run (an environment of its own)
	@tools/environment $(PEERS) benchmarks/requirements.txt
	$(PEERS)/bin/python benchmarks/peers.py $(ARGS)

figures: environment ## measure and train again for the tables of docs/researchers.md (a quiet machine, some ten minutes)
	@tools/environment $(PEERS) benchmarks/requirements.txt
	-$(BIN)/python -m tools.wheel --tree
	$(PEERS)/bin/python benchmarks/peers.py --seconds 0.3 --rounds 15 --json > build/speed.json
	@$(BIN)/python -c 'import torch' 2>/dev/null || $(BIN)/python -m pip --quiet install -r examples/training/requirements.txt
	$(BIN)/python examples/training/bigbook.py --plot docs/pictures/training.svg --json build/training.json
	$(BIN)/python tools/researchers_page.py --speed build/speed.json --training build/training.json $(ARGS)

pictures: environment ## take the pictures of the README again (needs Chromium)
	$(BIN)/python tools/pictures.py $(ARGS)

strength: environment ## play the bots against each other and rewrite docs/strength.md (ARGS="--minutes 40 --games …")
	$(BIN)/python tools/strength.py $(ARGS)

lock: environment ## rewrite requirements.lock (ARGS=--upgrade for newer versions)
	$(BIN)/uv pip compile pyproject.toml --extra dev --output-file requirements.lock --quiet \
		--universal --python-version 3.11 --generate-hashes \
		--no-annotate --no-emit-index-url --no-emit-find-links --custom-compile-command "make lock" $(ARGS)

environment: ## only create or refresh .venv
	@tools/environment $(VENV) requirements.lock

clean: ## remove all that make has made, the environments too
	rm -rf $(VENV) $(PEERS) tools/typescript/node_modules build dist .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find src tests tools benchmarks -type d -name __pycache__ -prune -exec rm -rf {} + 2>/dev/null || true
