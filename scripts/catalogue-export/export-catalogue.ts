import { z } from 'zod';
import { type Backend, callFunction } from '../catalogue-import/backend-client.ts';
import { columns } from '../catalogue-import/columns.ts';
import { byteOrderMark, csvLine } from '../lib/csv.ts';
import { exportedProductSchema, productRow } from './exported-product.ts';

const pageSchema = z.array(exportedProductSchema);
const pageSize = 500;

/** Writes all products, including hidden ones, by sku and page by page; resolves to their number. */
export async function exportCatalogue(
  backend: Backend,
  write: (text: string) => Promise<void>,
): Promise<number> {
  await write(byteOrderMark + csvLine(columns.map(({ name }) => name)));
  let count = 0;
  let after = '';
  for (;;) {
    const page = pageSchema.parse(
      await callFunction(backend, 'export_catalogue', { p_after: after, p_limit: pageSize }),
    );
    await write(page.map((product) => csvLine(productRow(product))).join(''));
    count += page.length;
    after = page.at(-1)?.sku ?? after;
    if (page.length < pageSize) return count;
  }
}
