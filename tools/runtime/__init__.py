"""Makes Pyodide small and fast for this game: the tricks of `docs/startup.md` at build time.

What is made of which file, and by whom:

    node_modules/pyodide/
      pyodide.asm.mjs    -> dist/pyodide/pyodide.asm.js     pyodide_files.py
      pyodide.asm.wasm   -> dist/pyodide/pyodide.asm.wasm   unused_code.py, pyodide_files.py
      python_stdlib.zip  -> dist/python.zip, later.zip      precompile.mjs, precompile.py
    game/                -> dist/game.zip, later.zip,       precompile.mjs, precompile.py
                            workshop.zip

- `tricks.py` names each trick and leaves one out on request.
- `pyodide_files.py` writes Pyodide's script and wasm, with fewer exports.
- `unused_code.py` empties functions of C modules that nothing imports; `wasm.py` reads the wasm.
- `unused_script.py` removes functions of the script that the wasm does not import.
- `precompile.mjs` starts Pyodide in Node, and runs `precompile.py` there.
- `precompile.py` compiles the game, and the modules of the library that the game uses.
- `bytecode.py` compiles one module, without docstrings and annotations.
- `saved_code.py` stores the code of dataclasses and regular expressions.
- `first_modules.mjs` and `first_modules.py` find the modules that a first start needs; the others
  go into `later.zip`.
- `site_archive.py` runs in the page: it imports modules from these archives.
- `lazy_modules.py` replaces modules that the start does not need by stand-ins.
- `pyodide.mjs` runs any Python module in Pyodide in Node, such as the tests of the rules.

Upgrade Pyodide:

1. `npm install --save-exact pyodide@VERSION`. If it has another Python or another ABI, change the
   wheel of hypothesis in `tools/setup.sh`.
2. `make build`. If a trick does not fit, the build ends with a sentence that names the trick and
   what is missing.
3. Find that trick below. Repair it, or remove it: its line in `TRICKS`, its code, its tests, the
   lines with its tag, its row in `docs/startup.md`. Only `used-modules-only` is needed by another
   trick, `unused-code`.
4. Repeat step 2 until the build ends well. Then `make test`.
5. `make bench-start` before and after.

What each trick takes for granted, and what fails if Pyodide has changed. The build fails, unless a
test is named:

- `no-shared-memory`: the script makes memory with one text.
- `trimmed-wasm`: one function of the script takes all exports of the wasm, with one assignment
  each.
- `trimmed-script`: the script has one object with all imports of the wasm.
- `classic-script`: the script exports one function, with one text.
- `unused-code`: the exports of `UNUSED` exist, in this order, and functions have no names. If the
  linker put a used module between two unused ones, `tests/test_build.py` fails: it compares the
  emptied functions with the C modules that the game imports.
- `precompiled`: Pyodide takes `createPyodideModule` as a setting and has `API.rawRun`.
- `small-steps`: the library has the modules that `boot.mjs` imports.
- `dataclass-code`: `dataclasses` calls `exec` to compile methods.
- `regex-code`: `re._compiler` has a function `_code`.
- `lazy-modules`: the library has these modules, names and texts. If the library imports such a
  module at its start, or compiles source when it runs, the page is only slower;
  `tests/test_build.py` fails.
- `kept-memory`: Pyodide has `API.on_fatal`, `API.getExpectedKeys` and `_loadSnapshot`;
  `e2e/test_failures.py` and `e2e/test_kept_memory.py` fail.
- The empty lock file names the ABI: `tests/test_pyodide_files.py` fails.
"""
