// Makes the memory that later starts copy: see `memory.mjs`.
// @ts-expect-error - a script
import "../../pyodide/pyodide.asm.js";
import { addArchive, startPython } from "./boot.mjs";

async function makeMemory() {
  const python = await startPython({ _makeSnapshot: true });
  const game = await fetch(new URL("../../game.zip", import.meta.url));
  python.FS.writeFile("game.zip", new Uint8Array(await game.arrayBuffer()));
  addArchive(python, "game.zip");
  python.pyimport("game.start").prepare();
  return new Blob([/** @type {Uint8Array<ArrayBuffer>} */ (python.makeMemorySnapshot())]);
}

onmessage = async ({ data: { name, address } }) => {
  try {
    const memory = await makeMemory();
    await (await caches.open(name)).put(address, new Response(memory));
  } finally {
    postMessage("");
  }
};
