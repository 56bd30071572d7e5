import { Agent, request } from 'node:http';

const browserHeaders = { 'accept-encoding': 'gzip, br' };

/**
 * Sends requests over kept-alive connections, as many at once as requested. `send` resolves with `{ status, body }`,
 * the body as a Buffer as it came over the wire, and rejects if the connection fails or `timeoutMs` pass without a
 * response.
 */
export function openClient({ timeoutMs = 15_000 } = {}) {
  const agent = new Agent({ keepAlive: true, scheduling: 'lifo' });

  const once = (url, { method, headers, body }, connections = agent) =>
    new Promise((resolve, reject) => {
      const options = {
        agent: connections,
        method,
        headers: {
          ...browserHeaders,
          ...headers,
          ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }),
        },
        signal: AbortSignal.timeout(timeoutMs),
      };
      const outgoing = request(url, options, (response) => {
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
      outgoing.on('error', (error) =>
        reject(Object.assign(error, { wasKeptOpen: outgoing.reusedSocket && !outgoing.res })),
      );
      outgoing.end(body);
    });

  async function send(url, { method = 'GET', headers = {}, body } = {}) {
    try {
      return await once(url, { method, headers, body });
    } catch (error) {
      // Like browsers: the server closed a kept-alive connection at the moment it was reused, and may have
      // closed the others, too.
      const isRepeatable = method === 'GET' && error.wasKeptOpen && error.code === 'ECONNRESET';
      if (!isRepeatable) throw error;
      return once(url, { method, headers, body }, false);
    }
  }

  return { send, close: () => agent.destroy() };
}
