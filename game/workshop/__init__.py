"""What people's own bots are given, and the sandbox in which they run; see `docs/workshop.md`."""
