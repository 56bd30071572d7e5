import { type Contract } from '../contracts/contract.ts';
import { failure, type Outcome, success } from '../outcome.ts';
import { refusal } from './refusal.ts';

/** More than any request of the shop or notification of a provider comes to. */
const mostBytes = 64 * 1024;

/** The one character that PostgreSQL keeps in no text, as it stands or as JSON spells it: not after an escaped backslash. */
const nul = /\0|(?<!\\)(?:\\\\)*\\u0000/;

/**
 * The whole body as text, unless it is too large, no UTF-8, or holds what no text in the database can: that is nobody's
 * word, and would come back from there as a failure of ours.
 */
export async function readBody(
  request: Request,
  { mendsText }: Pick<Contract, 'mendsText'>,
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
      // Nobody listens to the rest; that it cannot be called off either changes nothing.
      reader.cancel().catch(() => undefined);
      return failure(refusal('too_large'));
    }
    chunks.push(read.value);
  }
  const text = decode(chunks, size);
  return text.ok && !mendsText && nul.test(text.value) ? failure(refusal('invalid_request')) : text;
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
