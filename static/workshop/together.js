// What joins devices, for bots that go from one to another: the script that the game fetches, too. It
// imports nothing of the game's page.
import { page } from "../page/bridge.js";

page.fetchTogether = () => import("../page/on-demand/together.js");
