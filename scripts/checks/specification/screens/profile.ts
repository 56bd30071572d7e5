import { rowsOf, testsIn } from '../row.ts';

const profile = testsIn('components/account/profile-details.test.tsx');
const facts = testsIn('components/account/profile-facts.test.ts');
const session = testsIn('e2e/journeys/account-session.spec.ts');
const panel = testsIn('components/orders/recent-orders.test.tsx');
const orders = testsIn('e2e/journeys/orders.spec.ts');
const lists = testsIn('e2e/journeys/orders-list.spec.ts');
const queries = testsIn('lib/orders/queries.test.ts');
const screens = testsIn('e2e/journeys/orders-screens.spec.ts');
const status = testsIn('lib/orders/order-status.test.ts');
const warmUp = testsIn('app/api/orders/warmup/route.test.ts');

const reading = profile(
  'the profile is for reading: two cards, every field disabled, the ZIP code empty',
);
const row = panel('a row tells number, time in Cairo, total and status, and opens the order');
const failed = panel('a failure is told and asked again, and the focus stays in the panel');
const everyOrder = lists('every order stands on its page, newest first');

export const profileRows = rowsOf('2 Profile', {
  'read-only': { does: 'disables every field', tests: [reading] },
  'personal information': {
    does: 'shows first name, last name, e-mail and phone',
    decided:
      'And the additional phone. What a phone field lacks comes from the default address; the card says what it shows, as nothing can be updated in it.',
    tests: [
      reading,
      facts('the name is split, and what is not known is empty'),
      facts('phones that the profile lacks are those of the default address'),
    ],
  },
  'shipping address': {
    does: 'shows address, city and area; the ZIP code stays empty',
    tests: [
      reading,
      facts('places are called in the language of the page, and the ZIP code is empty'),
    ],
  },
  'load error': {
    does: 'says that the profile did not come',
    tests: [
      profile('a profile that did not come says so and is asked for again'),
      session('a profile that cannot be read says so, and comes at the second try'),
    ],
  },
  'orders loading': {
    does: 'draws three rows until the orders come',
    tests: [panel('the panel warms the shop up once and shows three rows until orders come')],
  },
  'orders error': {
    does: 'says that the orders did not come, with “Try Again”',
    decided: 'It asks for them again, instead of loading the page.',
    tests: [failed, lists('without an answer the lists say so and are asked again')],
  },
  'no orders': {
    does: 'says that there are none, with “Start Shopping”',
    decided: 'The button goes to the shop.',
    tests: [panel('without orders the shop is one press away')],
  },
  'order rows': {
    does: 'counts up to five orders and tells number, time, total and status of each',
    tests: [
      row,
      status('%s is %s'),
      queries('recent orders are asked for as the specification says'),
      screens('orders are for everybody in every status, and so is a dialog that is full'),
    ],
  },
  'opening an order': {
    does: 'opens the order’s details at a press',
    tests: [row, orders('an order that was paid for appears, and its dialog tells everything')],
  },
  'all orders': {
    does: 'leads to all orders',
    decided: 'A page of its own: every order, newest first, in pages, guarded like the profile.',
    tests: [row, panel('without orders the shop is one press away'), everyOrder],
  },
  'warm-up': {
    does: 'warms the orders up when the panel appears, and waits for no answer',
    tests: [
      panel('the panel warms the shop up once and shows three rows until orders come'),
      panel('a warm-up that fails is nobody’s concern'),
      warmUp('a shopper’s orders are warmed up, once in a while'),
    ],
  },
});
