import { type PaymentMethod, type PaymentStatus, type VendorEvent } from '../vendor-event.ts';
import { type PaymobConfig } from './config.ts';
import { type Transaction } from './transaction.ts';

/** What a transaction says about its payment. Undefined when it belongs to nothing of ours. */
export function eventOf(config: PaymobConfig, transaction: Transaction): VendorEvent | undefined {
  const { order } = transaction;
  const merchantRef = order.merchant_order_id;
  if (merchantRef == null || merchantRef === '') return undefined;
  return {
    provider: 'paymob',
    event_key: keyOf(transaction),
    merchant_ref: String(merchantRef),
    provider_order_id: String(order.id),
    status: statusOf(transaction),
    amount_pt: transaction.amount_cents,
    currency: foreignMoney(config, transaction) ?? transaction.currency,
    provider_reference: String(transaction.data?.bill_reference ?? transaction.id),
    method: methodOf(transaction),
    evidence: evidenceOf(transaction),
  };
}

/** A refund or a void is a transaction of its own; it tells that its parent has changed, not what the payment is now. */
export function isChild(transaction: Transaction): boolean {
  return (
    transaction.has_parent_transaction === true ||
    transaction.is_refund === true ||
    transaction.is_void === true
  );
}

function statusOf(transaction: Transaction): PaymentStatus {
  const { pending, success, is_voided, is_refunded, error_occured } = transaction;
  if (pending === true) return 'PENDING';
  if (success !== true) return 'FAILED';
  if (is_voided === true) return 'VOIDED';
  if (is_refunded === true) return refundedStatus(transaction);
  // Held on the card and not taken, or in doubt at the vendor's: neither paid nor over.
  const isOnlyHeld = transaction.is_auth === true && transaction.is_captured !== true;
  return isOnlyHeld || error_occured === true ? 'PENDING' : 'PAID';
}

function refundedStatus({ refunded_amount_cents, amount_cents }: Transaction): PaymentStatus {
  const refunded = refunded_amount_cents ?? amount_cents;
  return refunded > 0 && refunded < amount_cents ? 'PARTIAL_REFUNDED' : 'REFUNDED';
}

/**
 * Genuine, and yet no money of this shop's account: paid in the other mode (ISO 4217 has XTS for tests), or to an
 * integration that is not ours (XXX, no currency). Somebody has to look at it; it must never pay an order.
 */
function foreignMoney(config: PaymobConfig, transaction: Transaction): string | undefined {
  const { integration_id: integration, is_live: isLive } = transaction;
  if (isLive != null && isLive !== (config.mode === 'live')) return 'XTS';
  const isOurs = integration != null && Object.values(config.integrations).includes(integration);
  return isOurs ? undefined : 'XXX';
}

function keyOf(transaction: Transaction): string {
  return [
    transaction.id,
    transaction.pending,
    transaction.success,
    transaction.is_voided,
    transaction.is_refunded,
    transaction.refunded_amount_cents,
  ]
    .map((value) => value ?? '')
    .join('|');
}

const methods: Record<string, PaymentMethod> = {
  card: 'card',
  wallet: 'wallet',
  aggregator: 'kiosk',
};

function methodOf({ source_data: source }: Transaction): PaymentMethod {
  return methods[String(source?.type ?? '').toLowerCase()] ?? 'other';
}

/** A wallet's `pan` is somebody's phone number. */
function evidenceOf({ source_data: source, ...transaction }: Transaction): Record<string, unknown> {
  const isPhone = source?.type === 'wallet';
  const known = { ...transaction, source_data: isPhone ? { ...source, pan: undefined } : source };
  return JSON.parse(JSON.stringify(known)) as Record<string, unknown>;
}
