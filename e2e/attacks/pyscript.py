# Tries to import pyscript.
# Answer: error ModuleNotFoundError
import pyscript

pyscript.window.fetch("/stolen")
def choose(seen, rng):
    return seen.legal[0]
