# Play in your best line.
from zoo import colours, lines


def choose(seen, rng):
    mine = lines(seen, colours(seen)[0])
    for play in seen.legal:
        if mine and play.cell in mine[0].open:
            return play
    return rng.choice(seen.legal)
