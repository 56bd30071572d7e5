import { rowsOf, testsIn } from '../row.ts';

const checkout = testsIn('e2e/journeys/checkout.spec.ts');
const cards = testsIn('components/checkout/form-cards.test.tsx');
const summary = testsIn('components/checkout/order-summary.test.tsx');
const payment = testsIn('components/payments/payment-screens.test.tsx');
const prefill = testsIn('lib/checkout/prefill.test.ts');
const phoneState = testsIn('lib/checkout/phone-state.test.ts');

const known = checkout('the cart leads to the checkout, which knows the shopper');
const who = cards(
  'who orders: five fields, all of them required and starred, the phones for phones',
);
const where = cards('where to: the address with its hint, and lists that follow one another');
const places = checkout('countries, cities and areas follow one another, in the page’s language');
const line = summary('a line tells title, quantity, unit price, notes and its total');
const plainPrice = summary(
  'without a promo there are shipping, service fee and one total, with two decimals',
);
const reducedPrice = summary('a valid promo shows its discount and the price before and after it');
const providers = payment('both providers are offered; Paymob’s ways appear once it is chosen');
const button = payment(
  'the button says with whom, how much, that it is busy, and what keeps it from paying',
);

const form = rowsOf('2 Checkout', {
  'last name, e-mail, phones': { does: 'asks for them and marks them with a star', tests: [who] },
  'phones when left': {
    does: 'asks about a phone that follows no Egyptian pattern',
    tests: [
      who,
      phoneState('another pattern is asked about in Egypt, and nowhere else'),
      checkout('a phone of another pattern is asked about'),
    ],
  },
  'first name': {
    does: 'asks for the first name',
    decided: 'It has a field, like everything that is required.',
    tests: [who, known],
  },
  prefilled: {
    does: 'fills in what the profile knows',
    tests: [known, prefill('the profile comes first, the default address where it says nothing')],
  },
  address: { does: 'asks for the address and says what belongs to it', tests: [where, known] },
  countries: { does: 'lists all countries', tests: [places, where] },
  cities: { does: 'lists the cities of the country below “Select City”', tests: [places, where] },
  areas: { does: 'lists the areas of the city below “Select Area”', tests: [places, where] },
});

const price = rowsOf('2 Checkout', {
  'summary line': { does: 'shows title, quantity, unit price, notes and total', tests: [line] },
  'summary picture': {
    does: 'shows the picture, or says that there is none',
    tests: [
      line,
      summary('a book without a picture says so, and one without notes has no such line'),
    ],
  },
  'shipping and fee': { does: 'shows shipping and service fee', tests: [plainPrice] },
  'promo discount': { does: 'shows what a promo takes off', tests: [reducedPrice] },
  'promo prices': {
    does: 'strikes the price before a valid promo and shows the one after it',
    decided: 'A field takes and removes the code, and says beside it what is wrong with one.',
    tests: [reducedPrice, checkout('a promo code is applied and removed, and a bad one says why')],
  },
  total: { does: 'shows one total without a promo', tests: [plainPrice] },
  amounts: { does: 'writes amounts with two decimals and the currency', tests: [plainPrice] },
});

const paying = rowsOf('2 Checkout', {
  providers: {
    does: 'offers Fawry, which is chosen at first',
    decided: 'Both providers are visible, unless the shop has turned one off.',
    tests: [providers, known],
  },
  'ways of Paymob': {
    does: 'offers card and kiosk once Paymob is chosen',
    decided: 'And the mobile wallet, with its phone.',
    tests: [providers],
  },
  'pay button': { does: 'names the provider and, for Fawry, the total', tests: [button] },
  'busy button': { does: 'says that it is processing', tests: [button] },
  'error line': {
    does: 'says under the button what is wrong',
    tests: [
      button,
      checkout('an empty cart, missing data, no city, no area: each is said in its turn'),
    ],
  },
  'secure payment': { does: 'names who makes the payment secure', tests: [known] },
  'loading options': { does: 'says that the payment system is on its way', tests: [providers] },
});

export const checkoutRows = [...form, ...price, ...paying];
