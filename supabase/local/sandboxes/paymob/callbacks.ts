import { type Sandbox } from '../shared/sandbox.ts';
import { type Answers } from './answers.ts';
import { hmacOf } from './hmac.ts';
import { type PaymobAccount } from './paymob-account.ts';
import { type PaymobState, type Transaction } from './paymob-state.ts';

const copiesAfterMs = [0, 5_000, 30_000];

interface Changes {
  /** Replaces values before signing. */
  override?: Record<string, unknown>;
  /** Replaces values after signing. */
  edit?: Record<string, unknown>;
  isCorrupt?: boolean;
}

export type Callbacks = ReturnType<typeof callbacks>;

/** Notifies the shop about a transaction in both ways: server to server, and through the browser. */
export function callbacks(
  sandbox: Sandbox<PaymobState>,
  account: PaymobAccount,
  { objectOf }: Pick<Answers, 'objectOf'>,
) {
  const refOf = ({ orderId }: Transaction) => sandbox.state.orders[orderId]?.merchantOrderId ?? '';

  const post = (transaction: Transaction, changes: Changes = {}) => {
    const { override = {}, edit = {}, isCorrupt = false } = changes;
    const wants = (scenario: string) => transaction.scenarios.includes(scenario);
    const wrongOrder = wants('wrong-order') ? { order: { id: transaction.orderId + 7 } } : {};
    const obj = changed(changed(objectOf(transaction), wrongOrder), override);
    const hmac = hmacOf(account.hmacSecret, obj, {
      algorithm: wants('sha256-hmac') ? 'sha256' : 'sha512',
      isCapital: wants('capital-bool-hmac'),
    });
    const sent = isCorrupt || wants('bad-hmac') ? flipped(hmac) : hmac;
    return {
      ref: refOf(transaction),
      url: `${transaction.webhookUrl}?hmac=${sent}`,
      body: JSON.stringify({ type: 'TRANSACTION', obj: changed(obj, edit) }),
    };
  };

  return {
    /** Sends a callback that was requested manually. */
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

    /** The return address for the shopper's browser. */
    returnAddress(transaction: Transaction): string {
      const wants = (scenario: string) => transaction.scenarios.includes(scenario);
      const obj = objectOf(transaction);
      const url = new URL(transaction.returnUrl);
      for (const [name, value] of flattened(obj)) url.searchParams.set(name, value);
      url.searchParams.set(
        wants('redirect-order-id') ? 'order_id' : 'order',
        String(transaction.orderId),
      );
      url.searchParams.set('merchant_order_id', refOf(transaction));
      url.searchParams.set('hmac', hmacOf(account.hmacSecret, obj));
      if (wants('redirect-tampered')) {
        url.searchParams.set('success', 'true');
        url.searchParams.set('hmac', flipped(hmacOf(account.hmacSecret, obj)));
      }
      return url.href;
    },
  };
}

/** Replaces fields; of `order`, `source_data` and `data` only the given ones. */
function changed(obj: Record<string, unknown>, changes: Record<string, unknown>) {
  const merged = Object.entries(changes).map(([name, value]) => [
    name,
    isRecord(value) && isRecord(obj[name]) ? { ...obj[name], ...value } : value,
  ]);
  return { ...obj, ...(Object.fromEntries(merged) as Record<string, unknown>) };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const nested = ['source_data', 'data'];
const leftOut = new Set(['order', 'payment_key_claims', 'discount_details', ...nested]);

/** Plain fields under their names, nested ones joined with a dot. */
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
