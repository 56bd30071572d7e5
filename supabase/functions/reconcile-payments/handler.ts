import { expireOrders, openPayments } from '../_shared/backend/payment-records.ts';
import { reconcilePayments } from '../_shared/contracts/reconcile-payments.ts';
import { endpoint } from '../_shared/http/endpoint.ts';
import { success } from '../_shared/outcome.ts';
import { alertShop } from '../_shared/payments/alert.ts';
import { checkPayments } from './check-payments.ts';

/** Per run; the next one continues. */
const mostPayments = 200;
const mostOrders = 200;

/**
 * Settles every paid order even if no notification arrives, detects refunds that were not announced, and releases the
 * stock of abandoned orders.
 */
export const handler = endpoint(reconcilePayments, async ({ deps }) => {
  const open = await openPayments(deps, mostPayments);
  if (!open.ok) return open;
  const checked = await checkPayments(deps, open.value);
  const expired = await expireOrders(deps, mostOrders);
  if (!expired.ok) return expired;
  for (const order_id of expired.value.doubtful) alertShop('order given up unasked', { order_id });
  return success({
    ...checked,
    expired_orders: expired.value.expired.length,
    more: open.value.length === mostPayments || expired.value.expired.length === mostOrders,
  });
});
