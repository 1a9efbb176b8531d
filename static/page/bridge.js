// The JavaScript side of the contract with Python; game/ui/browser/bridge.py is the other.
//
// Python reads and calls the members of `page`, which is `window.rowdyZoo`. `start.js` creates it
// before Python starts, and the modules in this folder add their members. On the other side,
// `game/ui/browser/bridge.py` declares the same members; `tests/test_bridge.py` compares the two.
// The page sends text messages to Python with `sendMessage`.

/**
 * @typedef {object} Page
 *
 * Start-up:
 * @property {EarlyTap[]} earlyTaps Taps on the start-up screen, oldest first.
 * @property {string} shownSettings The settings that the start-up screen shows, as JSON; empty for
 *   the defaults.
 * @property {boolean} showsSavedGame Whether the start-up screen offers to continue a saved game.
 * @property {() => void} markPlayable Ends the start-up: Python handles the taps from now on.
 * @property {(name: FailureName) => void} showFailure Shows a failure and what to do about it.
 * @property {() => unknown} reload Loads the page again, with the new version if one is waiting.
 *
 * Messages and storage:
 * @property {(message: Message) => void} onMessage Receives each message. Python sets it.
 * @property {(name: StorageName) => string} storageKey The key of a text in localStorage.
 *
 * The saved game belongs to one tab at a time:
 * @property {(takeOver: boolean) => Promise<boolean>} claimGame Claims the game for this tab, from
 *   another tab only with `takeOver`; says whether this tab has it now.
 * @property {() => boolean} holdsGame Whether this tab has the game.
 * @property {() => void} releaseGame Leaves the game to other tabs.
 *
 * Files and links:
 * @property {(text: string) => void} saveFile Offers a game as a file.
 * @property {() => Promise<string | undefined>} openFile The text of a file that the user chooses;
 *   undefined if the user chooses none, empty if the file is too large or unreadable.
 * @property {(hash: string) => Promise<void>} shareLink Shares the page's address with this hash.
 *
 * Sound and motion; without their modules, these members do nothing:
 * @property {(name: SoundName) => void} playSound Plays a sound.
 * @property {(text: string) => void} speak Says a text aloud.
 * @property {() => void} beforeRender Notes where everything is, before Python changes the page.
 * @property {() => void} afterRender Moves everything from its old place to its new one.
 */

/** @typedef {[message: string, value?: string]} EarlyTap The message of a control, and its value. */

/** @typedef {"browser" | "fault" | "missing" | "slow" | "start"} FailureName */

/**
 * @typedef {"card" | "chip" | "deal" | "end" | "no" | "pass" | "pick" | "take" | "win"} SoundName
 */

/**
 * The texts in localStorage: `game` (the saved game), `original` (the game set aside for it),
 * `damaged` (a saved game that cannot be read), `settings`, `language`, `family` (the family board),
 * `home` (a `StartupScreen`), and `probe` (tests whether the browser stores anything).
 *
 * @typedef {"damaged" | "family" | "game" | "home" | "language" | "original" | "probe" | "settings"
 * } StorageName
 */

/**
 * The home screen as Python drew it last, and what it was drawn for.
 *
 * @typedef {object} StartupScreen
 * @property {string} version The version of the game.
 * @property {string} language
 * @property {string} settings The settings, as JSON.
 * @property {boolean} kept Whether the screen offers to continue a saved game.
 * @property {string} html
 */

/** @typedef {"needs-network" | "nothing-kept" | "others-open" | "version-ready"} News */

/** @typedef {"copied" | "failed" | "shared" | ""} LinkResult What became of a link; "" if cancelled. */

/**
 * A message to Python: the name of its class in Python and the values of its fields.
 *
 * @typedef {"SavedGameChanged" | "LinkChanged" | "LostGameLock"
 *   | `LinkSent ${LinkResult}` | `NewsReceived ${News}` | `VoicesChanged ${string}`
 * } Message
 */

export const page = window.rowdyZoo;

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
