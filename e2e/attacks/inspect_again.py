# Tries to reach JavaScript through the module that the start leaves out.
# Answer: ok or error
import inspect
import sys

frames = inspect.getouterframes(sys._getframe())
for frame in frames:
    found = frame.frame.f_globals.get("js")
    if found is not None:
        found.fetch("/stolen")


def choose(seen, rng):
    inspect.signature(choose)
    return seen.legal[0]
