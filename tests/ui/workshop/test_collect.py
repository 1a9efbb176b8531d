"""A tablet collects the bots of others: what is sent arrives, and what is no bot does no harm."""

import random
from collections import deque
from dataclasses import replace
from string import ascii_letters

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.together.code import COLLECT_SIGN, SIGN, Code, Kind, code_text
from game.together.description import description_of
from game.ui.frame.message import Message
from game.ui.model.joining import (
    AnswerOffer,
    BeginTogether,
    Camera,
    CloseLink,
    Deliver,
    Drawing,
    Hint,
    OfferLink,
    ScanCodes,
    SendCode,
    SendText,
    TurnCamera,
)
from game.ui.screens.together.msg import (
    CameraTurned,
    CodeExpired,
    CodeMade,
    CodeNotMade,
    CodePasted,
    CodeSeen,
    CodeSent,
    LinkClosed,
    LinkOpened,
    OfferOpened,
    ScannerFailed,
    ScannerOpened,
    SendCodePicked,
    TextCame,
    TogetherFailed,
    TogetherReady,
    WaitedLong,
)
from game.ui.workshop.bots.msg import LinkRead
from game.ui.workshop.bots_text import MAX_BOTS, Bot, Bots, bots_text
from game.ui.workshop.collect_state import Answer, CollectDialog, SendDialog
from game.ui.workshop.effect import PlayContest, SaveBot, WorkshopEffect
from game.ui.workshop.links import SIGN as BOT_SIGN
from game.ui.workshop.links import link_code, read_link
from game.ui.workshop.state import Purpose, StrangersDialog
from tests.together.codes import FULL
from tests.ui.workshop.world import World

TEACHER, PUPIL = "aa" * 8, "bb" * 8
GOOD = "def choose(seen, rng):\n    return seen.legal[0]\n"
FOX = Bot("Fox", GOOD, 2)
SENT = BOT_SIGN + link_code(FOX, "Mia", 42)


def code(kind: Kind, device: str = TEACHER) -> Code:
    return replace(FULL, kind=kind, device=device)


def made(link: int, kind: Kind, device: str) -> CodeMade:
    return CodeMade(link, Drawing(code_text(code(kind, device), COLLECT_SIGN), 9, "M0 0"))


def bots(*saved: Bot, author: str = "") -> str:
    return bots_text(Bots(saved, frozenset(), author))


class Device(World):
    """A workshop whose browser makes links and codes."""

    def __init__(self, device: str, saved: str = "", *, has_camera: bool = True) -> None:
        self.device, self.has_camera, self.links = device, has_camera, 0
        super().__init__(saved)

    def run(self, effect: WorkshopEffect) -> list[Message]:  # type: ignore[override]
        match effect:
            case BeginTogether():
                return [TogetherReady(self.device, "1", True, "", "")]
            case ScanCodes():
                return [ScannerOpened(True) if self.has_camera else ScannerFailed("none")]
            case OfferLink(device, sign) | AnswerOffer(device, _, sign):
                assert (device, sign) == (self.device, COLLECT_SIGN)
                self.links += 1
                kind = Kind.OFFER if isinstance(effect, OfferLink) else Kind.ANSWER
                return [made(self.links, kind, device)]
            case SendCode():
                return [CodeSent("copied")]
        return list(super().run(effect))

    @property
    def collecting(self) -> CollectDialog:
        assert isinstance(self.model.dialog, CollectDialog)
        return self.model.dialog

    @property
    def sending(self) -> SendDialog:
        assert isinstance(self.model.dialog, SendDialog)
        return self.model.dialog

    def since(self, *messages: Message | str) -> list[WorkshopEffect]:
        """The effects of these messages."""
        before = len(self.effects)
        for message in messages:
            self.take(message)  # type: ignore[arg-type]
        return self.effects[before:]

    def told(self) -> str:
        """The code that the page shows."""
        shown = self.model.dialog
        assert isinstance(shown, CollectDialog | SendDialog)
        assert shown.drawing
        return f"https://example.org/workshop.html{shown.drawing.code}"


def teacher(*saved: Bot) -> Device:
    device = Device(TEACHER, bots(*saved))
    device.take("CollectPicked")
    return device


def pupil(*saved: Bot, author: str = "Mia") -> Device:
    device = Device(PUPIL, bots(*saved, author=author))
    device.take("SendToTeacherPicked")
    return device


def hand_over(one: Device, other: Device) -> None:
    """The codes are read, and the texts are carried, until nothing is sent."""
    other.take(CodeSeen(one.told()))
    other.take("SendAgreed")
    answered = one.collecting.link
    one.take(CodePasted(other.told()))
    ends = {one: (other, other.sending.link), other: (one, answered)}
    queue = deque[tuple[Device, Message]]()
    queue += [(one, LinkOpened(answered)), (other, LinkOpened(other.sending.link))]
    while queue:
        device, message = queue.popleft()
        for effect in device.since(message):
            there, link = ends[device]
            if isinstance(effect, SendText):
                queue.append((there, TextCame(link, effect.text, 0.0)))
            elif isinstance(effect, CloseLink):
                queue.append((there, LinkClosed(link)))


def test_a_bot_goes_to_the_teacher_and_plays_only_when_the_teacher_says_so() -> None:
    one, other = teacher(Bot("Robo", GOOD)), pupil(FOX)
    hand_over(one, other)
    assert other.sending.answer is Answer.TAKEN
    assert "Your bot has arrived." in other.text()
    assert one.model.collected_bots == (Bot("Fox (Mia)", GOOD, 2, "Mia"),)
    assert [bot.name for bot in one.model.bots] == ["Fox (Mia)", "Robo"]
    assert one.last(SaveBot) == SaveBot(Bot("Fox (Mia)", GOOD, 2, "Mia"), "")
    assert "1 bot has come." in one.text()
    assert one.model.bot.name == "Robo"
    assert not [effect for effect in one.effects if isinstance(effect, PlayContest)]
    second = pupil(Bot("Owl", GOOD), author="Ben")
    hand_over(one, second)
    assert one.model.collected == ("Fox (Mia)", "Owl (Ben)")
    links = one.collecting.link
    assert one.since("CollectedPicked") == [CloseLink(links)]
    assert isinstance(one.model.dialog, StrangersDialog)
    one.take("StrangersTaken")
    assert one.model.arena
    assert one.model.arena.purpose is Purpose.TOURNAMENT
    assert [who.name for who in one.model.arena.contest.entrants] == ["Fox (Mia)", "Owl (Ben)"]


def test_a_bot_of_the_same_name_is_kept_beside_and_the_same_bot_only_once() -> None:
    one = teacher(Bot("Fox (Mia)", "other"))
    for _time in range(2):
        hand_over(one, pupil(FOX))
        assert {bot.name: bot.code for bot in one.model.bots} == {
            "Fox (Mia)": "other",
            "Fox (Mia) 2": GOOD,
        }
        assert one.model.collected == ("Fox (Mia) 2",)


def test_a_bot_without_room_is_refused_with_a_word() -> None:
    one, other = teacher(*(Bot(f"Bot {i}", GOOD) for i in range(MAX_BOTS))), pupil(FOX)
    hand_over(one, other)
    assert other.sending.answer is Answer.FULL
    assert "has no room for another bot" in other.text()
    assert len(one.model.bots) == MAX_BOTS
    assert "There is no room for another bot." in one.text()


def connected() -> tuple[Device, int]:
    """A teacher with an open link."""
    one = teacher()
    link = one.collecting.link
    one.take(CodeSeen(code_text(code(Kind.ANSWER, PUPIL), COLLECT_SIGN)))
    one.take(LinkOpened(link))
    return one, link


HOSTILE = ["", "hello", BOT_SIGN, f"{BOT_SIGN}=", '{"type":"bot"}', SENT[:-5], "#b" * 40_000, "\0"]


@pytest.mark.parametrize("text", HOSTILE)
def test_what_is_no_bot_is_refused_with_a_word(text: str) -> None:
    one, link = connected()
    effects = one.since(TextCame(link, text, 0.0))
    assert effects == [SendText(link, "bad")]
    assert one.collecting.refused is Answer.BAD
    assert "What has come is no bot." in one.text()
    assert one.model.bots == ()


texts = st.text(max_size=300)
mutations = st.builds(
    lambda at, new: SENT[:at] + new + SENT[at + 1 :], st.integers(0, len(SENT)), st.text(max_size=3)
)


@given(st.lists(texts | mutations | texts.map(BOT_SIGN.__add__), max_size=4))
def test_no_text_of_a_device_is_too_strange(sent: list[str]) -> None:
    one, link = connected()
    for text in sent:
        one.take(TextCame(link, text, 0.0))
        one.take(CodePasted(text))
    assert one.collecting.joining == (frozenset() if sent else {link})
    assert all(isinstance(bot.name, str) and bot.name for bot in one.model.bots)
    assert not [effect for effect in one.effects if isinstance(effect, PlayContest)]
    assert one.text()


@given(texts)
def test_no_answer_is_too_strange(text: str) -> None:
    other = pupil(FOX)
    other.take(CodePasted(code_text(code(Kind.OFFER), COLLECT_SIGN)))
    other.take("SendAgreed")
    link = other.sending.link
    other.take(LinkOpened(link))
    assert other.since(TextCame(link, text, 0.0)) == [CloseLink(link)]
    assert other.sending.answer is Answer.BAD
    assert "could not read your bot" in other.text()


@given(texts | texts.map(COLLECT_SIGN.__add__))
def test_no_code_is_too_strange(text: str) -> None:
    one, other = teacher(), pupil(FOX)
    for device in (one, other):
        device.take(CodePasted(text))
        device.take(CodeSeen(text))
        device.take(OfferOpened(text))
        assert device.text()


@pytest.mark.parametrize("end", [LinkClosed, WaitedLong])
def test_only_one_text_comes_from_each_device(end: type[LinkClosed | WaitedLong]) -> None:
    one, link = connected()
    one.take(TextCame(link, SENT, 0.0))
    assert one.since(TextCame(link, SENT.replace("#b=", "#b=x"), 0.0)) == []
    assert one.since(end(link)) == [CloseLink(link)]
    assert one.collecting.hint is Hint.NONE
    assert one.since(TextCame(99, SENT, 0.0), LinkClosed(99), WaitedLong(99)) == []
    assert len(one.model.bots) == 1


def test_a_code_of_a_bot_is_taken_from_the_camera_without_a_link() -> None:
    one = teacher()
    one.take(CodeSeen(f"https://example.org/workshop.html{SENT}"))
    assert one.model.collected == ("Fox (Mia)",)
    one.take(CodeSeen(f"https://example.org/workshop.html{BOT_SIGN}broken"))
    assert one.collecting.refused is Answer.BAD


def test_a_link_asks_which_bot_to_send_and_who_has_made_it() -> None:
    other = Device(PUPIL, bots(FOX, Bot("Owl", GOOD)))
    other.take(OfferOpened(code_text(code(Kind.OFFER), COLLECT_SIGN).removeprefix(COLLECT_SIGN)))
    assert not [effect for effect in other.effects if isinstance(effect, AnswerOffer | ScanCodes)]
    assert "Send this bot" in other.text()
    other.take("SentBotPicked", "1")
    other.take("AuthorNamed", "Zoë")
    other.take("SendAgreed")
    assert other.last(AnswerOffer) == AnswerOffer(
        PUPIL, description_of(code(Kind.OFFER)), COLLECT_SIGN
    )
    sent = other.since(LinkOpened(other.sending.link))
    assert sent == [
        SendText(
            other.sending.link,
            BOT_SIGN + link_code(Bot("Owl", GOOD), "Zoë", other.model.series),
        )
    ]


def test_handed_out_bots_come_back_with_the_names_of_the_pupils() -> None:
    one = teacher()
    for name in ("Mia", "Zoe"):
        other = Device(PUPIL, bots(author=name))
        other.take(LinkRead(read_link(link_code(Bot("My bot", GOOD, 1), "Ms Hill", 1))))
        other.take("StrangersTaken")
        assert other.model.bot.name == "My bot"
        other.take("SendToTeacherPicked")
        hand_over(one, other)
    assert one.model.collected == ("My bot (Mia)", "My bot (Zoe)")


def test_a_bot_is_called_as_on_the_tablet_that_gets_it() -> None:
    handed_out = Bot("Wolf Ms Hill", GOOD, 1, "Ms Hill")
    for saved in ((handed_out, FOX), (handed_out,)):
        other = Device(PUPIL, bots(*saved, author=""))
        other.take("SendToTeacherPicked")
        other.take(CodePasted(code_text(code(Kind.OFFER), COLLECT_SIGN)))
        _page, _title, told = other.text().partition("Send to the teacher")
        assert "Wolf" in told
        assert "Ms Hill" not in told
        other.take("AuthorNamed", "Mia")
        assert "Wolf (Mia)" in other.text()
        assert ("Fox (Mia)" in other.text()) == (FOX in saved)


def test_collected_bots_are_there_but_not_open_after_the_page_is_loaded_again() -> None:
    one = teacher()
    hand_over(one, pupil(FOX))
    again = World(bots(*one.model.bots))
    assert [bot.name for bot in again.model.bots] == ["Fox (Mia)"]
    assert again.model.bot.name == "My bot"
    again.take("CollectPicked")
    assert "1 bot has come." in again.text()
    again.take("CollectedPicked")
    assert again.model.dialog == StrangersDialog(again.model.bots, for_contest=True)
    one = teacher(Bot("Robo", GOOD))
    hand_over(one, pupil(FOX))
    assert World(bots(*one.model.bots)).model.bot.name == "Robo"


def test_the_arena_says_that_collected_bots_play_too() -> None:
    for saved in (FOX, replace(FOX, name="Fox (Mia)", author="Mia")):
        page = World(bots(saved))
        page.take("TabPicked arena")
        is_said = "With the collected bots, too." in page.text()
        assert is_said == bool(page.model.collected_bots) == bool(saved.author)


def test_the_own_code_that_somebody_pastes_is_told() -> None:
    one = teacher()
    one.take(CodeSeen(one.told()))
    assert one.collecting.hint is Hint.NONE, "the camera may see a mirror"
    one.take(CodePasted(one.told()))
    assert "This code is not for this tablet." in one.text()


def test_a_pupil_and_a_teacher_without_a_camera_are_told_what_to_do() -> None:
    one, other = teacher(), pupil(FOX)
    for device in (one, other):
        device.take(ScannerFailed("none"))
    assert "Show the code of the other tablet to the camera." not in other.text()
    told = "Tap “Share this bot”, then “Share a link”, and send the link to the teacher."
    assert told in other.text()
    assert "If the other tablet has no camera, paste the link of its bot here." in one.text()
    wanted = "Use the code that the teacher’s tablet shows."
    assert wanted not in other.text()
    other.take(CodePasted("my bot"))
    assert wanted in other.text()


def test_people_who_carry_a_code_have_time() -> None:
    one, other = teacher(), pupil(FOX)
    other.take(CodePasted(one.told()))
    other.take("SendAgreed")
    waiting = other.last(Deliver)
    assert isinstance(waiting, Deliver)
    assert waiting.seconds >= 60


def test_a_name_is_asked_for_once_before_a_bot_is_sent() -> None:
    other = pupil(FOX, author="")
    other.take(CodePasted(code_text(code(Kind.OFFER), COLLECT_SIGN)))
    assert "Whose bot is it?" not in other.text()
    assert other.since("SendAgreed") == []
    assert "Whose bot is it?" in other.text()
    assert isinstance(other.since("SendAgreed")[0], AnswerOffer)


def test_a_bot_that_is_too_long_for_a_link_is_not_sent() -> None:
    rng = random.Random(1)
    other = pupil(Bot("Long", "".join(rng.choice(ascii_letters) for _ in range(9_000))))
    other.take(CodePasted(code_text(code(Kind.OFFER), COLLECT_SIGN)))
    assert "This bot is too long for a link." in other.text()
    assert other.since("SendAgreed") == []


@pytest.mark.parametrize("sign", [SIGN, COLLECT_SIGN])
def test_codes_of_games_and_of_the_wrong_side_are_told(sign: str) -> None:
    one, other = teacher(), pupil(FOX)
    one.take(CodePasted(code_text(code(Kind.OFFER, PUPIL), sign)))
    assert one.collecting.hint is Hint.OTHER_GUEST
    other.take(CodePasted(code_text(code(Kind.ANSWER), sign)))
    assert other.sending.hint is Hint.OTHER_GUEST
    assert "This code is not for this tablet." in other.text()
    away = Device(PUPIL)
    away.take(OfferOpened(code_text(code(Kind.ANSWER)).removeprefix(SIGN)))
    assert away.sending.hint is Hint.OTHER_GUEST
    one.take(OfferOpened(code_text(code(Kind.ANSWER, PUPIL)).removeprefix(SIGN)))
    assert one.collecting.joining


def test_the_field_for_codes_is_empty_after_each_and_not_before() -> None:
    one, link = connected()
    assert one.collecting.read == 1
    one.take(TextCame(link, SENT, 0.0))
    one.take(CodeExpired(link + 1))
    one.take(CodePasted("half a code"))
    assert one.collecting.read == 1
    one.take(CodePasted(SENT))
    assert one.collecting.read == 2


def test_closing_the_dialog_closes_all_links() -> None:
    one, link = connected()
    assert one.since("DialogClosed") == [CloseLink(link), CloseLink(link + 1)]
    assert one.since(made(7, Kind.OFFER, TEACHER)) == [CloseLink(7)]
    assert one.since(TextCame(link, SENT, 0.0)) == []
    assert one.model.bots == ()
    one.take("CollectPicked")
    assert one.since(made(8, Kind.OFFER, TEACHER)) == [CloseLink(8)]


def test_a_code_that_nobody_reads_is_made_again() -> None:
    one = teacher()
    link = one.collecting.link
    assert Deliver(CodeExpired(link), 600.0) in one.effects
    expired = one.since(CodeExpired(link))
    assert expired[0] == OfferLink(TEACHER, COLLECT_SIGN)
    assert CloseLink(link) in expired
    assert one.collecting.link == link + 1
    assert one.since(CodeExpired(link)) == []


def test_a_device_that_is_not_found_may_try_again() -> None:
    one, link = connected()
    one.take(WaitedLong(link))
    assert "do not find each other" in one.text()
    one.take(LinkClosed(link))
    assert one.collecting.joining == frozenset()
    other = pupil(FOX)
    other.take(CodePasted(code_text(code(Kind.OFFER), COLLECT_SIGN)))
    other.take("SendAgreed")
    other.take(WaitedLong(other.sending.link))
    assert other.sending.hint is Hint.NOT_JOINED
    other.take(LinkClosed(other.sending.link))
    assert other.sending == SendDialog(
        PUPIL, camera=Camera.OPEN, can_turn=True, hint=Hint.NOT_JOINED
    )


@pytest.mark.parametrize("way", ["CollectPicked", "SendToTeacherPicked"])
def test_a_device_without_camera_or_links(way: str) -> None:
    device = Device(PUPIL, bots(FOX), has_camera=False)
    device.take(way)
    assert "The camera cannot be used here." in device.text()
    for failed in (TogetherFailed(), CodeNotMade(), TogetherReady(PUPIL, "1", False, "", "")):
        device.take(way)
        device.take(failed)
        assert "This browser cannot join other tablets." in device.text()


def test_codes_can_be_sent_and_the_camera_turned() -> None:
    one, other = teacher(), pupil(FOX)
    other.take(CodePasted(one.told()))
    other.take("SendAgreed")
    for device in (one, other):
        assert device.since("CameraTurned") == [TurnCamera()]
        assert isinstance(device.since(SendCodePicked())[0], SendCode)
        assert "Link copied." in device.text()
    assert one.since(CameraTurned()) == [TurnCamera()]
