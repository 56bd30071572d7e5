import { type PaymentProvider } from '../contracts/payment-providers.mjs';
import { type PaymobMethod } from '../contracts/paymob-methods.ts';

/** What a payment is, in our words, whichever vendor said it. */
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

/** Whether money came, or came and went back. */
export const hasMovedMoney = (status: string): boolean => moneyStatuses.includes(status);

export type PaymentMethod = PaymobMethod | 'other';

/** Genuine, and yet something that staff have to look at: it pays no order. */
export type ReviewReason =
  'foreign_integration' | 'wrong_mode' | 'paid_less_than_order' | 'charge_unknown';

/**
 * What a vendor answered about one attempt, as `apply_payment_event` takes it once the attempt and the source are added.
 * Amounts are piastres.
 */
export interface VendorEvent {
  provider: PaymentProvider;
  /** The same for every telling of the same. */
  event_key: string;
  merchant_ref: string;
  provider_order_id?: string;
  status: PaymentStatus;
  /** The vendor's number of the transaction that moved the money. Without one no money has moved. */
  transaction_id?: string;
  /** Null when the vendor named none. */
  amount_pt: number | null;
  /** Of a refund in part, all that has gone back so far, where the vendor says so. */
  refunded_pt?: number;
  /** Refunds and voids that are transactions of their own. */
  refunds?: { transaction_id: string; amount_pt: number }[];
  /** ISO 4217. */
  currency: string;
  method?: PaymentMethod;
  /** What a shopper pays with at an outlet. */
  reference?: string;
  /** ISO 8601. */
  reference_expires_at?: string;
  /** ISO 8601. */
  occurred_at?: string;
  review_reason?: ReviewReason;
  /** What was said, without personal details. */
  evidence: Record<string, unknown>;
}

/** What a vendor's message, or a browser, claims. It is a reason to ask the vendor, and never believed. */
export interface VendorHint {
  provider: PaymentProvider;
  /** The same for every delivery of the same signed message. */
  event_key: string;
  status: PaymentStatus;
  merchant_ref?: string;
  provider_order_id?: string;
  /** Which transaction to ask about, and what the message says of it: the answer has to say the same. */
  transaction?: HintedTransaction;
  evidence: Record<string, unknown>;
}

/** Signed values as they arrived. Where two of them stand side by side, only the vendor's answer tells them apart. */
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
  /** The vendor, or the adapter before it, said no: the same request would be refused again. */
  | 'refused'
  /** Nothing was done, as far as one can know: no connection, or an answer that is the vendor's own failure. */
  | 'unavailable'
  /** No answer in time. What was asked for may have happened: ask the vendor before asking again. */
  | 'timeout'
  /** An answer or a message that cannot be read. */
  | 'malformed'
  /** Not the vendor's word, or not unchanged. */
  | 'bad_signature'
  /** The vendor knows no such payment, so far. */
  | 'not_found'
  /** The merchant reference was used before. */
  | 'duplicate';

export interface VendorFailure {
  code: VendorFailureCode;
  /** For the log: the vendor's code or our reason. Never its text, never a secret. */
  message?: string;
}

export interface Failed {
  ok: false;
  error: VendorFailure;
}

export function failure(code: VendorFailureCode, message?: string): Failed {
  return { ok: false, error: message === undefined ? { code } : { code, message } };
}
