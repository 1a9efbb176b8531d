# Tries to reach fetch through pyodide_js.
# Answer: error ModuleNotFoundError
import pyodide_js

pyodide_js.pyimport("js").fetch("/stolen")
def choose(seen, rng):
    return seen.legal[0]
