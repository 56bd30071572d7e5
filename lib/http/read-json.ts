export type JsonBody =
  { ok: true; body: unknown } | { ok: false; error: 'too_large' | 'malformed' };

/** Reads a JSON body of at most `longest` bytes; a longer one is refused before it is held in memory. */
export async function readJson(request: Request, longest: number): Promise<JsonBody> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > longest) return { ok: false, error: 'too_large' };
    chunks.push(chunk);
  }
  try {
    return { ok: true, body: JSON.parse(Buffer.concat(chunks).toString('utf8')) };
  } catch {
    return { ok: false, error: 'malformed' };
  }
}
