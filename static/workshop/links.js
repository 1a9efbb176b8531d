// Shares a bot as a link: the page's address with a hash.
import { drawCode } from "../page/device/draw_code.js";
import { share } from "../page/device/files.js";
import { workshop } from "./bridge.js";

/** @param {string} hash */
const address = (hash) => location.href.split("#")[0] + hash;

workshop.shareLink = (hash) => share(address(hash));
workshop.drawCode = (hash) => drawCode(address(hash));
