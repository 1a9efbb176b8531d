// What the type checker cannot find by itself.

import type { Page } from "../static/page/bridge.js";
import type { Workshop } from "../static/workshop/bridge.js";

declare global {
  interface Window {
    rowdyZoo: Page;
    rowdyWorkshop: Workshop;
  }
}
