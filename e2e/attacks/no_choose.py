# Tries to have no choose.
# Answer: answer
choose = 3
