import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { toCsv } from './csv.ts';
import { Rotation } from './description.ts';
import { planCatalogue } from './plan.ts';
import { productRow } from './product.ts';

const file = fileURLToPath(new URL('../../supabase/seed/catalogue.csv', import.meta.url));

const rotation = new Rotation();
const rows = planCatalogue().map((entry) => productRow(entry, rotation));
await writeFile(file, toCsv(rows));
console.log(`${rows.length} products written to supabase/seed/catalogue.csv`);
