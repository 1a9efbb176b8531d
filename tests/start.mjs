// Starts Python with the built library, imports the game, and prints what is compiled meanwhile: `node tests/start.mjs DIST`.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";

const LOCK = new URL("../node_modules/pyodide/pyodide-lock.json", import.meta.url);

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

const dist = resolve(process.argv[2]);
const { loadPyodide } = await import(`${dist}/pyodide/pyodide.mjs`);
const { default: createPyodideModule } = await import(`${dist}/pyodide/pyodide.asm.mjs`);

async function listening(settings) {
  const module = await createPyodideModule(settings);
  const [failed, told] = module.API.rawRun(LISTEN);
  if (failed) throw new Error(told);
  return module;
}

const python = await loadPyodide({
  createPyodideModule: listening,
  stdLibURL: `${dist}/python.zip`,
  lockFileContents: readFileSync(LOCK, "utf8"),
});
python.FS.writeFile("game.zip", readFileSync(`${dist}/game.zip`));
python.runPython(`
import sys
sys.path.append("game.zip")
import game.bots.levels, game.ui.update, game.ui.view
print(*compiled, sep="\\n")
`);
