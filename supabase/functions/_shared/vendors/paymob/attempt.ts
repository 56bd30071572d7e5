import { type Line } from '../spread-discount.ts';
import { type Failed } from '../vendor-event.ts';
import { type PaymobMethod } from '../../contracts/paymob-methods.ts';

export interface AttemptInput {
  method: PaymobMethod;
  /** Unique for ever: one for each attempt. */
  merchantRef: string;
  amountPt: number;
  /** Product lines before any discount. */
  lines: Line[];
  shippingPt: number;
  feePt: number;
  discountPt: number;
  billing: Billing;
  /** For the wallet: the phone that it belongs to. */
  walletPhone?: string;
}

/** What is unknown may be blank: the vendor is told "NA". */
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
  /** Card: what the address of the vendor's card page is made of. */
  iframeId?: string;
  paymentToken?: string;
  /** Wallet, and everything in the newer generation: where the shopper goes. */
  redirectUrl?: string;
  /** Kiosk: what the shopper says at the counter. */
  reference?: string;
  /** ISO 8601. */
  referenceExpiresAt?: string;
}

export type CreatedAttempt = { ok: true; attempt: PaymobAttempt } | Failed;
