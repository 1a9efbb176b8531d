"""What the bots of people may use, and the sandbox in which they run; see `docs/workshop.md`."""
