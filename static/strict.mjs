// PyScript without the strings that it would evaluate for workers, which a strict page forbids: there are none here.
import { hooks } from "../pyscript/core.js";

for (const hook of Object.values(hooks.worker)) hook.clear();
