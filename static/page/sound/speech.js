// Speaks texts with voices of the device, so that no text leaves it.
import { page, playable, sendMessage } from "../bridge.js";

const { speechSynthesis } = window;

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

page.speak = (text) => {
  const { lang } = document.documentElement;
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.voice = localVoices().find((voice) => languageOf(voice) === lang) ?? null;
  utterance.lang = lang;
  speechSynthesis.cancel();
  speechSynthesis.speak(utterance);
};

playable.then(() => {
  if (!speechSynthesis) return;
  tellLanguages();
  speechSynthesis.addEventListener?.("voiceschanged", tellLanguages);
});
