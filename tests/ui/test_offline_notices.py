"""News of a new version, and of what the browser does not save."""

import pytest

from game.ui.app.update import update
from game.ui.app.view import view
from game.ui.frame.markup import Node
from game.ui.model.effect import StartNewVersion
from game.ui.model.model import Model
from game.ui.saved.news import News
from game.ui.screens.home.msg import NewsDismissed, NewsReceived, NewVersionPicked
from game.ui.screens.home.news import news_text
from game.ui.ways import PlayPicked
from tests.ui.pages import after, announced, classes_of, messages_of_page, nodes, text_of

VERSION = (News.VERSION_READY, News.OTHERS_OPEN)


def home_with(*news: News) -> Model:
    return after(Model(), *(NewsReceived(one.value) for one in news))


def lines(model: Model) -> list[Node]:
    return [node for node in nodes(view(model)) if "news" in classes_of(node)]


def test_without_news_the_home_screen_says_nothing() -> None:
    assert lines(Model()) == []
    assert announced(Model()) == ""


@pytest.mark.parametrize("news", News)
def test_news_are_seen_and_spoken_on_the_home_screen(news: News) -> None:
    model = home_with(news)
    [line] = lines(model)
    assert news_text(model) in text_of(line)
    assert announced(model) == news_text(model) != ""


@pytest.mark.parametrize("news", News)
def test_news_that_were_read_are_gone(news: News) -> None:
    model = home_with(news)
    assert NewsDismissed(news.value) in messages_of_page(view(model))
    assert lines(after(model, NewsDismissed(news.value))) == []


def test_a_sentence_differs_for_all_news() -> None:
    assert len({news_text(home_with(news)) for news in News}) == len(News)


def test_one_piece_of_news_at_a_time() -> None:
    model = home_with(News.NEEDS_NETWORK, News.NOTHING_SAVED, News.NOTHING_SAVED)
    assert len(lines(model)) == 1
    assert news_text(model) == news_text(home_with(News.NOTHING_SAVED))
    rest = after(model, NewsDismissed(News.NOTHING_SAVED.value))
    assert rest.news == {News.NEEDS_NETWORK}


@pytest.mark.parametrize("news", News)
def test_only_a_new_version_can_be_taken(news: News) -> None:
    assert (NewVersionPicked() in messages_of_page(view(home_with(news)))) == (news in VERSION)


@pytest.mark.parametrize("news", VERSION)
def test_a_version_that_is_picked_is_taken(news: News) -> None:
    assert update(home_with(news), NewVersionPicked()) == (Model(), (StartNewVersion(),))


def test_while_the_game_is_open_elsewhere_the_version_can_be_picked_again() -> None:
    model = after(
        home_with(News.VERSION_READY), NewVersionPicked(), NewsReceived(News.OTHERS_OPEN.value)
    )
    assert "close the game" in news_text(model)
    assert NewVersionPicked() in messages_of_page(view(model))


@pytest.mark.parametrize("news", News)
def test_news_never_come_into_a_game(news: News) -> None:
    table = after(Model(), PlayPicked())
    heard = after(table, NewsReceived(news.value))
    assert view(heard) == view(table)
    assert update(heard, NewVersionPicked()) == (heard, ())
    assert lines(after(home_with(news), PlayPicked())) == []
