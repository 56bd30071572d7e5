import { type CheckoutShop } from './checkout-shop.ts';

export interface Walk {
  shop: CheckoutShop;
  orderId: string;
  /** Has the sandbox play the path's scenario, once unless told otherwise. */
  arrange: (times?: number) => Promise<void>;
}

/** One way that the money of an order can take, and where it ends. */
export interface MoneyPath {
  provider: 'fawry' | 'paymob';
  /** Of the sandbox's list, or a name of its own for what needs no scenario. */
  scenario: string;
  title?: string;
  walk: (walk: Walk) => Promise<void>;
  ends: { order: string; tries: string[]; refundDue?: boolean };
  /** How often the provider has taken the money; as often as the order was paid, unless said. */
  charges?: number;
  /** What the provider has taken too little, in piastres. */
  shortPt?: number;
  /** What went back: all of one charge, or so many piastres. */
  givenBack?: 'all' | number;
}
