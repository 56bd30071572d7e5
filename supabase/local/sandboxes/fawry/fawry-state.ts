import { type CommonState, emptyState } from '../shared/common-state.ts';
import { type Lag, type LagLength } from '../shared/lag.ts';
import { type Language } from '../shared/language.ts';

export type FawryStatus =
  'NEW' | 'PAID' | 'FAILED' | 'EXPIRED' | 'CANCELED' | 'REFUNDED' | 'PARTIAL_REFUNDED';

/** A valid charge request. Amounts are in piastres. */
export interface Charge {
  merchantRefNum: string;
  customerProfileId: string;
  customerName: string;
  customerMobile: string;
  customerMail: string;
  items: { itemId: string; quantity: number; unitPt: number }[];
  totalPt: number;
  returnUrl: string;
  expiresAt: number;
}

/** An open popup. */
export interface Session {
  id: string;
  charge: Charge;
  language: Language;
  /** The page that opened it; only this origin receives the result. */
  origin: string;
  display: 'frame' | 'separated';
  scenarios: string[];
  lagLength?: LagLength;
  isOver: boolean;
}

/** A popup that was opened with an invalid request. */
export interface RefusedSession {
  id: string;
  refusal: { statusCode: number; statusDescription: string };
  language: Language;
  origin: string;
  display: 'frame' | 'separated';
  returnUrl: string;
}

export interface Payment {
  referenceNumber: string;
  merchantRefNumber: string;
  status: FawryStatus;
  /** Spelled as in Fawry's results; `notifiedMethod` as in its notifications. */
  method: 'PayUsingCC' | 'PayAtFawry' | 'MWALLET';
  charge: Charge;
  /** The order's amount according to Fawry. Wrong in one scenario. */
  orderPt: number;
  feesPt: number;
  refundedPt: number;
  createdAt: number;
  paidAt?: number;
  authNumber?: string;
  /** Sent as `paymentRefrenceNumber`. */
  paymentReference?: string;
  failure?: { code: number; reason: string };
  scenarios: string[];
  lagLength?: LagLength;
  /** The status last sent to the shop. */
  notifiedStatus?: FawryStatus;
  /** While it lasts, the status call returns `earlier`, or that there is no such order. */
  lag?: Lag & { earlier?: FawryStatus };
}

export interface FawryState extends CommonState {
  sessions: Record<string, Session | RefusedSession>;
  /** By merchant reference: a failed one can be paid again. */
  payments: Record<string, Payment>;
}

export function emptyFawryState(): FawryState {
  return { ...emptyState(), sessions: {}, payments: {} };
}
