import { rowsOf, testsIn } from '../row.ts';

const result = testsIn('lib/payments/payment-result.test.ts');
const locale = testsIn('lib/i18n/browser-locale.test.ts');
const page = testsIn('e2e/http/checkout.spec.ts');
const payment = testsIn('components/payments/payment-screens.test.tsx');
const fawry = testsIn('e2e/journeys/checkout-fawry.spec.ts');

const fields = result('the fields of the provider come first, the others where it has none');
const told = payment('a payment that %s is told, with a dash for what is not known');
const paid = fawry('a card pays an order in five round trips, and the cart is empty from then on');

export const paymentCompleteRows = rowsOf('2 Payment complete', {
  phone: { does: 'reads the phone from any of its three names', tests: [fields] },
  'order number': { does: 'reads the order’s number from either of its names', tests: [fields] },
  reference: { does: 'reads the provider’s reference', tests: [fields] },
  'order status and status code': { does: 'reads both', tests: [fields] },
  success: {
    does: 'takes the status code 200, and no other, for success',
    decided: 'It means that the order is placed; that it is paid only the provider’s word says.',
    tests: [
      result('status code %j is no success'),
      fields,
      fawry('a browser that claims to have paid is believed by nobody'),
    ],
  },
  language: {
    does: 'speaks the language of the browser',
    tests: [
      locale('%j asks for %s'),
      page(
        'what became of a payment is told without scripts, in the browser’s language (${language})',
      ),
    ],
  },
  'success modal': { does: 'thanks for the order', tests: [told, paid] },
  'failure modal': {
    does: 'says that the payment failed and what to do',
    tests: [told, fawry('a declined card is a failure, and nothing is paid')],
  },
  facts: {
    does: 'shows order number, reference and status, or a dash',
    decided: 'The status is the provider’s, as it came.',
    tests: [told],
  },
  'way back': { does: 'leads back to the shop', tests: [told, paid] },
});
