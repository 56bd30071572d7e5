const zip = [0x50, 0x4b];

/** Whether a file begins like a spreadsheet program's own format, which is not text. */
const isWorkbook = (bytes: Uint8Array) =>
  zip.every((byte, at) => bytes[at] === byte) || bytes[0] === 0xd0;

/**
 * The text of an uploaded list, in the encodings in which spreadsheet programs save one: UTF-8, UTF-16 with a byte
 * order mark, and the code page of Arabic Windows. Null if it is not text.
 */
export function decodeList(bytes: Uint8Array): string | null {
  if (isWorkbook(bytes)) return null;
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return textOf(bytes, 'utf-16le');
  if (first === 0xfe && second === 0xff) return textOf(bytes, 'utf-16be');
  return textOf(bytes, 'utf-8') ?? textOf(bytes, 'windows-1256');
}

function textOf(bytes: Uint8Array, encoding: string): string | null {
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    // Lists contain no NUL characters, but images do.
    return text.includes('\u0000') ? null : text;
  } catch {
    return null;
  }
}
