# Tries to answer with something that is no text.
# Answer: ok or ended
import game.workshop.inside as inside

inside.Session._answer = lambda *_: {"port": 1}
def choose(seen, rng):
    return seen.legal[0]
