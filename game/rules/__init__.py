"""The rules of the game: pure functions that use the standard library only."""
