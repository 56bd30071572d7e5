import {
  declineReason,
  type DeclineReason,
} from '@/supabase/functions/_shared/contracts/decline-reason';
import { orderNumberOf } from '@/supabase/functions/_shared/contracts/merchant-ref';

/** The parameters of /payment-complete, written by a payment provider or by the shop itself. */
export type PaymentResult = {
  succeeded: boolean;
  /** Whether the reference is Fawry's; only Fawry adds a merchant reference. */
  isFawry: boolean;
  orderNumber: string | null;
  reference: string | null;
  orderStatus: string | null;
  phone: string | null;
  /** Why the bank declined, if that is known. */
  reason: DeclineReason | null;
};

type Query = Record<string, string | string[] | undefined>;

// Anyone can write such an address; this is enough for every genuine value.
const longest = 100;

function firstOf(query: Query, ...names: string[]): string | null {
  for (const name of names) {
    const value = query[name];
    const text = (Array.isArray(value) ? value[0] : value)?.replace(/[\p{Cc}\p{Cf}]/gu, '').trim();
    if (text && text !== 'undefined' && text !== 'null') return text.slice(0, longest);
  }
  return null;
}

/** The order was placed if and only if the status code is 200. That does not mean it was paid. */
export function readPaymentResult(query: Query): PaymentResult {
  const named = firstOf(query, 'merchantRefNumber', 'orderNumber');
  return {
    succeeded: query['statusCode'] === '200',
    isFawry: firstOf(query, 'merchantRefNumber') !== null,
    // Fawry returns the reference of the attempt.
    orderNumber: named && (orderNumberOf(named) ?? named),
    reference: firstOf(query, 'referenceNumber'),
    orderStatus: firstOf(query, 'orderStatus'),
    phone: firstOf(query, 'customerMobile', 'customerPhone', 'phone'),
    // Fawry reports it as the status; Paymob, in its own parameter.
    reason: declineReason(firstOf(query, 'responseCode', 'statusCode')),
  };
}

/** Whether the provider reports the payment as pending. */
export function awaitsPayment({ orderStatus }: PaymentResult): boolean {
  return /^(?:unpaid|new|pending|initiated)$/i.test(orderStatus ?? '');
}

/** Provider statuses that mean the same as one of the shop's. */
const sameAs: Record<string, string> = { unpaid: 'pending', new: 'pending', canceled: 'cancelled' };

/** The shop's name for a provider's status, in lower case; the provider's own if unknown. */
export function statusName(status: string): string {
  const name = status.toLowerCase();
  return (Object.hasOwn(sameAs, name) && sameAs[name]) || name;
}

/** The address of /payment-complete with all fields of the popup's result. */
export function paymentCompletePath(result: unknown): string {
  const fields = typeof result === 'object' && result !== null ? Object.entries(result) : [];
  const query = new URLSearchParams();
  for (const [name, value] of fields) {
    if (value === null || value === undefined) continue;
    query.set(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
  }
  const text = query.toString();
  return text === '' ? '/payment-complete' : `/payment-complete?${text}`;
}
