"""The composition root of the workshop in the browser: its page, its loop and its editor."""

import json
from asyncio import sleep
from typing import Any

from js import document, window
from pyodide.ffi import create_proxy

from game.together.code import COLLECT_SIGN
from game.ui.browser import workshop_effects
from game.ui.browser.address import take_hash
from game.ui.browser.chance import new_rng
from game.ui.browser.dom import INPUTS, Dom
from game.ui.browser.page import page
from game.ui.browser.workshop_bridge import workshop
from game.ui.frame.loop import Loop
from game.ui.look import i18n
from game.ui.look.i18n import LANGUAGES
from game.ui.screens.saved.msg import NotSaved
from game.ui.screens.together.msg import OfferOpened
from game.ui.workshop.bots.editor_words import editor_words
from game.ui.workshop.bots.msg import BotsRead, CodeChanged, LinkRead
from game.ui.workshop.code_view import plain_code
from game.ui.workshop.contest_state import MAX_SEED_DIGITS
from game.ui.workshop.effect import WorkshopEffect
from game.ui.workshop.faults import fault_sentence
from game.ui.workshop.language import set_language
from game.ui.workshop.links import SIGN, read_link
from game.ui.workshop.msg import EditionsRead, EditorOpened
from game.ui.workshop.state import Workshop
from game.ui.workshop.step import step
from game.ui.workshop.view import view


class WorkshopDom(Dom):
    """The page, whose keys have the browser's own meaning."""

    def _on_key(self, event: Any) -> None:  # noqa: ANN401
        target = event.target
        if event.key in ("Enter", " ") and target.matches("[role=gridcell][data-msg]"):
            event.preventDefault()
            self.deliver(target.dataset.msg)
        elif event.key == "Enter" and target.matches(INPUTS):
            target.blur()


class Screen:
    """What the page and the editor show."""

    def __init__(self, model: Workshop) -> None:
        """Shows the model in the page."""
        self.dom = WorkshopDom(document.getElementById("app"), view(model))
        self.shown = model
        self.has_editor = False

    def show(self, model: Workshop) -> None:
        """Renders the model, and what of it the editor shows."""
        if model == self.shown:
            return
        before, self.shown = self.shown, model
        self.dom.render(view(model))
        if self.has_editor:
            self._show_code(before, model)
        if _game(before) != _game(model):
            _scroll_to_board()
        if model.steps and (before.steps, before.viewport) != (model.steps, model.viewport):
            _scroll_to_step()
        if _is_running(before) != _is_running(model):
            _scroll_to_results(is_over=not _is_running(model))

    async def open_editor(self) -> None:
        """Shows the editor with the code of the open bot."""
        set_language(self.shown.language)
        await workshop.openEditor(json.dumps(editor_words()))
        self.has_editor = True
        workshop.setCode(self.shown.bot.code)

    def _show_code(self, before: Workshop, model: Workshop) -> None:
        if model.opened != before.opened:
            workshop.setCode(model.bot.code)
        if model.fault != before.fault:
            fault = model.fault
            text = plain_code(fault_sentence(fault)) if fault else ""
            workshop.markFault(fault.line if fault else 0, text)


def _game(model: Workshop) -> int | None:
    return model.match.number if model.match else None


def _scroll_to_board() -> None:
    """Brings the top of the board into view: what begins a game is below it."""
    panel = document.querySelector(".board-bench")
    if panel:
        panel.scrollTop = 0


def _scroll_to_step() -> None:
    """Brings the line that runs next into view, after what went wrong below it."""
    for part in (".lines > .other-fault", ".lines [aria-current=step]"):
        found = document.querySelector(part)
        if found:
            found.scrollIntoView(block="nearest")


def _is_running(model: Workshop) -> bool:
    return model.arena is not None and model.arena.is_running


def _scroll_to_results(*, is_over: bool) -> None:
    """Brings results into view: hints of a lesson, and the ways to a contest, are above them."""
    checked = document.querySelector(".lessons-bench > .checked")
    results = document.querySelector(".arena-bench > :is(.about, .outcome)")
    if checked:
        checked.scrollIntoView(block="nearest")
    elif results and is_over:
        results.scrollIntoView()


async def main() -> None:
    """Starts the workshop."""
    language = document.documentElement.lang
    texts = page.readText("language"), page.readText("boards")
    saved = await texts[0]
    if saved in LANGUAGES and saved != language:
        language = saved
        document.documentElement.lang, document.documentElement.dir = (
            language,
            i18n.direction(language),
        )
    # Nobody can guess the games of a tournament: a bot may know how cards are dealt.
    model = Workshop(language=language, series=new_rng().randrange(10**MAX_SEED_DIGITS))
    await sleep(0)
    screen = Screen(model)
    await sleep(0)
    loop = Loop(
        screen.shown,
        step=step,
        show=screen.show,
        run=workshop_effects.run,
        settle=lambda _model: None,
        report=lambda: page.showFailure("fault"),
    )
    screen.dom.listen(loop.deliver)
    page.onMessage = create_proxy(lambda text: _hear(loop, text))
    workshop.onCode = create_proxy(lambda code: loop.deliver(CodeChanged(code)))
    loop.deliver(screen.dom.viewport())
    loop.deliver(EditionsRead(await texts[1] or ""))
    loop.deliver(BotsRead(await workshop_effects.read_bots_text(loop.deliver)))
    await screen.open_editor()
    loop.deliver(EditorOpened())
    page.markPlayable()
    _open_link(loop)
    window.addEventListener("hashchange", create_proxy(lambda _event: _open_link(loop)))
    document.addEventListener("visibilitychange", create_proxy(lambda _event: _return(loop)))


def _open_link(loop: "Loop[Workshop, WorkshopEffect]") -> None:
    """Shows the bot of the link in the address, or asks for one to send."""
    code = take_hash(SIGN)
    if code is not None:
        loop.deliver(LinkRead(read_link(code)))
    offer = take_hash(COLLECT_SIGN)
    if offer is not None:
        loop.deliver(OfferOpened(offer))


def _return(loop: "Loop[Workshop, WorkshopEffect]") -> None:
    """Reads the bots again when somebody comes back from another tab."""
    if not document.hidden:
        workshop_effects.read_again(loop.deliver)


def _hear(loop: "Loop[Workshop, WorkshopEffect]", text: str) -> None:
    """Takes the one message of the page's JavaScript that the workshop knows."""
    if text == "NewsReceived nothing-saved":
        loop.deliver(NotSaved(page.isFull()))
