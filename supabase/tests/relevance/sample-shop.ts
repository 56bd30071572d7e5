import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { parseCsv } from '../../../scripts/catalogue-import/parse-csv.ts';
import { checkRow } from '../../../scripts/catalogue-import/row.ts';
import { type TestDatabase } from '../engines/engine';

/** Imports the sample catalogue. */
export async function importSample(database: TestDatabase): Promise<void> {
  const parsed = parseCsv(await readFile('supabase/seed/catalogue.csv', 'utf8'));
  if (!parsed.ok) throw new Error(parsed.reason);
  const rows = parsed.rows.map(checkRow).flatMap((row) => (row.ok ? [row.row] : []));
  const batch = randomUUID();
  await database.query('select public.catalogue_import_stage($1, $2::text::jsonb)', [
    batch,
    JSON.stringify(rows),
  ]);
  await database.query('select public.catalogue_import_commit($1, false)', [batch]);
}

/** The first ten skus that a search finds. */
export async function foundBy(database: TestDatabase, query: string): Promise<string[]> {
  const [row] = await database.query<{ products: { sku: string }[] }>(
    "select public.shop_catalogue(p_q => $1, p_page_size => 10) -> 'products' as products",
    [query],
  );
  return (row?.products ?? []).map(({ sku }) => sku);
}
