"""The loop: its queue, and the model after a fault."""

from collections.abc import Callable
from importlib import import_module
from types import ModuleType

import pytest

from game.ui.app import step as step_module
from game.ui.frame.loop import Deliver, Loop
from game.ui.frame.message import Message
from game.ui.model.effect import Effect, Result
from game.ui.model.model import Model
from game.ui.model.print import Print
from game.ui.model.saving_effects import ReadFamily, SaveLanguage
from game.ui.screens.family.msg import FamilyRead
from game.ui.screens.page.msg import Resized
from game.ui.ways import FamilyOpened, LanguagePicked, SoundFlipped


class World:
    """Notes what a loop does, and answers ReadFamily at once."""

    def __init__(self) -> None:
        self.notes: list[object] = []
        self.cannot_show: Model | None = None
        self.interrupts = False
        self.cannot_run: tuple[type[Effect], ...] = ()
        self.has_modules = True
        self.go_on: Callable[[], None] | None = None
        self.loop = Loop(
            Model(),
            step=step_module.step,
            show=self.show,
            run=self.run,
            settle=lambda model: self.notes.append("settled"),
            report=lambda: self.notes.append("fault"),
            await_modules=self.await_modules,
        )

    def await_modules(self, go_on: Callable[[], None]) -> bool:
        self.go_on = go_on
        return not self.has_modules

    def show(self, model: Model) -> None:
        if self.interrupts:
            raise KeyboardInterrupt
        if not self.has_modules:
            raise ModuleNotFoundError("a room")
        if model == self.cannot_show:
            raise RuntimeError("cannot be shown")
        self.notes.append("shown")

    def run(self, effect: Effect, deliver: Deliver) -> None:
        self.notes.append(f"{type(effect).__name__} begins")
        if isinstance(effect, self.cannot_run):
            raise RuntimeError("cannot be run")
        if isinstance(effect, ReadFamily):
            deliver(FamilyRead(""))
        self.notes.append(f"{type(effect).__name__} ends")


def test_an_answer_waits_until_the_effect_has_ended() -> None:
    world = World()
    world.loop.deliver(FamilyOpened())
    read = ["ReadFamily begins", "ReadFamily ends"]
    assert world.notes == ["shown", *read, "settled", "shown", "settled"]


def test_a_text_from_the_markup_is_a_message() -> None:
    world = World()
    world.loop.deliver("Resized 360 640")
    world.loop.deliver("LanguagePicked", "uk")
    assert (world.loop.model.viewport, world.loop.model.language) == ((360, 640), "uk")


@pytest.mark.parametrize("msg", ["Nonsense", "Resized 1", "Resized a b", LanguagePicked("uk")])
def test_a_fault_leaves_the_model_as_it_was(
    msg: Message | str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def update(model: Model, msg: Message) -> Result:
        raise RuntimeError("no update")

    monkeypatch.setattr(step_module, "update", update)
    world = World()
    world.loop.deliver(msg)
    assert (world.loop.model, world.notes) == (Model(), ["fault"])
    assert "Traceback" in capsys.readouterr().err


def test_what_cannot_be_shown_leaves_the_model_as_it_was_and_runs_no_effect() -> None:
    world = World()
    world.cannot_show = Model(language="uk")
    world.loop.deliver(LanguagePicked("uk"))
    assert (world.loop.model, world.notes) == (Model(), ["fault"])
    world.loop.deliver(Resized(360, 640))
    assert world.loop.model == Model(viewport=(360, 640))


def test_an_effect_that_fails_stops_no_other_one() -> None:
    world = World()
    world.cannot_run = (SaveLanguage, Print)
    world.loop.deliver(LanguagePicked("uk"))
    assert world.notes == ["shown", "SaveLanguage begins", "fault", "settled"]
    assert world.loop.model.language == "uk"


def test_an_interrupted_job_does_not_stop_the_loop() -> None:
    world = World()
    world.interrupts = True
    with pytest.raises(KeyboardInterrupt):
        world.loop.deliver(Resized(1, 1))
    world.interrupts = False
    world.loop.deliver(Resized(360, 640))
    assert world.loop.model.viewport == (360, 640)


def test_the_sound_of_a_step_comes_after_its_effects() -> None:
    world = World()
    world.loop.deliver(SoundFlipped())
    world.notes.clear()
    world.loop.deliver(SoundFlipped())
    begun = [str(note) for note in world.notes if str(note).endswith("begins")]
    assert begun == ["SaveSettings begins", "PlaySound begins"]


def test_a_job_waits_for_a_module_and_all_others_behind_it() -> None:
    world = World()
    world.has_modules = False
    world.loop.deliver(Resized(360, 640))
    world.loop.deliver(LanguagePicked("uk"))
    assert world.notes == []
    assert world.go_on
    world.has_modules = True
    world.go_on()
    assert (world.loop.model.viewport, world.loop.model.language) == ((360, 640), "uk")
    world.loop.deliver(SoundFlipped())
    assert world.loop.model.settings.sound is not Model().settings.sound
    assert "fault" not in world.notes


def test_a_module_that_will_not_come_is_a_fault() -> None:
    loop = Loop[ModuleType, Effect](
        ModuleType("home"),
        step=lambda _model, _msg, _value: (import_module("game.ui.no_room"), ()),
        show=lambda _model: None,
        run=lambda _effect, _deliver: None,
        settle=lambda _model: None,
        report=lambda: reported.append("fault"),
    )
    reported: list[str] = []
    loop.deliver("")
    assert reported == ["fault"]
