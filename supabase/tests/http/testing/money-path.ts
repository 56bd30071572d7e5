import { type CheckoutShop } from './checkout-shop.ts';

export interface Walk {
  shop: CheckoutShop;
  orderId: string;
  /** Activates the path's scenario, once by default. */
  arrange: (times?: number) => Promise<void>;
}

/** One possible course of an order's payment, and its result. */
export interface MoneyPath {
  provider: 'fawry' | 'paymob';
  /** From the sandbox's list, or a name for paths without a scenario. */
  scenario: string;
  title?: string;
  walk: (walk: Walk) => Promise<void>;
  /** Until the shop's time limit for the provider is over. */
  isSlow?: boolean;
  ends: { order: string; tries: string[]; refundDue?: boolean };
  /** How often the provider has charged the order; by default, as often as it was paid. */
  charges?: number;
  /** The missing amount, in piastres. */
  shortPt?: number;
  /** The refunded amount: all of one charge, or this many piastres. */
  givenBack?: 'all' | number;
}
