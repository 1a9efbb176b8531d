# Tries to nest lists too deeply for C.
# Answer: error or ended or ok or slow
def choose(seen, rng):
    deep = []
    for _ in range(1_000_000):
        deep = [deep]
    print(repr(deep))
    return seen.legal[0]
