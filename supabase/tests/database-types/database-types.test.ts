import { readFile } from 'node:fs/promises';
import { expect, test } from '@jest/globals';
import { databaseTypes, databaseTypesFile } from './database-types';

test('matches the types of tables and procedures to the migrations: `npm run db:types`', async () => {
  expect(await readFile(databaseTypesFile, 'utf8')).toBe(await databaseTypes());
});
