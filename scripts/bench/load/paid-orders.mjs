import { randomInt, randomUUID } from 'node:crypto';
import { eachAtOnce } from './each-at-once.mjs';
import { signUp } from './sign-up.mjs';

/** Maximum number of unpaid orders per account; they are paid at once, but one after the other. */
const ordersEach = 10;
const accountsAtOnce = 4;

/** @typedef {ReturnType<typeof import('./backend-calls.mjs').backendCalls>} Call */
/** @typedef {{ access_token: string, user: { id: string } }} Session */
/** @typedef {{ order_id: string, order_number: string }} PlacedOrder */

/**
 * Places an order of the session's account, still to be paid.
 * @param {Call} call
 * @param {Session} session
 * @param {object} body
 * @returns {Promise<PlacedOrder>}
 */
export async function placeOrder(call, session, body) {
  const token = session.access_token;
  return (await call('/functions/v1/create-order', { token, body })).json();
}

/**
 * Pays an order of the session's account, as if its provider had confirmed the payment when queried.
 * @param {Call} call
 * @param {{ secretKey: string }} keys
 * @param {Session} session
 * @param {string} orderId
 */
export async function pay(call, { secretKey }, session, orderId) {
  const asServer = async (name, body) =>
    (await call(`/rest/v1/rpc/${name}`, { key: secretKey, body })).json();
  const { order_payment_id, merchant_ref, amount_pt } = await asServer('start_payment', {
    p_user_id: session.user.id,
    p_order_id: orderId,
    p_provider: 'fawry',
    p_method: 'any',
    p_reference_until: new Date(Date.now() + 3_600_000).toISOString(),
  });
  const p_event = {
    provider: 'fawry',
    order_payment_id,
    event_key: randomUUID(),
    merchant_ref,
    source: 'pull',
    status: 'PAID',
    amount_pt,
    currency: 'EGP',
    transaction_id: String(randomInt(10 ** 12)),
  };
  await asServer('apply_payment_event', { p_event });
}

/**
 * This many paid orders of new accounts, each with the body that `bodyOf` returns. `onPaid` is called for each,
 * and `openSession` replaces the sign-up.
 * @param {Call} call
 * @param {{ secretKey: string }} keys
 * @param {() => object | Promise<object>} bodyOf
 * @param {number} count
 * @param {{ openSession?: () => Promise<Session>, onPaid?: (order: PlacedOrder) => unknown }} [options]
 * @returns {Promise<PlacedOrder[]>}
 */
export async function paidOrders(
  call,
  keys,
  bodyOf,
  count,
  { openSession = () => signUp(call), onPaid } = {},
) {
  const accounts = Array.from({ length: Math.ceil(count / ordersEach) }, (_, index) =>
    Math.min(ordersEach, count - index * ordersEach),
  );
  const orders = await eachAtOnce(accounts, accountsAtOnce, async (own) => {
    const session = await openSession();
    const placed = [];
    for (let order = 0; order < own; order += 1) {
      const paid = await placeOrder(call, session, await bodyOf());
      await pay(call, keys, session, paid.order_id);
      await onPaid?.(paid);
      placed.push(paid);
    }
    return placed;
  });
  return orders.flat();
}

/** A new account that works at the desk; resolves to its session. */
export async function signUpStaff(call, { secretKey }) {
  const session = await signUp(call);
  const body = { p_email: session.user.email };
  await call('/rest/v1/rpc/add_staff', { key: secretKey, body });
  return session;
}
