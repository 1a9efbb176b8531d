# Tries to write a module of wasm and load it.
# Answer: error
import importlib.machinery as machinery

open("/tmp/evil.so", "wb").write(b"\0asm\1\0\0\0")
machinery.ExtensionFileLoader("evil", "/tmp/evil.so").load_module()
def choose(seen, rng):
    return seen.legal[0]
