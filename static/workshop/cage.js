// A place in which hostile JavaScript could run and reach nothing: a worker in a frame whose origin
// is opaque and whose policy allows no request. docs/workshop.md explains it.

const SCRIPT = `let worker;
onmessage = ({ data, ports }) => {
  worker = new Worker(URL.createObjectURL(data.source));
  worker.onerror = () => parent.postMessage("failed", "*");
  worker.postMessage(data.files, ports);
};`;

/** The hash of SCRIPT. The policy of the page must name it too, because the frame inherits that policy. */
const HASH = "sha256-CB4GomOBrBoHdWhJQz7xVQ850ENHij1tWa7L8a/YvDI=";

const POLICY = `default-src 'none'; script-src 'wasm-unsafe-eval' '${HASH}'; worker-src blob:`;
const PAGE = `<!doctype html><meta http-equiv="Content-Security-Policy" content="${POLICY}"><script>${SCRIPT}</script>`;

/** @typedef {{ port: MessagePort, end: () => void }} Cage */

/**
 * Runs the source as a worker. Its first message has the files and a port to the cage. `end` ends the
 * worker, even if it is busy.
 *
 * @param {Blob} source
 * @param {Record<string, Blob>} files
 * @param {() => void} onFailed the worker has thrown an error
 * @returns {Cage}
 */
export function openCage(source, files, onFailed) {
  const { port1, port2 } = new MessageChannel();
  const frame = document.createElement("iframe");
  frame.hidden = true;
  frame.setAttribute("sandbox", "allow-scripts");
  frame.srcdoc = PAGE;
  frame.onload = () => frame.contentWindow?.postMessage({ source, files }, "*", [port2]);
  /** @param {MessageEvent} event */
  const listen = ({ source: sender }) => {
    if (sender === frame.contentWindow) onFailed();
  };
  addEventListener("message", listen);
  document.body.append(frame);
  return {
    port: port1,
    end() {
      removeEventListener("message", listen);
      port1.close();
      frame.remove();
    },
  };
}
