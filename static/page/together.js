// Several devices, one game: the folder `together` has the modules for it. The page fetches them when
// somebody needs them.
import { page } from "./bridge.js";

page.fetchTogether = () => import("./together/together.js");
