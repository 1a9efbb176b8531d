// Speaks texts with voices of the device, so that no text leaves it.
import { page, playable, sendMessage } from "../bridge.js";
import { afterEachChange } from "../screen/render.js";
import { stopSounds } from "./sound.js";

const { speechSynthesis } = window;

/** The id of the element whose text is spoken. */
let spoken = "";

/** The timer of what will be said after a pause. */
let pause = 0;

/** Whether something was said or is about to be. Safari lets a page speak only if a tap was first. */
let hasSpoken = false;

/** The language of a voice, such as "en" of "en-GB". @param {SpeechSynthesisVoice} voice */
function languageOf({ lang }) {
  return lang.toLowerCase().split(/[-_]/)[0];
}

function localVoices() {
  return speechSynthesis.getVoices().filter((voice) => voice.localService);
}

/** Tells Python which languages have a voice. Without this message there is no speaker button. */
function tellLanguages() {
  const languages = [...new Set(localVoices().map(languageOf))].sort();
  if (languages.length) sendMessage(`VoicesChanged ${languages.join(",")}`);
}

/** @param {string} text */
function say(text) {
  const lang = document.documentElement.dataset.language ?? "";
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.voice = localVoices().find((voice) => languageOf(voice) === lang) ?? null;
  utterance.lang = lang;
  speechSynthesis.speak(utterance);
}

page.speak = (text, element, seconds) => {
  clearTimeout(pause);
  speechSynthesis.cancel();
  spoken = element;
  if (seconds && !hasSpoken) speechSynthesis.speak(new SpeechSynthesisUtterance(""));
  hasSpoken = true;
  if (seconds) pause = setTimeout(say, 1000 * seconds, text);
  else say(text);
};

function stop() {
  clearTimeout(pause);
  if (spoken) speechSynthesis.cancel();
  spoken = "";
}

page.silence = () => {
  stopSounds();
  stop();
};

afterEachChange(() => {
  if (!document.getElementById(spoken)) stop();
});
document.addEventListener("visibilitychange", () => {
  if (document.hidden) stop();
});
playable.then(() => {
  if (!speechSynthesis) return;
  tellLanguages();
  speechSynthesis.addEventListener?.("voiceschanged", tellLanguages);
});
