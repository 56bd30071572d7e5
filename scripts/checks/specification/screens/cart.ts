import { rowsOf, testsIn } from '../row.ts';

const contents = testsIn('components/cart/cart-contents.test.tsx');
const cart = testsIn('e2e/journeys/cart.spec.ts');
const checkout = testsIn('e2e/journeys/checkout.spec.ts');

export const cartRows = rowsOf('2 Cart', {
  loading: {
    does: 'turns a spinner while the books are looked up',
    tests: [contents('while the cart is looked up the page turns and says so')],
  },
  empty: {
    does: 'says that the cart is empty and leads to the shop',
    tests: [
      contents('an empty cart leads to the shop, and to no checkout'),
      cart('one of a book is the least, and only removing takes it away'),
    ],
  },
  lines: {
    does: 'shows picture, title, quantity, unit price and total of each line',
    tests: [
      contents('a line has its picture, title, quantity, unit price and total, and its controls'),
      cart('the cart shows every line and the sums, asks once, and moves nothing'),
    ],
  },
  controls: {
    does: 'counts up and down and removes',
    tests: [
      cart('one of a book is the least, and only removing takes it away'),
      cart('fifty quick clicks are one edit, up to ten, and the way down is open'),
    ],
  },
  summary: {
    does: 'adds the lines up',
    decided: 'Subtotal and total; delivery is worked out at the checkout, which the summary says.',
    tests: [cart('the cart shows every line and the sums, asks once, and moves nothing')],
  },
  'way to the checkout': {
    does: 'leads to the checkout',
    tests: [checkout('the cart leads to the checkout, which knows the shopper')],
  },
  'no way from an empty cart': {
    does: 'leads from an empty cart to no checkout',
    tests: [contents('an empty cart leads to the shop, and to no checkout')],
  },
});
