import { rowsOf, testsIn } from '../row.ts';

const screens = testsIn('e2e/http/screens.spec.ts');
const statuses = testsIn('e2e/http/statuses.spec.ts');
const guards = testsIn('e2e/http/guards.spec.ts');
const head = testsIn('e2e/http/head.spec.ts');
const google = testsIn('e2e/journeys/account-google.spec.ts');
const account = testsIn('e2e/journeys/account.spec.ts');
const checkout = testsIn('e2e/journeys/checkout.spec.ts');
const footer = testsIn('components/layout/shell.test.tsx');

export const routeRows = rowsOf('2 Routes', {
  'open screens and their titles': {
    does: 'shows login, sign-up, shop, cart, reset, payment-complete and about to anybody, each with its title',
    tests: [screens('${at(language, path)} has its title and says what it is for')],
  },
  product: {
    does: 'shows a product to anybody by its sku',
    tests: [statuses('every kind of page answers 200 at once')],
  },
  'checkout and profile': {
    does: 'lets only shoppers who are signed in open the checkout and the profile',
    tests: [
      guards('${at(language, path)} sends a visitor to the login page'),
      guards('a shopper opens the profile (${language}), which no cache may keep'),
      account('sign up, confirm by mail, sign in, see the profile'),
      checkout('the cart leads to the checkout, which knows the shopper'),
    ],
  },
  'front page': {
    does: 'sends / to /shop',
    tests: [statuses('the front page is permanently the shop')],
  },
  'unknown path': {
    does: 'answers an unknown address with the not-found screen',
    decided: 'Of the two readings the screen, with a real 404; no redirect to the shop.',
    tests: [statuses('${path} is a real 404 with the not-found screen')],
  },
  'contact and help': {
    does: 'has screens for what the footer links to',
    decided: 'Both exist: details to reach the shop by, questions and answers.',
    tests: [
      footer('the footer says what the shop is and leads to its pages and to help'),
      screens('${at(language, path)} has its title and says what it is for'),
    ],
  },
  'return from the social sign-in': {
    does: 'takes the code at /callback.html and goes on',
    decided: 'It is on the shop’s own origin and leads to where the shopper was going.',
    tests: [
      google('with Google, on to where the shopper was going'),
      google('a code that nobody asked for signs nobody in'),
    ],
  },
  'document titles': {
    does: 'puts the shop’s name first in every title, and last on a product page',
    tests: [
      screens('${at(language, path)} has its title and says what it is for'),
      head('${name} finds every tag of a product page in its head (${language})'),
    ],
  },
});
