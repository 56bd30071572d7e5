import { type Line } from '../spread-discount.ts';
import { type Failed } from '../vendor-event.ts';
import { type PaymobMethod } from '../../contracts/paymob-methods.ts';

export interface AttemptInput {
  method: PaymobMethod;
  /** Unique for all time, one per attempt. */
  merchantRef: string;
  amountPt: number;
  /** Product lines before any discount. */
  lines: Line[];
  shippingPt: number;
  feePt: number;
  discountPt: number;
  billing: Billing;
  /** The wallet's phone number. */
  walletPhone?: string;
}

/** Unknown values may be blank; they are sent as "NA". */
export interface Billing {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  street?: string;
  city?: string;
  state?: string;
  /** Two letters. */
  country?: string;
}

export interface PaymobAttempt {
  integrationId: number;
  providerOrderId: string;
  /** Card: part of the address of the provider's card page. */
  iframeId?: string;
  paymentToken?: string;
  /** Wallet, and all methods of the newer API: where to redirect the shopper. */
  redirectUrl?: string;
  /** Kiosk: the reference number to pay with. */
  reference?: string;
  /** ISO 8601. */
  referenceExpiresAt?: string;
}

export type CreatedAttempt = { ok: true; attempt: PaymobAttempt } | Failed;
