"""The children's lock: what is for grown-ups waits behind a small sum; pure.

What a child needs is never locked: who plays, which board, how hard, to play, to go on, to take
back, sounds, the speaker, hints, how fast the computer plays, the family board, and taking a name
from it. Whoever has found a sum is let in until no sheet is open any more.
"""

from dataclasses import replace

from game.ui import family
from game.ui import msg as m
from game.ui.effect import Result, SetSum
from game.ui.model import Model, Sheet, SheetKind, Sum

FIRST, SECOND = range(3, 10), range(3, 9)
"""The numbers that are added."""

ANSWERS = range(FIRST[0] + SECOND[0], FIRST[-1] + SECOND[-1] + 1)

SETTINGS = (
    *(m.OptionsOpened, m.GrownUpsOpened, m.LockFlipped, m.LanguagePicked),
    *(m.ManualDrawFlipped, m.OpenHandsFlipped, m.WatchOutFlipped, m.StarterPicked),
)
ENDINGS = (
    *(m.EndAsked, m.AnewPicked, m.FromHereMeant, m.ThrowAwayPicked),
    *(m.ClearingAsked, m.FamilyCleared),
)
"""What throws something away, beside the one that depends on more."""

OUTWARD = (m.FilePicked, m.FileAsked, m.ShareOpened, m.PrintOpened, m.VersionPicked)
NAMES = (m.NamingPicked, m.NameTyped)


def is_shut(model: Model, msg: m.Msg) -> bool:
    """Whether a sum must be found first."""
    if not model.locked:
        return False
    if isinstance(msg, m.HomePicked):
        return model.unfinished
    return isinstance(msg, (*SETTINGS, *ENDINGS, *OUTWARD, *NAMES))


def ask(model: Model, wanted: m.Msg) -> Result:
    """Asks for a sum before that is done."""
    return _ask(model, Sum(wanted, model.sheet))


def ask_again(model: Model) -> Result:
    """Asks for another sum after a wrong answer."""
    asked = _asked(model)
    return _ask(model, replace(asked, wrong=True)) if asked else (model, ())


def set_sum(model: Model, one: int, other: int) -> Model:
    """Chance has chosen the numbers."""
    asked = _asked(model)
    return replace(model, sum=replace(asked, one=one, other=other)) if asked else model


def wanted(model: Model, number: int) -> m.Msg | None:
    """What is to be done now, if the number is right."""
    asked = _asked(model)
    return asked.wanted if asked and number == asked.one + asked.other else None


def let_in(model: Model) -> Model:
    """Back where the sum was asked, now open."""
    return replace(_back(model), let_in=True)


def close(model: Model) -> Model:
    """The sheet is closed; a sum leads back to what lies under it."""
    return _back(model) if _asked(model) else replace(model, sheet=family.under(model.sheet))


def flip(model: Model) -> Model:
    """Locks or opens; whoever locks stays inside as long as the sheet is open."""
    settings = replace(model.settings, children_lock=not model.settings.children_lock)
    return replace(model, settings=settings, let_in=True)


def _asked(model: Model) -> Sum | None:
    """The sum that lies on the screen."""
    return model.sum if model.sheet == Sheet(SheetKind.SUM) else None


def _ask(model: Model, asked: Sum) -> Result:
    return replace(model, sheet=Sheet(SheetKind.SUM), sum=asked), (SetSum(FIRST, SECOND),)


def _back(model: Model) -> Model:
    return replace(model, sheet=model.sum.under if model.sum else None, sum=None)
