// Decides when the page uses the typefaces of static/style/typefaces.css: from its first paint on, or
// together with a new screen. So no text moves while somebody reads it. Until then the page has the
// system's typeface. This script runs between the style sheet and the first paint.
"use strict";

(() => {
  /** How long the first paint waits for files that are stored on the device, in milliseconds. */
  const MAX_WAIT = 50;

  const root = document.documentElement;

  function loadAll() {
    return Promise.all([...document.fonts].map((face) => face.load()));
  }

  function use() {
    root.dataset.typeface = "own";
  }

  function giveUp() {
    if (root.dataset.typeface === "awaited") delete root.dataset.typeface;
  }

  /** Starts the timer when start.js has run. After that only the typefaces delay the first paint. */
  function giveUpInTime() {
    if (window.rowdyZoo) setTimeout(giveUp, MAX_WAIT);
    else requestAnimationFrame(giveUpInTime);
  }

  // static/style/base.css shows no screen that is "awaited".
  async function useFromFirstPaint() {
    root.dataset.typeface = "awaited";
    giveUpInTime();
    await loadAll();
    if (root.dataset.typeface === "awaited") use();
  }

  /** Ignores a table that waits behind the home screen. @param {MutationRecord[]} changes */
  function isNewScreen(changes) {
    const nodes = changes.flatMap(({ addedNodes, removedNodes }) => [...addedNodes, ...removedNodes]);
    return nodes.some((node) => node instanceof Element && node.matches(".page, main:not(.under)"));
  }

  async function useFromNextScreen() {
    await loadAll();
    const observer = new MutationObserver((changes) => {
      if (!isNewScreen(changes)) return;
      observer.disconnect();
      use();
    });
    observer.observe(document.body, { childList: true, subtree: true });
  }

  // The game plays without its typefaces, too.
  function doNothing() {}

  if (navigator.serviceWorker?.controller) useFromFirstPaint().catch(doNothing);
  // At the mark "loaded" the start needs no more files, so the network is free.
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    useFromNextScreen().catch(doNothing);
  }).observe({ type: "mark", buffered: true });
})();
