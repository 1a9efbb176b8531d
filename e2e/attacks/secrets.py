# Tries to find a State or another hand in memory.
# Answer: ok
def choose(seen, rng):
    import gc

    names = {type(x).__name__ for x in gc.get_objects()}
    assert "State" not in names
    return seen.legal[0]
