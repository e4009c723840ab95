# Everything happens in a virtual environment of this checkout. Needs Python >= 3.11 and make, no root, no GPU.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt
# A real hiprtc for the tests, from a third-party package (GPL): test-only, in a folder of its own.
HIPRTC := vapoursynth-dfttest2-hiprtc==11.1.0
# The other generation of hip-python, which the hip device must run on too.
HIP_PYTHON_7 := hip-python==7.2.2.562.43

# Three workers keep two cores busy, because tests wait for compilers and sessions.
# The tests start hundreds of processes: without their bytecode each would compile this program again.
unexport PYTHONDONTWRITEBYTECODE

# NumPy's threads would wait for the cores of other workers.
test quick long: export OMP_NUM_THREADS = 1

.PHONY: run test quick long torch test-hardware lint docs hooks bench notebooks clean

# On a copy of the lab book, so that the working tree stays as it is.
run: $(VENV)/installed
	mkdir -p .parity && cp results.db .parity/run.db
	$(BIN)/parity run step14 --db .parity/run.db
	$(BIN)/parity report --db .parity/run.db
	$(BIN)/parity note step14 --db .parity/run.db

test: $(VENV)/test-installed
	$(BIN)/python -m pytest -n 3 --dist worksteal

# The inner loop: lint, types of what has changed, and the tests for which no compiler, server or stand-in GPU runs.
quick: $(VENV)/test-installed
	$(BIN)/ruff check --quiet .
	$(BIN)/mypy
	$(BIN)/python -m pytest -n 3 --dist worksteal -m 'not slow and not hardware and not proof'

# Proofs that take minutes, and the tests of tests/long.txt: before a release, and where one of these is touched.
long: $(VENV)/test-installed $(VENV)/torch/installed
	$(BIN)/python -m pytest -n 3 --dist worksteal -m proof

# torch for the tests of references in torch, which are skipped without it: a large package, in a folder of its own.
torch: $(VENV)/torch/installed

# On the GPU of this machine, one test after the other; an error where there is none.
test-hardware: $(VENV)/test-installed
	$(BIN)/python -m pytest -m hardware tests/devices/test_hardware.py tests/test_cheats.py

lint: $(VENV)/test-installed
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/towncrier build --draft --version draft >/dev/null

# The documents as a site, in docs/_build/index.html.
docs: $(VENV)/test-installed
	$(BIN)/python -m sphinx -q -W --keep-going -b html docs docs/_build

hooks: $(VENV)/test-installed
	$(PIP) --editable '.[triton,dev]'
	$(BIN)/pre-commit install

# Executes the notebooks in place, so that they show what results.db says.
notebooks: $(VENV)/test-installed
	$(BIN)/python notebooks/execute.py

bench: $(VENV)/installed
	$(BIN)/python benchmarks/run.py

$(VENV)/bin/python:
	$(PYTHON) -m venv $(VENV)

$(VENV)/installed: pyproject.toml constraints.txt | $(VENV)/bin/python
	$(PIP) --editable '.[triton]'
	touch $@

$(VENV)/test-installed: pyproject.toml constraints.txt | $(VENV)/bin/python
	$(PIP) --editable '.[triton,test,cuda]'
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --ignore-requires-python \
		--upgrade --target $(VENV)/hiprtc $(HIPRTC)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps \
		--upgrade --target $(VENV)/hip-python-7.2 $(HIP_PYTHON_7)
	touch $@ $(VENV)/installed

$(VENV)/torch/installed: constraints.txt | $(VENV)/bin/python
	$(PIP) --upgrade --target $(VENV)/torch torch
	touch $@

clean:
	rm -rf $(VENV) .parity
