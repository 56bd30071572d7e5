import 'server-only';
import { deskPacking, type DeskPacking } from '../contract/packing';
import { askDeskHere } from '../frame/staff.server';
import type { PaperWish } from './papers';

export type PackingPapers = DeskPacking & {
  /** In milliseconds. */
  readAt: number;
  /** How many of the orders that were named are neither to pack nor being packed any more. */
  missing: number;
};

/** What is printed for the orders that are wished for. */
export async function readPapers({ orderIds, status }: PaperWish): Promise<PackingPapers> {
  const isNamed = orderIds.length > 0;
  const packing = await askDeskHere(
    deskPacking,
    isNamed ? { p_order_ids: orderIds } : { p_status: status },
  );
  const missing = isNamed ? orderIds.length - packing.orders.length : 0;
  return { ...packing, readAt: Date.now(), missing };
}
