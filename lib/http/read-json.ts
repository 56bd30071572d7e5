import { readText } from './read-text';

export type JsonBody =
  { ok: true; body: unknown } | { ok: false; error: 'too_large' | 'malformed' };

/** Reads a JSON body of at most `longest` bytes; a longer one is rejected before it is buffered. */
export async function readJson(request: Request, longest: number): Promise<JsonBody> {
  const text = await readText(request, longest);
  if (text === null) return { ok: false, error: 'too_large' };
  try {
    return { ok: true, body: JSON.parse(text) };
  } catch {
    return { ok: false, error: 'malformed' };
  }
}
