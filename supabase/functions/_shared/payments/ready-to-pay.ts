import { confirmSession } from '../backend/confirm-session.ts';
import { readOwnOrder } from '../backend/own-order.ts';
import { openPayments } from '../backend/payment-records.ts';
import { type Deps } from '../deps.ts';
import { refusal } from '../http/refusal.ts';
import { failure, type Outcome, success } from '../outcome.ts';
import { checkPayment } from './check-payment.ts';

/** More than the database allows a shopper to start. */
const mostPayments = 50;
const patienceMs = 9_000;

/**
 * Whether another payment may be started for the shopper's order; returns the user id from the live session. First
 * queries all payments that may still turn out to be paid. If the provider does not answer about an open one, no second
 * charge is risked and the shopper must try again.
 */
export async function readyToPay(
  deps: Deps,
  token: string,
  orderId: string,
): Promise<Outcome<{ userId: string }>> {
  const [session, order] = await Promise.all([
    confirmSession(deps, token),
    readOwnOrder(deps, token, orderId),
  ]);
  if (!session.ok) return session;
  if (!order.ok) return order;
  const ready = success({ userId: session.value });
  const { status, order_payment: payments } = order.value;
  if (status !== 'pending') return failure(refusalFor(status));
  if (payments.length === 0) return ready;

  const open = await openPayments(deps, mostPayments, orderId);
  if (!open.ok) return open;
  const checks = await Promise.all(
    open.value.map(async (payment) => ({
      check: await checkPayment(deps, payment, patienceMs),
      isOpen: payment.status === 'INITIATED' || payment.status === 'PENDING',
    })),
  );
  const statuses = checks.map(({ check }) => check.ok && check.value?.order_status);
  const settled = statuses.find((known) => known && known !== 'pending');
  if (settled) return failure(refusalFor(settled));
  const owing = checks.find(({ check, isOpen }) => isOpen && !check.ok)?.check;
  return owing && !owing.ok ? owing : ready;
}

const refusalFor = (orderStatus: string) =>
  refusal(orderStatus === 'cancelled' ? 'order_not_payable' : 'already_paid');
