import { expect, test } from '@jest/globals';
import { ownGateway } from './testing/own-gateway';

const own = ownGateway({ BACKEND_QUERY_LIMIT_MS: '1500' });

const asServer = () => ({ key: own.gateway.keys.secretKey });
async function write(body: string): Promise<number> {
  return (await own.gateway.call('/rest/v1/notes', { ...asServer(), json: { body } })).status;
}
async function stored(): Promise<string[]> {
  const answer = await own.gateway.call('/rest/v1/rpc/all_bodies', asServer());
  return (await answer.json()) as string[];
}
const countFar = () => own.gateway.call('/rest/v1/rpc/count_far', { json: {} });

test('ends a query that takes minutes, keeps acknowledged rows and serves others', async () => {
  const { pid } = own.gateway.process;
  const acknowledged: string[] = [];
  for (let round = 0; round < 3; round += 1) {
    const slow = countFar();
    // The gateway does not wait for the database.
    expect((await own.gateway.call('/mailbox')).status).toBe(200);
    const bodies = Array.from({ length: 10 }, (_, number) => `round ${round}, note ${number}`);
    const statuses = await Promise.all(bodies.map(write));
    acknowledged.push(...bodies.filter((_, index) => statuses[index] === 201));
    const answer = await slow;
    expect([answer.status, await answer.json()]).toMatchObject([504, { code: 'late' }]);
  }
  expect(acknowledged).toHaveLength(30);
  expect(await stored()).toEqual(expect.arrayContaining(acknowledged));
  expect((await own.gateway.call('/health')).status).toBe(200);
  expect(own.gateway.process).toMatchObject({ pid, exitCode: null });
});

test('restores the privileges after reopening the database', async () => {
  await countFar();
  const visible = (await (await own.gateway.call('/rest/v1/notes?select=body')).json()) as object[];
  expect(visible).toEqual([{ body: 'shown to all' }]);
  const { status } = await own.gateway.call('/rest/v1/notes', { json: { body: 'x' } });
  expect(status).toBe(401);
});
