# Tries to answer with a coroutine.
# Answer: answer
async def choose(seen, rng):
    return seen.legal[0]
