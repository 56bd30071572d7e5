import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { checkDatabase } from './check-database';
import { type Database } from './database';
import { openPglite } from './pglite';

let folder: string;
let database: Database;
let driver: PGlite;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zad-pglite-'));
  database = await openPglite(join(folder, 'db'));
  driver = Reflect.get(database.connection, 'driver') as PGlite;
  await database.exec('create table kept (id integer)');
});

afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

const textArray = 1009;

test.each<[string, unknown]>([
  ['a number', 0],
  ['a truth', true],
  ['an object', {}],
])('rejects %s where a list is expected, without breaking other connections', async (_, value) => {
  await database.exec('begin');
  await expect(database.query('select $1::text[]', [value])).rejects.toMatchObject({
    code: '22P02',
  });
  await database.exec('rollback');
  await checkDatabase(database);
});

test('rolls back a failed transaction', async () => {
  await database.exec('begin');
  await database.exec('insert into kept values (1)');
  await expect(database.query('select 1 / 0')).rejects.toThrow('division by zero');
  await database.settle();
  await checkDatabase(database);
  expect(await database.query('select id from kept')).toEqual([]);
});

test('rolls back an open transaction, and resets its role', async () => {
  await database.exec('create role shopper; begin; set local role shopper');
  await database.settle();
  const [row] = await database.query<{ name: string }>('select current_user as name');
  expect(row?.name).not.toBe('shopper');
});

test('recovers from a partially written message', async () => {
  const anything = { serializers: { [textArray]: (value: unknown) => value as string } };
  await database.exec('begin');
  await expect(driver.query('select $1::text[]', [0], anything)).rejects.toThrow();
  await expect(database.exec('rollback')).rejects.toThrow();
  await database.settle();
  await checkDatabase(database);
});

test('keeps committed rows', async () => {
  await database.exec('insert into kept values (2)');
  await database.settle();
  expect(await database.query('select id from kept')).toEqual([{ id: 2 }]);
});
