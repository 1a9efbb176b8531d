// Tells the style sheet the time of day and the season: animals sleep after dark, and snow lies in winter.

var EVENING = 20;
var MORNING = 6;
var SEASONS = ["winter", "spring", "summer", "autumn"];

// Time zones in whose winter the north has summer.
var SOUTH = /^(Australia|Antarctica)\/|Auckland|Johannesburg|Sao_Paulo|Argentina|Santiago|Montevideo|Lima/;

/**
 * @param {Date} now
 * @param {string} zone
 */
function seasonOf(now, zone) {
  var quarter = Math.floor(((now.getMonth() + 1) % 12) / 3);
  return SEASONS[SOUTH.test(zone) ? (quarter + 2) % 4 : quarter];
}

/** Marks the page with the time of day and the season. */
export function markTime() {
  var root = document.documentElement;
  var now = new Date();
  var zone = new window.Intl.DateTimeFormat().resolvedOptions().timeZone || "";
  root.setAttribute("data-season", seasonOf(now, zone));
  if (now.getHours() >= EVENING || now.getHours() < MORNING) root.setAttribute("data-night", "");
  else root.removeAttribute("data-night");
}

/** Does so again when the page is looked at again. */
export function watchTime() {
  markTime();
  document.addEventListener("visibilitychange", markTime);
}
