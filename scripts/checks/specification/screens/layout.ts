import { rowsOf, testsIn } from '../row.ts';

const shell = testsIn('components/layout/shell.test.tsx');
const keyboard = testsIn('e2e/journeys/keyboard.spec.ts');
const tabs = testsIn('e2e/journeys/account-tabs.spec.ts');
const cart = testsIn('e2e/journeys/cart.spec.ts');
const drawer = testsIn('e2e/journeys/cart-drawer.spec.ts');
const chat = testsIn('e2e/journeys/chat.spec.ts');
const toaster = testsIn('components/feedback/toaster.test.tsx');
const pageError = testsIn('app/[locale]/error.test.tsx');
const shopper = testsIn('lib/auth/require-shopper.test.ts');
const middleware = testsIn('middleware.guards.test.ts');

export const layoutRows = rowsOf('2 Layout', {
  'logo and shop link': {
    does: 'leads home by the logo and to the shop by a link',
    tests: [shell('the header leads home, to the shop, to the login and to the cart')],
  },
  'cart button': {
    does: 'counts the items on the cart button, which opens the drawer',
    tests: [
      cart('a book is looked up, added, announced, counted, and there on the cart page'),
      drawer('the drawer opens at the inline end, with the lines, the total and the ways on'),
    ],
  },
  'signed in': {
    does: 'offers profile and logout to shoppers; logging out leads to the login page',
    tests: [
      shell('who is signed in finds the profile there, and the way out'),
      tabs('signing out in one tab closes the other, and leaves nothing behind'),
    ],
  },
  'signed out': {
    does: 'offers the login to visitors',
    tests: [
      shell('the header leads home, to the shop, to the login and to the cart'),
      tabs('a tab that shows the shop learns of signing in and out'),
    ],
  },
  'menu on a phone': {
    does: 'opens and closes the menu by its button',
    tests: [keyboard('the menu of the phone opens, closes with Escape, and gives the focus back')],
  },
  'drawer with lines': {
    does: 'counts in the title, lists compact lines with their total, leads to cart and checkout',
    tests: [
      drawer('the drawer opens at the inline end, with the lines, the total and the ways on'),
    ],
  },
  'drawer without lines': {
    does: 'closes by “Continue Shopping” when it is empty',
    tests: [drawer('an empty drawer leads back to shopping')],
  },
  footer: {
    does: 'has tagline, quick links, about, contact, help, ways to reach the shop, and its rights',
    tests: [shell('the footer says what the shop is and leads to its pages and to help')],
  },
  'social button': {
    does: 'floats a link to the social page',
    decided: 'Absent where the shop has configured no such page.',
    tests: [shell('the button of the social page is there when the shop has such a page')],
  },
  'live chat': {
    does: 'offers the chat in Arabic on every page',
    decided: 'Absent where it is not configured, and where money is paid.',
    tests: [
      chat(
        'the chat opens when it is asked for, in Arabic, as one visitor, and costs nothing before',
      ),
      chat('there is no chat where money is paid'),
    ],
  },
  'one message at a time': {
    does: 'shows the newest message only',
    tests: [toaster('a new message takes the place of the one that is there')],
  },
  'where messages stand': {
    does: 'shows them at the top of small screens, at the bottom right of larger ones, 420 pixels wide at most',
    tests: [
      cart('a message is at the top of a phone, at the bottom right of a desktop, and not wide'),
    ],
  },
  'kinds of messages': {
    does: 'tells errors apart',
    tests: [toaster('a new message takes the place of the one that is there')],
  },
  'time of messages': {
    does: 'shows a message for a second and a half',
    decided: 'The time stands still while the message is hovered or focussed.',
    tests: [
      toaster('it closes after a second and a half, and is gone as long after that'),
      toaster('it waits while a pointer or the focus is on it, and closes by its button'),
    ],
  },
  'error screen': {
    does: 'says that something went wrong and loads the page again at a press',
    tests: [pageError('a page that fails says so and offers to load it again')],
  },
  'error of a session': {
    does: 'shows nothing of an “unauthorized” failure, signs out and leads to the login',
    tests: [pageError('a page that fails with “%s” shows nothing and signs the shopper out')],
  },
  'guarded pages': {
    does: 'sends visitors to the login page in place of the guarded one',
    decided: 'On the server, before any of the page renders: nothing is left to wait for.',
    tests: [
      middleware('without a session %s leads to %s, and nobody is asked'),
      shopper('anybody else goes to the login page, in place of this one'),
    ],
  },
});
