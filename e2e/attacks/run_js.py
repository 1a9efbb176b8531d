# Tries to run JavaScript with pyodide.code.run_js.
# Answer: error ModuleNotFoundError
from pyodide.code import run_js

run_js("fetch('/stolen')")
def choose(seen, rng):
    return seen.legal[0]
