import 'server-only';
import { deskOrder, type DeskOrder } from '../contract/order';
import { findAtDesk } from '../frame/staff.server';
import { isUuid } from '../frame/search-params';

/** An order with all its details; null for an invalid or unknown id. */
export async function readOrder(orderId: string): Promise<DeskOrder | null> {
  return isUuid(orderId) ? findAtDesk(deskOrder, { p_order_id: orderId }) : null;
}
