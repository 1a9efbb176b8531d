// Opens the files of bots, and saves them.
import { chooseFiles, offerFile } from "../page/device/files.js";
import { workshop } from "./bridge.js";

const TYPE = "text/plain;charset=utf-8";
const ACCEPTED = ".py,text/x-python";
const MAX_FILES = 40;
const MAX_BYTES = 100_000;

workshop.saveText = (name, text) => offerFile(name, TYPE, text);

/** The name and the text of a file; null if it is too large or cannot be read. @param {File} file */
async function read(file) {
  if (file.size > MAX_BYTES) return null;
  return file.text().then(
    (text) => [file.name, text],
    () => null,
  );
}

workshop.openFiles = async (several) => {
  const chosen = await chooseFiles(ACCEPTED, several);
  const sorted = chosen.sort((one, other) => one.name.localeCompare(other.name));
  const texts = await Promise.all(sorted.slice(0, MAX_FILES).map(read));
  return JSON.stringify(texts.filter((found) => found));
};
