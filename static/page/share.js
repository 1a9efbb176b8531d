// Shares games as links, and saves and opens them as files.
import { page, sendMessage } from "./bridge.js";

/** @import { LinkResult } from "./bridge.js" */

const FILE_NAME = "rowdy-zoo.json";
const FILE_TYPE = "application/json";
const MAX_FILE_BYTES = 1_000_000;
const UNREADABLE = "";
const REVOKE_AFTER = 1000;

/**
 * @param {string} url
 * @returns {Promise<LinkResult>}
 */
async function copy(url) {
  try {
    await navigator.clipboard.writeText(url);
    return "copied";
  } catch {
    return "failed";
  }
}

/**
 * Shares through the device's own dialog, or copies to the clipboard where there is none.
 *
 * @param {string} url
 * @returns {Promise<LinkResult>}
 */
async function share(url) {
  if (!navigator.share) return copy(url);
  try {
    await navigator.share({ title: document.title, url });
    return "shared";
  } catch (error) {
    const isCancelled = error instanceof Error && error.name === "AbortError";
    return isCancelled ? "" : copy(url);
  }
}

page.shareLink = async (hash) => {
  sendMessage(`LinkSent ${await share(location.href.split("#")[0] + hash)}`);
};

page.saveFile = (text) => {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: FILE_TYPE }));
  link.download = FILE_NAME;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), REVOKE_AFTER);
};

/** @param {File} file */
function readFile(file) {
  return file.size > MAX_FILE_BYTES ? UNREADABLE : file.text().catch(() => UNREADABLE);
}

page.openFile = () =>
  new Promise((resolve) => {
    const input = document.createElement("input");
    input.type = "file";
    input.accept = `.json,${FILE_TYPE}`;
    input.onchange = () => resolve(input.files?.[0] && readFile(input.files[0]));
    input.oncancel = () => resolve(undefined);
    input.click();
  });

window.addEventListener("hashchange", () => sendMessage("LinkChanged"));
