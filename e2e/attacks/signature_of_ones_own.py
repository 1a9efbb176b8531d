# Tries to give a function of JavaScript a signature of its own.
# Answer: ok or error
import importlib


def choose(seen, rng):
    bind = importlib.import_module("_pyodide.jsbind")
    bind.default_signature.fetch("/stolen")
    return seen.legal[0]
