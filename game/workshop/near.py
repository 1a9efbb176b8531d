"""Names that are nearly right."""

MAX_DISTANCE = 2
"""How many letters of a name may be wrong for a suggestion."""


MAX_LENGTH = 40
"""A longer name is similar to none."""


def nearest(name: str, known: set[str]) -> str:
    """The most similar known public name; empty if no name is similar enough."""
    return next(iter(similar(name, known)), "")


def similar(name: str, known: set[str]) -> list[str]:
    """The known public names that are similar enough, the most similar first."""
    if len(name) > MAX_LENGTH:
        return []
    close = {n: distance(name.lower(), n.lower()) for n in known if _may_be_near(name, n)}
    limit = min(MAX_DISTANCE, len(name) // 2)
    found = [n for n in close if n != name and close[n] <= limit]
    return sorted(found, key=lambda n: (close[n], n))


def _may_be_near(name: str, other: str) -> bool:
    return abs(len(name) - len(other)) <= MAX_DISTANCE and not other.startswith("_")


def distance(one: str, other: str) -> int:
    """How many letters must be changed, added or removed to make one name of the other.

    `difflib` would do the same, but it would add 21 kB to every first visit.
    """
    before = list(range(len(other) + 1))
    for i, letter in enumerate(one, 1):
        after = [i]
        for j, wanted in enumerate(other, 1):
            after.append(min(before[j] + 1, after[-1] + 1, before[j - 1] + (letter != wanted)))
        before = after
    return before[-1]
