# Look ahead in positions that could be the true one.
from zoo import after, colours, guess, habit, legal, lines, plays, winner

MINE = {1: 1000, 2: 4, 3: 1, 4: 0.3}
THEIRS = {1: 20, 2: 2, 3: 0.4}


def choose(seen, rng):
    if habit(seen):
        return habit(seen)
    guesses = [guess(seen, rng) for number in range(20)]
    scores = {}
    for play in sorted(plays(seen), key=lambda play: worth(seen, play))[-4:]:
        scores[play] = worth(seen, play) / 100
        for position in guesses:
            scores[play] += value(after(position, play), colours(seen))
    return scores


def worth(seen, play):
    me, *others = colours(seen)
    total = 0
    for line in lines(seen, me):
        if play.cell in line.open:
            total += MINE.get(len(line.open), 0)
    for other in others:
        for line in lines(seen, other):
            if play.cell in line.cells:
                total += THEIRS.get(len(line.open), 0)
    return total


def value(position, both):
    if can_win(position, both[1:]):
        return -1
    return all(can_win(after(position, reply), both[:1]) for reply in legal(position))


def can_win(position, some):
    return any(winner(after(position, move)) in some for move in legal(position))
