// Relies on the interface of Node.js only: whoever responds calls `writeHead`, `flushHeaders`, `write` and `end`.

/** One chunk of a body as Node.js accepts it; undefined for an empty one. */
function pieceOf(chunk, encoding) {
  if (chunk == null || typeof chunk === 'function') return [];
  if (Buffer.isBuffer(chunk)) return [chunk];
  return [Buffer.from(chunk, typeof encoding === 'string' ? encoding : 'utf8')];
}

/**
 * Allows headers to be changed once the body is known. `settle` is called when the headers are complete, and may change
 * them. If it returns `'hold'`, the response is buffered; `complete` receives the whole body, may change the headers
 * again, and returns the body to send. Otherwise the response is streamed.
 */
export function heldResponse(response, settle, complete) {
  const { writeHead, write, end, flushHeaders } = response;
  const pieces = [];
  let state = 'open';

  // Calls the response's own method, so that other wrappers, such as compression, see the headers too.
  const settleHead = () => {
    if (state === 'open') response.writeHead(response.statusCode);
  };
  response.writeHead = (status, ...rest) => {
    if (state === 'open') {
      response.statusCode = status;
      const headers = rest.at(-1);
      if (typeof headers === 'object') response.setHeaders(new Map(Object.entries(headers)));
      state = settle();
    }
    return state === 'hold' ? response : writeHead.call(response, status);
  };
  response.flushHeaders = () => {
    settleHead();
    if (state !== 'hold') flushHeaders.call(response);
  };
  response.write = (chunk, encoding, done) => {
    settleHead();
    if (state !== 'hold') return write.call(response, chunk, encoding, done);
    pieces.push(...pieceOf(chunk, encoding));
    const callback = typeof encoding === 'function' ? encoding : done;
    if (callback) process.nextTick(callback);
    return true;
  };
  response.end = (chunk, encoding, done) => {
    settleHead();
    if (state !== 'hold') return end.call(response, chunk, encoding, done);
    const body = Buffer.concat([...pieces, ...pieceOf(chunk, encoding)]);
    state = 'send';
    const sent = complete(body);
    response.removeHeader('transfer-encoding');
    response.setHeader('content-length', sent.length);
    return end.call(
      response,
      sent,
      [chunk, encoding, done].find((given) => typeof given === 'function'),
    );
  };
}
