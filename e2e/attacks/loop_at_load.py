# Tries to never finish loading.
# Answer: slow
while True:
    pass
