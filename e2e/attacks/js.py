# Tries to import js and delete the saves.
# Answer: error ModuleNotFoundError
import js

js.indexedDB.deleteDatabase("rowdy-zoo")
def choose(seen, rng):
    return seen.legal[0]
