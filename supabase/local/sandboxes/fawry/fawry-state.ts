import { type CommonState, emptyState } from '../shared/common-state.ts';
import { type Lag, type LagLength } from '../shared/lag.ts';
import { type Language } from '../shared/language.ts';

export type FawryStatus =
  'NEW' | 'PAID' | 'FAILED' | 'EXPIRED' | 'CANCELED' | 'REFUNDED' | 'PARTIAL_REFUNDED';

/** A charge request that was found in order. Amounts are piastres. */
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

/** A popup that was opened. */
export interface Session {
  id: string;
  charge: Charge;
  language: Language;
  /** The page that opened it: nobody else is told how it ends. */
  origin: string;
  display: 'frame' | 'separated';
  scenarios: string[];
  lagLength?: LagLength;
  isOver: boolean;
}

/** A popup that was opened with a request that is not in order. */
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
  /** As Fawry's results spell it; `notifiedMethod` as its notifications do. */
  method: 'PayUsingCC' | 'PayAtFawry' | 'MWALLET';
  charge: Charge;
  /** What Fawry believes the order to cost. Wrong in one scenario. */
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
  /** What the shop was told last. */
  toldStatus?: FawryStatus;
  /** While it lasts, the status call answers `earlier`, or that there is no such order. */
  lag?: Lag & { earlier?: FawryStatus };
}

export interface FawryState extends CommonState {
  sessions: Record<string, Session | RefusedSession>;
  /** By merchant reference: one that failed may be paid for again. */
  payments: Record<string, Payment>;
}

export function emptyFawryState(): FawryState {
  return { ...emptyState(), sessions: {}, payments: {} };
}
