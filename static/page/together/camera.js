// Shows what a camera sees, and reads the QR codes in it. The camera is on only while its picture is shown.
import { MediaError } from "../device/media_error.js";
import { closeStream, openStream } from "../pictures/stream.js";
import { codeReader } from "./reader.js";
import { together } from "./bridge.js";

/** Milliseconds between two looks. A slow device rests this many times as long as a look takes. */
const LOOK = 100;
const REST = 2;

const SIZE = { width: { ideal: 1280 }, height: { ideal: 720 } };

/** The id of the element that shows the picture; empty while nothing is scanned. */
let element = "";

/** Which camera. @type {MediaTrackConstraints} */
let wanted = {};

/** @type {MediaStream | undefined} */
let stream;

/** What was read since `scanCodes`. @type {Set<string>} */
const told = new Set();

async function cameras() {
  const devices = await navigator.mediaDevices.enumerateDevices();
  return devices.filter(({ kind }) => kind === "videoinput");
}

/** What the camera says of itself. @param {MediaStream} shown */
function settings(shown) {
  return shown.getVideoTracks()[0].getSettings();
}

/** The element, which shows the stream; undefined if there is no such element. @param {MediaStream} shown */
function screenFor(shown) {
  const video = document.getElementById(element);
  if (!(video instanceof HTMLVideoElement)) return undefined;
  if (video.srcObject !== shown) {
    Object.assign(video, { muted: true, playsInline: true, srcObject: shown });
    video.toggleAttribute("data-mirrored", settings(shown).facingMode !== "environment");
    video.play().catch(() => {}); // It is gone already, or another stream comes.
  }
  return video;
}

/** Looks again and again until another stream or none is open. @param {MediaStream} shown */
async function watch(shown) {
  const read = await codeReader();
  while (shown === stream) {
    const video = screenFor(shown);
    if (!video) {
      together.stopScanning();
      return;
    }
    const began = performance.now();
    const text = video.videoWidth ? await read(video) : "";
    const rest = Math.max(LOOK, REST * (performance.now() - began));
    if (shown === stream && text && !told.has(text)) {
      told.add(text);
      together.onCode(text);
    }
    await new Promise((resolve) => setTimeout(resolve, rest));
  }
}

async function open() {
  try {
    const opened = await openStream({ video: { ...SIZE, ...wanted } }, "camera", () => {
      stream = undefined;
    });
    if (!opened) return;
    stream = opened;
    // Somebody pulls the camera out, or forbids it. The answer to a new question says what is wrong.
    opened.getVideoTracks()[0].onended = open;
    watch(opened).catch((error) => fail(error));
    together.onCameraOpened((await cameras()).length > 1);
  } catch (error) {
    fail(error);
  }
}

/** @param {unknown} error */
function fail(error) {
  together.stopScanning();
  together.onCameraFailed(error instanceof MediaError ? error.why : "unsupported");
}

together.hasCamera = async () => {
  try {
    return isSecureContext && (await cameras()).length > 0;
  } catch {
    return false; // The browser has no cameras, or hides them.
  }
};

together.scanCodes = (video) => {
  element = video;
  wanted = { facingMode: "user" };
  told.clear();
  open();
};

// A camera that does not say where it looks is followed by the next one of the list.
together.turnCamera = async () => {
  if (!stream) return;
  const { facingMode, deviceId } = settings(stream);
  if (facingMode === "user" || facingMode === "environment") {
    wanted = { facingMode: facingMode === "user" ? "environment" : "user" };
  } else {
    const ids = (await cameras()).map((camera) => camera.deviceId);
    wanted = { deviceId: { exact: ids[(ids.indexOf(deviceId ?? "") + 1) % ids.length] } };
  }
  await open();
};

together.stopScanning = () => {
  if (element) closeStream();
  element = "";
  stream = undefined;
};

// `stream.js` switches the camera off while the page is hidden.
document.addEventListener("visibilitychange", () => {
  if (!document.hidden && document.getElementById(element)) open();
});
