import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { afterEach, expect, test } from '@jest/globals';
import { freePort, freePorts } from './free-ports.ts';

const taken = createServer();

afterEach(() => {
  taken.close();
});

/** A port in use. */
async function takePort(): Promise<number> {
  taken.listen(0, '127.0.0.1');
  await once(taken, 'listening');
  return (taken.address() as AddressInfo).port;
}

test('returns the preferred ports if they are free', async () => {
  const preferred = await freePort();
  expect(await freePorts(1, preferred)).toBe(preferred);
});

test('returns other ports if any of the preferred ones is in use', async () => {
  const port = await takePort();
  const first = await freePorts(3, port - 1);
  expect([first, first + 1, first + 2]).not.toContain(port);
});
