// What the type checker cannot find by itself.

import type { Page, TogetherPage, Workshop } from "./contract";

declare global {
  interface Window {
    rowdyZoo: Page & TogetherPage;
    rowdyWorkshop: Workshop;
  }
}
