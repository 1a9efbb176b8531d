// The service worker: it keeps one version of the game on the device, whole, and answers from that
// version alone. tools/build.py writes here which version it is, and each file with the beginning
// of its SHA-256.
"use strict";

const VERSION = "{{version}}";
const FILES = {{files}};

// An address such as somebody.github.io is shared: what is not ours bears other names.
const SCOPE = new URL("./", self.location);
const PREFIX = `rowdy-zoo:${SCOPE.pathname}:`;
const CACHE = PREFIX + VERSION;

// The page is kept under the address that it is opened by.
function addressOf(name) {
  return new URL(name === "index.html" ? "./" : name, SCOPE).href;
}

// The listed file that a request is for, if there is one.
function nameOf(request) {
  if (request.method !== "GET" || !request.url.startsWith(SCOPE.href)) return null;
  const name = new URL(request.url).pathname.slice(SCOPE.pathname.length) || "index.html";
  return Object.hasOwn(FILES, name) ? name : null;
}

async function digestOf(response) {
  const hash = await crypto.subtle.digest("SHA-256", await response.arrayBuffer());
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

// The file as the list has it, from wherever costs least. A site that is half deployed, and a
// copy on the way that is out of date, have other hashes and are refused.
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
  throw new Error(`${name} is not what version ${VERSION} lists`);
}

// Nothing is kept before everything is there.
async function install() {
  const files = await Promise.all(
    Object.keys(FILES).map(async (name) => [addressOf(name), await obtain(name)]),
  );
  const known = await caches.has(CACHE);
  try {
    const cache = await caches.open(CACHE);
    await Promise.all(files.map(([address, response]) => cache.put(address, response)));
  } catch (error) {
    if (!known) await caches.delete(CACHE);
    throw error;
  }
}

async function forgetOlderVersions() {
  const names = await caches.keys();
  const older = names.filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(older.map((name) => caches.delete(name)));
}

// The response goes out as it was kept: Chromium keeps compiled wasm with that one only. Should
// the browser have lost the cache, the network may answer, with the file of this version.
let opened;
async function answer(name) {
  opened ??= caches.open(CACHE);
  return (await (await opened).match(addressOf(name))) ?? obtain(name);
}

// Another page may be in the middle of a game: its version stays until it is closed.
async function takeOver(page) {
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const ours = windows.filter((client) => client.url.startsWith(SCOPE.href));
  if (ours.length > 1) page.postMessage("others open");
  else await self.skipWaiting();
}

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(forgetOlderVersions()));
self.addEventListener("message", (event) => {
  if (event.data === "take over") event.waitUntil(takeOver(event.source));
});
self.addEventListener("fetch", (event) => {
  const name = nameOf(event.request);
  if (name) event.respondWith(answer(name));
});
