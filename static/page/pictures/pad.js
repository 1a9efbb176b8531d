// People draw on `<canvas id="pad">`. Its attributes are the tools: `data-colour` is a colour of CSS,
// `data-size` the width of the line in 512ths of the canvas, and `data-tool` is `pen` or `eraser`.
// `data-image` is the id of the image to begin with. The ground is transparent.
import { imagesOf } from "../device/images.js";
import { decode, pen } from "./pixels.js";

/** @import { Picture } from "./pixels.js" */
/** @typedef {[x: number, y: number]} Point in 512ths of the canvas */
/** @typedef {{ colour: string, width: number, isEraser: boolean, points: Point[] }} Stroke */

const SIDE = 512;
const WIDTH = 16;
const COLOUR = "#33291f";

/** The image shows at least this much of the canvas, and for a larger drawing all of it. */
const SMALLEST = 200;
const LARGEST = 470;
const MARGIN = 0.04;

/** The number of strokes between two copies of the drawing; copies make undo fast. */
const COPY_EACH = 32;

/** A larger touch is a palm, in pixels of the screen. */
const PALM = 70;

/** The milliseconds after the pen in which a touch is the palm of the same hand. */
const PEN_NEAR = 1000;

/** @type {HTMLCanvasElement | undefined} */
let canvas;

/** The picture under all strokes. @type {Picture | undefined} */
let base;

/** All strokes, with those that were undone; null clears the drawing. @type {(Stroke | null)[]} */
let strokes = [];

/** How many strokes are shown. */
let shown = 0;

/** Copies of the drawing, by the number of strokes. @type {Map<number, HTMLCanvasElement>} */
const copies = new Map();

/**
 * The stroke of the finger that draws.
 *
 * @type {{ pointer: number, kind: string, stroke: Stroke } | undefined}
 */
let current;

let lastPen = -PEN_NEAR;

/** @param {HTMLCanvasElement} target */
function context(target) {
  return Object.assign(pen(target), { lineCap: "round", lineJoin: "round" });
}

/** The middle of two points. @param {Point} one @param {Point} other @returns {Point} */
function middle([x, y], [u, v]) {
  return [(x + u) / 2, (y + v) / 2];
}

/**
 * Draws the stroke, beginning with this point: curves from middle to middle.
 *
 * @param {CanvasRenderingContext2D} to
 * @param {Stroke} stroke
 * @param {number} from
 */
function drawStroke(to, { colour, width, isEraser, points }, from = 0) {
  to.globalCompositeOperation = isEraser ? "destination-out" : "source-over";
  to.strokeStyle = colour;
  to.lineWidth = width;
  to.beginPath();
  if (from < 2) to.moveTo(...points[0]);
  else to.moveTo(...middle(points[from - 2], points[from - 1]));
  for (let i = Math.max(1, from); i < points.length; i += 1) {
    to.quadraticCurveTo(...points[i - 1], ...middle(points[i - 1], points[i]));
  }
  // A finger that does not move makes a dot: browsers draw no line without length.
  if (points.length === 1) to.lineTo(points[0][0] + 0.1, points[0][1]);
  to.stroke();
}

/**
 * Draws the end of a stroke, which the curves do not reach.
 *
 * @param {CanvasRenderingContext2D} to
 * @param {Stroke} stroke
 */
function drawEnd(to, { points }) {
  const [before, last] = points.slice(-2);
  if (!last) return;
  to.beginPath();
  to.moveTo(...middle(before, last));
  to.lineTo(...last);
  to.stroke();
}

/** @param {CanvasRenderingContext2D} to @param {Stroke | null} stroke */
function drawWhole(to, stroke) {
  if (!stroke) return to.clearRect(0, 0, SIDE, SIDE);
  drawStroke(to, stroke);
  drawEnd(to, stroke);
}

/** @param {CanvasImageSource} [picture] */
function drawFrom(picture) {
  const to = context(/** @type {HTMLCanvasElement} */ (canvas));
  to.globalCompositeOperation = "source-over";
  to.clearRect(0, 0, SIDE, SIDE);
  if (picture) to.drawImage(picture, 0, 0, SIDE, SIDE);
  return to;
}

function redraw() {
  if (!canvas) return;
  const known = Math.max(0, ...[...copies.keys()].filter((number) => number <= shown));
  const to = drawFrom(copies.get(known) ?? base);
  for (const stroke of strokes.slice(known, shown)) drawWhole(to, stroke);
  tell();
}

/** Shows in attributes of the canvas whether there is something to undo or redo. */
function tell() {
  canvas?.toggleAttribute("data-undo", shown > 0);
  canvas?.toggleAttribute("data-redo", shown < strokes.length);
}

/** Tells other modules that somebody has changed the drawing. */
function tellChange() {
  canvas?.dispatchEvent(new Event("drawn"));
}

/** @param {HTMLCanvasElement} drawing */
function copied(drawing) {
  const copy = Object.assign(document.createElement("canvas"), { width: SIDE, height: SIDE });
  pen(copy).drawImage(drawing, 0, 0);
  return copy;
}

/** Adds a stroke that is drawn already, and forgets the undone ones. @param {Stroke | null} stroke */
function add(stroke) {
  strokes = [...strokes.slice(0, shown), stroke];
  shown = strokes.length;
  for (const number of copies.keys()) if (number >= shown) copies.delete(number);
  if (canvas && shown % COPY_EACH === 0) copies.set(shown, copied(canvas));
  tell();
  tellChange();
}

/** @param {PointerEvent} event @returns {Point} */
function pointOf({ clientX, clientY }) {
  const { left, top, width, height } = /** @type {HTMLCanvasElement} */ (canvas).getBoundingClientRect();
  return [((clientX - left) / width) * SIDE, ((clientY - top) / height) * SIDE];
}

/** Whether the pointer is a palm, which does not draw. @param {PointerEvent} event */
function isPalm({ pointerType, width, height, timeStamp }) {
  if (pointerType !== "touch") return false;
  return Math.max(width, height) > PALM || timeStamp - lastPen < PEN_NEAR;
}

/** @param {PointerEvent} event */
function onPointerDown(event) {
  if (!canvas || event.button !== 0 || isPalm(event)) return;
  const { pointerId: pointer, pointerType: kind } = event;
  if (current) {
    if (kind !== "pen" || current.kind !== "touch") return;
    // The palm touched first, and now the pen.
    current = undefined;
    redraw();
  }
  event.preventDefault();
  canvas.setPointerCapture(pointer);
  const { colour = COLOUR, size, tool } = canvas.dataset;
  const width = Number(size) || WIDTH;
  const stroke = { colour, width, isEraser: tool === "eraser", points: [pointOf(event)] };
  current = { pointer, kind, stroke };
  drawStroke(context(canvas), stroke);
}

/** @param {PointerEvent} event */
function onPointerMove(event) {
  if (event.pointerType === "pen") lastPen = event.timeStamp;
  if (!canvas || current?.pointer !== event.pointerId) return;
  const { stroke } = current;
  const from = stroke.points.length;
  const events = event.getCoalescedEvents?.() ?? [];
  stroke.points.push(...(events.length ? events : [event]).map(pointOf));
  drawStroke(context(canvas), stroke, from);
}

/** @param {PointerEvent} event */
function onPointerUp(event) {
  if (!canvas || current?.pointer !== event.pointerId) return;
  const { stroke } = current;
  drawEnd(context(canvas), stroke);
  current = undefined;
  add(stroke);
}

/** @param {PointerEvent} event */
function onPointerCancel(event) {
  if (current?.pointer !== event.pointerId) return;
  current = undefined;
  redraw();
}

function forget() {
  [base, strokes, shown, current] = [undefined, [], 0, undefined];
  copies.clear();
}

/** Begins with the image of this id, if there is one. @param {string} id @param {HTMLCanvasElement} on */
async function begin(id, on) {
  const [image] = await imagesOf([id]);
  const picture = image && (await decode(new Blob([image.bytes], { type: image.type })).catch(() => {}));
  if (!picture || canvas !== on) return;
  base = picture;
  copies.clear();
  redraw();
}

/** Lets people draw on this canvas. @param {HTMLCanvasElement} next */
export function attach(next) {
  forget();
  canvas = Object.assign(next, { width: SIDE, height: SIDE });
  canvas.style.touchAction = "none";
  canvas.addEventListener("pointerdown", onPointerDown);
  canvas.addEventListener("pointermove", onPointerMove);
  canvas.addEventListener("pointerup", onPointerUp);
  canvas.addEventListener("pointercancel", onPointerCancel);
  if (canvas.dataset.image) begin(canvas.dataset.image, canvas);
}

/** Forgets the drawing, because the canvas is gone. */
export function detach() {
  forget();
  canvas = undefined;
}

/** Takes back the last stroke. */
export function undo() {
  if (current || shown === 0) return;
  shown -= 1;
  redraw();
  tellChange();
}

/** Draws the stroke again that was taken back last. */
export function redo() {
  if (current || shown === strokes.length) return;
  shown += 1;
  redraw();
  tellChange();
}

/** Clears the drawing, which can be undone. */
export function clear() {
  if (!canvas || current) return;
  add(null);
  redraw();
}

/** The smallest box around the drawing. @param {HTMLCanvasElement} drawing */
function inkOf(drawing) {
  const { data } = pen(drawing).getImageData(0, 0, SIDE, SIDE);
  const ink = { left: SIDE, top: SIDE, right: 0, bottom: 0 };
  for (let i = 3; i < data.length; i += 4) {
    if (!data[i]) continue;
    const x = (i >> 2) % SIDE;
    const y = Math.floor(i / (4 * SIDE));
    if (x < ink.left) ink.left = x;
    if (x > ink.right) ink.right = x;
    if (y < ink.top) ink.top = y;
    if (y > ink.bottom) ink.bottom = y;
  }
  return ink;
}

/** The whole canvas as it is. Undefined if nothing was drawn last. */
export function whole() {
  return canvas && strokes[shown - 1] ? copied(canvas) : undefined;
}

/** The drawing as a square that it fills, because a cell is small. Undefined if nothing is drawn. */
export function finished() {
  if (!canvas) return undefined;
  const copy = copied(canvas);
  const { left, top, right, bottom } = inkOf(copy);
  if (left > right) return undefined;
  const side = Math.max(SMALLEST, (1 + 2 * MARGIN) * Math.max(right - left, bottom - top));
  if (side > LARGEST) return copy;
  const square = Object.assign(document.createElement("canvas"), { width: SIDE, height: SIDE });
  const [x, y] = [(left + right - side) / 2, (top + bottom - side) / 2];
  pen(square).drawImage(copy, x, y, side, side, 0, 0, SIDE, SIDE);
  return square;
}
