/**
 * W3C Trace Context: the header by which browser, shop, functions and providers inform each other which action a
 * request belongs to. Whatever a stranger sends under it is only such a number. No imports: part of the browser's
 * scripts.
 *
 * A trace has 32 hexadecimal digits, a span (a step of it) 16.
 * @typedef {{ traceId: string, spanId: string }} TraceContext
 */
const form = /^00-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-[\da-f]{2}$/;

/**
 * @param {string | null | undefined} header
 * @returns {TraceContext | undefined}
 */
export function readTraceparent(header) {
  const [, traceId, spanId] = form.exec(header ?? '') ?? [];
  return traceId && spanId ? { traceId, spanId } : undefined;
}

/**
 * Marked as sampled; each receiver decides by the trace's number, so all decide alike.
 * @param {TraceContext} context
 */
export const writeTraceparent = ({ traceId, spanId }) => `00-${traceId}-${spanId}-01`;

/**
 * So many random bytes, in hexadecimal digits.
 * @param {number} bytes
 */
const digits = (bytes) =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

export const newTraceId = () => digits(16);
export const newSpanId = () => digits(8);
