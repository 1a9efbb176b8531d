"""Makes Pyodide small and fast for this game: the tricks of `docs/startup.md` at build time.

- `tricks.py` names each trick and leaves one out on request.
- `pyodide_files.py` writes Pyodide's script and wasm, with fewer exports.
- `unused_code.py` empties functions of C modules that nothing imports.
- `precompile.mjs` starts Pyodide in Node, and runs `precompile.py` there.
- `precompile.py` compiles the game, and the modules of the library that the game uses.
- `saved_code.py` stores the code of dataclasses and regular expressions.
- `lazy_modules.py` replaces modules that the start does not need by stand-ins.
- `pyodide.mjs` runs any Python module in Pyodide in Node, such as the tests of the rules.

Upgrade Pyodide:

1. `npm install --save-exact pyodide@VERSION`. If it has another Python or another ABI, change the
   wheel of hypothesis in `tools/setup.sh`.
2. `make build`. If a trick does not fit, the build ends with a sentence that names the trick and
   what is missing.
3. Repair the trick, or remove it: its line in `TRICKS`, its code, its tests, the lines with its
   tag, its row in `docs/startup.md`. Other tricks need only `used-modules-only`.
4. `make test`, then `make bench-start` before and after.

What fails if Pyodide has changed, and where:

- The script takes the exports of the wasm in another way, makes memory in another way, or exports
  itself in another way: `pyodide_files.py` ends the build.
- The wasm exports other names, in another order, or names its functions: `unused_code.py` ends the
  build. If the linker put a used module between two unused ones, no build would notice;
  `tests/test_build.py` compares the emptied functions with the C modules that the game imports.
- The library has lost a module or a name, or contains another text: `lazy_modules.py` and
  `precompile.py` end the build.
- Dataclasses or regular expressions compile their code elsewhere: `saved_code.py` ends the build.
- `createPyodideModule` or `API.rawRun` is gone: `precompile.mjs` ends the build.
- `API.on_fatal`, `API.getExpectedKeys` or `_loadSnapshot` is gone: `e2e/test_failures.py` and
  `e2e/test_kept_memory.py` fail.
- The library imports a lazy module at its start, or compiles source at run time: the page would
  only be slower; `tests/test_build.py` fails.
- The ABI is another one: `tests/test_pyodide_files.py` fails.
"""
