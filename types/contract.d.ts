// The contract with Python. `python -m tools.site.contract` writes this file from the protocols in
// `game/ui/browser/`: change `bridge.py`, `together_bridge.py` or `workshop_bridge.py`. None and
// False of Python are undefined and false here.

/** The message of a control as text, and the control's value if it has one. */
export type EarlyTap = [string, string | undefined];

/** The failures that `loading_messages` has a text for. */
export type FailureName = "address" | "browser" | "clean" | "crashed" | "damaged" | "fault" | "file" | "missing" | "network" | "slow" | "start" | "type" | "unsaved";

/**
 * The texts in the database.
 *
 * `game` is the saved game, `devices` who shares it, and `shelf` the games that were set aside for
 * others. Older versions had one such game, `original`. `boards` are those that people have built,
 * `drafts` those that are not finished, `sets` the picture sets, and `bots` the bots of the workshop.
 */
export type TextName = "boards" | "bots" | "devices" | "drafts" | "family" | "game" | "language" | "original" | "puzzles" | "sets" | "settings" | "shelf";

/**
 * The texts in localStorage, which the first paint needs and the browser may lose.
 *
 * `home` is a `StartupScreen` of `bridge.js`.
 */
export type FirstPaintName = "home" | "language";

/** What became of a link: a `LinkResult` of `bridge.js`. */
export type SharedLink = "copied" | "failed" | "shared" | "";

export type PhotoSource = "camera" | "file" | "several";

/** A value of `Sound`. */
export type SoundName = "deal" | "pick" | "chip" | "card" | "take" | "row" | "pass" | "turn" | "no" | "win" | "lost" | "end";

/** What Python reads and calls on the page. */
export interface Page {
  /** The taps on the start-up screen, oldest first. */
  earlyTaps: EarlyTap[];

  /** The settings that the start-up screen shows, as JSON; empty for the defaults. */
  shownSettings: string;

  /** A family board with the person whose meadow the start-up screen shows, as JSON, or empty. */
  shownFamily: string;

  /** The number of games that the start-up screen offers to go on with. */
  shownGames: number;

  /**
   * Gives Python the modules that all screens but home need.
   *
   * Without a network it may fail; the page says so, and the next call tries again.
   */
  addLaterModules: () => Promise<void>;

  /** Receives each message of the page as text. Python sets it. */
  onMessage: (given0: string) => unknown;

  /** Ends the start-up: Python handles the taps from now on. */
  markPlayable: () => void;

  /** Shows a failure and what to do about it. Some failures are about a file. */
  showFailure: (name: FailureName, file?: string) => void;

  /** Offers all that is saved here as one file; False if it cannot be read. */
  saveEverything: () => Promise<boolean>;

  /** Deletes all that is saved here, and loads the page again. */
  deleteEverything: () => unknown;

  /** Loads the page again, with the new version if one is waiting. */
  reload: () => unknown;

  /**
   * The name in the browser's storage for something of this site.
   *
   * With it, two copies of the game on one origin have nothing in common.
   */
  storageKey: (name: string) => string;

  /** The saved text of that name; None if there is none or it cannot be read. */
  readText: (name: TextName) => Promise<string | undefined>;

  /**
   * Begins at once to save the text, or to delete it if it is None.
   *
   * False if the device does not take it.
   */
  writeText: (name: TextName, text?: string) => Promise<boolean>;

  /** Whether the last write that failed did so because the device has no room. */
  isFull: () => boolean;

  /**
   * Saves what the function makes of the saved text; no other tab can write in between.
   *
   * It calls the function again if it must write again.
   */
  changeText: (name: TextName, change: (given0: string | undefined) => string) => Promise<boolean>;

  /**
   * Saves what the function makes of the saved texts of these names, all or none.
   *
   * No other tab can write in between. Where the function returns None, the text is deleted.
   */
  changeTexts: (change: (given0: (string | undefined)[]) => (string | undefined)[], ...names: TextName[]) => Promise<boolean>;

  /**
   * Moves the text to the damaged ones, if it is still the saved text of that name.
   *
   * If that fails, nothing can be saved under that name, so that nothing overwrites the text.
   */
  setAside: (name: TextName, text: string) => Promise<boolean>;

  /** The damaged texts, oldest first, each with the name that it had. */
  readDamaged: () => Promise<["boards" | "bots" | "drafts" | "family" | "game" | "original" | "puzzles" | "sets" | "settings" | "shelf", string][]>;

  /** Deletes the text, wherever it is. */
  deleteDamaged: (text: string) => Promise<boolean>;

  /**
   * Claims the saved game for this tab; says whether this tab has it now.
   *
   * Only with `takeOver` does another tab lose it.
   */
  claimGame: (takeOver: boolean) => Promise<boolean>;

  /** Whether this tab has the saved game. */
  holdsGame: () => boolean;

  /** Lets other tabs claim the saved game. */
  releaseGame: () => unknown;

  /**
   * Makes the symbols of these own pictures, and plays these voices; drops those before.
   *
   * The JSON is `{"faces": {"own-lion-board": FACE}, "voices": {"lion": ID or ""}}`. A face is
   * `{"image": ID}`, `{"word": TEXT}` or `{"art": NAME}`.
   */
  applySet: (json: string) => Promise<void>;

  /** Adds the symbols of the art library to the page. */
  fetchLibrary: () => Promise<void>;

  /**
   * Shows a chosen photo on the canvas `crop`, or what the camera sees.
   *
   * It makes an image of each of several photos. `PhotosComing` tells how many there are.
   */
  openPhoto: (source: PhotoSource) => void;

  /** Keeps what the camera sees right now. */
  takePhoto: () => unknown;

  /** Enlarges the photo by this number of steps. */
  zoomPhoto: (steps: number) => unknown;

  /** Takes back the last stroke on the canvas `pad`. */
  undoStroke: () => unknown;

  /** Draws the stroke again that was taken back last. */
  redoStroke: () => unknown;

  /** Clears the canvas `pad`, which can be undone. */
  clearPad: () => unknown;

  /** Makes an image of what the canvas shows; `ImageMade` tells its id. */
  finishImage: () => void;

  /** Records a sound of at most two seconds; `SoundMade` tells its id. */
  recordSound: () => unknown;

  /** Lets the user choose a file with a sound; `SoundMade` tells the id of its beginning. */
  openSound: () => unknown;

  /** Ends the recording. */
  stopSound: () => unknown;

  /** Switches off camera and microphone; a recording is lost. */
  closeMedia: () => unknown;

  /** Plays a recorded sound. */
  playSaved: (id: string) => void;

  /**
   * Saves the image or sound that was just made.
   *
   * The texts that are saved in the same task are saved with it, or not at all. False if the
   * device does not take it.
   */
  saveImage: (id: string) => Promise<boolean>;

  /** Deletes the images and sounds whose ids no saved text names. */
  dropImages: () => Promise<boolean>;

  /** The images and sounds of these ids, with types and bytes; None for a missing one. */
  readImages: (...ids: string[]) => Promise<[string, string, Uint8Array<ArrayBuffer> | undefined][]>;

  /**
   * Decodes an image or sound of an unknown source, and encodes it again.
   *
   * `saveImage` saves it under this new id. False if it cannot be read.
   */
  adoptImage: (id: string, bytes: Uint8Array<ArrayBuffer>) => Promise<boolean>;

  /** Offers a file. */
  saveBytes: (name: string, type: string, ...parts: Uint8Array<ArrayBuffer>[]) => void;

  /**
   * The bytes of a file that the user chooses.
   *
   * None if the user chooses none, empty if the file is too large or unreadable.
   */
  openBytes: (accept: string, maxBytes: number) => Promise<Uint8Array<ArrayBuffer> | undefined>;

  /** Offers a game as a file. */
  saveFile: (text: string) => void;

  /**
   * The text of a file that the user chooses.
   *
   * None if the user chooses none, empty if the file is too large or unreadable.
   */
  openFile: () => Promise<string | undefined>;

  /** The address of the game with this hash, on whatever page it is played. */
  addressWith: (hash: string) => string;

  /** Shares the address with these words, or copies it; says what became of it. */
  shareLink: (address: string, words?: string) => Promise<SharedLink>;

  /** Plays the sound of that name. */
  playSound: (name: SoundName) => void;

  /**
   * Lets the animal of the card call.
   *
   * Its pictures answer from these sides, -1 (left) to 1 (right).
   */
  playCall: (card: string, softly: boolean, ...answers: number[]) => void;

  /** Lets the animals of these cards call one after the other, then the fanfare. */
  playRow: (...row: string[]) => void;

  /** Lets these animals call one after the other. */
  playTalk: (...animals: string[]) => void;

  /** Shows how an animal or another toy of the meadow answers a touch. */
  playToy: (name: string) => void;

  /** Says the text of the element with that id aloud after a pause, unless it is gone. */
  speak: (text: string, element: string, seconds: number) => void;

  /** Stops each sound and voice, also those that are about to begin. */
  silence: () => void;

  /** Makes the page show the HTML, unless it shows the same tags and texts already. */
  show: (html: string) => void;

  /** Makes the change, a `Change` of `frame/changes.py` as JSON, and moves what moves. */
  render: (change: string) => void;
}

/**
 * What Python reads and calls to join devices; `fetch` gives it.
 *
 * A link is a connection to one other device, for texts. Its number is not used again while the
 * page is open. Python sets the members that begin with `on`.
 */
export interface Together {
  /** Whether the browser can make links. */
  canLink: boolean;

  /** The link can carry texts in both directions. */
  onOpened: (given0: number) => unknown;

  /**
   * The other device has sent a text of at most 65,536 characters.
   *
   * A longer one comes as an empty text, and so do bytes.
   */
  onText: (given0: number, given1: string) => unknown;

  /**
   * The other device has not been heard for four seconds (True), or is heard again (False).
   *
   * Firefox waits for eight seconds, since it hears others more rarely. Texts for a silent device
   * wait for it.
   */
  onSilence: (given0: number, given1: boolean) => unknown;

  /**
   * The link is gone: closed by the other device, silent for two minutes, or never opened.
   *
   * The device may be on its way back by a new link. No link that Python closes is told.
   */
  onClosed: (given0: number) => unknown;

  /** The camera's picture is shown. The value is True if `turnCamera` has another camera. */
  onCameraOpened: (given0: boolean) => unknown;

  /** The camera cannot be used; the text is a `MediaFailure` of `bridge.js`. */
  onCameraFailed: (given0: string) => unknown;

  /** The camera sees a code with this text. Each text comes once after `scanCodes`. */
  onCode: (given0: string) => unknown;

  /**
   * A new link, and the offer for the other device: a session description.
   *
   * It has all addresses that the browser finds in three seconds. None if it makes no offer.
   */
  offerLink: () => Promise<[number, string] | undefined>;

  /**
   * A new link to the device that made the offer, and the answer for that device.
   *
   * None if the browser does not accept the offer.
   */
  answerOffer: (offer: string) => Promise<[number, string] | undefined>;

  /**
   * Connects the link that `offerLink` made; False if the browser does not accept the answer.
   *
   * `onOpened` tells that it is open. `onClosed` comes if it is not open after 30 seconds.
   */
  acceptAnswer: (link: number, answer: string) => Promise<boolean>;

  /** Sends the text; does nothing if the link is not open. */
  sendText: (link: number, text: string) => void;

  /** Closes the link after all texts are sent. No event of this link comes after the call. */
  closeLink: (link: number) => void;

  /**
   * The address as a QR code: the side of a square, and a path of SVG.
   *
   * The path fills the black squares. Around them four units stay white.
   */
  drawCode: (address: string) => [number, string];

  /** Whether the device has a camera that the page may ask for. */
  hasCamera: () => Promise<boolean>;

  /**
   * Shows what the front camera sees in the `<video>` with that id, and reads QR codes.
   *
   * The element has the attribute `data-mirrored` if its picture must be mirrored. The camera is
   * switched off when the element is gone.
   */
  scanCodes: (video: string) => void;

  /** Shows what another camera sees. */
  turnCamera: () => unknown;

  /** Switches off the camera. */
  stopScanning: () => unknown;
}

/** The script that joins devices. */
export interface TogetherModule {
  /** What it can do. */
  together: Together;
}

/** What the page has beside the members of `Page`. */
export interface TogetherPage {
  /** Fetches the script; raises an error of JavaScript if that fails. */
  fetchTogether: () => Promise<TogetherModule>;
}

/** A place in which a bot runs; its answers are JSON texts. */
export interface Sandbox {
  /** Runs the code of a bot. */
  load: (code: string) => Promise<string>;

  /** Asks the bot what it plays. */
  choose: (seen: string) => Promise<string>;

  /** Asks the bot line by line. The answer has the steps, and no action. */
  step: (seen: string) => Promise<string>;

  /** Reads code without running it. */
  check: (code: string) => Promise<string>;

  /** Ends the bot. A question that waits gets the answer "ended". */
  end: () => void;
}

/** What Python calls on the page of the workshop. */
export interface Workshop {
  /** Receives the code when it has changed. Python sets it. */
  onCode: (given0: string) => unknown;

  /** Shows the editor. The words are `EditorWords` of `bridge.js` as JSON. */
  openEditor: (words: string) => Promise<void>;

  /** Gives the editor another code, which cannot be undone. */
  setCode: (code: string) => void;

  /** Marks a line of the code; 0 marks none. */
  markFault: (line: number, text: string) => void;

  /** A new place in which a bot runs. */
  newSandbox: () => Sandbox;

  /**
   * The names and texts of the files that the user chooses, as JSON.
   *
   * An empty list if the user chooses none.
   */
  openFiles: (several: boolean) => Promise<string>;

  /**
   * Shares the page's address with this hash. Resolves to shared, copied or failed.
   *
   * An empty text if the user has changed their mind.
   */
  shareLink: (hash: string) => Promise<string>;

  /** A code for cameras: the squares of a side, and the black ones as a path of SVG. */
  drawCode: (hash: string) => [number, string];

  /** Offers the text as a file. */
  saveText: (name: string, text: string) => void;
}
