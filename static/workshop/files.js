// Opens the files of bots, and saves them.
import { workshop } from "./bridge.js";

const TYPE = "text/plain;charset=utf-8";
const MAX_FILES = 40;
const MAX_BYTES = 100_000;
const REVOKE_AFTER = 1000;

workshop.saveText = (name, text) => {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: TYPE }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), REVOKE_AFTER);
};

/** The name and the text of a file; null if it is too large or cannot be read. @param {File} file */
async function read(file) {
  if (file.size > MAX_BYTES) return null;
  return file.text().then(
    (text) => [file.name, text],
    () => null,
  );
}

/** @param {FileList | null} files */
async function readAll(files) {
  const chosen = [...(files ?? [])].sort((one, other) => one.name.localeCompare(other.name));
  return (await Promise.all(chosen.slice(0, MAX_FILES).map(read))).filter((found) => found);
}

workshop.openFiles = (several) =>
  new Promise((resolve) => {
    const input = document.createElement("input");
    input.type = "file";
    input.accept = ".py,text/x-python";
    input.multiple = several;
    input.onchange = async () => resolve(JSON.stringify(await readAll(input.files)));
    input.oncancel = () => resolve("[]");
    input.click();
  });
