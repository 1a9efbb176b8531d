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
 * @property {(name: FailureName, file?: string) => void} showFailure Shows a failure and what to do
 *   about it.
 * @property {() => Promise<boolean>} saveEverything Offers all that is saved here as one file; false
 *   if it cannot be read.
 * @property {() => unknown} deleteEverything Deletes all that is saved here, and loads the page again.
 * @property {() => unknown} reload Loads the page again, with the new version if one is waiting.
 *
 * Messages and storage:
 * @property {(message: Message) => void} onMessage Receives each message. Python sets it.
 * @property {(name: string) => string} storageKey The name in the browser's storage for something of
 *   this site: with it, two copies of the game on one origin have nothing in common.
 *
 * Saved texts. A write begins at once, and answers false if the device does not take it:
 * @property {(name: TextName) => Promise<string | undefined>} readText The saved text of that name.
 * @property {(name: TextName, text?: string) => Promise<boolean>} writeText Saves the text;
 *   undefined deletes it.
 * @property {(name: TextName, change: (text?: string) => string) => Promise<boolean>} changeText
 *   Saves what the function makes of the saved text; no other tab can write in between.
 * @property {(name: TextName, text: string) => Promise<boolean>} setAside Moves the text to the
 *   damaged ones if it is still the saved text of that name. If that fails, nothing is saved under
 *   that name any more, so that nothing overwrites the text.
 * @property {() => Promise<DamagedText[]>} readDamaged The damaged texts, oldest first.
 * @property {(text: string) => Promise<boolean>} deleteDamaged Deletes the text, wherever it is.
 *
 * The saved game belongs to one tab at a time:
 * @property {(takeOver: boolean) => Promise<boolean>} claimGame Claims the game for this tab, from
 *   another tab only with `takeOver`; says whether this tab has it now.
 * @property {() => boolean} holdsGame Whether this tab has the game.
 * @property {() => unknown} releaseGame Leaves the game to other tabs.
 *
 * Pictures of people's own. An image or sound has an id of hexadecimal digits. Whatever goes wrong is
 * told by the message `MediaFailed`:
 * @property {(json: string) => Promise<void>} wear Makes the symbols of these faces, and plays these
 *   voices: see `Worn` in `pictures/wear.js`. Those of the call before are gone.
 * @property {() => Promise<void>} fetchLibrary Adds the symbols of the art library to the page.
 * @property {(source: PhotoSource) => void} openPhoto Shows a photo on the canvas `crop`: one that the
 *   user chooses, or what the camera sees.
 * @property {() => unknown} takePhoto Keeps what the camera sees right now.
 * @property {(steps: number) => unknown} zoomPhoto Enlarges the photo by so many steps.
 * @property {() => unknown} undoStroke Takes back the last stroke on the canvas `pad`.
 * @property {() => unknown} redoStroke Draws the stroke again that was taken back last.
 * @property {() => unknown} clearPad Clears the canvas `pad`, which can be undone.
 * @property {() => void} finishImage Makes an image of what the canvas shows; `ImageMade` tells its id.
 * @property {() => unknown} recordSound Records a sound of at most two seconds; `SoundMade` tells its
 *   id.
 * @property {() => unknown} stopSound Ends the recording.
 * @property {() => unknown} closeMedia Switches off camera and microphone; a recording is lost.
 * @property {(id: string) => void} playSaved Plays a recorded sound.
 * @property {(id: string) => Promise<boolean>} keepImage Saves an image or sound that was just made,
 *   together with the texts that are saved in the same task; false if the device does not take it.
 * @property {() => Promise<boolean>} dropImages Deletes the images and sounds whose ids no saved text
 *   names.
 * @property {(...ids: string[]) => Promise<SavedImage[]>} readImages The images and sounds of these ids,
 *   with their types and bytes: undefined for one that is missing.
 * @property {(id: string, bytes: Uint8Array<ArrayBuffer>) => Promise<boolean>} adoptImage Decodes an
 *   image or a sound that may come from anybody, and encodes it again; it waits under the new id as
 *   those do that were just made. False if it cannot be read.
 *
 * Files and links:
 * @property {(name: string, type: string, ...parts: BlobPart[]) => void} saveBytes Offers a file.
 * @property {(accept: string, maxBytes: number) => Promise<Uint8Array | undefined>} openBytes The bytes
 *   of a file that the user chooses; undefined if the user chooses none, empty if the file is too
 *   large or unreadable.
 * @property {(text: string) => void} saveFile Offers a game as a file.
 * @property {() => Promise<string | undefined>} openFile The text of a file that the user chooses;
 *   undefined if the user chooses none, empty if the file is too large or unreadable.
 * @property {(hash: string) => Promise<void>} shareLink Shares the page's address with this hash.
 *
 * Sound; without their modules, these members do nothing:
 * @property {(name: SoundName) => void} playSound Plays a sound.
 * @property {(card: string, isSoft: boolean, ...answers: number[]) => void} playCall Lets the animal of
 *   the card call; its pictures answer from these sides, -1 (left) to 1 (right).
 * @property {(...row: string[]) => void} playRow Lets the animals of these cards call one after the
 *   other, then the fanfare.
 * @property {(text: string) => void} speak Says a text aloud.
 *
 * The view:
 * @property {(html: string) => void} show Makes the page show the HTML, unless it shows the same tags
 *   and texts already.
 * @property {(change: string) => void} render Makes a change, which is JSON: see `render.js`.
 */

/** @typedef {[message: string, value?: string]} EarlyTap The message of a control, and its value. */

/**
 * @typedef {"browser" | "clean" | "crashed" | "damaged" | "fault" | "missing" | "slow" | "start"
 *   | "unsaved"
 * } FailureName
 */

/**
 * @typedef {"card" | "chip" | "deal" | "end" | "lost" | "no" | "pass" | "pick" | "row" | "take" | "win"} SoundName
 */

/**
 * The saved texts: `game` (the saved game), `original` (the game set aside for it), `settings`,
 * `language`, `family` (the family board), `boards` (the boards that people have built), `sets` (the
 * picture sets), and `bots` (the bots of the workshop).
 *
 * @typedef {"boards" | "bots" | "family" | "game" | "language" | "original" | "sets" | "settings"
 * } TextName
 */

/** @typedef {"camera" | "file"} PhotoSource */

/** @typedef {[id: string, type: string, bytes?: Uint8Array]} SavedImage */

/**
 * Why something with images or sounds did not work: the user or the browser has `refused`, there is
 * `none` (no camera, no microphone), another program keeps it `busy`, the file is `too-large` or
 * `unreadable`, the browser cannot read `heic`, the device is `full`, the browser has it `unsupported`,
 * or the result would be `empty` (nothing chosen, drawn or heard).
 *
 * @typedef {"busy" | "empty" | "full" | "heic" | "none" | "refused" | "too-large" | "unreadable"
 *   | "unsupported"
 * } MediaFailure
 */

/** @typedef {[name: TextName, text: string]} DamagedText A text that could not be read as that. */

/**
 * What the first paint needs, in localStorage: `home` (a `StartupScreen`) and `language`. The browser
 * may lose it.
 *
 * @typedef {"home" | "language"} FirstPaintName
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
 * @typedef {"HomeIdle" | "SavedGameChanged" | "LinkChanged" | "LostGameLock" | "PawStopped"
 *   | "SelectionCleared" | `CardLifted ${number}` | `CellPicked ${string}`
 *   | "CameraOpened" | `ImageMade ${string}` | `SoundMade ${string}` | `MediaFailed ${MediaFailure}`
 *   | `LinkSent ${LinkResult}` | `NewsReceived ${News}` | `VoicesChanged ${string}`
 * } Message
 */

export const page = window.rowdyZoo;

/**
 * A channel to the other tabs; one that leads nowhere if the browser has none.
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

/** Version 0.1.0 put this before all its names, wherever the site was. */
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
