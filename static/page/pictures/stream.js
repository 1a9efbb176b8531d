// Camera and microphone: one of them at a time, and neither while the page is hidden.
import { MediaError } from "../device/media_error.js";

/** @import { MediaFailure } from "../bridge.js" */

const root = document.documentElement;

/** @type {Record<string, MediaFailure>} */
const REASONS = {
  NotAllowedError: "refused",
  SecurityError: "refused",
  NotFoundError: "none",
  OverconstrainedError: "none",
  NotReadableError: "busy",
  AbortError: "busy",
};

/** @type {MediaStream | undefined} */
let stream;

/** Runs when the stream is switched off. @type {() => void} */
let whenClosed = () => {};

/** Counts the requests, to ignore the answer to an earlier one. */
let asked = 0;

/** @param {MediaStream} [ended] */
function stop(ended) {
  ended?.getTracks().forEach((track) => track.stop());
}

/** Switches off camera and microphone. */
export function closeStream() {
  asked += 1;
  stop(stream);
  stream = undefined;
  delete root.dataset.media;
  const tell = whenClosed;
  whenClosed = () => {};
  tell();
}

/**
 * Switches on the camera or the microphone; undefined if somebody closed it before it was open.
 *
 * @param {MediaStreamConstraints} what
 * @param {"camera" | "recording"} name the value of `data-media` of the page meanwhile
 * @param {() => void} onClosed runs when it is switched off
 */
export async function openStream(what, name, onClosed) {
  closeStream();
  const question = asked;
  if (!isSecureContext) throw new MediaError("not-secure");
  if (!navigator.mediaDevices?.getUserMedia) throw new MediaError("unsupported");
  /** @type {MediaStream} */
  let opened;
  try {
    opened = await navigator.mediaDevices.getUserMedia(what);
  } catch (error) {
    if (question !== asked) return undefined;
    throw new MediaError(REASONS[error instanceof Error ? error.name : ""] ?? "unsupported");
  }
  if (question !== asked || document.hidden) {
    stop(opened);
    return undefined;
  }
  stream = opened;
  whenClosed = onClosed;
  root.dataset.media = name;
  return stream;
}

// Never film or record people who do not see the page.
document.addEventListener("visibilitychange", () => {
  if (document.hidden) closeStream();
});
