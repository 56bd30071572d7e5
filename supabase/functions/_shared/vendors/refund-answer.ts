import { type RefundEnding } from '../contracts/refund-refusals.ts';
import { type VendorFailure } from './vendor-event.ts';

type Evidence = Record<string, string | number>;

/**
 * What a provider answered to the request to give money back. `refused` only if it surely gave nothing back; `unknown` if
 * the request may have been carried out. Neither this nor `accepted` says that money went back: only its status does.
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
