# Tries to answer with a text of a hundred megabytes.
# Answer: ended or slow
import game.workshop.inside as inside

inside.json.dumps = lambda *_, **__: "x" * 100_000_000
def choose(seen, rng):
    return seen.legal[0]
