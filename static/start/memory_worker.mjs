// Makes the memory that later starts copy: see `memory.mjs`.
// @ts-expect-error - a script
import "../../pyodide/pyodide.asm.js";
import { addArchive, requestArchive, startPython } from "./boot.mjs";

async function makeMemory() {
  const python = await startPython({ _makeSnapshot: true });
  for (const name of ["game.zip", "later.zip"]) addArchive(python, name, await requestArchive(name));
  python.pyimport("game.start").prepare();
  return new Blob([/** @type {Uint8Array<ArrayBuffer>} */ (python.makeMemorySnapshot())]);
}

onmessage = async ({ data: { name, address } }) => {
  try {
    const memory = await makeMemory();
    await (await caches.open(name)).put(address, new Response(memory));
  } catch (error) {
    console.warn(error);
  } finally {
    postMessage("");
  }
};
