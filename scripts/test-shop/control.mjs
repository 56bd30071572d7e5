import { once } from 'node:events';
import { createServer } from 'node:http';
import { json, text } from 'node:stream/consumers';

/**
 * Lets the tests, which run in another process, control the backend and the shop: POST /backend/stop,
 * /backend/hang (it accepts calls and never responds), /backend/start, /shop/restart, /observe (both restart and report
 * to the collector at the address in the body; an empty body ends that). It also stands in for IndexNow: POST /indexnow
 * is remembered, and GET returns all of them.
 */
export async function startControl(port, { backend, shop, observe }) {
  const actions = {
    '/backend/stop': backend.stop,
    '/backend/hang': backend.hang,
    '/backend/start': backend.start,
    '/shop/restart': shop.restart,
    '/observe': observe,
  };
  const submissions = [];
  const server = createServer(async (request, response) => {
    if (request.url === '/indexnow') {
      if (request.method === 'POST') submissions.push(await json(request));
      return response.end(request.method === 'GET' ? JSON.stringify(submissions) : '');
    }
    const action = request.method === 'POST' ? actions[request.url] : undefined;
    if (!action) return response.writeHead(404).end();
    action(await text(request)).then(
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
