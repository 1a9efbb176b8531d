# Remember the cards: a line is worth little if nobody has the cards for it.
from zoo import colours, habit, lines, plays, unseen

MINE = {1: 1000, 2: 10, 3: 4, 4: 0.5}
THEIRS = {1: 50, 2: 10, 3: 0.3}
SPECIAL = 20


def choose(seen, rng):
    if habit(seen):
        return habit(seen)
    left = unseen(seen)
    me, *others = colours(seen)
    mine = lines(seen, me)
    theirs = [line for other in others for line in lines(seen, other)]
    scores = {}
    for play in plays(seen):
        scores[play] = rng.random() / 100
        if play.card != seen.edition.picture_at[play.cell]:
            scores[play] -= SPECIAL  # Keep such a card for a better moment.
        hand = list(seen.hand)
        hand.remove(play.card)
        for line in mine:
            if play.cell in line.open:
                rest = [cell for cell in line.open if cell != play.cell]
                scores[play] += MINE.get(len(line.open), 0) * chance(seen, rest, left, hand)
        for line in theirs:
            if play.cell in line.cells:
                scores[play] += THEIRS.get(len(line.open), 0) * chance(seen, line.open, left, [])
    return scores


def chance(seen, cells, left, hand):
    """How likely it is that somebody with this hand can put chips on the cells."""
    likely = 1
    for cell in cells:
        picture = seen.edition.picture_at[cell]
        likely *= 1 if picture in hand else (left[picture] + 0.3) / 5
    return likely
