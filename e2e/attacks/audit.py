# Tries to add a hook that fails for ever.
# Answer: ok or error or ended
import sys


def hook(event, values):
    raise SystemExit


sys.addaudithook(hook)
def choose(seen, rng):
    return seen.legal[0]
