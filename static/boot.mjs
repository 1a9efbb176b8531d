// The interpreter that PyScript is given: Pyodide from this site, with nothing else to fetch.
import { loadPyodide as load, version } from "../pyodide/pyodide.mjs";

const { rowdyZoo } = window;

const NO_PACKAGES = JSON.stringify({
  info: { abi_version: "2026_0", arch: "wasm32", platform: "emscripten_5_0_3", python: "3.14.2" },
  packages: {},
});

async function loadPyodide(options) {
  const indexURL = new URL("../pyodide/", import.meta.url).href;
  const pyodide = await load({ ...options, indexURL, lockFileContents: NO_PACKAGES });
  rowdyZoo.step("game");
  return pyodide;
}

export { loadPyodide, version };
