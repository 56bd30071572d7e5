import { z } from 'zod';
import { type Deps } from '../deps.ts';
import { refusal } from '../http/refusal.ts';
import { failure, type Outcome, success } from '../outcome.ts';
import { read } from './call.ts';

const ordersSchema = z.array(
  z.object({
    order_id: z.string(),
    order_number: z.string(),
    status: z.string(),
    order_payment: z.array(z.object({ status: z.string() })),
  }),
);
export type OwnOrder = z.infer<typeof ordersSchema>[number];

const linesSchema = z.array(z.object({ product_id: z.string(), quantity: z.number() }));
export type OrderLine = z.infer<typeof linesSchema>[number];

const found = <T>(row: T | undefined): Outcome<T> =>
  row === undefined ? failure(refusal('order_not_found')) : success(row);

/** The shopper's own order with the state of its payments. */
export async function readOwnOrder(
  deps: Deps,
  token: string,
  orderId: string,
): Promise<Outcome<OwnOrder>> {
  const select = 'order_id,order_number,status,order_payment(status)';
  const path = `orders?select=${select}&order_id=eq.${orderId}&limit=1` as const;
  const orders = await read({ deps, as: { token }, path, schema: ordersSchema });
  return orders.ok ? found(orders.value[0]) : orders;
}

/**
 * The lines of the shopper's own order. Every order has lines, so no lines mean that it does not exist or belongs to
 * someone else.
 */
export async function readOwnLines(
  deps: Deps,
  token: string,
  orderId: string,
): Promise<Outcome<OrderLine[]>> {
  const path =
    `order_products?select=product_id,quantity&order_id=eq.${orderId}&order=position` as const;
  const lines = await read({ deps, as: { token }, path, schema: linesSchema });
  if (!lines.ok) return lines;
  const first = found(lines.value[0]);
  return first.ok ? success(lines.value) : first;
}
