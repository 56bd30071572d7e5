import 'server-only';
import { deskPacking, type DeskPacking } from '../contract/packing';
import { callDeskOnServer } from '../frame/staff.server';
import type { PaperWish } from './papers';

export type PackingPapers = DeskPacking & {
  /** In milliseconds. */
  readAt: number;
  /** How many of the requested orders are no longer to be packed or being packed. */
  missing: number;
};

/** The data to print for the requested orders, except refunded ones. */
export async function readPapers({ orderIds, status }: PaperWish): Promise<PackingPapers> {
  const isNamed = orderIds.length > 0;
  const packing = await callDeskOnServer(
    deskPacking,
    isNamed ? { p_order_ids: orderIds } : { p_status: status },
  );
  const orders = packing.orders.filter((order) => !order.is_given_back);
  const missing = isNamed ? orderIds.length - orders.length : 0;
  return { ...packing, orders, readAt: Date.now(), missing };
}
