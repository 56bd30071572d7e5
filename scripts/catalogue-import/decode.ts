import { isUtf8 } from 'node:buffer';

export type Decoded = { ok: true; text: string } | { ok: false; reason: string };

const howToSave =
  'Save it as UTF-8: in Excel choose "CSV UTF-8 (Comma delimited)", in LibreOffice the character set "Unicode (UTF-8)".';

/**
 * Decodes a CSV file and normalizes line endings to "\n". Only UTF-8 is accepted, with or without a byte order mark.
 */
export function decodeCsv(bytes: Uint8Array): Decoded {
  if (looksLikeUtf16(bytes)) return { ok: false, reason: `The file is UTF-16. ${howToSave}` };
  if (!isUtf8(bytes)) {
    const reason = `The file is not UTF-8 (it may be Windows-1256, Excel's plain "CSV"). ${howToSave}`;
    return { ok: false, reason };
  }
  return { ok: true, text: new TextDecoder().decode(bytes).replace(/\r\n?/g, '\n') };
}

/** Detected by its byte order mark, or by zero bytes. */
function looksLikeUtf16(bytes: Uint8Array): boolean {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) return true;
  return bytes.subarray(0, 1_000).includes(0);
}
