import { rowsOf, testsIn } from '../row.ts';

const result = testsIn('lib/payments/payment-result.test.ts');
const locale = testsIn('lib/i18n/browser-locale.test.ts');
const page = testsIn('e2e/http/checkout.spec.ts');
const payment = testsIn('components/payments/payment-complete.test.tsx');
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
    decided: 'The status is a word of the language; the provider’s own stays in the data.',
    tests: [
      told,
      payment('the status is a word of the page’s language; the provider’s own stays in the data'),
      payment('a number below is spoken of where there is one to pay with'),
    ],
  },
  'way back': { does: 'leads back to the shop', tests: [told, paid] },
  'way on': {
    does: 'leads the owner to the order, and after a failure to its payment',
    tests: [
      payment(
        'a failed payment offers the order to its owner, and tells nobody else more than the address does',
      ),
      payment(
        'a reference for an outlet has its amount, its deadline, a copy button and the order’s link',
      ),
    ],
  },
});
