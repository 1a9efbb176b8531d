// Starts to read the kept memory before the first screen is painted: `static/start/memory.mjs` uses it.
//
// trick: kept-memory
import { doNothing } from "./elements.js";
import { areFilesStored, storageKey } from "./storage.js";

/** Reads the memory of this version, if there is one. */
export function readMemory() {
  if (!areFilesStored()) return;
  var name = storageKey("memory:" + document.documentElement.dataset.version);
  var address = new URL("static/start/memory", document.baseURI).href;
  window.keptMemory = caches.match(address, { cacheName: name }).then(function (kept) {
    return kept && { bytes: kept.arrayBuffer() };
  });
  window.keptMemory.catch(doNothing); // Python then starts without it.
}
