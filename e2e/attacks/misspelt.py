# Tries to keep our search for misspelt keywords busy.
# Answer: error or memory or ended
def choose(seen, rng):
    exec(compile("retrun " * 3_000 + "(", "<bot>", "exec"))
    return seen.legal[0]
