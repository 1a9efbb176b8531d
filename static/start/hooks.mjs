// Starts the game as soon as PyScript has Python and the game's files.
import { hooks } from "../../pyscript/core.js";
import { addArchive, settleMemory } from "./boot.mjs";

const page = globalThis.rowdyZoo;

function address(path) {
  return new URL(path, import.meta.url).href;
}

// The first paint does not wait for this sheet: home needs none of it before Python runs.
function styleRooms() {
  const sheet = document.createElement("link");
  sheet.rel = "stylesheet";
  sheet.href = address("../rooms.css");
  document.head.append(sheet);
  return new Promise((resolve) => sheet.addEventListener("load", resolve));
}

/** @returns {Promise<Uint8Array>} */
async function fetchModules() {
  const response = await fetch(address("../../rooms.zip"), { priority: "low" });
  if (!response.ok) throw new Error(response.url);
  return new Uint8Array(await response.arrayBuffer());
}

const roomsAreStyled = styleRooms();

// Opens the rooms: gives Python their modules.
async function open(python, fetched) {
  const modules = await fetched.catch(fetchModules);
  python.FS.writeFile("rooms.zip", modules);
  addArchive(python, "rooms.zip");
}

// Lets the page open the rooms: when the game has started, or when it needs one before.
function prepareRooms(python) {
  const fetched = fetchModules();
  let opening;
  fetched.catch(() => {});
  page.openRooms = () => {
    opening ??= open(python, fetched).catch((error) => {
      opening = undefined;
      page.showFailure("missing", "rooms.zip");
      throw error;
    });
    return opening;
  };
}

hooks.main.onReady.add(async ({ interpreter }) => {
  addArchive(interpreter, "game.zip");
  prepareRooms(interpreter);
  await roomsAreStyled;
  const game = interpreter.pyimport("game.start");
  await game.start();
  settleMemory(); // trick: kept-memory
  await page.openRooms();
  game.import_rooms();
  // PyScript would go on and load its own Python library, which the game does not use.
  await new Promise(() => {}); // trick: no-pyscript-python
});

// PyScript evaluates text for the hooks of workers, which the content security policy forbids. The
// game has no such workers.
for (const hook of Object.values(hooks.worker)) hook.clear(); // trick: no-worker-hooks
