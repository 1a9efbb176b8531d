// The scripts of the game that the workshop's page needs, too.
import "../page/screen/drawings.js";
import "../page/screen/render.js";
import "../page/device/offline.js";
import "../page/device/storage.js";
import "../page/device/change_texts.js";
import "../page/device/files.js";
import "../page/device/clean.js";
import "./files.js";
import "./links.js";
import "./together.js";
