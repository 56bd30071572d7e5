import { Agent, request } from 'node:http';

const browserHeaders = { 'accept-encoding': 'gzip, br' };

/**
 * Sends requests over kept connections, as many at once as are asked for. `send` resolves with `{ status, body }`, the
 * body as a Buffer as it came over the wire, and rejects if the connection fails or `timeoutMs` pass without an answer.
 */
export function openClient({ timeoutMs = 15_000 } = {}) {
  const agent = new Agent({ keepAlive: true, scheduling: 'lifo' });

  const send = (url, { method = 'GET', headers = {}, body } = {}) =>
    new Promise((resolve, reject) => {
      const options = {
        agent,
        method,
        headers: {
          ...browserHeaders,
          ...headers,
          ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }),
        },
        signal: AbortSignal.timeout(timeoutMs),
      };
      const asked = request(url, options, (response) => {
        const chunks = [];
        response.on('data', (chunk) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () =>
          resolve({
            status: response.statusCode,
            headers: response.headers,
            body: Buffer.concat(chunks),
          }),
        );
      });
      asked.on('error', reject);
      asked.end(body);
    });

  return { send, close: () => agent.destroy() };
}
