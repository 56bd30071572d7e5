import { failure, type Outcome, success } from '../outcome.ts';
import { refusal } from './refusal.ts';

/** More than any request of the shop or notification of a provider comes to. */
const mostBytes = 64 * 1024;

/** The whole body as text, unless it is too large or no UTF-8. */
export async function readBody(request: Request): Promise<Outcome<string>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = request.body?.getReader();
  while (reader) {
    const read = await reader.read().catch(() => undefined);
    if (!read) return failure(refusal('invalid_request', 'The request broke off.'));
    if (read.done) break;
    size += read.value.byteLength;
    if (size > mostBytes) {
      // Nobody listens to the rest; that it cannot be called off either changes nothing.
      reader.cancel().catch(() => undefined);
      return failure(refusal('too_large'));
    }
    chunks.push(read.value);
  }
  return decode(chunks, size);
}

function decode(chunks: Uint8Array[], size: number): Outcome<string> {
  const bytes = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.byteLength;
  }
  try {
    return success(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return failure(refusal('invalid_json'));
  }
}
