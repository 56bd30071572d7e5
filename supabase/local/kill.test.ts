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
});

afterAll(async () => {
  await gateway.end();
  await removeFolder(localDir);
});

const enoughForARound = 40;

/** Writes from ten clients at once, and kills the backend in the middle of it. Returns what was acknowledged. */
async function writeAndKill(round: number): Promise<string[]> {
  const acknowledged: string[] = [];
  const { keys, call, end } = gateway;
  const client = async (number: number) => {
    for (let count = 0; ; count += 1) {
      const body = `round ${round}, client ${number}, note ${count}`;
      const answer = await call('/rest/v1/notes', { key: keys.secretKey, json: { body } });
      if (answer.status !== 201) continue;
      acknowledged.push(body);
      if (acknowledged.length === enoughForARound) setTimeout(() => void end('SIGKILL'), round * 7);
    }
  };
  // The clients stop when they get no more responses.
  await Promise.allSettled(Array.from({ length: 10 }, (_, number) => client(number)));
  return acknowledged;
}

test('keeps every acknowledged row after kill -9 under write load', async () => {
  const acknowledged: string[] = [];
  for (const round of [1, 2, 3]) {
    acknowledged.push(...(await writeAndKill(round)));
    gateway = await startGateway(localDir);
  }
  const answer = await gateway.call('/rest/v1/rpc/all_bodies', { key: gateway.keys.secretKey });
  const stored = new Set((await answer.json()) as string[]);
  console.log(`${acknowledged.length} acknowledged rows, 3 kills`);
  expect(acknowledged.length).toBeGreaterThanOrEqual(3 * enoughForARound);
  expect(acknowledged.filter((body) => !stored.has(body))).toEqual([]);
});
