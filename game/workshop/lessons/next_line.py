# Play in your best line, else in the next one.
from zoo import colours, lines


def choose(seen, rng):
    for line in lines(seen, colours(seen)[0]):
        for play in seen.legal:
            if play.cell in line.open:
                return play
    return rng.choice(seen.legal)
