// Several devices, one game: all that joins them.
import "./camera.js";
import "./codes.js";
import "./links.js";

export { together } from "./bridge.js";
