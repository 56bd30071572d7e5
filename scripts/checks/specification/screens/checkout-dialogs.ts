import { rowsOf, testsIn } from '../row.ts';

const checkout = testsIn('e2e/journeys/checkout.spec.ts');
const trouble = testsIn('e2e/journeys/checkout-trouble.spec.ts');
const once = testsIn('e2e/journeys/checkout-once.spec.ts');
const fawry = testsIn('e2e/journeys/checkout-fawry.spec.ts');
const paymob = testsIn('e2e/journeys/checkout-paymob.spec.ts');
const summary = testsIn('components/checkout/order-summary.test.tsx');
const progress = testsIn('components/checkout/pay-progress.test.tsx');

const inTurn = checkout('an empty cart, missing data, no city, no area: each is said in its turn');
const hanging = fawry('a popup that hangs: after ten seconds there is a way home');
const countdown = progress('waiting for %s counts down from ten to the way home');

export const checkoutDialogRows = rowsOf('2 Checkout', {
  'kiosk reference': {
    does: 'shows the number, copies it, and goes home at OK',
    tests: [
      paymob('a kiosk gives a number that is copied, kept with the order and paid the next day'),
    ],
  },
  'error dialog': {
    does: 'says that something went wrong; OK leads to the shop',
    decided: 'An order that exists can be paid for from here.',
    tests: [
      trouble('a price that does not come opens the error dialog, and comes at the next try'),
      fawry('a popup that is closed leaves the order to be paid for'),
    ],
  },
  'empty cart dialog': { does: 'leads from an empty cart to the books', tests: [inTurn] },
  'missing data dialog': { does: 'says that required fields are missing', tests: [inTurn] },
  'phone dialogs': {
    does: 'asks whether the shopper is in Egypt, with a yes and a no, for each phone',
    tests: [checkout('a phone of another pattern is asked about')],
  },
  overlay: {
    does: 'says what is being done: the order, the payment, leaving',
    tests: [progress('while something is done (%s) an overlay says what: %s')],
  },
  'price on its way': {
    does: 'says that prices are being calculated',
    decided:
      'In the summary, where the page stays usable meanwhile; as an overlay once the pay button was pressed.',
    tests: [
      summary('a price on its way and one that did not come are said'),
      once(
        'a price that has changed orders nothing, is shown beside the old one, and is accepted by one press',
      ),
    ],
  },
  'popup overlay': { does: 'says that the payment page loads, and not to leave', tests: [hanging] },
  'popup countdown': { does: 'counts down from ten', tests: [countdown, hanging] },
  'popup way home': {
    does: 'offers the way home when the time is over',
    tests: [countdown, hanging],
  },
  'kiosk overlay': { does: 'waits for a kiosk’s number in the same way', tests: [countdown] },
});
