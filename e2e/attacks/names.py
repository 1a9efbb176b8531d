# Tries to ask for an address by name.
# Answer: error or ended
import _socket

_socket.getaddrinfo("example.org", 80)
def choose(seen, rng):
    return seen.legal[0]
