"""The command line, `python -m game`: what a terminal needs and the page does not."""
