const drainFactor = 4;

export type BodyResult =
  | { ok: true; body: Uint8Array<ArrayBuffer> | null }
  | { ok: false; reason: 'too-large' | 'too-slow' };

/**
 * Reads the whole body before queueing, with a time limit. An oversized body is read to its end within limits, because
 * a client that is still sending does not read the error response.
 */
export async function readBody(
  request: Request,
  limits: { bytes: number; ms: number },
): Promise<BodyResult> {
  if (!request.body) return { ok: true, body: null };
  const reader = request.body.getReader();
  const deadline = Date.now() + limits.ms;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const chunk = await beforeDeadline(reader.read(), deadline - Date.now());
    if (chunk === 'too-slow') return giveUp(reader, size > limits.bytes ? 'too-large' : 'too-slow');
    if (chunk.done) break;
    size += chunk.value.byteLength;
    if (size <= limits.bytes) chunks.push(chunk.value);
    else chunks.length = 0;
    if (size > drainFactor * limits.bytes) return giveUp(reader, 'too-large');
  }
  if (size > limits.bytes) return { ok: false, reason: 'too-large' };
  return { ok: true, body: joined(chunks, size) };
}

async function beforeDeadline<T>(reading: Promise<T>, ms: number): Promise<T | 'too-slow'> {
  let timer: NodeJS.Timeout | undefined;
  const slow = new Promise<'too-slow'>((resolve) => {
    timer = setTimeout(() => resolve('too-slow'), Math.max(0, ms));
  });
  try {
    return await Promise.race([reading, slow]);
  } finally {
    clearTimeout(timer);
  }
}

function giveUp(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  reason: 'too-large' | 'too-slow',
): BodyResult {
  // The connection is closed with the response, so remaining data is discarded.
  reader.cancel().catch(() => undefined);
  return { ok: false, reason };
}

function joined(chunks: Uint8Array[], size: number): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    whole.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return whole;
}
