import { type Failed, failure, type HintedTransaction, type VendorEvent } from '../vendor-event.ts';
import { queryVendor, type VendorAnswer } from '../vendor-http.ts';
import { withAccessToken } from './access-token.ts';
import { understood } from './answer.ts';
import { type PaymobConfig } from './config.ts';
import { eventOf, isChild, paidPt, returnsMoney } from './transaction-event.ts';
import { type Transaction, transactionSchema } from './transaction.ts';

export interface InquiredAttempt {
  merchantRef: string;
  /** Null if the answer to the first call was lost. */
  providerOrderId: string | null;
  /** The known transactions that moved money; each is queried. */
  transactionIds?: string[];
  /** The transaction that a message mentions. */
  hinted?: HintedTransaction | undefined;
}

type Inquiry = { ok: true; transaction: Transaction } | Failed;

/** More than anyone makes for one attempt. */
const mostTransactions = 10;

/**
 * Queries Paymob about an attempt: returns an event for each transaction that charged it. `not_found` if nobody has
 * tried to pay yet. The answers are trusted because they are responses to the shop's own authenticated requests; each
 * must match the attempt by order and reference, or it is `malformed`.
 */
export async function inquire(
  config: PaymobConfig,
  fetch: typeof globalThis.fetch,
  attempt: InquiredAttempt,
): Promise<{ ok: true; events: VendorEvent[] } | Failed> {
  const known = new Map<string, Transaction>();
  const first = attempt.hinted
    ? await inquireHinted(config, fetch, attempt, attempt.hinted)
    : await inquireLatest(config, fetch, attempt);
  if (first.ok) known.set(String(first.transaction.id), first.transaction);
  else if (first.error.code !== 'not_found') return first;

  // A child transaction points to its parent, and only the parent has the payment's current state.
  const wanted = [...(attempt.transactionIds ?? [])];
  if (first.ok && isChild(first.transaction)) {
    const { parent_transaction: parent } = first.transaction;
    if (parent == null) return failure('malformed', 'a child without a parent');
    wanted.push(String(parent));
  }
  for (const id of wanted.slice(-mostTransactions)) {
    if (known.has(id)) continue;
    const inquiry = await inquireTransaction(config, fetch, attempt, id);
    if (inquiry.ok) known.set(id, inquiry.transaction);
    else if (inquiry.error.code !== 'not_found') return inquiry;
  }

  const all = [...known.values()];
  const children = all.filter(returnsMoney);
  const payments = all.filter((transaction) => !isChild(transaction));
  const knownPt = payments.reduce((sum, transaction) => sum + paidPt(transaction), 0);
  const events = payments.map((transaction) => {
    const own = children.filter((child) => child.parent_transaction === transaction.id);
    return eventOf(config, transaction, own, knownPt);
  });
  return events.length > 0 ? { ok: true, events } : failure('not_found');
}

/** The last transaction of the attempt's order, which may be a child. */
export async function inquireLatest(
  config: PaymobConfig,
  fetch: typeof globalThis.fetch,
  attempt: InquiredAttempt,
): Promise<Inquiry> {
  const { merchantRef, providerOrderId } = attempt;
  const answer = await withAccessToken(config, fetch, (token) =>
    queryVendor(fetch, {
      url: `${config.baseUrl}/api/ecommerce/orders/transaction_inquiry`,
      method: 'POST',
      json: {
        auth_token: token,
        ...(providerOrderId ? { order_id: providerOrderId } : { merchant_order_id: merchantRef }),
      },
    }),
  );
  return aboutAttempt(answer, attempt);
}

async function inquireTransaction(
  config: PaymobConfig,
  fetch: typeof globalThis.fetch,
  attempt: InquiredAttempt,
  id: string,
): Promise<Inquiry> {
  const url = `${config.baseUrl}/api/acceptance/transactions/${encodeURIComponent(id)}`;
  const answer = await withAccessToken(config, fetch, (token) =>
    queryVendor(fetch, { url, headers: { authorization: `Bearer ${token}` } }),
  );
  const inquiry = aboutAttempt(answer, attempt);
  if (inquiry.ok && String(inquiry.transaction.id) !== id)
    return failure('malformed', 'the answer is about another transaction');
  return inquiry;
}

/** Adjacent numbers of a signed text may have been split differently: then the answer does not match. */
async function inquireHinted(
  config: PaymobConfig,
  fetch: typeof globalThis.fetch,
  attempt: InquiredAttempt,
  hinted: HintedTransaction,
): Promise<Inquiry> {
  const inquiry = await inquireTransaction(config, fetch, attempt, hinted.id);
  if (!inquiry.ok) return inquiry;
  const { transaction } = inquiry;
  const agrees =
    String(transaction.order.id) === hinted.orderId &&
    String(transaction.integration_id ?? '') === hinted.integrationId &&
    String(transaction.owner ?? '') === hinted.owner &&
    // An answer without an amount does not contradict the message, and does not pay the order either.
    String(transaction.amount_cents ?? hinted.amount) === hinted.amount &&
    transaction.currency === hinted.currency;
  return agrees ? inquiry : failure('malformed', 'the message is not what Paymob says');
}

function aboutAttempt(
  answer: VendorAnswer | Failed,
  { merchantRef, providerOrderId }: InquiredAttempt,
): Inquiry {
  const read = understood(answer, transactionSchema);
  if (!read.ok) return read;
  const { order } = read.body;
  const isAbout =
    String(order.merchant_order_id ?? '') === merchantRef &&
    (providerOrderId === null || String(order.id) === providerOrderId);
  return isAbout
    ? { ok: true, transaction: read.body }
    : failure('malformed', 'the answer is about another payment');
}
