// The files that the start needs, and what is wrong with them.
import { progress } from "./elements.js";

/** @import { FailureName } from "../../../types/contract" */

/** The status "Network Authentication Required". */
var LOGIN_REQUIRED = 511;

/** What a browser takes as a script and as a style sheet, by the end of the file's name. */
var TYPES = [
  { end: /\.m?js$/, type: /^(text|application)\/(x-)?(java|ecma)script/ },
  { end: /\.css$/, type: /^text\/css/ },
];

/**
 * A file of the site: its size in bytes, and the beginning of its SHA-256.
 *
 * @typedef {{ name: string, size: number, hash: string }} ListedFile
 */

/**
 * The files by address.
 *
 * @type {Record<string, ListedFile>}
 */
export var files = {};

/** Reads the list of files from the page, where the build has written it. */
export function readFiles() {
  var listed = JSON.parse(progress.getAttribute("data-files") || "{}");
  Object.keys(listed).forEach(function (name) {
    var address = new URL(name, document.baseURI).href;
    files[address] = { name: name, size: listed[name][0], hash: listed[name][1] };
  });
}

/** The name of a file of the site. @param {string} address */
export function fileName(address) {
  return address.replace(new URL("./", document.baseURI).href, "").split(/[?#]/)[0];
}

/** Whether the game cannot start without this file of the site. @param {string} address */
export function isNeeded(address) {
  return address.indexOf(window.location.origin + "/") === 0 && !/\.woff2$|\/more\.svg$/.test(address);
}

/** @param {ArrayBuffer} bytes */
function hexadecimal(bytes) {
  return Array.prototype.map
    .call(new Uint8Array(bytes), function (byte) {
      return ("0" + byte.toString(16)).slice(-2);
    })
    .join("");
}

/**
 * What is wrong with the content of a file: "damaged" if the build has made another one. Without a
 * hash (a page that is not secure) only the size tells.
 *
 * @param {ListedFile} file
 * @param {ArrayBuffer} content
 * @returns {Promise<FailureName | "">}
 */
function fault(file, content) {
  if (content.byteLength !== file.size) return Promise.resolve("damaged");
  if (!window.crypto || !window.crypto.subtle) return Promise.resolve("");
  return window.crypto.subtle.digest("SHA-256", content).then(function (hash) {
    return hexadecimal(hash).indexOf(file.hash) === 0 ? "" : "damaged";
  });
}

/** Whether browsers refuse the file because of its type. @param {string} name @param {string} type */
function isOfWrongType(name, type) {
  return TYPES.some(function (known) {
    return known.end.test(name) && !known.type.test(type);
  });
}

/**
 * What is wrong with a response: "network" if something else than the site has answered, such as a page
 * that asks to sign in.
 *
 * @param {ListedFile} file
 * @param {Response} response
 * @param {ArrayBuffer} content
 * @returns {Promise<FailureName | "">}
 */
export function responseFault(file, response, content) {
  var type = response.headers.get("Content-Type") || "";
  var isPage = /^text\/html/.test(type);
  var isMarkup = new Uint8Array(content)[0] === "<".charCodeAt(0);
  return fault(file, content).then(function (found) {
    if (!found) return isOfWrongType(file.name, type) ? "type" : "";
    return response.redirected || isPage || isMarkup ? "network" : found;
  });
}

/**
 * What is wrong with a file that cannot be fetched: "network" if it is redirected to another site.
 *
 * @param {string} address
 * @returns {Promise<FailureName>}
 */
function reasonOf(address) {
  return window.fetch(address, { redirect: "manual" }).then(function (response) {
    return response.type === "opaqueredirect" ? "network" : "missing";
  });
}

/**
 * What is wrong with a file as the site answers now.
 *
 * @param {string} address
 * @returns {Promise<FailureName | "">}
 */
export function inspect(address) {
  return window.fetch(address).then(
    function (response) {
      if (!response.ok) return response.status === LOGIN_REQUIRED ? "network" : "missing";
      return response.arrayBuffer().then(function (content) {
        return responseFault(files[address], response, content);
      });
    },
    function () {
      return reasonOf(address);
    }
  );
}
