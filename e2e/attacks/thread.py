# Tries to start a thread that goes on.
# Answer: error
import threading

threading.Thread(target=lambda: [1 for _ in iter(int, 1)]).start()
def choose(seen, rng):
    return seen.legal[0]
