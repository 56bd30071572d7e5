import { readOwnOrder } from '../backend/own-order.ts';
import { openPayments } from '../backend/payment-records.ts';
import { type Deps } from '../deps.ts';
import { refusal } from '../http/refusal.ts';
import { failure, type Outcome, success } from '../outcome.ts';
import { checkPayment } from './check-payment.ts';

/** The database lets a shopper start no more than this. */
const mostPayments = 50;
const pullMs = 9_000;

/**
 * Whether another payment may be started for the shopper's order. Those that are still open are asked about first, and
 * while a provider owes its answer no second charge is risked: the shopper is told to try again.
 */
export async function readyToPay(
  deps: Deps,
  token: string,
  orderId: string,
): Promise<Outcome<null>> {
  const order = await readOwnOrder(deps, token, orderId);
  if (!order.ok) return order;
  const { status, order_payment: payments } = order.value;
  if (status !== 'pending') return failure(refusalForStatus(status));
  if (!payments.some((payment) => ['INITIATED', 'PENDING'].includes(payment.status)))
    return success(null);

  const open = await openPayments(deps, mostPayments, orderId);
  if (!open.ok) return open;
  const checks = await Promise.all(
    open.value.map((payment) => checkPayment(deps, payment, pullMs)),
  );
  const statuses = checks.map((check) => (check.ok ? check.value?.order_status : null));
  const settled = statuses.find((known) => known != null && known !== 'pending');
  if (settled) return failure(refusalForStatus(settled));
  return checks.find((check) => !check.ok) ?? success(null);
}

const refusalForStatus = (status: string) =>
  refusal(status === 'cancelled' ? 'order_not_payable' : 'already_paid');
