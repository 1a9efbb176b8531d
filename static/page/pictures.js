// Pictures and sounds that people make. The folder `pictures` has the modules that make and show them;
// the page fetches one when somebody needs it.
import { page, sendMessage } from "./bridge.js";
import { afterEachChange } from "./screen/render.js";
import { chooseFiles } from "./device/files.js";

const ACCEPTED = "image/*";

/** The canvas of the dialog that is open. @type {HTMLCanvasElement | null} */
let canvas = null;

/** Whether a set is in use. */
let isApplied = false;

/** The newest set. While the module is fetched, calls may reach it in another order. */
let lastSet = "";

/**
 * Uses a module. If it cannot be fetched, Python gets a message.
 *
 * @template Module, Result
 * @param {Promise<Module>} importing
 * @param {(module: Module) => Result} use
 * @returns {Promise<Awaited<Result> | undefined>}
 */
async function using(importing, use) {
  try {
    return await use(await importing);
  } catch (error) {
    console.warn(error);
    sendMessage("MediaFailed unsupported");
    return undefined;
  }
}

const editor = () => import("./pictures/editor.js");

afterEachChange(() => {
  const before = canvas;
  const found = document.getElementById("pad") ?? document.getElementById("crop");
  if (found === before) return;
  canvas = found instanceof HTMLCanvasElement ? found : null;
  using(editor(), ({ change }) => change(canvas, before));
});

page.applySet = async (json) => {
  const set = JSON.parse(json);
  const isEmpty = Object.keys({ ...set.faces, ...set.voices }).length === 0;
  if (isEmpty && !isApplied) return;
  isApplied = !isEmpty;
  lastSet = json;
  try {
    const { applySet } = await import("./pictures/apply_set.js");
    if (json === lastSet) await applySet(set);
  } catch (error) {
    // Without the module the places of the animals stay empty, and the game goes on.
    console.warn(error);
  }
};

page.fetchLibrary = () => using(import("./pictures/apply_set.js"), ({ fetchLibrary }) => fetchLibrary());

page.openPhoto = (source) => {
  if (source === "camera") {
    using(editor(), ({ crop }) => crop.openCamera());
    return;
  }
  const choosing = chooseFiles(ACCEPTED, source === "several");
  if (source === "several") {
    using(import("./pictures/photos.js"), ({ add }) => add(choosing));
    return;
  }
  using(editor(), async ({ crop }) => {
    const [file] = await choosing;
    if (file) await crop.openFile(file);
  });
};

for (const kind of ["dragover", "drop"]) {
  document.addEventListener(kind, (event) => {
    const { dataTransfer } = /** @type {DragEvent} */ (event);
    const isOnSet = document.querySelector(".own-pictures");
    if (!isOnSet || !dataTransfer?.types.includes("Files")) return;
    // Else the browser shows the file in the place of the game.
    event.preventDefault();
    if (kind === "dragover" || document.querySelector("dialog")) return;
    // What was dropped is there only in the task of the drop.
    const dropped = [...dataTransfer.items].map((item) => {
      const entry = item.webkitGetAsEntry();
      return entry?.isDirectory ? entry : item.getAsFile();
    });
    using(import("./pictures/photos.js"), ({ add, filesOf }) => add(filesOf(dropped)));
  });
}

page.takePhoto = () => using(editor(), ({ crop }) => crop.takePhoto());
page.zoomPhoto = (steps) => using(editor(), ({ crop }) => crop.zoomBy(steps));
page.undoStroke = () => using(editor(), ({ pad }) => pad.undo());
page.redoStroke = () => using(editor(), ({ pad }) => pad.redo());
page.clearPad = () => using(editor(), ({ pad }) => pad.clear());

page.finishImage = () => {
  const finished = canvas;
  if (finished) using(editor(), ({ finish }) => finish(finished));
};

page.recordSound = () => using(import("./pictures/microphone.js"), ({ record }) => record());
page.openSound = () => {
  const choosing = chooseFiles("audio/*");
  using(import("./pictures/microphone.js"), ({ open }) => open(choosing));
};
page.stopSound = () => using(import("./pictures/microphone.js"), ({ stop }) => stop());
page.closeMedia = () => using(import("./pictures/stream.js"), ({ closeStream }) => closeStream());

page.adoptImage = async (id, bytes) => {
  const isRead = await using(import("./pictures/adopt.js"), ({ adopt }) => adopt(id, bytes));
  return isRead ?? false;
};
