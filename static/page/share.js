// Games that come and go: links that are shared or opened, and files that are opened.
const { rowdyZoo } = window;

const LARGEST = 1_000_000;
const TOO_LARGE = "";

async function copy(url) {
  try {
    await navigator.clipboard.writeText(url);
    return "copied";
  } catch {
    return "failed";
  }
}

async function send(url) {
  if (!navigator.share) return copy(url);
  try {
    await navigator.share({ title: document.title, url });
    return "shared";
  } catch (error) {
    return error.name === "AbortError" ? "" : copy(url);
  }
}

// By the device's own sheet, or else to the clipboard.
rowdyZoo.share = async (part) => {
  rowdyZoo.tell(`LinkSent ${await send(location.href.split("#")[0] + part)}`);
};

// The text of the file that somebody chooses; nothing if none is chosen.
rowdyZoo.askForFile = () =>
  new Promise((resolve) => {
    const input = document.createElement("input");
    input.type = "file";
    input.accept = ".json,application/json";
    input.onchange = async () => {
      const [file] = input.files;
      resolve(file.size > LARGEST ? TOO_LARGE : await file.text().catch(() => TOO_LARGE));
    };
    input.oncancel = () => resolve();
    input.click();
  });

window.addEventListener("hashchange", () => rowdyZoo.tell("LinkTouched"));
