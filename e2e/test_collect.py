"""A teacher's tablet collects bots by the codes of the real dialogs, and lets them play."""

import re

from playwright.sync_api import expect

from e2e import storage
from e2e.test_axe import AXE
from e2e.test_together import CATCH_CODE, code_of, paste
from e2e.test_workshop import BAD, GOOD, STARTED, Workshop, violations
from e2e.watch import Visit
from game.ui.look.i18n import _
from game.ui.workshop.bots_text import Bot, Bots, bots_text, parse_bots
from game.ui.workshop.links import SIGN, link_code


def test_bots_go_to_the_teacher_and_play(visit: Visit, site: str) -> None:
    address = f"{site}workshop.html"
    teacher = Workshop(visit(address, script=CATCH_CODE, seed=1, permissions=["camera"]))
    teacher.show("arena")
    teacher.button(_("Collect bots")).click()
    one = teacher.page
    one.evaluate(AXE.read_text(encoding="utf-8"))
    link = code_of(one)
    assert violations(one) == []
    bots = bots_text(Bots((Bot("Fox", GOOD, 3),)))
    script = storage.saving({"bots": bots}, unless="bots") + CATCH_CODE
    pupil = Workshop(visit(link, script=script, seed=2, permissions=["camera"]))
    other = pupil.page
    assert "#" not in other.url
    other.get_by_label(_("Your name")).fill("Mia")
    other.get_by_label(_("Your name")).blur()
    other.evaluate(AXE.read_text(encoding="utf-8"))
    assert violations(other) == []
    pupil.button(_("Send this bot")).click()
    paste(one, code_of(other))
    expect(other.get_by_text(_("Your bot has arrived."))).to_be_visible()
    expect(one.get_by_text("1 bot has come.")).to_be_visible()
    paste(one, "#c=broken")
    expect(one.get_by_text(_("This code is not for this tablet."))).to_be_visible()
    paste(one, f"{address}{SIGN}{link_code(Bot('Bad', BAD), 'Ben', 1)}")
    expect(one.get_by_text("2 bots have come.")).to_be_visible()
    saved = parse_bots(storage.read(one, "bots"))
    assert [bot.name for bot in saved.bots] == ["Bad (Ben)", "Fox (Mia)"]
    one.get_by_role("dialog").get_by_role("button", name=_("Class tournament")).click()
    one.get_by_role("button", name=_("Let them play")).click()
    expect(one.get_by_role("row", name=re.compile(r"Bad \(Ben\) .*% 20"))).to_be_visible(
        timeout=STARTED
    )
    expect(one.get_by_role("row", name=re.compile(r"Fox \(Mia\) 100%"))).to_be_in_viewport()
