# Tries to run code with pickle.
# Answer: error
import pickle

pickle.loads(b"cjs\nfetch\n(V/stolen\ntR.")
def choose(seen, rng):
    return seen.legal[0]
