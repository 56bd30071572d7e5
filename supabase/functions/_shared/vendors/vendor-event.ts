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

export type PaymentMethod = 'card' | 'wallet' | 'kiosk' | 'other';

/**
 * A vendor's verified word about one attempt, as `apply_payment_event` takes it once its source is added. Amounts are
 * piastres.
 */
export interface VendorEvent {
  provider: 'fawry' | 'paymob';
  /** The same for every delivery of the same word. */
  event_key: string;
  merchant_ref: string;
  provider_order_id?: string;
  status: PaymentStatus;
  amount_pt: number;
  /** ISO 4217. What is no money of this shop's account has no currency of its own either, and so settles nothing. */
  currency: string;
  provider_reference?: string;
  method?: PaymentMethod;
  /** ISO 8601. */
  reference_expires_at?: string;
  /** ISO 8601. */
  occurred_at?: string;
  /** What was said, without personal details. */
  evidence: Record<string, unknown>;
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
