# Tries to answer with a string that lies.
# Answer: answer
class Text(str):
    def __str__(self):
        return "unicorn@a1"


def choose(seen, rng):
    return Text("pass")
