# Tries to fetch with pyodide.http.
# Answer: error ModuleNotFoundError
from pyodide.http import open_url

open_url("/stolen")
def choose(seen, rng):
    return seen.legal[0]
