# Tries to open a socket, which would be a WebSocket.
# Answer: error
import socket

socket.create_connection(("127.0.0.1", 80))
def choose(seen, rng):
    return seen.legal[0]
