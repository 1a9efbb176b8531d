# Tries to take the objects of JavaScript out of the finder that was removed.
# Answer: ok or error or ended
import gc

for one in gc.get_objects():
    if type(one).__name__ == "JsFinder":
        one.jsproxies["js"].fetch("/stolen")
def choose(seen, rng):
    return seen.legal[0]
