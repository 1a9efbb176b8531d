"""The rules of the game: pure functions that import only the standard library."""
