# Tries to call a function of the interpreter with ctypes.
# Answer: error ModuleNotFoundError
import ctypes

ctypes.pythonapi.PyRun_SimpleString(b"import js")
def choose(seen, rng):
    return seen.legal[0]
