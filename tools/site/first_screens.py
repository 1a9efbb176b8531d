"""The first screen of a page in every language: one text with gaps, and the words of each language.

The languages differ in words only. `static/start/before_python/languages.js` fills them in.
"""

import json
import re
import sys
from collections.abc import Mapping
from html import escape

from game.ui.app.view import view
from game.ui.frame.markup import to_html
from game.ui.look import i18n
from game.ui.look.loading import loading_messages
from game.ui.model.model import Model
from game.ui.model.screen import Screen
from game.ui.workshop.language import set_language


def first_screens(screen: Screen) -> dict[str, str]:
    """For each language the HTML of the screen, and of what the page says while it loads."""
    return {
        language: to_html(view(Model(language=language, screen=screen)))
        + to_html(loading_messages())
        for language in i18n.LANGUAGES
    }


def workshop_screens() -> dict[str, str]:
    """For each language the heading of the workshop, and what the page says while it loads."""
    found = {}
    for language in i18n.LANGUAGES:
        set_language(language)
        heading = f"<h1>{escape(i18n._('Workshop'))}</h1>"
        screen = f'<div class="page"><main class="workshop">{heading}</main></div>'
        found[language] = screen + to_html(loading_messages())
    return found


def in_one(screens: Mapping[str, str]) -> str:
    """The screens as JSON: the HTML that all share, in pieces, and the words between the pieces.

    Ends the program if a language has other elements than the others.
    """
    tokens = [re.findall(r'[<>"]|[^<>"]+', html) for html in screens.values()]
    if len({len(each) for each in tokens}) > 1:
        sys.exit("tools/site/first_screens.py: a language has other elements than the others")
    html, words = [""], []
    for same_place in zip(*tokens, strict=True):
        if len(set(same_place)) == 1:
            html[-1] += same_place[0]
        else:
            words.append(same_place)
            html.append("")
    languages = {
        language: {"dir": i18n.direction(language), "words": own}
        for language, own in zip(screens, zip(*words, strict=True), strict=True)
    }
    found = json.dumps({"html": html, "languages": languages}, ensure_ascii=False)
    return found.replace("</", r"<\/")
