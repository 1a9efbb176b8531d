// What works before Python does: the user's language and the home screen as it was left, taps that
// come early, how far the loading is, and a sentence when it fails. Plain old JavaScript, so that
// old browsers can tell it too.
(function () {
  "use strict";

  var KEYS = "rowdy-zoo:";
  var VERSION = document.documentElement.getAttribute("data-version");
  var PATIENCE = 60000;
  var GRACE = 3000;
  var app = document.getElementById("app");
  var progress = document.getElementById("progress");
  var failure = document.getElementById("failure");
  var early = [];
  var shown = "";
  var goesOn = false;
  var wanted = {};
  var loaded = {};
  var told = "";
  var playing = false;
  var failed = "";

  function kept(name) {
    try {
      return window.localStorage.getItem(KEYS + name);
    } catch (error) {
      return null;
    }
  }

  function template(language) {
    return document.querySelector('template[lang="' + language + '"]');
  }

  function usersLanguage() {
    var known = [kept("language")].concat(navigator.languages || [navigator.language]);
    for (var i = 0; i < known.length; i += 1) {
      var language = String(known[i]).split("-")[0];
      if (/^[a-z]+$/.test(language) && template(language)) return language;
    }
    return document.documentElement.lang;
  }

  // What the page's own home screen is made of: names of elements and of attributes.
  function words(root) {
    var found = {};
    root.querySelectorAll("*").forEach(function (element) {
      found[element.tagName] = true;
      Array.prototype.forEach.call(element.attributes, function (attribute) {
        var outward = attribute.name === "href" && attribute.value.charAt(0) !== "#";
        found[outward ? "a link" : "@" + attribute.name] = true;
      });
    });
    return found;
  }

  // The home screen as this version of the game drew it last, for the settings that are kept now.
  // It was text in storage: nothing comes into the page but what the page's own is made of.
  function keptHome(own, language) {
    try {
      var home = JSON.parse(kept("home"));
      var known = home.version === VERSION && home.language === language;
      if (!known || home.settings !== kept("settings")) return null;
      var drawn = new DOMParser().parseFromString(home.html, "text/html").body;
      var usual = words(own);
      var strange = Object.keys(words(drawn)).filter(function (word) {
        return !usual[word];
      });
      if (strange.length || drawn.childNodes.length !== 1) return null;
      shown = home.settings;
      goesOn = home.kept === true;
      return drawn.firstChild;
    } catch (error) {
      return null;
    }
  }

  function showHome(language) {
    var own = template(language).content;
    var home = keptHome(own, language);
    if (!home && language === document.documentElement.lang) return;
    document.documentElement.lang = language;
    document.documentElement.dir = template(language).dir;
    show(app, home || own.querySelector(".page").cloneNode(true));
  }

  function sentences(name) {
    var all = template(document.documentElement.lang).content;
    return all.querySelector('[data-told="' + name + '"]').cloneNode(true);
  }

  function show(place, node) {
    while (place.firstChild) place.removeChild(place.firstChild);
    place.appendChild(node);
  }

  function step(name, percent) {
    if (told === name + percent) return;
    told = name + percent;
    var sentence = sentences(name);
    sentence.textContent = sentence.textContent.replace("{percent}", percent);
    show(progress, sentence);
  }

  // Which files start the game, and how many bytes each of them has, stands in the page.
  function readWanted() {
    var files = JSON.parse(progress.getAttribute("data-files"));
    Object.keys(files).forEach(function (name) {
      wanted[new URL(name, document.baseURI).href] = files[name];
    });
  }

  function tellProgress() {
    var all = 0;
    var here = 0;
    Object.keys(wanted).forEach(function (address) {
      all += wanted[address];
      here += Math.min(loaded[address] || 0, wanted[address]);
    });
    if (here < all) step("loading", Math.floor((10 * here) / all) * 10);
    else step("starting");
  }

  // Counts what comes of a file while it comes. A copy is counted: the browser keeps what it makes
  // of wasm with the original only.
  function count(response) {
    if (!wanted[response.url] || !response.body) return;
    var reader = response.clone().body.getReader();
    function next(part) {
      if (part.done) return;
      loaded[response.url] = (loaded[response.url] || 0) + part.value.length;
      tellProgress();
      return reader.read().then(next);
    }
    reader.read().then(next, function () {});
  }

  function countWhatComes() {
    var plain = window.fetch;
    if (navigator.serviceWorker && navigator.serviceWorker.controller) return;
    window.fetch = function (file, options) {
      return plain.call(window, file, options).then(function (response) {
        if (!playing) count(response);
        return response;
      });
    };
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

  function onFile(entry) {
    var ours = entry.name.indexOf(window.location.origin + "/") === 0;
    if (ours && (entry.responseStatus === 0 || entry.responseStatus >= 400)) failMissing();
    else if (wanted[entry.name]) loaded[entry.name] = wanted[entry.name];
  }

  function watchFiles() {
    if (typeof PerformanceObserver === "undefined") return;
    new PerformanceObserver(function (list) {
      list.getEntries().forEach(onFile);
      if (!playing) tellProgress();
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

  // PyScript opens a database before anything else, for packages; the game has none. It is given
  // an empty one, so that it starts where a browser lets pages keep nothing, too.
  function standInForDatabase() {
    function answer(result) {
      var request = {};
      Promise.resolve().then(function () {
        request.onsuccess({ target: { result: result } });
      });
      return request;
    }
    function keys() {
      return answer([]);
    }
    function store() {
      return { getAllKeys: keys };
    }
    function transaction() {
      return { objectStore: store };
    }
    function open() {
      return answer({ transaction: transaction, close: function () {} });
    }
    Object.defineProperty(window, "indexedDB", { value: { open: open } });
  }

  function start() {
    showHome(usersLanguage());
    if (lacking()) return fail("browser");
    app.addEventListener("click", remember);
    app.addEventListener("input", remember);
    failure.addEventListener("click", function (event) {
      var act = event.target.getAttribute("data-act");
      if (act === "reload") window.rowdyZoo.loadAgain();
      if (act === "go-on") failure.hidden = true;
    });
    window.addEventListener("error", onError, true);
    window.addEventListener("unhandledrejection", failSoon);
    window.setTimeout(function () {
      if (!playing) fail("slow");
    }, PATIENCE);
    standInForDatabase();
    readWanted();
    tellProgress();
    countWhatComes();
    watchFiles();
  }

  start();
  window.rowdyZoo = { early: early, shown: shown, kept: goesOn, fail: fail, playable: playable };
  // What is for joy only, until motion.js, sound.js and speech.js put themselves in its place.
  ["beforeChange", "afterChange", "play", "say"].forEach(function (name) {
    window.rowdyZoo[name] = function () {};
  });
  window.rowdyZoo.loadAgain = function () {
    window.location.reload();
  };
  // The page hears a message as the markup would write it.
  window.rowdyZoo.tell = function (msg) {
    window.dispatchEvent(new CustomEvent("rowdy-zoo", { detail: msg }));
  };
})();
