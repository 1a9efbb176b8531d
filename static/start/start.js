// The page before Python: it shows the start-up screen, remembers early taps, and shows progress and
// failures. This is a classic script in ES5, so that even an old browser can run it and say that it
// is too old. `static/page/bridge.js` describes the contract with Python and all types.

/** @import { EarlyTap, FailureName, FirstPaintName, Page, StartupScreen } from "../page/bridge.js" */
/** @typedef {{ name: string, size: number, hash: string }} ListedFile */

(function () {
  "use strict";

  // A host may serve other sites from the same origin, and the game twice: the prefix keeps their
  // storage apart.
  var STORAGE_PREFIX = "rowdy-zoo:" + new URL("./", document.baseURI).pathname + ":";
  var VERSION = document.documentElement.getAttribute("data-version");
  var SLOW_AFTER = 60000;
  var ERROR_GRACE = 3000;

  var app = byId("app");
  var progress = byId("progress");
  var failure = byId("failure");

  /** @type {EarlyTap[]} */
  var earlyTaps = [];
  var shownSettings = "";
  var showsSavedGame = false;
  var isPlayable = false;

  /** @type {FailureName | ""} */
  var shownFailure = "";
  var shownProgress = "";

  /**
   * The files that the start needs, by address: the size of each in bytes, and the beginning of its
   * SHA-256.
   *
   * @type {Record<string, ListedFile>}
   */
  var files = {};

  /**
   * How many bytes of each file have arrived, by address.
   *
   * @type {Record<string, number>}
   */
  var loadedBytes = {};

  function doNothing() {}

  /**
   * @param {string} id
   * @returns {HTMLElement}
   */
  function byId(id) {
    return /** @type {HTMLElement} */ (document.getElementById(id));
  }

  /**
   * @param {Element} place
   * @param {Node} node
   */
  function replaceContent(place, node) {
    while (place.firstChild) place.removeChild(place.firstChild);
    place.appendChild(node);
  }

  /** @param {string} name */
  function storageKey(name) {
    return STORAGE_PREFIX + name;
  }

  /**
   * A text for the first paint; null if there is none or storage is blocked.
   *
   * @param {FirstPaintName} name
   */
  function readStorage(name) {
    try {
      return window.localStorage.getItem(storageKey(name));
    } catch (error) {
      return null;
    }
  }

  // Language and start-up screen

  /**
   * The page's own home screen and its loading messages in a language.
   *
   * @param {string} language
   * @returns {HTMLTemplateElement | null}
   */
  function findTemplate(language) {
    return document.querySelector('template[lang="' + language + '"]');
  }

  /** The language that the user has chosen here, or else the browser's, as far as the page has it. */
  function chooseLanguage() {
    var wishes = [readStorage("language")].concat(navigator.languages || [navigator.language]);
    for (var i = 0; i < wishes.length; i += 1) {
      var language = String(wishes[i]).split("-")[0];
      if (/^[a-z]+$/.test(language) && findTemplate(language)) return language;
    }
    return document.documentElement.lang;
  }

  /**
   * The names of the elements and attributes below a node.
   *
   * @param {ParentNode} root
   */
  function vocabulary(root) {
    /** @type {Record<string, true>} */
    var names = {};
    root.querySelectorAll("*").forEach(function (element) {
      names[element.tagName] = true;
      Array.prototype.forEach.call(element.attributes, function (attribute) {
        var isOutward = attribute.name === "href" && attribute.value.charAt(0) !== "#";
        names[isOutward ? "an outward link" : "@" + attribute.name] = true;
      });
    });
    return names;
  }

  // What the drawing of a board that people have built needs beyond that: `little_board.py`.
  var OF_BOARDS = ["rect", "path", "@d", "@rx", "@x", "@y", "@width", "@height"];

  /**
   * The saved screen as an element; null if it is not one element, or if it has elements or
   * attributes that the page's own screen and boards do not have. Storage could hold anything.
   *
   * @param {string} html
   * @param {ParentNode} ownScreen
   */
  function parseScreen(html, ownScreen) {
    var body = new DOMParser().parseFromString(html, "text/html").body;
    var known = vocabulary(ownScreen);
    var isKnown = Object.keys(vocabulary(body)).every(function (name) {
      return known[name] || OF_BOARDS.indexOf(name) >= 0;
    });
    return isKnown && body.childNodes.length === 1 ? body.firstChild : null;
  }

  /**
   * The home screen as this version drew it last; null if there is none.
   *
   * @param {ParentNode} ownScreen
   * @param {string} language
   */
  function readSavedScreen(ownScreen, language) {
    try {
      /** @type {StartupScreen} */
      var saved = JSON.parse(readStorage("home") || "null");
      if (saved.version !== VERSION || saved.language !== language) return null;
      var screen = parseScreen(saved.html, ownScreen);
      if (!screen) return null;
      shownSettings = saved.settings;
      showsSavedGame = saved.kept === true;
      return screen;
    } catch (error) {
      return null;
    }
  }

  /** @param {string} language */
  function showScreen(language) {
    var template = /** @type {HTMLTemplateElement} */ (findTemplate(language));
    var saved = readSavedScreen(template.content, language); // trick: kept-home
    if (!saved && language === document.documentElement.lang) return;
    document.documentElement.lang = language;
    document.documentElement.dir = template.dir;
    var ownScreen = /** @type {Element} */ (template.content.querySelector(".page"));
    replaceContent(app, saved || ownScreen.cloneNode(true));
  }

  // Early taps

  /** @param {Event} event */
  function rememberTap(event) {
    var target = /** @type {Element} */ (event.target);
    /** @type {HTMLInputElement | null} */
    var control = target.closest("[data-msg]");
    if (!control) return;
    var hasValue = /^(INPUT|SELECT)$/.test(control.tagName);
    if (hasValue !== (event.type === "input")) return;
    var message = control.getAttribute("data-msg") || "";
    earlyTaps.push([message, hasValue ? control.value : undefined]);
    control.classList.add("waiting");
  }

  function listenForTaps() {
    app.addEventListener("click", rememberTap);
    app.addEventListener("input", rememberTap);
  }

  function stopListening() {
    app.removeEventListener("click", rememberTap);
    app.removeEventListener("input", rememberTap);
    app.querySelectorAll(".waiting").forEach(function (control) {
      control.classList.remove("waiting");
    });
  }

  // Progress

  /**
   * A copy of a loading message in the language of the page.
   *
   * @param {string} name
   */
  function loadingMessage(name) {
    var template = /** @type {HTMLTemplateElement} */ (findTemplate(document.documentElement.lang));
    var message = template.content.querySelector('[data-told="' + name + '"]');
    return /** @type {Element} */ (message).cloneNode(true);
  }

  /**
   * @param {"loading" | "starting"} name
   * @param {number} [percent]
   */
  function showProgress(name, percent) {
    if (shownProgress === name + percent) return;
    shownProgress = name + percent;
    var message = loadingMessage(name);
    message.textContent = String(message.textContent).replace("{percent}", String(percent));
    replaceContent(progress, message);
    if (name === "starting") performance.mark("loaded");
  }

  function updateProgress() {
    var all = 0;
    var loaded = 0;
    Object.keys(files).forEach(function (address) {
      all += files[address].size;
      loaded += Math.min(loadedBytes[address] || 0, files[address].size);
    });
    if (loaded < all) showProgress("loading", Math.floor((10 * loaded) / all) * 10);
    else showProgress("starting");
  }

  /** Reads the list of files from the page, where tools/site/file_lists.py has written it. */
  function readFiles() {
    var listed = JSON.parse(progress.getAttribute("data-files") || "{}");
    Object.keys(listed).forEach(function (name) {
      var address = new URL(name, document.baseURI).href;
      files[address] = { name: name, size: listed[name][0], hash: listed[name][1] };
    });
  }

  /**
   * Counts the bytes of a response as they arrive, and checks the whole in the end: a game may start
   * from a damaged file and fail later. It reads a copy, because the browser caches compiled wasm
   * only for the original.
   *
   * @param {Response} response
   */
  function countBytes(response) {
    var file = files[response.url];
    var copy = file && response.ok && response.clone().body;
    if (!copy) return;
    var reader = copy.getReader();
    /** @type {Uint8Array<ArrayBuffer>[]} */
    var parts = [];
    /**
     * @param {ReadableStreamReadResult<Uint8Array<ArrayBuffer>>} part
     * @returns {Promise<ArrayBuffer>}
     */
    function add(part) {
      if (part.done) return new Blob(parts).arrayBuffer();
      parts.push(part.value);
      loadedBytes[response.url] = (loadedBytes[response.url] || 0) + part.value.length;
      if (!isPlayable) updateProgress();
      return reader.read().then(add);
    }
    reader
      .read()
      .then(add)
      .then(function (content) {
        return fault(file, content);
      })
      .then(function (found) {
        if (found) showFailure(found, file.name);
      })
      .catch(doNothing);
  }

  // Patches `fetch`: the large files take most of the start, and only their responses tell how much
  // of them has arrived. What comes from the service worker's cache is not counted.
  function patchFetch() {
    var plainFetch = window.fetch;
    if (navigator.serviceWorker && navigator.serviceWorker.controller) return;
    window.fetch = function (file, options) {
      return plainFetch.call(window, file, options).then(function (response) {
        if (!isPlayable) countBytes(response);
        return response;
      });
    };
  }

  // Failures

  /**
   * @param {FailureName} name
   * @param {string} [file] the name of the file that it is about
   */
  function showFailure(name, file) {
    var mayChange = /^(fault|slow|start)$/.test(shownFailure) || /^(clean|unsaved)$/.test(name);
    if (!failure.hidden && !mayChange) return;
    shownFailure = name;
    progress.hidden = true;
    replaceContent(failure, loadingMessage(name));
    var place = failure.querySelector("[data-file]");
    if (place) place.textContent = file || "";
    var clean = failure.querySelector('[data-act="clean"]');
    if (clean && clean.parentNode && !window.rowdyZoo.saveEverything) {
      clean.parentNode.removeChild(clean);
    }
    failure.hidden = false;
    // A modal dialog would lie over the failure; Python opens it again with the next change.
    document.querySelectorAll("dialog[open]").forEach(function (dialog) {
      /** @type {HTMLDialogElement} */ (dialog).close();
    });
    var button = failure.querySelector("button");
    if (button) button.focus();
  }

  /** The name of a file of the site. @param {string} address */
  function fileName(address) {
    return address.replace(new URL("./", document.baseURI).href, "").split(/[?#]/)[0];
  }

  /** @param {string} address */
  function failMissing(address) {
    explain("missing", fileName(address));
  }

  /**
   * What is wrong with the content of a file: whether it is another one than was built. Without a
   * hash (a page that is not secure) only the size tells.
   *
   * @param {ListedFile} file
   * @param {ArrayBuffer} content
   * @returns {Promise<FailureName | "">}
   */
  function fault(file, content) {
    if (content.byteLength !== file.size) return Promise.resolve("damaged");
    if (!window.crypto || !window.crypto.subtle) return Promise.resolve("");
    return window.crypto.subtle.digest("SHA-256", content).then(function (hash) {
      return hexadecimal(hash).indexOf(file.hash) === 0 ? "" : "damaged";
    });
  }

  /**
   * What is wrong with a file as the site answers now.
   *
   * @param {string} address
   * @returns {Promise<FailureName | "">}
   */
  function inspect(address) {
    return window.fetch(address).then(function (response) {
      if (!response.ok) return "missing";
      return response.arrayBuffer().then(function (content) {
        return fault(files[address], content);
      });
    });
  }

  /** @param {ArrayBuffer} bytes */
  function hexadecimal(bytes) {
    return Array.prototype.map
      .call(new Uint8Array(bytes), function (byte) {
        return ("0" + byte.toString(16)).slice(-2);
      })
      .join("");
  }

  /**
   * Shows the failure, or a better one: the first file that is missing or damaged.
   *
   * @param {FailureName} name
   * @param {string} [file]
   */
  function explain(name, file) {
    if (isPlayable) return;
    var addresses = Object.keys(files);
    Promise.all(addresses.map(inspect)).then(
      function (found) {
        var first = found.filter(Boolean)[0];
        if (isPlayable) return;
        if (first) showFailure(first, files[addresses[found.indexOf(first)]].name);
        else showFailure(name, file);
      },
      function () {
        if (!isPlayable) showFailure(name, file);
      }
    );
  }

  function failSlow() {
    explain("slow");
  }

  // A browser extension may raise an error too. Show the failure only if the game does not start.
  function failSoon() {
    window.setTimeout(explain, ERROR_GRACE, "start");
  }

  // The game plays without its typefaces and its further drawings, too.
  /** @param {string} address */
  function isNeeded(address) {
    return address.indexOf(window.location.origin + "/") === 0 && !/\.woff2$|\/more\.svg$/.test(address);
  }

  /** An error of an element means that its file is missing. @param {Event} event */
  function onError(event) {
    var element = event.target;
    if (element instanceof HTMLLinkElement) failMissing(element.href);
    else if (element instanceof HTMLScriptElement) failMissing(element.src);
    else failSoon();
  }

  /** @param {Event} event */
  function onFailureButton(event) {
    var page = window.rowdyZoo;
    var action = /** @type {Element} */ (event.target).getAttribute("data-act");
    if (action === "reload") page.reload();
    if (action === "go-on") failure.hidden = true;
    if (action === "clean") {
      page.saveEverything().then(function (isSaved) {
        showFailure(isSaved ? "clean" : "unsaved");
      });
    }
    if (action === "delete") page.deleteEverything();
  }

  /** @param {PerformanceResourceTiming} entry */
  function onFileLoaded(entry) {
    var file = files[entry.name];
    var hasFailed = entry.responseStatus === 0 || entry.responseStatus >= 400;
    if (hasFailed && isNeeded(entry.name)) failMissing(entry.name);
    else if (file) {
      loadedBytes[entry.name] = file.size;
      if (entry.decodedBodySize && entry.decodedBodySize !== file.size) explain("start");
    }
  }

  function watchFiles() {
    if (typeof PerformanceObserver === "undefined") return;
    new PerformanceObserver(function (list) {
      /** @type {PerformanceResourceTiming[]} */ (list.getEntries()).forEach(onFileLoaded);
      if (!isPlayable) updateProgress();
    }).observe({ type: "resource", buffered: true });
  }

  function watchErrors() {
    window.addEventListener("error", onError, true);
    window.addEventListener("unhandledrejection", failSoon);
    window.setTimeout(failSlow, SLOW_AFTER);
  }

  // The game needs features of Safari 16.4, Chrome 112 and Firefox 112.
  function isTooOld() {
    return (
      typeof WebAssembly !== "object" ||
      !("noModule" in HTMLScriptElement.prototype) ||
      typeof HTMLDialogElement === "undefined" ||
      !Array.prototype.at ||
      typeof structuredClone !== "function"
    );
  }

  // Database

  /**
   * A database request that succeeds with this result.
   *
   * @param {unknown} result
   */
  function requestFor(result) {
    /** @type {{ onsuccess?: (event: unknown) => void }} */
    var request = {};
    Promise.resolve().then(function () {
      if (request.onsuccess) request.onsuccess({ target: { result: result } });
    });
    return request;
  }

  /** The browser's own databases; undefined if it forbids them. */
  function ownDatabases() {
    try {
      return window.indexedDB;
    } catch (error) {
      return undefined;
    }
  }

  // Patches `indexedDB`: PyScript opens a database for packages and does not start if the browser
  // blocks it. The game has no packages: for names that are not ours an empty database will do.
  function patchDatabase() {
    var databases = ownDatabases();
    var store = {
      getAllKeys: function () {
        return requestFor([]);
      },
    };
    var transaction = {
      objectStore: function () {
        return store;
      },
    };
    var database = {
      transaction: function () {
        return transaction;
      },
      close: doNothing,
    };
    var factory = {
      /**
       * @param {string} name
       * @param {number} [version]
       */
      open: function (name, version) {
        if (name.indexOf(STORAGE_PREFIX) !== 0) return requestFor(database);
        return /** @type {IDBFactory} */ (databases).open(name, version);
      },
      /** @param {string} name */
      deleteDatabase: function (name) {
        return /** @type {IDBFactory} */ (databases).deleteDatabase(name);
      },
    };
    Object.defineProperty(window, "indexedDB", { value: factory });
  }

  // The bridge to Python

  function markPlayable() {
    isPlayable = true;
    app.classList.add("playable");
    progress.hidden = true;
    if (!/^(damaged|missing)$/.test(shownFailure)) failure.hidden = true;
    stopListening();
    performance.mark("playable");
  }

  /**
   * The members that work without the modules in `static/page`, which add the others.
   *
   * @returns {Partial<Page>}
   */
  function createPage() {
    return {
      earlyTaps: earlyTaps,
      shownSettings: shownSettings,
      showsSavedGame: showsSavedGame,
      markPlayable: markPlayable,
      showFailure: showFailure,
      reload: function () {
        window.location.reload();
      },
      onMessage: doNothing,
      storageKey: storageKey,
      playSound: doNothing,
      playCall: doNothing,
      playRow: doNothing,
      speak: doNothing,
    };
  }

  function prepareStart() {
    listenForTaps();
    watchErrors();
    patchDatabase(); // trick: empty-database
    readFiles();
    updateProgress();
    patchFetch(); // trick: byte-progress
    watchFiles();
  }

  showScreen(chooseLanguage());
  failure.addEventListener("click", onFailureButton);
  if (isTooOld()) showFailure("browser");
  else prepareStart();
  window.rowdyZoo = /** @type {Page} */ (createPage());
})();
