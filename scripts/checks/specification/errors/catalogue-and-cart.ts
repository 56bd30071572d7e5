import { rowsOf, testsIn } from '../row.ts';

const pageError = testsIn('app/[locale]/error.test.tsx');
const outage = testsIn('e2e/outage/outage.spec.ts');
const browse = testsIn('e2e/journeys/browse.spec.ts');
const cartToast = testsIn('components/cart/cart-toast.test.ts');
const cartStorage = testsIn('lib/cart/cart-storage.test.ts');
const addToCart = testsIn('lib/cart/add-to-cart.test.ts');
const trouble = testsIn('e2e/journeys/checkout-trouble.spec.ts');
const words = testsIn('messages/specified-words.test.ts');

const toldAs = cartToast('what goes wrong is said with its specified title and sentence');
const catalogueWords = words('the catalogue and its failures are told in the specified words');

export const catalogueRows = rowsOf('8 Catalogue and cart', {
  'list failed': {
    does: 'asks again after 2, 4 and 8 seconds, then says so',
    tests: [
      pageError(
        'a list that fails is asked for again after 2, 4 and 8 seconds, then left to the shopper',
      ),
      catalogueWords,
    ],
  },
  'product not found': {
    does: 'says that there is no such product',
    tests: [browse('an unknown book says so and leads back'), catalogueWords],
  },
  'product failed': {
    does: 'says that the product could not be loaded',
    tests: [
      pageError('a product that cannot be read says what could not be loaded'),
      outage('a page that is not known tries again and then shows the error screen (${language})'),
      catalogueWords,
    ],
  },
  'cart limit': {
    does: 'says how many items there may be, also when the server refuses with P0001',
    tests: [toldAs, trouble('more than ten items are refused by the server in the shop’s words')],
  },
  'other failures to add': {
    does: 'says “Error” with the reason',
    decided:
      'The cart is the browser’s: adding fails for a full storage, a book that is not sold, or an answer of the shop that is none. When the shop does not answer, the page is believed.',
    tests: [
      toldAs,
      addToCart('when the shop answers but %s, nothing is added, and that is said'),
      addToCart('what has gone out of stock since the page was made is refused'),
      addToCart('when the shop does not answer, the page is taken at its word'),
    ],
  },
  'unknown product in a change': {
    does: 'names the sku that was not found',
    tests: [
      addToCart('what is no longer sold is refused by its sku'),
      cartToast('the specified sentences of the rest'),
    ],
  },
  'full storage': {
    does: 'says that the cart could not be saved',
    tests: [toldAs, cartStorage('full storage is said, and what is shown stays the truth')],
  },
});
