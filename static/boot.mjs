// The interpreter that PyScript is given: Pyodide from this site, begun before PyScript is there.
import { loadPyodide as load, version } from "../pyodide/pyodide.mjs";

const NO_PACKAGES = JSON.stringify({
  info: { abi_version: "2026_0", arch: "wasm32", platform: "emscripten_5_0_3", python: "3.14.2" },
  packages: {},
});

const begun = load({
  indexURL: new URL("../pyodide/", import.meta.url).href,
  stdLibURL: new URL("../python.zip", import.meta.url).href,
  lockFileContents: NO_PACKAGES,
  stdout: (line) => console.log(line),
  stderr: (line) => console.error(line),
});

const loadPyodide = () => begun;

export { loadPyodide, version };
