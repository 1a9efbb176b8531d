// What works before Python does: the user's language, taps that come early, how far the loading
// is, and a sentence when it fails. Plain old JavaScript, so that old browsers can tell it too.
(function () {
  "use strict";

  var KEY = "rowdy-zoo:language";
  var PATIENCE = 60000;
  var GRACE = 3000;
  var app = document.getElementById("app");
  var progress = document.getElementById("progress");
  var failure = document.getElementById("failure");
  var early = [];
  var playing = false;
  var failed = "";

  function kept(name) {
    try {
      return window.localStorage.getItem(name);
    } catch (error) {
      return null;
    }
  }

  function template(language) {
    return document.querySelector('template[lang="' + language + '"]');
  }

  function usersLanguage() {
    var wanted = [kept(KEY)].concat(navigator.languages || [navigator.language]);
    for (var i = 0; i < wanted.length; i += 1) {
      var language = String(wanted[i]).split("-")[0];
      if (/^[a-z]+$/.test(language) && template(language)) return language;
    }
    return document.documentElement.lang;
  }

  function sentences(name) {
    var told = template(document.documentElement.lang).content;
    return told.querySelector('[data-told="' + name + '"]').cloneNode(true);
  }

  function show(place, node) {
    while (place.firstChild) place.removeChild(place.firstChild);
    place.appendChild(node);
  }

  function step(name) {
    show(progress, sentences(name));
  }

  function fail(name) {
    if (!failure.hidden && failed !== "slow") return;
    failed = name;
    progress.hidden = true;
    show(failure, sentences(name));
    failure.hidden = false;
    var button = failure.querySelector("button");
    if (button) button.focus();
  }

  function failMissing() {
    if (!playing) fail("missing");
  }

  // An error may come from elsewhere and do no harm: only a game that does not come is told.
  function failSoon() {
    window.setTimeout(function () {
      if (!playing) fail("start");
    }, GRACE);
  }

  function onError(event) {
    var file = event.target && event.target.tagName;
    if (file) failMissing();
    else failSoon();
  }

  function remember(event) {
    var control = event.target.closest("[data-msg]");
    if (!control) return;
    var typed = /^(INPUT|SELECT)$/.test(control.tagName);
    if (typed !== (event.type === "input")) return;
    early.push([control.getAttribute("data-msg"), typed ? control.value : undefined]);
    control.classList.add("waiting");
  }

  function playable() {
    playing = true;
    progress.hidden = true;
    if (failed !== "missing") failure.hidden = true;
    app.removeEventListener("click", remember);
    app.removeEventListener("input", remember);
    app.querySelectorAll(".waiting").forEach(function (control) {
      control.classList.remove("waiting");
    });
  }

  function isMissing(entry) {
    var ours = entry.name.indexOf(window.location.origin + "/") === 0;
    return ours && (entry.responseStatus === 0 || entry.responseStatus >= 400);
  }

  function watchFiles() {
    if (typeof PerformanceObserver === "undefined") return;
    new PerformanceObserver(function (list) {
      if (list.getEntries().some(isMissing)) failMissing();
    }).observe({ type: "resource", buffered: true });
  }

  function lacking() {
    return (
      typeof WebAssembly !== "object" ||
      !("noModule" in HTMLScriptElement.prototype) ||
      typeof HTMLDialogElement === "undefined" ||
      !Array.prototype.at ||
      typeof structuredClone !== "function"
    );
  }

  function checkStorage() {
    try {
      var request = window.indexedDB.open("rowdy-zoo");
      request.onerror = function () {
        fail("storage");
      };
      request.onsuccess = function () {
        request.result.close();
      };
    } catch (error) {
      fail("storage");
    }
  }

  function start() {
    var language = usersLanguage();
    if (language !== document.documentElement.lang) {
      document.documentElement.lang = language;
      show(app, template(language).content.querySelector(".page").cloneNode(true));
    }
    if (lacking()) return fail("browser");
    app.addEventListener("click", remember);
    app.addEventListener("input", remember);
    failure.addEventListener("click", function (event) {
      var act = event.target.getAttribute("data-act");
      if (act === "reload") window.location.reload();
      if (act === "go-on") failure.hidden = true;
    });
    window.addEventListener("error", onError, true);
    window.addEventListener("unhandledrejection", failSoon);
    document.addEventListener("py:done", failSoon);
    window.setTimeout(function () {
      if (!playing) fail("slow");
    }, PATIENCE);
    watchFiles();
    checkStorage();
    step("python");
  }

  window.rowdyZoo = { early: early, step: step, fail: fail, playable: playable };
  start();
})();
