"""The voices of the animals: rendered, measured and drawn."""
