// Codes to look at.
import { drawCode } from "../device/draw_code.js";
import { together } from "./bridge.js";

together.drawCode = drawCode;
