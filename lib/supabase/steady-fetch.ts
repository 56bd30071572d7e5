import { withTimeLimit } from './bounded-fetch';

/** How Node.js calls it that the other side closed the connection before it answered. */
const closings = new Set(['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE']);

function isClosing(error: unknown): boolean {
  const { cause } = Object(error) as { cause?: unknown };
  const { code } = Object(cause) as { code?: unknown };
  return typeof code === 'string' && closings.has(code);
}

/**
 * `boundedFetch` for the server, whose connections are kept: if the other side closes one while a request is on its way,
 * as a proxy does when it is reloaded, the request is sent once more on another one, as browsers do. The time limit holds for
 * both. Not for what must not be asked twice.
 */
export async function steadyFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const bounded = withTimeLimit(init);
  try {
    return await fetch(input, bounded);
  } catch (error) {
    if (!isClosing(error)) throw error;
    // The connections that were closed together with it are noticed first.
    await new Promise((resolve) => void setImmediate(resolve));
    return fetch(input, bounded);
  }
}
