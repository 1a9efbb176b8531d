"""The saved game and the shelf of a device, as `game/ui/browser/saved_games.py` changes them."""

from dataclasses import dataclass, field

from game.ui.model.waiting_games import Games, delete, save, take

DAY = "2026-11-28"


@dataclass
class SavedGames:
    """What is saved, and whether another game is being saved in the place of the one before."""

    games: Games = field(default_factory=lambda: Games("", ""))
    is_other: bool = False
    own: str = ""

    def begin_other(self, own: str = "") -> None:
        self.is_other, self.own = True, own

    def set_aside(self, *, is_over: bool = False, holds: bool = True) -> None:
        self.begin_other()
        if holds:
            ended = self.games.game if is_over else ""
            self.games = save(self.games, "", DAY, ended=ended)

    def save(self, text: str) -> None:
        """Saves the game, or deletes it if the text is empty."""
        if self.is_other:
            self.games = save(self.games, text, DAY, own=self.own)
        else:
            self.games = self.games._replace(game=text)
        self.is_other = False

    def take(self, game_id: str, ended: str = "") -> str:
        """The text of the game, which is the saved one now."""
        self.games = take(self.games, game_id, DAY, ended=ended)
        self.begin_other(self.games.game)
        return self.games.game

    def delete(self, game_id: str) -> None:
        self.games = delete(self.games, game_id)
