// What the type checker cannot find by itself.

import type { Page, Workshop } from "./contract";

declare global {
  interface Window {
    rowdyZoo: Page;
    rowdyWorkshop: Workshop;
  }
}
