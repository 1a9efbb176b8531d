// Gives Python the places in which bots run.
import { workshop } from "./bridge.js";
import { Sandbox } from "./sandbox.js";

workshop.newSandbox = () => new Sandbox();
