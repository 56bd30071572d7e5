import { type Contract } from '../contracts/contract.ts';
import { failure, type Outcome, success } from '../outcome.ts';
import { refusal } from './refusal.ts';

/** Larger than any request of the shop or notification of a provider. */
const mostBytes = 64 * 1024;

/** NUL, which PostgreSQL cannot store in text: literal or as a JSON escape, but not after an escaped backslash. */
const nul = /\0|(?<!\\)(?:\\\\)*\\u0000/;

/**
 * Reads the whole body as text. Rejects one that is too large, not UTF-8, or contains NUL, which the database would
 * report as an internal error.
 */
export async function readBody(
  request: Request,
  { sanitizesText }: Pick<Contract, 'sanitizesText'>,
): Promise<Outcome<string>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = request.body?.getReader();
  while (reader) {
    const read = await reader.read().catch(() => undefined);
    if (!read) return failure(refusal('invalid_request', 'The request broke off.'));
    if (read.done) break;
    size += read.value.byteLength;
    if (size > mostBytes) {
      // The rest of the body is not needed; a failure to cancel it does not matter.
      reader.cancel().catch(() => undefined);
      return failure(refusal('too_large'));
    }
    chunks.push(read.value);
  }
  const text = decode(chunks, size);
  return text.ok && !sanitizesText && nul.test(text.value)
    ? failure(refusal('invalid_request'))
    : text;
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
