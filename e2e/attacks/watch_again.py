# Tries to replace our watch, so that our code runs a function of the bot.
# Answer: ok or answer or error
from game.workshop import watch


def returned(self, code, offset):
    self.line = "1; import js"

watch.Watch.returned = returned
watch.Watch.begin = lambda self: print("begun")
def choose(seen, rng):
    return 3
