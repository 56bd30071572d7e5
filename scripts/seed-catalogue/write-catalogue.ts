import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { catalogueRows } from './catalogue.ts';
import { toCsv } from './csv.ts';

const file = fileURLToPath(new URL('../../supabase/seed/catalogue.csv', import.meta.url));

const rows = catalogueRows();
await writeFile(file, toCsv(rows));
console.log(`${String(rows.length)} products written to supabase/seed/catalogue.csv`);
