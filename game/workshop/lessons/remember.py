# Remember the cards: a line whose cards are gone is worth little.
from zoo import colours, habit, lines, plays, unseen

MINE = {1: 1000, 2: 4, 3: 1, 4: 0.3}
THEIRS = {1: 20, 2: 2, 3: 0.4}


def choose(seen, rng):
    if habit(seen):
        return habit(seen)
    me, *others = colours(seen)
    left = unseen(seen)

    def chance(cell, hand):
        """How likely it is that somebody with this hand can put a chip on the cell."""
        picture = seen.edition.picture_at[cell]
        return 1 if picture in hand else (left[picture] + 0.5) / 2

    scores = {play: rng.random() / 100 for play in plays(seen)}
    for play in scores:
        for line in lines(seen, me):
            if play.cell in line.open:
                worth = MINE.get(len(line.open), 0)
                for cell in line.open:
                    worth *= 1 if cell == play.cell else chance(cell, seen.hand)
                scores[play] += worth
        for other in others:
            for line in lines(seen, other):
                if play.cell in line.cells:
                    worth = THEIRS.get(len(line.open), 0)
                    for cell in line.open:
                        worth *= chance(cell, [])
                    scores[play] += worth
    return scores
