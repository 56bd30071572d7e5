import type { CartItem } from '@/lib/cart/cart-item';
import type { Locale } from '@/lib/i18n/locale';
import type { Locations } from '@/lib/locations/location';
import type { CheckoutValues } from './checkout-values';
import type { Obstacle } from './pre-checks';
import type { Quote } from './quote';

/** What a shopper orders: the form, and the items at the price that was shown. */
export type Purchase = {
  /** The shopper's user id. */
  shopper: string;
  form: CheckoutValues;
  items: CartItem[];
  quote: Quote;
  promo: string | null;
  locations: Locations | undefined;
  locale: Locale;
};

/** Why the pay button did nothing; `failed`: the error of a payment that had started. */
export type Problem = Obstacle | { type: 'offline' } | { type: 'failed'; text: string };

export type CheckoutState = {
  /** Shown below the pay button or in a dialog. */
  problem: Problem | null;
  /** Set when the order is sent: the cart is empty afterwards. */
  purchase: Purchase | null;
  /** Whether a changed price is being loaded after the server has rejected the order because of it. */
  isRepricing: boolean;
  /** The total that the shopper had seen before the price changed, until the next order. */
  outdatedTotal: number | null;
};

export const initialState: CheckoutState = {
  problem: null,
  purchase: null,
  isRepricing: false,
  outdatedTotal: null,
};

export type CheckoutEvent =
  | { type: 'pay-pressed' }
  | { type: 'blocked'; problem: Problem }
  | { type: 'edited' }
  | { type: 'order-sent'; purchase: Purchase }
  | { type: 'price-rejected' }
  /** `seenTotal`: the previous total, or null if the new price could not be loaded. */
  | { type: 'price-loaded'; seenTotal: number | null }
  /** The shopper has closed the dialog of a failed payment; `problem` is its error. */
  | { type: 'resumed'; problem: Problem | null };

export function checkoutReducer(state: CheckoutState, event: CheckoutEvent): CheckoutState {
  switch (event.type) {
    case 'pay-pressed':
      return { ...state, outdatedTotal: null };
    case 'blocked':
      return { ...state, problem: event.problem };
    case 'edited':
      return { ...state, problem: null };
    case 'order-sent':
      return { ...state, problem: null, purchase: event.purchase };
    case 'price-rejected':
      return { ...state, isRepricing: true };
    case 'price-loaded':
      return { ...state, isRepricing: false, outdatedTotal: event.seenTotal };
    case 'resumed':
      return { ...state, problem: event.problem ?? state.problem, outdatedTotal: null };
  }
}
