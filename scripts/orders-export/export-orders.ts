import { z } from 'zod';
import { callFunction, type Backend } from '../catalogue-import/backend-client.ts';
import { lineColumns, lineRows, orderColumns, orderRow } from './columns.ts';
import { byteOrderMark, csvLine } from '../lib/csv.ts';
import { exportedOrderSchema } from './exported-order.ts';
import { type ExportOptions } from './options.ts';

const pageSchema = z.array(exportedOrderSchema);
const pageSize = 500;

/** Writes the orders, oldest first, page by page; resolves to their number. */
export async function exportOrders(
  backend: Backend,
  options: ExportOptions,
  write: (text: string) => Promise<void>,
): Promise<number> {
  await write(byteOrderMark + csvLine(options.lines ? lineColumns : orderColumns));
  let count = 0;
  let after: string | null = null;
  for (;;) {
    const page = pageSchema.parse(
      await callFunction(backend, 'export_orders', {
        p_from: options.from,
        p_to: options.to,
        p_status: options.status,
        p_after: after,
        p_limit: pageSize,
      }),
    );
    const rows = options.lines ? page.flatMap(lineRows) : page.map(orderRow);
    await write(rows.map(csvLine).join(''));
    count += page.length;
    after = page.at(-1)?.order_id ?? null;
    if (page.length < pageSize) return count;
  }
}
