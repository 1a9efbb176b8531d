"""One game on several devices."""
