// Says sentences aloud, by voices that are on the device itself: no word leaves it.
const { rowdyZoo, speechSynthesis } = window;

function languageOf({ lang }) {
  return lang.toLowerCase().split(/[-_]/)[0];
}

function voices() {
  return speechSynthesis.getVoices().filter((voice) => voice.localService);
}

function tell() {
  const languages = [...new Set(voices().map(languageOf))].sort();
  if (languages.length) rowdyZoo.tell(`VoicesCame ${languages}`);
}

rowdyZoo.say = (text) => {
  const { lang } = document.documentElement;
  const spoken = new SpeechSynthesisUtterance(text);
  spoken.voice = voices().find((voice) => languageOf(voice) === lang) ?? null;
  spoken.lang = lang;
  speechSynthesis.cancel();
  speechSynthesis.speak(spoken);
};

new PerformanceObserver((marks, observer) => {
  if (!marks.getEntriesByName("playable").length || !speechSynthesis) return;
  observer.disconnect();
  tell();
  speechSynthesis.addEventListener?.("voiceschanged", tell);
}).observe({ type: "mark", buffered: true });
