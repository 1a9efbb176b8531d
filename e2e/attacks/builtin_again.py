# Tries to import the core again with the importer of built-in modules, and use it.
# Answer: ended
import importlib.machinery as machinery
import sys

sys.modules.pop("_pyodide_core", None)
core = machinery.BuiltinImporter.load_module("_pyodide_core")
core.to_js([1])
def choose(seen, rng):
    return seen.legal[0]
