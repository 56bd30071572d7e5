import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  type GatewayProcess,
  removeFolder,
  startGateway,
  temporaryFolder,
} from './testing/gateway-process';

let localDir: string;
let migrations: string;
let gateway: GatewayProcess;

const start = () => startGateway(join(localDir, 'data'), { MIGRATIONS_DIR: migrations });
const write = (file: string, sql: string) => writeFile(join(migrations, file), sql);
const first = '20260101000000_things.sql';
const second = '20260102000000_more_things.sql';

beforeAll(async () => {
  localDir = await temporaryFolder();
  migrations = join(localDir, 'migrations');
  await mkdir(migrations);
  await write(first, 'create table public.things (id int primary key);');
  gateway = await start();
});

afterAll(async () => {
  await gateway.end();
  await removeFolder(localDir);
});

const statusOf = async (table: string) =>
  (await gateway.call(`/rest/v1/${table}`, { key: gateway.keys.secretKey })).status;

test('applies a migration once, and reports progress', async () => {
  expect(gateway.output).toContain('Database: things (1 of 1)');
  expect(await statusOf('things')).toBe(200);
  await gateway.end();
  gateway = await start();
  expect(gateway.output).toEqual([]);
});

test('rolls back a failing migration, and names it', async () => {
  await gateway.end();
  await write(second, 'create table public.more_things (id int); select * from public.nowhere;');
  await expect(start()).rejects.toThrow(/20260102000000_more_things\.sql failed: .*nowhere/);

  await write(second, 'create table public.more_things (id int primary key);');
  gateway = await start();
  expect(await statusOf('more_things')).toBe(200);
});

test('warns about an edited migration, with a way to fix it', async () => {
  await gateway.end();
  await write(first, 'create table public.things (id bigint primary key);');
  gateway = await start();
  expect(gateway.output.join()).toMatch(
    /20260101000000_things\.sql was edited .*`npm run db:reset`/,
  );
});

test('rejects a missing migration that was applied, with a way to fix it', async () => {
  await gateway.end();
  await rm(join(migrations, second));
  await expect(start()).rejects.toThrow(/does not have: 20260102000000\. .*`npm run db:reset`/);

  await write(second, 'create table public.more_things (id int primary key);');
  gateway = await start();
});
