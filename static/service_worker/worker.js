// The service worker. It stores one whole version of the game on the device, and answers with that
// version alone. The build joins this module and all that it imports into `sw.js`, one script.
import { isFromNewerPage, openedPage } from "./newer_page.js";
import { part } from "./ranges.js";
import { addressOf, answer, deleteOlderVersions, nameOf, SCOPE, storeAgain, storeAll, worker } from "./stored_files.js";

// A page and a worker of different versions may talk to each other: these texts stay as they are.
const TAKE_OVER = "take over";
const OTHERS_OPEN = "others open";
const STORE_AGAIN = "store again";

/** @param {FetchEvent} event @param {string} name */
async function respond(event, name) {
  const { request } = event;
  if (request.mode === "navigate" && name === "index.html") return openedPage(event);
  if (await isFromNewerPage(event)) return fetch(addressOf(name), { cache: "no-cache" });
  const range = request.headers.has("If-Range") ? null : request.headers.get("Range");
  return range ? part(await answer(name), range) : answer(name);
}

/**
 * Starts the new version, but only if no other page of the game is open: there, somebody may be
 * playing with the old version.
 *
 * @param {ExtendableMessageEvent["source"]} page
 */
async function takeOver(page) {
  const windows = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const ours = windows.filter((client) => client.url.startsWith(SCOPE.href));
  if (ours.length > 1) page?.postMessage(OTHERS_OPEN);
  else await worker.skipWaiting();
}

worker.addEventListener("install", (event) => event.waitUntil(storeAll()));
worker.addEventListener("activate", (event) => event.waitUntil(deleteOlderVersions()));
worker.addEventListener("message", (event) => {
  if (event.data === TAKE_OVER) event.waitUntil(takeOver(event.source));
  if (event.data === STORE_AGAIN) {
    const tell = () => event.ports[0].postMessage("");
    event.waitUntil(storeAgain().then(tell, tell));
  }
});
worker.addEventListener("fetch", (event) => {
  const name = nameOf(event.request);
  if (name) event.respondWith(respond(event, name));
});
