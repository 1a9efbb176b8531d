// Links to other devices: connections of WebRTC within the local network. No server takes part.
import { stayAwake } from "./awake.js";
import { silenceAfter } from "./signs.js";
import { together } from "./bridge.js";

const LABEL = "rowdy-zoo";

/** More characters have more than the 65,536 bytes that a text may have. */
const MAX_TEXT = 65_536;
const REFUSED = "";

/** A device for which more bytes wait is not heard any more. */
const MAX_WAITING = 4_000_000;

/** In milliseconds: for the addresses, for a connection to the device that answered, for the last texts. */
const GATHERING_TIME = 3_000;
const OPENING_TIME = 30_000;
const FAREWELL_TIME = 2_000;

/**
 * @typedef {object} Link
 * @property {RTCPeerConnection} connection
 * @property {RTCDataChannel} [channel]
 * @property {() => void} [stopWatching]
 */

/** The links that Python knows, and those that it will know. @type {Map<number, Link>} */
const links = new Map();

let lastNumber = 0;

together.canLink = typeof RTCPeerConnection === "function";

/** Takes the link away; no event of it comes after that. @param {number} number */
function take(number) {
  const link = links.get(number);
  links.delete(number);
  link?.stopWatching?.();
  if (![...links.values()].some(({ stopWatching }) => stopWatching)) stayAwake(false);
  return link;
}

/** Ends a link that is lost. @param {number} number */
function lose(number) {
  const link = take(number);
  if (!link) return;
  link.connection.close();
  together.onClosed(number);
}

/** @param {number} number @param {Link} link */
function open(number, link) {
  if (links.get(number) !== link) return;
  link.stopWatching = silenceAfter(
    link.connection,
    (isSilent) => links.has(number) && together.onSilence(number, isSilent),
    () => lose(number),
  );
  stayAwake(true);
  together.onOpened(number);
}

/** Sends and receives texts over the channel. @param {number} number @param {RTCDataChannel} channel */
function use(number, channel) {
  const link = links.get(number);
  if (!link || link.channel || channel.label !== LABEL) {
    channel.close();
    return;
  }
  link.channel = channel;
  channel.binaryType = "arraybuffer";
  channel.onopen = () => open(number, link);
  channel.onclose = () => lose(number);
  channel.onmessage = ({ data }) => {
    if (!links.has(number)) return;
    const isText = typeof data === "string" && data.length <= MAX_TEXT;
    together.onText(number, isText ? data : REFUSED);
  };
}

function newLink() {
  const connection = new RTCPeerConnection({ iceServers: [] });
  lastNumber += 1;
  const number = lastNumber;
  links.set(number, { connection });
  return { number, connection };
}

/** Resolves when the browser has found its addresses. @param {RTCPeerConnection} connection */
function gathered(connection) {
  return new Promise((resolve) => {
    setTimeout(resolve, GATHERING_TIME);
    const check = () => connection.iceGatheringState === "complete" && resolve(undefined);
    connection.addEventListener("icegatheringstatechange", check);
    check();
  });
}

/**
 * A new link, and its session description.
 *
 * @param {(connection: RTCPeerConnection, number: number) => Promise<unknown>} prepare
 * @returns {Promise<[number, string] | undefined>}
 */
async function describe(prepare) {
  if (!together.canLink) return undefined;
  const { number, connection } = newLink();
  try {
    await prepare(connection, number);
    await connection.setLocalDescription();
    await gathered(connection);
    return [number, connection.localDescription?.sdp ?? ""];
  } catch {
    take(number);
    connection.close();
    return undefined;
  }
}

together.offerLink = () =>
  describe(async (connection, number) => use(number, connection.createDataChannel(LABEL)));

together.answerOffer = (sdp) =>
  describe((connection, number) => {
    connection.ondatachannel = ({ channel }) => use(number, channel);
    return connection.setRemoteDescription({ type: "offer", sdp });
  });

together.acceptAnswer = async (number, sdp) => {
  const link = links.get(number);
  if (!link) return false;
  try {
    await link.connection.setRemoteDescription({ type: "answer", sdp });
  } catch {
    return false;
  }
  setTimeout(() => link.channel?.readyState === "connecting" && lose(number), OPENING_TIME);
  return true;
};

together.sendText = (number, text) => {
  const channel = links.get(number)?.channel;
  if (channel?.readyState !== "open") return;
  if (channel.bufferedAmount > MAX_WAITING) lose(number);
  else channel.send(text);
};

together.closeLink = (number) => {
  const link = take(number);
  if (!link) return;
  const { connection, channel } = link;
  const end = () => connection.close();
  if (channel?.readyState !== "open") {
    end();
    return;
  }
  channel.onclose = end;
  setTimeout(end, FAREWELL_TIME);
  channel.close();
};
