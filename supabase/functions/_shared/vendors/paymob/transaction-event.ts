import {
  type PaymentMethod,
  type PaymentStatus,
  type ReviewReason,
  type VendorEvent,
} from '../vendor-event.ts';
import { type PaymobConfig } from './config.ts';
import { methodOfSource } from './formats.ts';
import { type Transaction } from './transaction.ts';

/**
 * The event for a transaction that is not a child. `children` are its known refunds and voids, and `knownPt` is the
 * total of all known charges of its order.
 */
export function eventOf(
  config: PaymobConfig,
  transaction: Transaction,
  children: Transaction[] = [],
  knownPt = 0,
): VendorEvent {
  const { order } = transaction;
  const status = statusOf(transaction);
  const bill = transaction.data?.bill_reference;
  const response = transaction.data?.txn_response_code;
  const review = reviewOf(config, transaction, status, knownPt);
  return {
    provider: 'paymob',
    event_key: keyOf(transaction, children),
    merchant_ref: String(order.merchant_order_id ?? ''),
    provider_order_id: String(order.id),
    status,
    transaction_id: String(transaction.id),
    amount_pt: transaction.amount_cents,
    ...(transaction.refunded_amount_cents != null && {
      refunded_pt: transaction.refunded_amount_cents,
    }),
    refunds: children.flatMap(({ id, amount_cents: amount }) =>
      amount ? { transaction_id: String(id), amount_pt: amount } : [],
    ),
    currency: transaction.currency,
    ...(status === 'PENDING' && bill ? { reference: String(bill) } : {}),
    ...(status === 'FAILED' && response && { decline_code: String(response) }),
    method: methodOf(transaction),
    ...(review && { review_reason: review }),
    evidence: evidenceOf(transaction),
  };
}

/** A refund, void or capture: it changes its parent and is not a payment itself, whatever its other fields. */
export function isChild(transaction: Transaction): boolean {
  return (
    transaction.has_parent_transaction === true ||
    transaction.parent_transaction != null ||
    transaction.is_refund === true ||
    transaction.is_void === true ||
    transaction.is_capture === true
  );
}

/** A child that refunded money. */
export function returnsMoney({ pending, success, is_refund, is_void }: Transaction): boolean {
  return pending !== true && success === true && (is_refund === true || is_void === true);
}

/** The charged amount in piastres, whether or not it was refunded later. */
export function paidPt({ pending, success, amount_cents: amount }: Transaction): number {
  return pending !== true && success === true ? (amount ?? 0) : 0;
}

/** The status that a message claims; untrusted. */
export function claimedStatus({ pending, success }: { pending: boolean; success: boolean }) {
  return pending ? 'PENDING' : success ? 'PAID' : 'FAILED';
}

function statusOf(transaction: Transaction): PaymentStatus {
  const { pending, success, is_voided, is_refunded, error_occured } = transaction;
  if (pending === true) return 'PENDING';
  if (success !== true) return 'FAILED';
  if (is_voided === true) return 'VOIDED';
  const isRefunded = is_refunded === true || (transaction.refunded_amount_cents ?? 0) > 0;
  if (isRefunded) return refundedStatus(transaction);
  // Only authorized on the card, or under review by the provider: neither paid nor failed.
  const isOnlyHeld = transaction.is_auth === true && transaction.is_captured !== true;
  return isOnlyHeld || error_occured === true ? 'PENDING' : 'PAID';
}

function refundedStatus({ refunded_amount_cents: refunded, amount_cents }: Transaction) {
  const isPart = refunded != null && amount_cents != null && refunded < amount_cents;
  return isPart ? 'PARTIAL_REFUNDED' : 'REFUNDED';
}

/** Genuine, but paid in the other mode or to a foreign integration, so it must never pay an order. */
function reviewOf(
  config: PaymobConfig,
  transaction: Transaction,
  status: PaymentStatus,
  knownPt: number,
): ReviewReason | undefined {
  const { integration_id: integration, is_live: isLive, order } = transaction;
  // This transaction failed, and the order was paid by another one that is not known.
  if (status === 'FAILED')
    return (order.paid_amount_cents ?? 0) > knownPt ? 'charge_unknown' : undefined;
  if (isLive !== (config.mode === 'live')) return 'wrong_mode';
  const isOurs = integration != null && Object.values(config.integrations).includes(integration);
  return isOurs ? undefined : 'foreign_integration';
}

function keyOf(transaction: Transaction, children: Transaction[]): string {
  return [
    transaction.id,
    transaction.pending,
    transaction.success,
    transaction.is_voided,
    transaction.is_refunded,
    transaction.refunded_amount_cents,
    ...children.map(({ id }) => id),
  ]
    .map((value) => value ?? '')
    .join('|');
}

function methodOf({ source_data: source }: Transaction): PaymentMethod {
  return methodOfSource(String(source?.type ?? '').toLowerCase()) ?? 'other';
}

/** A wallet's `pan` is a phone number. */
function evidenceOf({ source_data: source, ...transaction }: Transaction): Record<string, unknown> {
  const isPhone = source?.type === 'wallet';
  const known = { ...transaction, source_data: isPhone ? { ...source, pan: undefined } : source };
  return JSON.parse(JSON.stringify(known)) as Record<string, unknown>;
}
