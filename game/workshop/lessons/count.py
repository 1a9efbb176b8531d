# Win when you can, else play where most of your lines are still open.
from zoo import colours, habit, lines, plays, wins


def choose(seen, rng):
    if habit(seen):
        return habit(seen)
    mine = lines(seen, colours(seen)[0])
    scores = {}
    for play in plays(seen):
        scores[play] = rng.random()
        for line in mine:
            if play.cell in line.open:
                scores[play] += 1
        if wins(seen, play):
            scores[play] += 100
    return scores
