import { rowsOf, testsIn } from '../row.ts';

const trouble = testsIn('e2e/journeys/checkout-trouble.spec.ts');
const fawry = testsIn('e2e/journeys/checkout-fawry.spec.ts');
const prepare = testsIn('components/checkout/prepare-order.test.ts');
const failure = testsIn('components/payments/failure-text.test.ts');
const starting = testsIn('lib/payments/start-payment.test.ts');
const refusals = testsIn('components/checkout/refusal-text.test.ts');
const preChecks = testsIn('lib/checkout/pre-checks.test.ts');
const payment = testsIn('components/payments/payment-complete.test.tsx');
const guards = testsIn('e2e/http/guards.spec.ts');
const words = testsIn('messages/specified-words.test.ts');

const told = failure('a payment that failed with %j is told as %j');
const specified = words('paying and what keeps from it are told in the specified words');
const friendly = trouble(
  '${step} that fails with ${code} is friendly, and is paid at the next try',
);
const notBegun = testsIn('e2e/journeys/checkout-not-begun.spec.ts');
const gateway = notBegun(
  'a gateway’s page in place of ${step}’s answer is told in the specified words',
);
const mismatch = trouble('a charge that is not the order opens no popup');
const refusedOrder = prepare('a refusal of the %s with %s (%j) is told as “%s”');

export const checkoutErrorRows = rowsOf('8 Checkout', {
  'price failed': {
    does: 'opens the error dialog with the reason; its OK leads to the shop',
    tests: [
      trouble('a price that does not come opens the error dialog, and comes at the next try'),
      specified,
    ],
  },
  'no user': {
    does: 'lets nobody order without a session',
    decided:
      'The verified token says who it is; without one the checkout is not opened. It is said when another shopper’s has taken its place.',
    tests: [
      guards('${at(language, path)} sends a visitor to the login page'),
      notBegun('a checkout behind which somebody else has signed in knows its shopper no more'),
    ],
  },
  'no area, no city': {
    does: 'asks for them before the button does anything, and when the server refuses',
    tests: [preChecks('the button is refused for what comes first: %s'), refusedOrder],
  },
  'empty cart': {
    does: 'says that the cart is empty',
    tests: [preChecks('the button is refused for what comes first: %s'), refusedOrder],
  },
  'no order': {
    does: 'says that no order came back',
    tests: [
      prepare('an answer without an order is told, and the cart is kept'),
      friendly,
      specified,
    ],
  },
  'charge failed': {
    does: 'tells the server’s words, or that the charge failed',
    tests: [told, starting('a refusal says why, at either step'), friendly, gateway],
  },
  mismatch: {
    does: 'opens no popup for a charge that is not the order',
    tests: [mismatch, starting('no popup when %s')],
  },
  'popup failed or cancelled': {
    does: 'opens the error dialog, from where the order can be paid',
    tests: [fawry('a popup that is closed leaves the order to be paid for')],
  },
  'Paymob failed': {
    does: 'opens the error dialog with the reason',
    tests: [told, starting('a refusal of Paymob says why'), specified, gateway],
  },
  'inline: initialization': {
    does: 'says under the button that the payment did not begin',
    tests: [mismatch, starting('no popup when %s'), told],
  },
  'inline: Paymob': {
    does: 'says under the button what Paymob’s function said, or which way failed',
    tests: [
      told,
      starting('%s without a way on is a failure'),
      notBegun(
        'a card or a wallet that Paymob gives no page for did not begin, and the order waits',
      ),
    ],
  },
  'script failed': {
    does: 'keeps it to itself until the button is pressed',
    decided: 'Then it is said in the shop’s own words, and the script is asked for again.',
    tests: [
      fawry('a script that does not load says so when it is needed, and is tried again'),
      refusals('under the button %j is put as %j'),
    ],
  },
  'payment failed': {
    does: 'says so',
    tests: [fawry('a declined card is a failure, and nothing is paid'), told],
  },
  'payment-complete modal': {
    does: 'says that the payment failed and what to do',
    tests: [payment('a payment that %s is told, with a dash for what is not known'), specified],
  },
});
