import { type Sandbox } from '../shared/sandbox.ts';
import { hmacOf } from './hmac.ts';
import { type PaymobAccount } from './paymob-account.ts';
import { type PaymobState, type Transaction } from './paymob-state.ts';
import { transactionObject } from './transaction-object.ts';

const copiesAfterMs = [0, 5_000, 30_000];

interface Changes {
  override?: Record<string, unknown>;
  isCorrupt?: boolean;
}

export type Callbacks = ReturnType<typeof callbacks>;

/** Tells the shop what has become of a transaction, on both ways: from server to server, and through the browser. */
export function callbacks(sandbox: Sandbox<PaymobState>, account: PaymobAccount) {
  const objectOf = (transaction: Transaction) => {
    const order = sandbox.state.orders[transaction.orderId];
    if (!order) throw new Error(`Transaction ${transaction.id} has no order.`);
    return transactionObject(transaction, order);
  };

  const post = (transaction: Transaction, { override = {}, isCorrupt = false }: Changes = {}) => {
    const wants = (scenario: string) => transaction.scenarios.includes(scenario);
    const plain = objectOf(transaction);
    const order = plain['order'] as { id: number };
    const obj = {
      ...plain,
      ...(wants('wrong-order') ? { order: { ...order, id: order.id + 7 } } : {}),
      ...override,
    };
    const hmac = hmacOf(account.hmacSecret, obj, {
      algorithm: wants('sha256-hmac') ? 'sha256' : 'sha512',
      isCapital: wants('capital-bool-hmac'),
    });
    const sent = isCorrupt || wants('bad-hmac') ? flipped(hmac) : hmac;
    return {
      ref: objectRef(obj),
      url: `${transaction.webhookUrl}?hmac=${sent}`,
      body: JSON.stringify({ type: 'TRANSACTION', obj }),
    };
  };

  return {
    objectOf,
    /** Sends a callback that somebody has asked for by hand. */
    send: (transaction: Transaction, changes: Changes) => sandbox.send(post(transaction, changes)),

    notify: (transaction: Transaction): void => {
      const wants = (scenario: string) => transaction.scenarios.includes(scenario);
      if (wants('callback-missing')) return;
      const message = post(transaction);
      for (const delayMs of wants('dup-webhook') ? copiesAfterMs : [0])
        sandbox.send({ ...message, delayMs });
      if (!wants('out-of-order') || !transaction.success) return;
      const older = { ...transaction, id: transaction.id - 1_000, success: false };
      sandbox.send({ ...post(older), delayMs: 1_000 });
    },

    /** The address at which the shopper's browser comes back. */
    returnAddress(transaction: Transaction): string {
      const wants = (scenario: string) => transaction.scenarios.includes(scenario);
      const obj = objectOf(transaction);
      const url = new URL(transaction.returnUrl);
      for (const [name, value] of flattened(obj)) url.searchParams.set(name, value);
      url.searchParams.set(
        wants('redirect-order-id') ? 'order_id' : 'order',
        String(transaction.orderId),
      );
      url.searchParams.set('merchant_order_id', objectRef(obj));
      url.searchParams.set('hmac', hmacOf(account.hmacSecret, obj));
      if (wants('redirect-tampered')) {
        url.searchParams.set('success', 'true');
        url.searchParams.set('hmac', flipped(hmacOf(account.hmacSecret, obj)));
      }
      return url.href;
    },
  };
}

function objectRef(obj: Record<string, unknown>): string {
  return (obj['order'] as { merchant_order_id?: string }).merchant_order_id ?? '';
}

const nested = ['source_data', 'data'];
const leftOut = new Set(['order', 'payment_key_claims', 'discount_details', ...nested]);

/** Plain fields under their names, nested ones with a dot between. */
function flattened(obj: Record<string, unknown>): [string, string][] {
  const plain = Object.entries(obj).filter(([name, value]) => !leftOut.has(name) && value !== null);
  const inner = nested.flatMap((outer) =>
    Object.entries(obj[outer] as object).map(
      ([name, value]) => [`${outer}.${name}`, value] as const,
    ),
  );
  return [...plain, ...inner].map(([name, value]) => [name, String(value)]);
}

function flipped(hex: string): string {
  return hex.slice(0, -1) + (hex.endsWith('0') ? '1' : '0');
}
