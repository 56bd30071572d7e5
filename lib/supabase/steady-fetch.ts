import { withTimeLimit } from './bounded-fetch';

/** Node.js's error codes if the other side closed the connection before it responded. */
const closings = new Set(['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE']);

function isClosing(error: unknown): boolean {
  const { cause } = Object(error) as { cause?: unknown };
  const { code } = Object(cause) as { code?: unknown };
  return typeof code === 'string' && closings.has(code);
}

/**
 * `boundedFetch` for the server, which reuses connections: if the other side closes one during a request, as a
 * reloading proxy does, the request is sent once more on another connection, as browsers do. The time limit covers
 * both. Not for requests that must not be sent twice.
 */
export async function steadyFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const bounded = withTimeLimit(init);
  try {
    return await fetch(input, bounded);
  } catch (error) {
    if (!isClosing(error)) throw error;
    // First, let Node.js notice the other connections that were closed at the same time.
    await new Promise((resolve) => void setImmediate(resolve));
    return fetch(input, bounded);
  }
}
