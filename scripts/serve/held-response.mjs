/** One piece of a body as Node takes it; nothing where Node takes nothing. */
function pieceOf(chunk, encoding) {
  if (chunk == null || typeof chunk === 'function') return [];
  if (Buffer.isBuffer(chunk)) return [chunk];
  return [Buffer.from(chunk, typeof encoding === 'string' ? encoding : 'utf8')];
}

/**
 * Lets the headers of an answer be changed once its body is known. `settle` is asked when the headers are complete, and may
 * change them. When it says `'hold'`, nothing is sent before the whole body has come; `complete` gets it, may change the
 * headers once more, and returns the body that is sent. Otherwise the answer goes out as it is written.
 */
export function heldResponse(response, settle, complete) {
  const { writeHead, write, end, flushHeaders } = response;
  const pieces = [];
  let state = 'open';

  // Through the response's own method: whoever else waits for the headers, as compression does, has to be asked, too.
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
    const told = typeof encoding === 'function' ? encoding : done;
    if (told) process.nextTick(told);
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
