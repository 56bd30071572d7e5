import { type RefundEnding } from '../contracts/refund-refusals.ts';
import { type VendorFailure } from './vendor-event.ts';

type Evidence = Record<string, string | number>;

/**
 * A provider's response to a refund request. `refused` only if certainly nothing was refunded; `unknown` if the request
 * may have been carried out. Neither this nor `accepted` confirms the refund: only the payment's status does.
 */
export type RefundAnswer =
  | { answer: 'accepted' | 'unknown'; evidence: Evidence }
  | { answer: 'refused'; refusal: RefundEnding; evidence: Evidence };

export const unknown = ({ code, message }: VendorFailure): RefundAnswer => ({
  answer: 'unknown',
  evidence: { failure: code, ...(message && { message }) },
});

export const refused = (refusal: RefundEnding, evidence: Evidence = {}): RefundAnswer => ({
  answer: 'refused',
  refusal,
  evidence,
});
