import 'server-only';
import { deskPacking, type DeskPacking } from '../contract/packing';
import { askDeskHere } from '../frame/staff.server';
import type { PaperWish } from './papers';

export type PackingPapers = DeskPacking & {
  /** In milliseconds. */
  readAt: number;
  /** How many of the orders that were named are no longer to pack or being packed. */
  missing: number;
};

/** What is printed for the orders that are wished for: not for those whose money has gone back. */
export async function readPapers({ orderIds, status }: PaperWish): Promise<PackingPapers> {
  const isNamed = orderIds.length > 0;
  const packing = await askDeskHere(
    deskPacking,
    isNamed ? { p_order_ids: orderIds } : { p_status: status },
  );
  const orders = packing.orders.filter((order) => !order.is_given_back);
  const missing = isNamed ? orderIds.length - orders.length : 0;
  return { ...packing, orders, readAt: Date.now(), missing };
}
