# Tries to forget that asyncio was removed, and wait on the loop.
# Answer: error or ended or ok
import sys

for name in [n for n in sys.modules if sys.modules[n] is None or n.startswith("asyncio")]:
    del sys.modules[name]
import asyncio

loop = asyncio.get_event_loop()
loop.call_later(0, print, "later")
def choose(seen, rng):
    return seen.legal[0]
