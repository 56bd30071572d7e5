import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  type GatewayProcess,
  removeFolder,
  startGateway,
  temporaryFolder,
} from './testing/gateway-process';

let localDir: string;
let gateway: GatewayProcess;

/** Exactly what the migrations of the tests grant to browsers. */
const migrated = [
  'anon SELECT (body) notes',
  'anon SELECT (id) notes',
  'anon SELECT (owner) notes',
  'anon SELECT (shown) notes',
  'anon USAGE schema public',
  'authenticated DELETE public.notes',
  'authenticated INSERT public.notes',
  'authenticated SELECT public.notes',
  'authenticated USAGE schema public',
];

beforeAll(async () => {
  localDir = await temporaryFolder();
  gateway = await startGateway(localDir);
});

afterAll(async () => {
  await gateway.end();
  await removeFolder(localDir);
});

const asServiceRole = (name: string) =>
  gateway.call(`/rest/v1/rpc/${name}`, { key: gateway.keys.secretKey, method: 'POST', json: {} });

const browserPrivileges = async () =>
  ((await (await asServiceRole('browser_privileges')).json()) as string[]).sort();

test('grants browsers exactly the privileges of the migrations', async () => {
  await gateway.call('/rest/v1/notes');
  expect(await browserPrivileges()).toEqual(migrated);
});

test('grants the same after a restart', async () => {
  await gateway.end();
  gateway = await startGateway(localDir);
  await gateway.call('/rest/v1/notes');
  expect(await browserPrivileges()).toEqual(migrated);
});

test('restores them after a kill that left the database open to everyone', async () => {
  expect((await asServiceRole('open_everything')).status).toBe(204);
  expect(await browserPrivileges()).toContain('anon DELETE private.ledger');
  await gateway.end('SIGKILL');
  gateway = await startGateway(localDir);
  expect(await browserPrivileges()).toEqual(migrated);
});

test('lets a browser read only granted columns, and write nothing', async () => {
  expect((await gateway.call('/rest/v1/notes?select=body')).status).toBe(200);
  expect((await gateway.call('/rest/v1/notes', { json: { body: 'mine' } })).status).toBe(401);
  const change = await gateway.call('/rest/v1/notes?id=gt.0', { method: 'DELETE' });
  expect([401, 403]).toContain(change.status);
});
