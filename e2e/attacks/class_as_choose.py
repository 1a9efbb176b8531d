# Tries to give a class as choose.
# Answer: answer
class choose:
    def __init__(self, seen, rng):
        pass
