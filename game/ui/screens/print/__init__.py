"""The game on paper: board, cards, chips and rules of an edition or of a built board; puzzles."""
