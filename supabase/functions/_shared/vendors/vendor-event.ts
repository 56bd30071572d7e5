import { type PaymentProvider } from '../contracts/payment-providers.mjs';
import { type PaymobMethod } from '../contracts/paymob-methods.ts';

/** The shop's payment statuses, for all providers. */
export type PaymentStatus =
  | 'PENDING'
  | 'PAID'
  | 'FAILED'
  | 'EXPIRED'
  | 'CANCELLED'
  | 'REFUNDED'
  | 'PARTIAL_REFUNDED'
  | 'VOIDED';

const moneyStatuses: readonly string[] = [
  'PAID',
  'REFUNDED',
  'PARTIAL_REFUNDED',
  'VOIDED',
] satisfies PaymentStatus[];

/** Whether money was received, even if it was refunded. */
export const hasMovedMoney = (status: string): boolean => moneyStatuses.includes(status);

export type PaymentMethod = PaymobMethod | 'other';

/** Genuine, but needs review by staff and pays no order. */
export type ReviewReason = 'foreign_integration' | 'wrong_mode' | 'charge_unknown';

/**
 * A provider's answer about one attempt, as passed to `apply_payment_event` together with attempt and source. Amounts
 * are in piastres.
 */
export interface VendorEvent {
  provider: PaymentProvider;
  /** Identical for repeated reports of the same event. */
  event_key: string;
  merchant_ref: string;
  provider_order_id?: string;
  status: PaymentStatus;
  /** The provider's number of the transaction that moved the money. Without one no money has moved. */
  transaction_id?: string;
  /** Null if the provider gave none. */
  amount_pt: number | null;
  /** For a partial refund, the total refunded so far, if the provider reports it. */
  refunded_pt?: number;
  /** Refunds and voids that are separate transactions. */
  refunds?: { transaction_id: string; amount_pt: number }[];
  /** ISO 4217. */
  currency: string;
  method?: PaymentMethod;
  /** The reference number for an outlet. */
  reference?: string;
  /** ISO 8601. */
  reference_expires_at?: string;
  /** Of a failed payment: the code of the bank or wallet, as the provider reports it. */
  decline_code?: string;
  /** ISO 8601. */
  occurred_at?: string;
  review_reason?: ReviewReason;
  /** The provider's answer, without personal data. */
  evidence: Record<string, unknown>;
}

/** The claim of a provider's message or a browser. Untrusted: only a reason to query the provider. */
export interface VendorHint {
  provider: PaymentProvider;
  /** Identical for every delivery of the same signed message. */
  event_key: string;
  status: PaymentStatus;
  merchant_ref?: string;
  provider_order_id?: string;
  /** The transaction to query, and the message's values, which the answer must match. */
  transaction?: HintedTransaction;
  evidence: Record<string, unknown>;
}

/** Signed values as received. Only the provider's answer distinguishes adjacent ones. */
export interface HintedTransaction {
  id: string;
  orderId: string;
  integrationId: string;
  owner: string;
  amount: string;
  currency: string;
}

export type VendorFailureCode =
  /** A setting is missing or contradicts another. */
  | 'not_configured'
  /** The provider or the adapter refused: the same request would be refused again. */
  | 'refused'
  /** Presumably nothing was done: no connection, or an error of the provider. */
  | 'unavailable'
  /** No answer in time. The request may have been executed: query before repeating it. */
  | 'timeout'
  /** An unreadable answer or message. */
  | 'malformed'
  /** Not from the provider, or changed. */
  | 'bad_signature'
  /** The provider does not know the payment (yet). */
  | 'not_found'
  /** The merchant reference was used before. */
  | 'duplicate';

export interface VendorFailure {
  code: VendorFailureCode;
  /** For the log: the provider's code or the adapter's reason. Never the provider's text, never a secret. */
  message?: string;
}

export interface Failed {
  ok: false;
  error: VendorFailure;
}

export function failure(code: VendorFailureCode, message?: string): Failed {
  return { ok: false, error: message === undefined ? { code } : { code, message } };
}
