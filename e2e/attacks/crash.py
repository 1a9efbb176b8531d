# Tries to crash the interpreter with bytecode.
# Answer: ended or slow or error
def choose(seen, rng):
    code = choose.__code__.replace(co_code=bytes([100, 255] * 50), co_consts=(), co_stacksize=1)
    exec(code)
    return seen.legal[0]
