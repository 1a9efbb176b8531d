// Signs of life of another device. Both browsers ask each other again and again whether they may go on
// sending (RFC 7675); the questions and answers are in the statistics of a connection. A device that
// sleeps, is killed or leaves the network gives none.

/** Milliseconds between two looks. */
const LOOK = 500;

/** Looks without a sign after which a device is silent, and after which it is lost. */
const SILENT = 8;
const LOST = 240;

/** The number of all questions, answers and bytes of the other device. @param {RTCPeerConnection} connection */
async function countSigns(connection) {
  let number = 0;
  for (const report of (await connection.getStats()).values()) {
    if (report.type !== "candidate-pair") continue;
    const { requestsReceived = 0, responsesReceived = 0, bytesReceived = 0 } = report;
    number += requestsReceived + responsesReceived + bytesReceived;
  }
  return number;
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

  async function look() {
    const number = await countSigns(connection);
    const wasSilent = looks >= SILENT;
    looks = number > known ? 0 : looks + 1;
    known = number;
    if (wasSilent !== looks >= SILENT) tell(!wasSilent);
    if (looks === LOST) giveUp();
  }

  const timer = setInterval(() => look().catch(() => {}), LOOK);
  return () => clearInterval(timer);
}
