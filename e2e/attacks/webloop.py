# Tries to run a task on the event loop of the browser.
# Answer: error ModuleNotFoundError
import asyncio


async def steal():
    pass


asyncio.run(steal())
def choose(seen, rng):
    return seen.legal[0]
