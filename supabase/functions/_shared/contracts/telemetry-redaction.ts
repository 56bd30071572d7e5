/**
 * Removes private data from telemetry. Runs in the browser before sending and on the server before storing. It has no
 * imports because every byte of it is sent to shoppers.
 */
const redacted = '[REDACTED]';
const longest = 500;
const mostLetters = 4_000;
const mostParts = 20;
const deepest = 4;

const secretKey = /password|token|authorization|card|cvv|secret|email|phone/i;
/** Tokens, keys and e-mail addresses within a text. */
const secretWord =
  /\b(?:eyJ|sb_)[\w.-]{8,}|bearer\s+\S+|[^\s@"'<>(:/]{1,64}(?:@|%40)[^\s@"'<>)/]+\.\w+/gi;
/** Phone and card numbers; identifiers contain letters, and hyphens around their parts. */
const longNumber = /(?<![\w-])\+?[\d٠-٩](?:[ -]?[\d٠-٩]){8,}(?![\w-])/g;

/**
 * Cut before searching, because the time grows with the length, and again afterwards; removes what JSON cannot
 * represent.
 */
const cut = (text: string, search: (text: string) => string) =>
  search(text.slice(0, 2 * longest))
    .slice(0, longest)
    .replace(/[\0\p{Cs}]/gu, '');

export const redactText = (text: string) =>
  cut(text, (all) => all.replace(secretWord, redacted).replace(longNumber, redacted));

/** An address or path without query and fragment, which may contain private data. */
export const redactUrl = (url: string) =>
  cut(url.replace(/[?#].*/s, ''), (all) => all.replace(secretWord, redacted));

function redactValue(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return redactText(value);
  if (typeof value !== 'object' || value === null)
    return typeof value === 'number' || typeof value === 'boolean' ? value : null;
  if (depth >= deepest) return redacted;
  if (Array.isArray(value))
    return value.slice(0, mostParts).map((part) => redactValue(part, depth + 1));
  return redactObject(value, depth);
}

const redactObject = (value: object, depth: number) =>
  Object.fromEntries(
    Object.entries(value)
      .slice(0, mostParts)
      .map(([key, part]) => [
        redactText(key),
        secretKey.test(key) ? redacted : redactValue(part, depth + 1),
      ]),
  );

/** A payload without secrets and of limited size. */
export function redactPayload(payload: object): Record<string, unknown> {
  const redacted = redactObject(payload, 0);
  return JSON.stringify(redacted).length > mostLetters ? { cut: true } : redacted;
}
