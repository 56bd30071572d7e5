import { once } from 'node:events';
import { createServer } from 'node:net';

/** A server that hangs: it accepts every connection and never responds. */
export async function listenInSilence(port) {
  const connections = new Set();
  const server = createServer((connection) => {
    connections.add(connection.resume());
    connection.on('error', () => connection.destroy());
    connection.on('close', () => connections.delete(connection));
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    stop: async () => {
      for (const connection of connections) connection.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
