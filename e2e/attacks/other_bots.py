# Tries to read the bot that was loaded before.
# Answer: ok or error
import sys

bot = sys.modules["bot"]
assert not [n for n in vars(bot) if n.startswith("secret")]
def choose(seen, rng):
    return seen.legal[0]
