// What the type checker cannot find by itself.

import type { Page } from "../static/page/bridge.js";

declare global {
  interface Window {
    rowdyZoo: Page;
  }
}
