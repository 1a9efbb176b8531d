// The service worker. It stores one whole version of the game on the device, and answers with that
// version alone. tools/site/file_lists.py fills in the version and the list of files.
"use strict";

const VERSION = "{{version}}";

/**
 * Each file with the beginning of its SHA-256.
 *
 * @type {Record<string, string>}
 */
const FILES = JSON.parse(`{{files}}`);

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));

// An origin such as somebody.github.io may have other sites, and they may have other caches.
const SCOPE = new URL("./", worker.location.href);
const PREFIX = `rowdy-zoo:${SCOPE.pathname}:`;
const CACHE = PREFIX + VERSION;

// If the host has a newer version, each page that got it has a cache of this name and its id.
const FROM_HOST = `${PREFIX}from host:`;

/** How long a damaged copy waits for the host before it is used as it is, in milliseconds. */
const MAX_WAIT = 5_000;

// A page and a worker of different versions may talk to each other: these texts stay as they are.
const TAKE_OVER = "take over";
const OTHERS_OPEN = "others open";

/** The page is stored under the address that it is opened by. @param {string} name */
function addressOf(name) {
  return new URL(name === "index.html" ? "./" : name, SCOPE).href;
}

/** The listed file that a request asks for; null if there is none. @param {Request} request */
function nameOf(request) {
  if (request.method !== "GET" || !request.url.startsWith(SCOPE.href)) return null;
  const name = new URL(request.url).pathname.slice(SCOPE.pathname.length) || "index.html";
  return Object.hasOwn(FILES, name) ? name : null;
}

/** @param {Response} response */
async function digestOf(response) {
  const hash = await crypto.subtle.digest("SHA-256", await response.arrayBuffer());
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * A file with the listed content, from the cheapest source that has it. The hash rejects an
 * outdated copy, and a file of a site that is only half deployed.
 *
 * @param {string} name
 */
async function obtain(name) {
  const address = addressOf(name);
  const sources = [
    () => caches.match(address),
    () => fetch(address),
    () => fetch(address, { cache: "reload" }),
  ];
  for (const source of sources) {
    const response = await source();
    if (response?.ok && (await digestOf(response.clone())).startsWith(FILES[name])) return response;
  }
  throw new Error(`no source has ${name} of version ${VERSION}`);
}

/** @returns {Promise<[address: string, response: Response][]>} */
function obtainAll() {
  return Promise.all(
    Object.keys(FILES).map(async (name) => [addressOf(name), await obtain(name)]),
  );
}

// Stores nothing before all files are there.
async function install() {
  const files = await obtainAll();
  const isKnown = await caches.has(CACHE);
  try {
    const cache = await caches.open(CACHE);
    await Promise.all(files.map(([address, response]) => cache.put(address, response)));
  } catch (error) {
    if (!isKnown) await caches.delete(CACHE);
    throw error;
  }
}

async function deleteOlderVersions() {
  const names = await caches.keys();
  const older = names.filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(older.map((name) => caches.delete(name)));
}

/** @type {Promise<Cache> | undefined} */
let cache;

/**
 * Opens the cache anew at each start of a page: one that was deleted meanwhile stays readable, but
 * what is stored in it is lost.
 */
function reopen() {
  cache = caches.open(CACHE);
  return cache;
}

/** The files that are being restored. @type {Map<string, Promise<Response>>} */
const restoring = new Map();

/** Stores a file that the browser has lost, if there is room. @param {string} name */
async function restore(name) {
  const response = await obtain(name);
  const store = await (cache ?? reopen());
  await store.put(addressOf(name), response.clone()).catch(() => {});
  return response;
}

/**
 * Answers with the stored response itself: Chromium keeps compiled wasm only for that one. If the
 * browser has lost the file, the network may have the file of this version.
 *
 * @param {string} name
 */
async function answer(name) {
  const store = await (cache ?? reopen());
  const stored = await store.match(addressOf(name));
  if (stored) return stored;
  const restored = restoring.get(name) ?? restore(name).finally(() => restoring.delete(name));
  restoring.set(name, restored);
  const response = await restored;
  return (await store.match(addressOf(name))) ?? response.clone();
}

/** The listed files that the browser has lost. */
async function lostFiles() {
  const stored = new Set((await (await reopen()).keys()).map((request) => request.url));
  return Object.keys(FILES).filter((name) => !stored.has(addressOf(name)));
}

/** The host's page, whatever its version; undefined if there is no answer in time. */
async function pageOfHost() {
  const isStored = await (await reopen()).match(addressOf("index.html"));
  const signal = isStored ? AbortSignal.timeout(MAX_WAIT) : null;
  try {
    const response = await fetch(addressOf("index.html"), { cache: "no-cache", signal });
    return response.ok && !response.redirected ? response : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a page of the host's newer version asks. @type {Map<string, Promise<boolean>>} */
const isNewer = new Map();

/**
 * The host's page for a new page, if it has a newer version and this one is damaged. That page
 * then gets all its files from the host: files of two versions would not fit each other.
 *
 * index.html contains the hash of all other files, so it alone tells the version.
 *
 * @param {FetchEvent} event
 */
async function newerPage(event) {
  const lost = await lostFiles();
  if (lost.length === 0) return undefined;
  const response = await pageOfHost();
  if (!response) return undefined;
  if ((await digestOf(response.clone())).startsWith(FILES["index.html"])) {
    event.waitUntil(Promise.allSettled(lost.map(answer)));
    return undefined;
  }
  await caches.open(FROM_HOST + event.resultingClientId).catch(() => {});
  return response;
}

/** @param {FetchEvent} event @param {string} name */
async function respond(event, name) {
  const { request, clientId, resultingClientId } = event;
  if (request.mode === "navigate" && name === "index.html") {
    const page = newerPage(event);
    isNewer.set(
      resultingClientId,
      page.then(Boolean, () => false),
    );
    const newer = await page.catch(() => undefined);
    return newer ?? answer(name);
  }
  // The browser may have stopped the worker since the page was opened: the cache's name remains.
  if (!isNewer.has(clientId)) isNewer.set(clientId, caches.has(FROM_HOST + clientId));
  if (await isNewer.get(clientId)) return fetch(addressOf(name), { cache: "no-cache" });
  const range = request.headers.has("If-Range") ? null : request.headers.get("Range");
  return range ? part(await answer(name), range) : answer(name);
}

/**
 * The bytes that a request asks for, from `start` up to but without `end`; undefined if it asks for
 * several parts, or for something else than bytes.
 *
 * @param {string} range
 * @param {number} size
 */
function bytesOf(range, size) {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(range) ?? [];
  if (first && last) {
    const [start, end] = [Number(first), Number(last) + 1];
    return start < end ? { start, end: Math.min(end, size) } : undefined;
  }
  if (first) return { start: Number(first), end: size };
  return last ? { start: Math.max(0, size - Number(last)), end: size } : undefined;
}

/**
 * The part of a stored file that a media element or a download asks for. HTTP allows the whole file
 * as an answer, but Safari's media elements do not take it.
 *
 * @param {Response} response
 * @param {string} range
 */
async function part(response, range) {
  const body = await response.clone().blob();
  const bytes = bytesOf(range, body.size);
  if (!bytes) return response;
  const { start, end } = bytes;
  const headers = new Headers(response.headers);
  headers.delete("Content-Encoding");
  if (start >= body.size) {
    headers.set("Content-Range", `bytes */${body.size}`);
    headers.set("Content-Length", "0");
    return new Response(null, { status: 416, statusText: "Range Not Satisfiable", headers });
  }
  headers.set("Content-Range", `bytes ${start}-${end - 1}/${body.size}`);
  headers.set("Content-Length", String(end - start));
  const slice = body.slice(start, end, body.type);
  return new Response(slice, { status: 206, statusText: "Partial Content", headers });
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

worker.addEventListener("install", (event) => event.waitUntil(install()));
worker.addEventListener("activate", (event) => event.waitUntil(deleteOlderVersions()));
worker.addEventListener("message", (event) => {
  if (event.data === TAKE_OVER) event.waitUntil(takeOver(event.source));
});
worker.addEventListener("fetch", (event) => {
  const name = nameOf(event.request);
  if (name) event.respondWith(respond(event, name));
});
