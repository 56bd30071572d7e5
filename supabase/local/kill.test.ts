/** @jest-environment node */
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  type GatewayProcess,
  removeFolder,
  startGateway,
  temporaryFolder,
} from './testing/gateway-process';

let localDir: string;
let gateway: GatewayProcess;

beforeAll(async () => {
  localDir = await temporaryFolder();
  gateway = await startGateway(localDir);
}, 120_000);

afterAll(async () => {
  await gateway.end();
  await removeFolder(localDir);
});

/** Writes from ten clients at once until the backend is gone. Returns what was acknowledged. */
async function writeUntilGone(round: number): Promise<string[]> {
  const acknowledged: string[] = [];
  const { keys, call } = gateway;
  const client = async (number: number) => {
    for (let count = 0; ; count += 1) {
      const body = `round ${round}, client ${number}, note ${count}`;
      const answer = await call('/rest/v1/notes', { key: keys.secretKey, json: { body } });
      if (answer.status === 201) acknowledged.push(body);
    }
  };
  await Promise.allSettled(Array.from({ length: 10 }, (_, number) => client(number)));
  return acknowledged;
}

test('every acknowledged row is there after kill -9 under write load', async () => {
  const acknowledged: string[] = [];
  for (const round of [1, 2, 3]) {
    const writing = writeUntilGone(round);
    await sleep(1_000 + round * 137);
    await gateway.end('SIGKILL');
    acknowledged.push(...(await writing));
    gateway = await startGateway(localDir);
  }
  const answer = await gateway.call('/rest/v1/rpc/all_bodies', { key: gateway.keys.secretKey });
  const stored = new Set((await answer.json()) as string[]);
  console.log(`${acknowledged.length} acknowledged rows, 3 kills`);
  expect(acknowledged.length).toBeGreaterThan(30);
  expect(acknowledged.filter((body) => !stored.has(body))).toEqual([]);
}, 180_000);
