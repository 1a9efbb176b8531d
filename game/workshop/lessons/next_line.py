# Play in your best line, else in the next one.
from zoo import colours, habit, lines


def choose(seen, rng):
    if habit(seen):
        return habit(seen)
    for line in lines(seen, colours(seen)[0]):
        for play in seen.legal:
            if play.cell in line.open:
                return play
    return rng.choice(seen.legal)
