// Signs of life of another device. Both browsers ask each other again and again whether they may go on
// sending (RFC 7675); the statistics of a connection count the questions and answers. A device that
// sleeps, is killed or leaves the network gives none.

/** Milliseconds between two looks. */
const LOOK = 500;

/** Looks without a sign after which a device is silent. Chromium and Safari ask every 2.5 seconds. */
const SILENT = 8;

/** The same for Firefox, which asks every 4 to 6 seconds, and does not count the questions it gets. */
const SILENT_TO_FIREFOX = 16;

/** Looks without a sign after which a device is lost. */
const LOST = 240;

/** @param {RTCPeerConnection} connection */
async function count(connection) {
  const found = { signs: 0, countsQuestions: false };
  for (const report of (await connection.getStats()).values()) {
    if (report.type !== "candidate-pair") continue;
    const { requestsReceived, responsesReceived = 0, bytesReceived = 0 } = report;
    found.signs += (requestsReceived ?? 0) + responsesReceived + bytesReceived;
    found.countsQuestions ||= requestsReceived !== undefined;
  }
  return found;
}

/**
 * Watches a connection.
 *
 * @param {RTCPeerConnection} connection
 * @param {(isSilent: boolean) => void} tell runs when the device falls silent, and when it is heard again
 * @param {() => void} giveUp runs when it was silent for too long
 * @returns {() => void} Ends that.
 */
export function silenceAfter(connection, tell, giveUp) {
  let known = 0;
  let looks = 0;
  let wasSilent = false;

  async function look() {
    const { signs, countsQuestions } = await count(connection);
    looks = signs > known ? 0 : looks + 1;
    known = signs;
    const isSilent = looks >= (countsQuestions ? SILENT : SILENT_TO_FIREFOX);
    if (isSilent !== wasSilent) tell(isSilent);
    wasSilent = isSilent;
    if (looks === LOST) giveUp();
  }

  const timer = setInterval(() => look().catch(() => {}), LOOK);
  return () => clearInterval(timer);
}
