"""Computer opponents. A bot receives only an Observation and a random generator."""
