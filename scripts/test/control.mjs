import { once } from 'node:events';
import { createServer } from 'node:http';

/**
 * Lets the tests, which run in another process, have their way with the backend and the shop: POST /backend/stop,
 * /backend/hang (it takes calls and never answers), /backend/start, /shop/restart.
 */
export async function startControl(port, backend, shop) {
  const actions = {
    '/backend/stop': backend.stop,
    '/backend/hang': backend.hang,
    '/backend/start': backend.start,
    '/shop/restart': shop.restart,
  };
  const server = createServer((request, response) => {
    const action = request.method === 'POST' ? actions[request.url] : undefined;
    if (!action) return response.writeHead(404).end();
    action().then(
      () => response.writeHead(204).end(),
      (error) => response.writeHead(500).end(String(error)),
    );
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
