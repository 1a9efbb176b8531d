// Shows a photo or the camera's picture on `<canvas id="crop">`. There people choose a square of it.
// The canvas has the attribute `data-photo` while it shows a photo.
import { sendMessage } from "../bridge.js";
import { pen } from "./pixels.js";
import { closeStream, openStream } from "./stream.js";
import { MediaError, whyOf } from "../device/media_error.js";
import { doJob } from "./work.js";
import { wordOf } from "./photos.js";

/** @import { Picture } from "./pixels.js" */

const SIDE = 512;
const MIN_SIDE = 128;
const MAX_ZOOM = 8;
const STEP = 1.2;
const WHEEL = 0.002;
const MOVE = 24;

/** @type {MediaStreamConstraints} */
const CAMERA = {
  video: { facingMode: "environment", width: { ideal: 960 }, height: { ideal: 720 } },
};

/** @type {HTMLCanvasElement | undefined} */
let canvas;

/** @type {Picture | undefined} */
let photo;

/** What the camera shows. @type {HTMLVideoElement | undefined} */
let video;

/** The middle of the square, in pixels of the photo, and the enlargement. */
let view = { x: 0, y: 0, zoom: 1 };

/** Where the fingers are. @type {Map<number, { x: number, y: number }>} */
const pointers = new Map();

let isDrawing = false;

/** Whether the camera starts again when the page is visible again. */
let isPaused = false;

/** Counts the files and cameras that were opened, to ignore a file that was read too late. */
let opened = 0;

/** The file that is read; the number of `opened`, or 0. */
let reading = 0;

/** Whether a file is read, which is not yet shown. */
export const isReading = () => reading === opened && reading > 0;

/** @returns {{ picture: CanvasImageSource, width: number, height: number } | undefined} */
function source() {
  if (photo) return { picture: photo, width: photo.width, height: photo.height };
  if (!video?.videoWidth) return undefined;
  return { picture: video, width: video.videoWidth, height: video.videoHeight };
}

/** @param {number} value @param {number} low @param {number} high */
function within(value, low, high) {
  return Math.min(Math.max(value, low), high);
}

/** The chosen square. @param {{ width: number, height: number }} size */
function chosen({ width, height }) {
  const side = Math.min(width, height) / view.zoom;
  view.x = within(view.x, side / 2, width - side / 2);
  view.y = within(view.y, side / 2, height - side / 2);
  return { left: view.x - side / 2, top: view.y - side / 2, side };
}

/** @param {HTMLCanvasElement} to */
function paint(to) {
  const found = source();
  const context = pen(to);
  context.clearRect(0, 0, to.width, to.height);
  if (!found) return;
  const { left, top, side } = chosen(found);
  context.drawImage(found.picture, left, top, side, side, 0, 0, to.width, to.height);
}

function draw() {
  isDrawing = false;
  if (!canvas) return;
  paint(canvas);
  if (video && !photo) redraw();
}

function redraw() {
  if (isDrawing) return;
  isDrawing = true;
  requestAnimationFrame(draw);
}

/** @param {Picture} [next] */
function showPhoto(next) {
  if (photo && "close" in photo) photo.close();
  photo = next;
  if (next) view = { x: next.width / 2, y: next.height / 2, zoom: 1 };
  canvas?.toggleAttribute("data-photo", Boolean(next));
  redraw();
}

/** How many pixels of the photo one pixel of the screen shows. */
function scale() {
  const found = source();
  return found && canvas ? chosen(found).side / (canvas.clientWidth || SIDE) : 0;
}

/** Moves the photo by pixels of the screen. @param {number} right @param {number} down */
function move(right, down) {
  const factor = scale();
  view.x -= right * factor;
  view.y -= down * factor;
  redraw();
}

/**
 * Enlarges the photo; the point under the pointer stays where it is.
 *
 * @param {number} factor
 * @param {{ x: number, y: number }} [point] in pixels of the screen, from the middle of the canvas
 */
function zoom(factor, point = { x: 0, y: 0 }) {
  const before = scale();
  view.zoom = within(view.zoom * factor, 1, MAX_ZOOM);
  const change = before - scale();
  view.x += point.x * change;
  view.y += point.y * change;
  redraw();
}

/** @param {number} steps */
export function zoomBy(steps) {
  zoom(STEP ** steps);
}

/** @param {{ clientX: number, clientY: number }} event */
function fromMiddle({ clientX, clientY }) {
  const box = /** @type {HTMLCanvasElement} */ (canvas).getBoundingClientRect();
  return { x: clientX - box.left - box.width / 2, y: clientY - box.top - box.height / 2 };
}

/** The middle of the fingers, and the distance of two fingers. */
function grip() {
  const [one, other = one] = pointers.values();
  const middle = { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
  return { ...middle, apart: Math.hypot(one.x - other.x, one.y - other.y) };
}

/** @param {PointerEvent} event */
function onPointerMove(event) {
  if (!pointers.has(event.pointerId)) return;
  const before = grip();
  pointers.set(event.pointerId, fromMiddle(event));
  const after = grip();
  move(after.x - before.x, after.y - before.y);
  if (before.apart && after.apart) zoom(after.apart / before.apart, after);
}

/** @param {PointerEvent} event */
function onPointerDown(event) {
  if (pointers.size >= 2) return;
  canvas?.setPointerCapture(event.pointerId);
  pointers.set(event.pointerId, fromMiddle(event));
}

/** @param {PointerEvent} event */
function onPointerEnd(event) {
  pointers.delete(event.pointerId);
}

/** @param {WheelEvent} event */
function onWheel(event) {
  event.preventDefault();
  zoom(Math.exp(-event.deltaY * WHEEL), fromMiddle(event));
}

/** @type {Record<string, () => void>} */
const KEYS = {
  "+": () => zoomBy(1),
  "=": () => zoomBy(1),
  "-": () => zoomBy(-1),
  ArrowLeft: () => move(-MOVE, 0),
  ArrowRight: () => move(MOVE, 0),
  ArrowUp: () => move(0, -MOVE),
  ArrowDown: () => move(0, MOVE),
};

/** @param {KeyboardEvent} event */
function onKey(event) {
  if (event.ctrlKey || event.metaKey || event.altKey || !Object.hasOwn(KEYS, event.key)) return;
  event.preventDefault();
  event.stopPropagation();
  KEYS[event.key]();
}

/** Shows the photo on this canvas. @param {HTMLCanvasElement} next */
export function attach(next) {
  canvas = Object.assign(next, { width: SIDE, height: SIDE });
  canvas.style.touchAction = "none";
  canvas.toggleAttribute("data-photo", Boolean(photo));
  canvas.addEventListener("pointerdown", onPointerDown);
  canvas.addEventListener("pointermove", onPointerMove);
  canvas.addEventListener("lostpointercapture", onPointerEnd);
  canvas.addEventListener("wheel", onWheel, { passive: false });
  canvas.addEventListener("keydown", onKey);
  redraw();
}

/** Forgets the photo and switches off the camera, because the canvas is gone. */
export function detach() {
  opened += 1;
  canvas = undefined;
  pointers.clear();
  closeCamera();
  showPhoto();
}

function closeCamera() {
  isPaused = false;
  if (video) closeStream();
}

function forgetCamera() {
  video = undefined;
  isPaused = document.hidden;
  redraw();
}

/** Shows the photo of a file. @param {File} file */
export async function openFile(file) {
  opened += 1;
  const mine = opened;
  reading = mine;
  try {
    const picture = await doJob("photo", file);
    if (mine !== opened) return;
    closeCamera();
    showPhoto(picture);
    sendMessage(`PhotoOpened ${wordOf(file)}`);
  } catch (error) {
    if (mine === opened) sendMessage(`MediaFailed ${whyOf(error)}`);
  } finally {
    if (mine === reading) reading = 0;
  }
}

/** Shows what the camera sees until somebody takes a photo. */
export async function openCamera() {
  opened += 1;
  isPaused = false;
  showPhoto();
  try {
    const stream = await openStream(CAMERA, "camera", forgetCamera);
    if (!stream) return;
    // Somebody pulls the camera out, or forbids it. The answer to a new question says what is wrong.
    stream.getVideoTracks()[0].onended = openCamera;
    video = Object.assign(document.createElement("video"), { muted: true, playsInline: true });
    video.srcObject = stream;
    await video.play();
    view = { x: video.videoWidth / 2, y: video.videoHeight / 2, zoom: 1 };
    redraw();
    sendMessage("CameraOpened");
  } catch (error) {
    // A camera that was closed before it could play is no failure.
    if (error instanceof MediaError) sendMessage(`MediaFailed ${error.why}`);
  }
}

/** Keeps what the camera sees right now, and switches it off. */
export function takePhoto() {
  const found = source();
  if (!video || !found) return;
  const { width, height } = found;
  const frame = Object.assign(document.createElement("canvas"), { width, height });
  pen(frame).drawImage(found.picture, 0, 0);
  const { x, y, zoom: enlarged } = view;
  closeCamera();
  showPhoto(frame);
  view = { x, y, zoom: enlarged };
}

/** The chosen square; undefined if there is no photo. */
export function finished() {
  takePhoto();
  const found = source();
  if (!found) return undefined;
  const side = Math.round(within(chosen(found).side, MIN_SIDE, SIDE));
  const square = Object.assign(document.createElement("canvas"), { width: side, height: side });
  paint(square);
  return square;
}

document.addEventListener("visibilitychange", () => {
  if (isPaused && !document.hidden) openCamera();
});
