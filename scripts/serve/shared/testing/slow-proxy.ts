import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** Forwards connections to `port`, and delays responses by `delay` milliseconds. */
export async function slowProxy(port: number) {
  let milliseconds = 0;
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(port, '127.0.0.1');
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        near.destroy();
        far.destroy();
        sockets.delete(socket);
      });
    }
    near.pipe(far);
    far.on('data', (chunk) => {
      setTimeout(() => near.writable && near.write(chunk), milliseconds);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `redis://127.0.0.1:${(server.address() as AddressInfo).port}`,
    delay: (by: number) => {
      milliseconds = by;
    },
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
