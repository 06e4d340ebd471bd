# One entry. A new machine needs make and Python 3.11 or newer.
# .venv/.play holds what a player needs, .venv/.dev what a developer does, .venv/.cuda what compiles for a
# GPU; all from exact versions.

PYTHON ?= python3
ARGS   ?=
BIN    := .venv/bin

install = $(1)/bin/python -m pip install --disable-pip-version-check --no-input -qq
freeze  = $(1)/bin/python -m pip freeze --exclude cardwright

.DEFAULT_GOAL := help
.PHONY: help play setup test check fix slow device bench lock clean

help:  ## say what there is
	@sed -n 's/^\([a-z]*\):.*## /make \1\t/p' Makefile

play: .venv/.play  ## set up and play hold'em at the terminal
	@trap : INT; $(BIN)/cardwright play holdem || [ $$? -eq 130 ]  # Ctrl-C is a way to leave

setup: .venv/.dev  ## set up everything for development

test: .venv/.dev  ## run the fast tests; ARGS='-k pots --seed 7' reaches pytest
	@$(BIN)/python -m pytest -n auto $(ARGS)

check: .venv/.dev  ## format, lint and types
	@$(BIN)/ruff format --check
	@$(BIN)/ruff check
	@$(BIN)/mypy

fix: .venv/.dev  ## format and mend what ruff can mend
	@$(BIN)/ruff format
	@$(BIN)/ruff check --fix

slow: .venv/.dev  ## run the slow tests; CARDWRIGHT_SCALE=0.1 runs a tenth of them
	@$(BIN)/python -m pytest -m 'slow and not nightly and not cuda' -n auto $(ARGS)

device: .venv/.cuda  ## compile the law for a GPU, on any machine; ARGS='-m cuda' plays on one
	@$(BIN)/python -m pytest tests/fast/test_cuda.py -m 'slow and not cuda' $(ARGS)

bench: .venv/.dev  ## run the benchmarks
	@for bench in $(sort $(wildcard benchmarks/*.py)); do echo "$$bench"; $(BIN)/python $$bench || exit 1; done

lock: .venv/.made  ## choose the newest allowed versions and write them to requirements/
	@$(PYTHON) -m venv --clear build/lock
	@$(call install,build/lock) 'flit-core>=4,<5'
	@$(call freeze,build/lock) > requirements/play.lock
	@$(call install,build/lock) --no-build-isolation -e '.[dev]'
	@$(call freeze,build/lock) > requirements/dev.lock
	@$(call install,build/lock) -e '.[cuda]'
	@$(call freeze,build/lock) | grep -vxFf requirements/dev.lock > requirements/cuda.lock
	@rm -rf build

clean:  ## remove what was set up and built
	rm -rf .venv build dist .hypothesis .mypy_cache .pytest_cache .ruff_cache

.venv/.made:
	@command -v $(PYTHON) >/dev/null || { echo "Cardwright needs Python 3.11 or newer: '$(PYTHON)' was not found"; exit 1; }
	@$(PYTHON) -c 'import sys; v = sys.version_info; v >= (3, 11) or sys.exit("Cardwright needs Python 3.11 or newer: $(PYTHON) is %d.%d; try make PYTHON=python3.11" % v[:2])'
	@$(PYTHON) -c 'import ensurepip' 2>/dev/null || { echo "Cardwright needs Python's venv: install the package python3-venv"; exit 1; }
	@echo "making .venv with $$($(PYTHON) -V)"
	@$(PYTHON) -m venv --clear .venv
	@touch $@

.venv/.play: .venv/.made pyproject.toml requirements/play.lock
	@echo "installing what a player needs"
	@$(call install,.venv) -r requirements/play.lock
	@$(call install,.venv) --no-deps --no-build-isolation -e .
	@touch $@

.venv/.dev: .venv/.play requirements/dev.lock
	@echo "installing what a developer needs (the first time takes a minute)"
	@$(call install,.venv) -r requirements/dev.lock
	@touch $@

.venv/.cuda: .venv/.dev requirements/cuda.lock
	@echo "installing what compiles for a GPU (800 MB)"
	@$(call install,.venv) --no-deps -r requirements/cuda.lock
	@touch $@
