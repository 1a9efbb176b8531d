# Tries to give a score of a class that lies.
# Answer: answer
class Number(float):
    def __float__(self):
        raise SystemExit

    def __repr__(self):
        return "1}"


def choose(seen, rng):
    return {seen.legal[0]: Number(1)}
