"""The rules of the game: pure, and only the standard library."""
