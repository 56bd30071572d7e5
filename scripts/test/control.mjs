import { once } from 'node:events';
import { createServer } from 'node:http';

/** Lets the tests, which run in another process, stop and start the backend: POST /backend/stop, POST /backend/start. */
export async function startControl(port, backend) {
  const actions = { '/backend/stop': backend.stop, '/backend/start': backend.start };
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
