# Tries to ask the person for something.
# Answer: error NameError
def choose(seen, rng):
    name = input("Your password?")
    return seen.legal[0]
