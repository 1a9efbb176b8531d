"""Films what moves at the table: `python -m tools.screenshots.films`.

Writes `turn.webp`, the animated picture of the README, and for each film a sheet with some of its
frames in three sizes and themes. Each frame sets the time of the page, so that a slow machine films
the same as a fast one.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from io import BytesIO

from PIL import Image
from playwright.sync_api import Browser, CDPSession, Page

from e2e import chance
from e2e.pages import Curtain, Home, Table
from e2e.positions import best, go_on, lines_of_play, nearly_lost, plays, quick_game
from e2e.saved import PEOPLE, saving_settings
from e2e.timers import TIMERS, hold
from e2e.typefaces import use_own
from game.rules.action import Place, Remove
from game.rules.record import Record, replay
from game.rules.state import Options, State
from game.ui.settings.settings import Settings
from tools.browsers.chromium import browser_with_game
from tools.paths import SCREENS
from tools.screenshots.screens import write

STEP = 80
"""Milliseconds between two frames."""

LOOKS = ((1024, 768, "light", "no-preference"), (360, 640, "dark", "no-preference"))
STILL = (1024, 768, "light", "reduce")
FILM_SIZE = (640, 480)
FRAMES_ON_SHEET = 8

FINITE = """document.getAnimations()
  .filter(({ effect }) => effect.getTiming().iterations !== Infinity)"""
FINISH = f"() => {FINITE}.forEach((animation) => animation.finish())"
SEEK = f"(time) => {FINITE}.forEach((animation) => {{ animation.currentTime = time; }})"


@dataclass(frozen=True)
class Scene:
    """Something to do in the page, and for how many milliseconds to film what follows."""

    act: Callable[[], object]
    length: int


Film = Callable[[Page], Iterator[Scene]]


class Camera:
    """Films a page whose animations stand still."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.device: CDPSession = page.context.new_cdp_session(page)
        self.device.send("Animation.enable")

    def frames(self, scene: Scene) -> list[bytes]:
        """The frames of the scene as PNG."""
        self.page.evaluate(FINISH)
        self.device.send("Animation.setPlaybackRate", {"playbackRate": 0})
        scene.act()
        frames = [self._frame(time) for time in range(0, scene.length, STEP)]
        self.page.evaluate(FINISH)
        self.device.send("Animation.setPlaybackRate", {"playbackRate": 1})
        return frames

    def _frame(self, time: int) -> bytes:
        self.page.evaluate(SEEK, time)
        return self.page.screenshot()


def turn(page: Page) -> Iterator[Scene]:
    """A person picks a card and wins against a computer."""
    record, state = _before_a_win()
    person = state.turn
    seats = [
        seat if index == person else replace(seat, played_by="fox")
        for index, seat in enumerate(record.setup.seats)
    ]
    setup = replace(record.setup, seats=tuple(seats))
    go_on(Home(page), replace(record, setup=setup))
    play = best(state)
    table = Table(page)
    yield Scene(lambda: None, 4 * STEP)
    yield Scene(table.cards.nth(state.hands[person].index(play.card)).click, 1_200)
    yield Scene(table.cell(play.cell).click, 4_400)


def landing(page: Page) -> Iterator[Scene]:
    """A chip lands between two people, and the curtain comes."""
    record, state = _before_a_win(plies_left=3)
    go_on(Home(page), record, open_hands=False)
    Curtain(page).ready.click()
    play, table = best(state), Table(page)
    table.cards.nth(state.hands[state.turn].index(play.card)).click()
    hold(page)
    yield Scene(table.cell(play.cell).click, 1_200)
    yield Scene(lambda: page.mouse.click(3, 3), 400)


def dragon(page: Page) -> Iterator[Scene]:
    """A remove card takes a chip away."""
    made_by, actions, state = next(
        line
        for line in lines_of_play(Options(3), 9)
        if len(line[1]) > 4 and any(isinstance(play, Remove) for play in plays(line[2]))
    )
    dealt = chance.deal(made_by, options=Options(3))
    go_on(Home(page), Record(dealt.edition, dealt.setup, tuple(actions)))
    play, table = next(play for play in plays(state) if isinstance(play, Remove)), Table(page)
    yield Scene(table.cards.nth(state.hands[state.turn].index(play.card)).click, 600)
    yield Scene(table.cell(play.cell).click, 1_300)


def lost(page: Page) -> Iterator[Scene]:
    """A computer wins, and one chip was missing."""
    go_on(Home(page), nearly_lost(Settings()))
    yield Scene(Table(page).again.wait_for, 4_000)


FILMS: dict[str, Film] = {"turn": turn, "landing": landing, "dragon": dragon, "lost": lost}


def _before_a_win(plies_left: int = 1) -> tuple[Record, State]:
    """A short game of two people just before its end, and its state."""
    dealt = chance.deal(1, options=Options(3, power_cards=False))
    actions = quick_game(dealt)
    record = Record(dealt.edition, dealt.setup, tuple(actions[:-plies_left]))
    assert isinstance(actions[-plies_left], Place)
    return record, list(replay(record))[-1]


def film(browser: Browser, address: str, name: str, look: tuple[int, int, str, str]) -> list[bytes]:
    """The frames of the film in one size and theme."""
    width, height, scheme, motion = look
    context = browser.new_context(
        viewport={"width": width, "height": height},
        color_scheme="dark" if scheme == "dark" else "light",
        reduced_motion="reduce" if motion == "reduce" else "no-preference",
    )
    context.add_init_script(TIMERS + saving_settings(Settings(who=PEOPLE.who)))
    page = context.new_page()
    page.goto(address)
    Home(page).wait_until_playable()
    use_own(page)
    camera = Camera(page)
    frames = [frame for scene in FILMS[name](page) for frame in camera.frames(scene)]
    context.close()
    return frames


def write_webp(frames: list[bytes]) -> None:
    """Writes the animated picture of the README."""
    images = [Image.open(BytesIO(frame)).convert("RGB").resize(FILM_SIZE) for frame in frames]
    images[0].save(
        SCREENS / "turn.webp",
        save_all=True,
        append_images=images[1:],
        duration=[STEP] * (len(images) - 1) + [1_500],
        loop=0,
        quality=60,
        method=6,
        allow_mixed=True,
    )


def spread(frames: list[bytes]) -> list[bytes]:
    """Some of the frames, evenly spread, with the first and the last."""
    step = max(1, len(frames) // (FRAMES_ON_SHEET - 1))
    return [*frames[:-1:step][: FRAMES_ON_SHEET - 1], frames[-1]]


def main() -> None:
    """Films everything and writes the files."""
    SCREENS.mkdir(parents=True, exist_ok=True)
    with browser_with_game() as (browser, address):
        for name in FILMS:
            rows = [film(browser, address, name, look) for look in (*LOOKS, STILL)]
            if name == "turn":
                write_webp(rows[0])
            write(browser, SCREENS / f"film-{name}.jpg", [spread(frames) for frames in rows])


if __name__ == "__main__":
    main()
