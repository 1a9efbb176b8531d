# Tries to let the copy of its names be other built-in names.
# Answer: ok or error
class Builtins(dict):
    def __deepcopy__(self, memo):
        return {"__import__": None, "len": None}


__builtins__ = Builtins(vars(__builtins__) if hasattr(__builtins__, "__file__") else {})
def choose(seen, rng):
    return seen.legal[0]
