// Parts of stored files. HTTP allows the whole file as an answer to a request for a part, but Safari's
// media elements do not take it.

/**
 * The bytes that a request asks for, from `start` up to but without `end`; undefined if it asks for
 * several parts, or for something else than bytes.
 *
 * @param {string} range
 * @param {number} size
 */
function bytesOf(range, size) {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(range) ?? [];
  if (first && last) {
    const [start, end] = [Number(first), Number(last) + 1];
    return start < end ? { start, end: Math.min(end, size) } : undefined;
  }
  if (first) return { start: Number(first), end: size };
  return last ? { start: Math.max(0, size - Number(last)), end: size } : undefined;
}

/**
 * The part of a stored file that a media element or a download asks for.
 *
 * @param {Response} response
 * @param {string} range
 */
export async function part(response, range) {
  const body = await response.clone().blob();
  const bytes = bytesOf(range, body.size);
  if (!bytes) return response;
  const { start, end } = bytes;
  const headers = new Headers(response.headers);
  headers.delete("Content-Encoding");
  if (start >= body.size) {
    headers.set("Content-Range", `bytes */${body.size}`);
    headers.set("Content-Length", "0");
    return new Response(null, { status: 416, statusText: "Range Not Satisfiable", headers });
  }
  headers.set("Content-Range", `bytes ${start}-${end - 1}/${body.size}`);
  headers.set("Content-Length", String(end - start));
  const slice = body.slice(start, end, body.type);
  return new Response(slice, { status: 206, statusText: "Partial Content", headers });
}
