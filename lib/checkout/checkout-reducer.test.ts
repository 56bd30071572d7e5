import { expect, test } from '@jest/globals';
import {
  checkoutReducer,
  initialState,
  type CheckoutEvent,
  type Purchase,
} from './checkout-reducer';

const after = (...events: CheckoutEvent[]) => events.reduce(checkoutReducer, initialState);
const blocked = { type: 'blocked', problem: { type: 'city-missing' } } as const;
const purchase = { shopper: 'mona', promo: null } as Purchase;

test('shows a problem until the shopper changes something or the order is sent', () => {
  expect(after(blocked).problem).toEqual({ type: 'city-missing' });
  expect(after(blocked, { type: 'edited' }).problem).toBeNull();
  const sent = after(blocked, { type: 'order-sent', purchase });
  expect(sent).toEqual({ ...initialState, purchase });
});

test('remembers the seen total of a changed price until the next order', () => {
  const rejected = after({ type: 'order-sent', purchase }, { type: 'price-rejected' });
  expect(rejected.isRepricing).toBe(true);
  const loaded = checkoutReducer(rejected, { type: 'price-loaded', seenTotal: 509.25 });
  expect(loaded).toMatchObject({ isRepricing: false, outdatedTotal: 509.25 });
  expect(checkoutReducer(loaded, { type: 'pay-pressed' }).outdatedTotal).toBeNull();
  expect(checkoutReducer(loaded, { type: 'resumed', problem: null }).outdatedTotal).toBeNull();
});

test('compares no totals if the new price could not be loaded', () => {
  const failed = after({ type: 'price-rejected' }, { type: 'price-loaded', seenTotal: null });
  expect(failed).toEqual(initialState);
});

test('keeps the error of a failed payment below the button', () => {
  const problem = { type: 'failed', text: 'Declined' } as const;
  expect(after({ type: 'resumed', problem }).problem).toEqual(problem);
  expect(after(blocked, { type: 'resumed', problem: null }).problem).toEqual(blocked.problem);
});
