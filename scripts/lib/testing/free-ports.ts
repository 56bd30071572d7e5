import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { checkPortFree } from '../ports.mjs';

/** A port that nothing on this machine uses, chosen by the operating system. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

export const isPortFree = (port: number) =>
  checkPortFree(port, '').then(
    () => true,
    () => false,
  );

/**
 * The first of `count` consecutive ports that nothing on this machine uses; `preferred` if they are free from there.
 */
export async function freePorts(count: number, preferred?: number): Promise<number> {
  for (let first = preferred ?? (await freePort()); ; first = await freePort()) {
    const ports = Array.from({ length: count }, (_, place) => first + place);
    if ((await Promise.all(ports.map(isPortFree))).every(Boolean)) return first;
  }
}
