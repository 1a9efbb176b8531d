# At the first turn of a game it decides how daring it is.
from zoo import colours, habit, lines, plays

WORTHS = {1: 20, 2: 4, 3: 1, 4: 0.3}
daring = None


def choose(seen, rng):
    global daring
    if daring is None:
        daring = rng.choice([0.1, 10])
    if habit(seen):
        return habit(seen)
    me, *others = colours(seen)
    mine = lines(seen, me)
    theirs = [line for other in others for line in lines(seen, other)]
    scores = {}
    for play in plays(seen):
        scores[play] = rng.random() / 100
        for line in mine:
            if play.cell in line.open:
                scores[play] += daring * WORTHS.get(len(line.open), 0)
                if len(line.open) == 1:
                    scores[play] += 1000
        for line in theirs:
            if play.cell in line.cells:
                scores[play] += WORTHS.get(len(line.open), 0)
                if len(line.open) == 1:
                    scores[play] += 500
    return scores
