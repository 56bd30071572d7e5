import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from '@jest/globals';
import { assertions, sampleCatalogue, sampleOrders, sampleShoppers } from './engines/migrations';
import { onEngines, rolledBack } from './on-engines';

const folder = join(process.cwd(), 'supabase', 'tests');
const files = readdirSync(folder).filter((file) => file.endsWith('.test.sql'));

onEngines(
  (database) => {
    test.each(files)(
      '%s',
      async (file) => {
        const sql = readFileSync(join(folder, file), 'utf8');
        await rolledBack(database(), () => database().exec(sql));
      },
      120_000,
    );
  },
  async (database) => {
    await database.exec(assertions);
    await database.exec(sampleCatalogue);
    await database.exec(sampleShoppers);
    await database.exec(sampleOrders);
  },
);
