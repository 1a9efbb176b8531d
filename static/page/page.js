// The scripts of the game's page. Each adds its members to `page`, see `bridge.js`.
import "./screen/drawings.js";
import "./screen/render.js";
import "./screen/motion.js";
import "./screen/home.js";
import "./screen/drag.js";
import "./screen/fingers.js";
import "./screen/paw.js";
import "./screen/table.js";
import "./sound/sound.js";
import "./sound/speech.js";
import "./device/offline.js";
import "./device/storage.js";
import "./device/tabs.js";
import "./device/files.js";
import "./device/clean.js";
import "./device/images.js";
import "./pictures.js";
