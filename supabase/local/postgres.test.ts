import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type Cluster, startCluster } from './testing/postgres-cluster';
import {
  type GatewayProcess,
  removeFolder,
  signUp,
  startGateway,
  temporaryFolder,
} from './testing/gateway-process';

let cluster: Cluster;
let localDir: string;
let gateway: GatewayProcess;

const start = () =>
  startGateway(localDir, {
    BACKEND_DATABASE_URL: 'postgres:///postgres',
    PGHOST: cluster.host,
    PGUSER: 'postgres',
  });

beforeAll(async () => {
  cluster = await startCluster();
  localDir = await temporaryFolder();
  gateway = await start();
});

afterAll(async () => {
  await gateway.end();
  await cluster.stop();
  await removeFolder(localDir);
});

const browserPrivileges = async () => {
  const key = gateway.keys.secretKey;
  const answer = await gateway.call('/rest/v1/rpc/browser_privileges', { key, json: {} });
  return (await answer.json()) as string[];
};

test('runs on a PostgreSQL server, with concurrent requests in their own roles', async () => {
  const token = await signUp(gateway, 'server@example.com');
  const callers = [
    { init: {}, role: 'anon' },
    { init: { token }, role: 'authenticated' },
    { init: { key: gateway.keys.secretKey }, role: 'service_role' },
  ];
  const roles = await Promise.all(
    Array.from({ length: 90 }, async (_, number) => {
      const caller = callers[number % callers.length]!;
      const role = (await (
        await gateway.call('/rest/v1/rpc/role_now', caller.init)
      ).json()) as unknown;
      return role === caller.role;
    }),
  );
  expect(roles.filter(Boolean)).toHaveLength(90);
});

test('passes arrays to functions as arrays', async () => {
  const answer = await gateway.call('/rest/v1/rpc/list_length', {
    json: { list: [{ a: 1 }, 'b', null] },
  });
  expect(await answer.json()).toBe(3);
});

test('restores the migrated privileges, even after a restart that finds the database open', async () => {
  const migrated = await browserPrivileges();
  expect(migrated).toContain('authenticated INSERT public.notes');
  expect(migrated.filter((entry) => entry.includes('private'))).toEqual([]);

  const key = gateway.keys.secretKey;
  await gateway.call('/rest/v1/rpc/open_everything', { key, json: {} });
  expect(await browserPrivileges()).not.toEqual(migrated);
  await gateway.end('SIGKILL');
  gateway = await start();
  expect(await browserPrivileges()).toEqual(migrated);
});
