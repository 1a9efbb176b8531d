"""Computer opponents: a bot receives an Observation and a random generator, nothing else."""
