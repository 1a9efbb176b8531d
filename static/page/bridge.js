// The page's side of the contract with Python. `types/contract.d.ts` lists the members of `page`,
// which is `window.rowdyZoo`: Python reads and calls them. The modules of `static/start/before_python`
// create it before Python starts, and the modules beside this one add their members.
// The page sends text messages to Python with `sendMessage`.

/**
 * Why something with images or sounds did not work:
 *
 * - `refused`: the user or the browser does not allow it.
 * - `none`: there is no camera or no microphone.
 * - `busy`: another program uses it.
 * - `too-large`, `unreadable`: the file is.
 * - `heic`: the browser cannot read such a file.
 * - `full`: the device has no room.
 * - `unsupported`: the browser cannot do it.
 * - `not-secure`: the browser can do it, but only at a secure address.
 * - `empty`: nothing was chosen, drawn or heard.
 *
 * @typedef {"busy" | "empty" | "full" | "heic" | "none" | "not-secure" | "refused" | "too-large"
 *   | "unreadable" | "unsupported"
 * } MediaFailure
 */

/**
 * The home screen as Python drew it last, and what it was drawn for.
 *
 * @typedef {object} StartupScreen
 * @property {string} version The version of the game.
 * @property {string} language
 * @property {string} settings The settings, as JSON.
 * @property {string} family The family board with the person who plays, as JSON.
 * @property {number} games The number of games that the screen offers to go on with.
 * @property {string} html
 */

/** @typedef {"needs-network" | "not-secure" | "nothing-saved" | "others-open" | "version-ready"} News */

/** @typedef {"copied" | "failed" | "shared" | ""} LinkResult What happened to a link; "" if the user cancelled. */

/**
 * A message to Python: the name of its class in Python and the values of its fields.
 *
 * @typedef {"HomeIdle" | "SavedGameChanged" | "LinkChanged" | "LostGameLock" | "PawStopped"
 *   | "SelectionCleared" | "WentBack" | `CardLifted ${number}` | `CellPicked ${string}`
 *   | `AnimalMoved ${string} ${number} ${number}` | "CameraOpened" | `PhotoOpened ${string}`
 *   | `PhotosComing ${number} ${number}` | `PhotoAdded ${string} ${string} ${number}` | `PhotoRefused ${number} ${string}` | `ImageMade ${string}` | `DrawingKept ${string}` | `SoundMade ${string}`
 *   | `MediaFailed ${MediaFailure}`
 *   | `NewsReceived ${News}` | `VoicesChanged ${string}`
 * } Message
 */

export const page = window.rowdyZoo;

/**
 * A channel to the other tabs. If the browser has no channels, nobody listens to it.
 *
 * @param {string} name
 */
export function openChannel(name) {
  try {
    return new BroadcastChannel(name);
  } catch {
    return new MessageChannel().port1;
  }
}

/** The prefix of all names of version 0.1.0, at every address. */
export const OLD_PREFIX = "rowdy-zoo:";

/** Sends a message to Python. @param {Message} message */
export function sendMessage(message) {
  page.onMessage(message);
}

/**
 * Resolves when Python has started the game.
 *
 * @type {Promise<void>}
 */
export const playable = new Promise((resolve) => {
  new PerformanceObserver((marks, observer) => {
    if (!marks.getEntriesByName("playable").length) return;
    observer.disconnect();
    resolve();
  }).observe({ type: "mark", buffered: true });
});
