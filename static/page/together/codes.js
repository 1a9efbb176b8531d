// Codes to look at, and codes to send: the page's address with a hash.
import { page } from "../bridge.js";
import { drawCode } from "../device/draw_code.js";
import { share } from "../device/files.js";
import { together } from "./bridge.js";

together.drawCode = (hash) => drawCode(page.addressWith(hash));

together.sendCode = (hash) => share(page.addressWith(hash));
