export type BodyResult =
  | { ok: true; body: Uint8Array<ArrayBuffer> | null }
  | { ok: false; reason: 'too-large' | 'too-slow' };

/** Reads the whole body before anyone waits for it, and gives up on one that is too large or drips in too slowly. */
export async function readBody(
  request: Request,
  limits: { bytes: number; ms: number },
): Promise<BodyResult> {
  if (Number(request.headers.get('content-length') ?? 0) > limits.bytes)
    return { ok: false, reason: 'too-large' };
  if (!request.body) return { ok: true, body: null };

  const reader = request.body.getReader();
  const deadline = Date.now() + limits.ms;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const chunk = await beforeDeadline(reader.read(), deadline - Date.now());
    if (chunk === 'too-slow') return give(reader, 'too-slow');
    if (chunk.done) return { ok: true, body: joined(chunks, size) };
    size += chunk.value.byteLength;
    if (size > limits.bytes) return give(reader, 'too-large');
    chunks.push(chunk.value);
  }
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

function give(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  reason: 'too-large' | 'too-slow',
): BodyResult {
  // The connection is closed with the answer; whatever still comes has no reader.
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
