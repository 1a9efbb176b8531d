# Tries to fetch with urllib.
# Answer: error
from urllib.request import urlopen

urlopen("http://example.org/")
def choose(seen, rng):
    return seen.legal[0]
