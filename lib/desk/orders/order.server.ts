import 'server-only';
import { deskOrder, type DeskOrder } from '../contract/order';
import { findAtDesk } from '../frame/staff.server';
import { isUuid } from '../frame/search-params';

/** An order with everything known about it; null for an id that is none. */
export async function readOrder(orderId: string): Promise<DeskOrder | null> {
  return isUuid(orderId) ? findAtDesk(deskOrder, { p_order_id: orderId }) : null;
}
