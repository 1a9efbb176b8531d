"""What each message does to the page: `update(model, msg) -> (model, effects)`; pure."""

from dataclasses import replace

from game.ui import computers, family, history, kept, ladder, lock, table
from game.ui import msg as m
from game.ui.answers import answer, as_played
from game.ui.effect import (
    Deal,
    Focus,
    LookForFamily,
    OfferFile,
    Print,
    Release,
    Result,
    SaveGame,
    SaveLanguage,
    SaveSettings,
    Say,
    TakeVersion,
    ThinkOfHint,
)
from game.ui.kept import game_text
from game.ui.lessons import first_game
from game.ui.model import (
    BY_CHANCE,
    HOME,
    NEW_VERSION,
    Game,
    Model,
    News,
    Pace,
    Phase,
    Settings,
    Sheet,
    SheetKind,
)

FAR = 99
ARROWS = {
    "ArrowLeft": (-1, 0),
    "ArrowRight": (1, 0),
    "ArrowUp": (0, -1),
    "ArrowDown": (0, 1),
    "Home": (-FAR, 0),
    "End": (FAR, 0),
}
"""What a key adds to the column and the row on the screen."""

DIGITS = tuple("123456789")


def update(model: Model, msg: m.Msg) -> Result:
    """The model after the message, and what is to be done in the world."""
    after, effects = _update(model, msg)
    after = after if after.sheet else replace(after, let_in=False)
    counted = family.ended(model.game, after.game)
    asked = computers.ask(model.played, after.played, Pace(after.settings.pace))
    after, kept_too = _learned(after)
    return after, (*counted, *effects, *asked, *kept_too)


def _learned(model: Model) -> Result:
    """Whoever has played a game that explains itself to its end needs no other one."""
    over = model.game is not None and model.game.state.outcome is not None
    if not (model.learning and over) or model.settings.learned:
        return model, ()
    return _settled(model, replace(model.settings, learned=True))


def _update(model: Model, msg: m.Msg) -> Result:
    if lock.is_shut(model, msg):
        return lock.ask(model, msg)
    match msg:
        case m.KeyPressed(key, on_board):
            return _on_key(model, key, on_board=on_board)
        case m.Resized() | m.VoicesCame() | m.NewsCame() | m.NotKept() | m.SteppedBack():
            return _on_device(model, msg)
        case m.LockFlipped() | m.GrownUpsOpened() | m.SumSet() | m.SumAnswered() | m.SheetClosed():
            return _on_lock(model, msg)
        case m.LanguagePicked() | m.PacePicked() | m.SoundFlipped():
            return _on_taste(model, msg)
        case m.HelpPicked() | m.ReadAloud() | m.LessonsSkipped():
            return _on_teaching(model, msg)
        case m.Dealt(seed, dealer):
            settings = _to_deal(model)
            game = table.deal(settings, seed, dealer % settings.seats)
            return replace(model, game=game, sheet=None), (SaveGame(game.record, game.open_hands),)
    if result := history.answer(model, msg):
        return result
    return _on_home(model, msg) if model.game is None else _at_table(model, model.game, msg)


def _on_device(
    model: Model, msg: m.Resized | m.VoicesCame | m.NewsCame | m.NotKept | m.SteppedBack
) -> Result:
    """The model after something that nobody did on the page."""
    match msg:
        case m.Resized(width, height):
            return replace(model, viewport=(width, height)), ()
        case m.VoicesCame(languages):
            return replace(model, voices=frozenset(languages.split(","))), ()
        case m.NewsCame(news):
            return kept.hear(model, News(news)), ()
        case m.NotKept():
            return kept.not_kept(model), ()
        case m.SteppedBack():
            return kept.step_back(model)


def _on_taste(model: Model, msg: m.LanguagePicked | m.PacePicked | m.SoundFlipped) -> Result:
    """What can be chosen anywhere, also during a game."""
    match msg:
        case m.LanguagePicked(language):
            return replace(model, language=language), (SaveLanguage(language),)
        case m.PacePicked(pace):
            return _settled(model, replace(model.settings, pace=Pace(pace).value))
        case m.SoundFlipped():
            return _settled(model, replace(model.settings, sound=not model.settings.sound))


def _on_lock(
    model: Model,
    msg: m.LockFlipped | m.GrownUpsOpened | m.SumSet | m.SumAnswered | m.SheetClosed,
) -> Result:
    match msg:
        case m.LockFlipped():
            after = lock.flip(model)
            return _settled(after, after.settings)
        case m.GrownUpsOpened():
            return replace(model, sheet=Sheet(SheetKind.GROWN_UPS)), ()
        case m.SumSet(one, other):
            return lock.set_sum(model, one, other), ()
        case m.SumAnswered(number):
            wanted = lock.wanted(model, number)
            return _update(lock.let_in(model), wanted) if wanted else lock.ask_again(model)
        case m.SheetClosed():
            return lock.close(model), ()


def _on_teaching(model: Model, msg: m.HelpPicked | m.ReadAloud | m.LessonsSkipped) -> Result:
    match msg:
        case m.HelpPicked(page):
            return replace(model, sheet=Sheet(SheetKind.HELP, page=page)), ()
        case m.ReadAloud(element):
            return model, (Say(element),) if model.can_speak else ()
        case m.LessonsSkipped():
            skipped = replace(model, learning=False)
            return _settled(skipped, replace(model.settings, learned=True))


def _settled(model: Model, settings: Settings) -> Result:
    return replace(model, settings=settings), (SaveSettings(settings),)


def _on_home(model: Model, msg: m.Msg) -> Result:
    match msg:
        case m.SeatOpened(seat) | m.NamingPicked(seat):
            opened = replace(model, sheet=Sheet(SheetKind.SEAT, seat))
            return _with_a_seat_for_its_sheet(opened), (LookForFamily(),)
        case m.OptionsOpened():
            return replace(model, sheet=Sheet(SheetKind.OPTIONS)), ()
        case m.PlayPicked() | m.LearnPicked():
            return _begin(replace(model, learning=isinstance(msg, m.LearnPicked)), sure=False)
        case m.AnewPicked():
            return _begin(model, sure=True)
        case m.NewsDismissed(news):
            return replace(model, news=model.news - {News(news)}), (Focus(HOME),)
        case m.VersionPicked():
            return replace(model, news=model.news - NEW_VERSION), (TakeVersion(),)
        case m.PrintOpened() | m.PrintClosed():
            return replace(model, printing=isinstance(msg, m.PrintOpened), sheet=None), ()
        case m.PrintPicked():
            return model, (Print(),)
    if result := kept.on_home(model, msg) or family.on_home(model, msg):
        return result
    settings = answer(model.settings, msg)
    effects = (SaveSettings(settings),) if settings != model.settings else ()
    return _with_a_seat_for_its_sheet(replace(model, settings=settings)), effects


def _with_a_seat_for_its_sheet(model: Model) -> Model:
    """Without the sheet of a seat that is no longer there."""
    sheet = model.sheet
    is_gone = sheet and sheet.kind is SheetKind.SEAT and sheet.seat >= model.settings.seats
    return replace(model, sheet=None) if is_gone else model


def _begin(model: Model, *, sure: bool) -> Result:
    """Deals, but asks before a game is given up that is not finished."""
    if model.kept and not sure:
        return replace(model, sheet=Sheet(SheetKind.ANEW)), ()
    return replace(model, sheet=None), (_deal(_to_deal(model)),)


def _to_deal(model: Model) -> Settings:
    """The answers that a game is dealt by."""
    return first_game(model.settings) if model.learning else model.settings


def _again(model: Model, game: Game, *, harder: bool) -> Result:
    """The game once more, perhaps a step up the ladder, which is then the answer at home, too."""
    settings, number = as_played(model.settings, game), ladder.next_number(game)
    if harder:
        settings = settings if number is None else ladder.climb(settings, number)
    seats, dealer = len(game.state.hands), game.record.setup.dealer
    kept_too = (SaveSettings(settings),) if settings != model.settings else ()
    again = replace(model, settings=settings, learning=False)
    return again, (*kept_too, Deal(seats, (dealer + 1) % seats))


def _deal(settings: Settings) -> Deal:
    """The seat after the dealer starts, so the youngest has the dealer before it."""
    by_chance = settings.youngest == BY_CHANCE
    return Deal(settings.seats, None if by_chance else (settings.youngest - 1) % settings.seats)


def _at_table(model: Model, game: Game, msg: m.Msg) -> Result:
    match msg:
        case m.HomePicked():
            home = replace(model, game=None, sheet=None, kept=False, printing=False, learning=False)
            return home, (SaveGame(None), Release())
        case m.FilePicked():
            return model, (OfferFile(game_text(game.record, open_hands=game.open_hands)),)
        case m.AgainPicked() | m.HarderPicked():
            return _again(model, game, harder=isinstance(msg, m.HarderPicked))
        case m.PilePicked():
            return _on_pile(model, game)
        case m.DrawPicked() | m.MeantPicked() | m.UndoPicked():
            return _played(replace(model, sheet=None), game, _answered(game, msg))
        case m.CellPicked(cell) if model.settings.watch_out:
            return _on_cell(model, game, cell)
        case m.SpeakerPicked() if game.phase is not Phase.COVERED and model.can_speak:
            return model, (Say("to-do"),)
        case m.HintPicked() if table.can_play(game):
            asked = ThinkOfHint(game.moment, game.seen)
            return replace(model, game=table.let_go(game)), (asked,)
        case m.HintFound() | m.ComputerChose() | m.StageShown():
            return _played(model, game, computers.answer(game, msg, Pace(model.settings.pace)))
    sheet = _opened(msg)
    return (replace(model, sheet=sheet), ()) if sheet else _played(model, game, _turn(game, msg))


def _answered(game: Game, msg: m.DrawPicked | m.MeantPicked | m.UndoPicked) -> Game:
    """The game after what closes a sheet, if one is open."""
    match msg:
        case m.DrawPicked(seat):
            return table.draw(game, seat)
        case m.MeantPicked():
            return table.play_what_is_meant(game)
        case m.UndoPicked():
            return table.take_back(game)


def _opened(msg: m.Msg) -> Sheet | None:
    """The sheet that the message asks for."""
    match msg:
        case m.DiscardsOpened(seat):
            return Sheet(SheetKind.DISCARDS, seat)
        case m.HandsOpened():
            return Sheet(SheetKind.HANDS)
        case m.MenuOpened():
            return Sheet(SheetKind.MENU)
        case m.EndAsked():
            return Sheet(SheetKind.END)
    return None


def _turn(game: Game, msg: m.Msg) -> Game:
    """The game after a message that belongs to the seat in view."""
    match msg:
        case m.HandShown():
            return table.show_hand(game)
        case m.HandedOn():
            return table.hand_on(game)
        case m.CardPicked(index):
            return table.pick_card(game, index)
        case m.CellPicked(cell):
            return table.pick_cell(game, cell)
        case m.LetGo():
            return table.let_go(game)
        case m.ExchangesPicked():
            return table.exchange_until_something_fits(game)
        case m.PassPicked():
            return table.pass_turn(game)
        case m.PausePicked():
            return table.pause(game)
        case m.StepPicked():
            return table.step(game)
    return game


def _played(model: Model, before: Game, game: Game) -> Result:
    saved = game.record is not before.record
    sheet = None if _is_idle(model.sheet, game) else model.sheet
    effects = (SaveGame(game.record, game.open_hands),) if saved else ()
    return replace(model, game=game, sheet=sheet), effects


def _is_idle(sheet: Sheet | None, game: Game) -> bool:
    """Whether the sheet asks for what has been answered by the game."""
    return sheet is not None and sheet.kind is SheetKind.WHO_DRAWS and not game.owing


def _on_cell(model: Model, game: Game, cell: str) -> Result:
    """Plays there, or asks whether that is meant."""
    warned = table.warn(game, cell)
    if warned is game:
        return _played(model, game, table.pick_cell(game, cell))
    return replace(model, game=warned, sheet=Sheet(SheetKind.WATCH_OUT)), ()


def _on_pile(model: Model, game: Game) -> Result:
    """Draws where it is clear for whom; else asks, or tells that nobody may."""
    pending = game.owing
    if game.phase is Phase.HANDING_ON and game.seat in pending:
        return _played(model, game, table.draw(game, game.seat))
    if pending == (game.seat,) or (game.open_hands and len(pending) == 1):
        return _played(model, game, table.draw(game, pending[0]))
    if pending:
        return replace(model, sheet=Sheet(SheetKind.WHO_DRAWS)), ()
    return replace(model, game=table.nobody_draws(game)), ()


def _on_key(model: Model, key: str, *, on_board: bool) -> Result:
    if model.sheet:
        return _update(model, m.SheetClosed()) if key == "Escape" else (model, ())
    if model.history:
        return history.on_key(model, model.history, key)
    if model.printing and key == "Escape":
        return _update(model, m.PrintClosed())
    if model.game is None or model.game.phase is Phase.COVERED:
        return model, ()
    if key == "Escape":
        return _update(model, m.LetGo())
    if key in DIGITS:
        return _choose_by_key(model, int(key) - 1, on_board=on_board)
    return _move_cursor(model, model.game, key, on_board=on_board) if key in ARROWS else (model, ())


def _choose_by_key(model: Model, index: int, *, on_board: bool) -> Result:
    """As a tap on the card does; a focus on the board goes where the cursor goes."""
    after, effects = _update(model, m.CardPicked(index))
    if on_board and model.game and after.game and after.game.cursor != model.game.cursor:
        return after, (*effects, Focus(f"cell-{after.game.cursor}"))
    return after, effects


def _move_cursor(model: Model, game: Game, key: str, *, on_board: bool) -> Result:
    """Moves along the screen, where the board may stand turned; from elsewhere enters the board."""
    across, down = ARROWS[key] if on_board else (0, 0)
    if model.board_turned:
        across, down = down, across
    moved = table.move_cursor(game, across, down)
    return replace(model, game=moved), (Focus(f"cell-{moved.cursor}"),)
