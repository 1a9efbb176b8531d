# Tries to look for the page in __main__.
# Answer: error
import __main__

__main__.document.body.remove()
def choose(seen, rng):
    return seen.legal[0]
