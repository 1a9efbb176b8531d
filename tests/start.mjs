// Starts Python with the built library, imports the game, and prints what is compiled meanwhile: `node tests/start.mjs DIST`.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { loadPyodide } from "pyodide";
import createPyodideModule from "../node_modules/pyodide/pyodide.asm.mjs";

const LISTEN = `
import sys
compiled = []
sys.addaudithook(lambda event, about: event == "compile" and compiled.append(str(about[0])))

import re._compiler
compile_code = re._compiler._code
def code(pattern, flags):
    compiled.append(f"regular expression {pattern.state.str}")
    return compile_code(pattern, flags)
re._compiler._code = code
`;

async function listening(settings) {
  const module = await createPyodideModule(settings);
  const [failed, told] = module.API.rawRun(LISTEN);
  if (failed) throw new Error(told);
  return module;
}

const dist = resolve(process.argv[2]);
const python = await loadPyodide({
  createPyodideModule: listening,
  stdLibURL: `${dist}/python.zip`,
});
python.FS.writeFile("game.zip", readFileSync(`${dist}/game.zip`));
python.runPython(`
import sys
sys.path.append("game.zip")
import game.bots.levels, game.ui.update, game.ui.view
print(*compiled, sep="\\n")
`);
