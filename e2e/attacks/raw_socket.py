# Tries to open a socket with the C module.
# Answer: error or ended
import _socket

_socket.socket(2, 1, 0).connect(("127.0.0.1", 80))
def choose(seen, rng):
    return seen.legal[0]
