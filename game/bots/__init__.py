"""Computer opponents. A bot is given an Observation and a random generator, and nothing else."""
