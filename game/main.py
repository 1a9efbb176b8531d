"""The composition root in the browser: the page, its loop, and the taps made before Python ran."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from js import document, window

from game.rules.edition import Edition
from game.ui.app.step import step
from game.ui.boards.boards_text import BOARDS
from game.ui.browser.address import take_hash
from game.ui.browser.first_paint import page_language, set_page_language
from game.ui.browser.later_modules import LaterModules
from game.ui.browser.page import page
from game.ui.browser.run_effects import run, runner
from game.ui.browser.saved_texts import Texts, read_texts
from game.ui.browser.screen import Screen
from game.ui.frame.loop import Loop
from game.ui.frame.message import Message
from game.ui.look.i18n import LANGUAGES
from game.ui.model.effect import Effect
from game.ui.model.home import HOME
from game.ui.model.model import Model
from game.ui.model.seat_bots import GO_ON, KnownBots, Opening
from game.ui.model.shown_sets import apply_set
from game.ui.saved.family_text import parse_family
from game.ui.saved.settings_text import LOCKED_SETTINGS, parse_settings
from game.ui.screens.home.msg import FirstStart
from game.ui.screens.saved.msg import UnreadableFound
from game.ui.screens.saved.startup_screen import as_shown
from game.ui.sets.sets_text import SETS
from game.ui.ways import ContinuePicked, PlayPicked


def shown_home(boards: tuple[Edition, ...]) -> Model:
    """The home screen that the page shows before Python runs: a saved one, or that of the build.

    Only a saved one shows the boards.
    """
    return Model(
        parse_settings(page.shownSettings),
        page_language(),
        has_saved_game=page.shownGames > 0,
        shelved=max(0, page.shownGames - 1),
        boards=boards if page.shownSettings else (),
        family=parse_family(page.shownFamily).people,
    )


async def main() -> None:
    """Starts the game; on a first start, an early tap on Play waits for the question who plays."""
    reading = page.readText("settings"), page.readText("language")
    boards, sets = page.readText("boards"), page.readText("sets")
    family, bots = page.readText("family"), page.readText("bots")
    games = await read_texts()
    text, language = await reading[0], await reading[1]
    saved = parse_settings(text)
    has_more = await boards or await sets or any(games) or saved.built or page.shownGames
    if has_more or str(window.location.hash):  # A game may follow.
        await page.addLaterModules()
    goes_on = take_hash(GO_ON) == ""
    home = replace(
        shown_home(BOARDS.parse(await boards).items),
        screen=Opening() if goes_on else HOME,
        sets=SETS.parse(await sets).items,
        known_bots=KnownBots(can_play=hasattr(window, "rowdyWorkshop")),
    )
    if language in LANGUAGES and language != home.language:
        set_page_language(language)
    is_new = not (text or has_more or await family or await bots)
    is_first = is_new and document.getElementById("failure").hidden
    plays = any(message == PlayPicked.__name__ for message, _value in page.earlyTaps)
    settings = as_shown(saved, home.settings) if plays else saved
    people = parse_family(await family).people
    language = page_language()
    here = replace(home, settings=settings, language=language, family=people)
    loop = start_loop(Screen(home), here)
    if text and saved is LOCKED_SETTINGS:
        loop.deliver(UnreadableFound("settings", text))
    if await boards or saved.built:
        loop.deliver(await runner("shelves").boards_read(boards, loop.deliver))
    if await sets:
        loop.deliver(await runner("shelves").sets_read(sets, loop.deliver))
    for msg in await saved_games(games):
        loop.deliver(msg)
    play_early_taps(loop, but_play=is_first)
    begin(loop, goes_on=goes_on, asks_who_plays=is_first)
    page.markPlayable()


def play_early_taps(loop: Loop[Model, Effect], *, but_play: bool) -> None:
    """Delivers the taps that were made before Python ran."""
    for message, value in page.earlyTaps:
        if not (but_play and message == PlayPicked.__name__):
            loop.deliver(message, value)


def begin(loop: Loop[Model, Effect], *, goes_on: bool, asks_who_plays: bool) -> None:
    """Goes on with the saved game, opens the game of the address, or asks who plays."""
    if goes_on:
        loop.deliver(ContinuePicked())
    elif str(window.location.hash):
        loop.deliver("LinkChanged")  # A text, because its class belongs to a later module.
    if asks_who_plays:
        loop.deliver(FirstStart())


def start_loop(screen: Screen, model: Model) -> Loop[Model, Effect]:
    """The loop, which from now on gets what happens on the page."""
    loop = Loop(
        model,
        step=step,
        show=screen.show,
        run=partial(run, screen.dom),
        settle=screen.settle,
        report=lambda: page.showFailure("fault"),
        await_modules=LaterModules().wait,
    )
    screen.dom.listen(loop.deliver)
    run(screen.dom, apply_set(model), loop.deliver)
    loop.deliver(screen.dom.viewport())
    return loop


async def saved_games(texts: Texts) -> Sequence[Message]:
    """The messages about the saved games; without any, no module of the table is needed."""
    if not any(texts) and not page.shownGames:
        return ()
    found: Sequence[Message] = await runner("saved_game").messages(texts)
    return found
