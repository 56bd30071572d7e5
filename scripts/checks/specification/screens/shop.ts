import { rowsOf, testsIn } from '../row.ts';

const screens = testsIn('e2e/http/screens.spec.ts');
const browse = testsIn('e2e/journeys/browse.spec.ts');
const search = testsIn('e2e/journeys/search.spec.ts');
const noScript = testsIn('e2e/no-script/no-script.spec.ts');
const outage = testsIn('e2e/outage/outage.spec.ts');
const listing = testsIn('lib/catalogue/listing.test.ts');
const cards = testsIn('components/catalogue/product-card.test.tsx');
const facets = testsIn('components/catalogue/facets.test.ts');
const filters = testsIn('lib/catalogue/filters.test.ts');
const cartToast = testsIn('components/cart/cart-toast.test.ts');
const pageError = testsIn('app/[locale]/error.test.tsx');
const list = testsIn('supabase/tests/listing-as-anonymous.test.sql');
const words = testsIn('messages/specified-words.test.ts');

const whatItPromised = browse('a filter shows as many books as it promised, and can be cleared');
const nextBooks = browse('pages are links that lead to the top of the next books');

export const shopRows = rowsOf('2 Shop', {
  hero: {
    does: 'opens with its promise and two buttons down to the list',
    tests: [
      browse('the buttons of the hero lead down to the books'),
      words('the catalogue and its failures are told in the specified words'),
    ],
  },
  'featured strip': {
    does: 'puts up to two of the last three products forward',
    tests: [listing('put forward are two of the last three of the list, or as many as there are')],
  },
  'featured button': {
    does: 'adds a featured product to the cart, when it is available',
    tests: [
      cards('%s adds to the cart once, and says that it is busy'),
      cards('%s that is out of stock cannot be added'),
    ],
  },
  'featured success': {
    does: 'says that the product was added',
    tests: [cartToast('that a book was added is said without asking for words')],
  },
  'why us': {
    does: 'promises service, prices and delivery',
    tests: [
      browse('the shop opens with its promise, its reasons, and the newest books'),
      screens('${at(language, path)} has its title and says what it is for'),
    ],
  },
  search: {
    does: 'searches 800 ms after the last key, from page 1',
    decided: 'The box is visible, with the given placeholder; Enter searches at once.',
    tests: [
      search('typing searches by itself after a while, from page 1'),
      search('Enter searches at once'),
      words('the catalogue and its failures are told in the specified words'),
    ],
  },
  filters: {
    does: 'filters by category, course, level, owner and availability',
    decided:
      'All five together, kept in the address; the levels are the general and the Azhari track.',
    tests: [
      facets('there are five filters, each with a choice that means none'),
      facets('filters add up; taking one back keeps the others and begins at the first page'),
      filters('reads all filters and the page'),
      list('all together'),
    ],
  },
  'filters on a phone': {
    does: 'keeps the filters in a panel that opens at a press',
    tests: [whatItPromised, noScript('filters, pages and search work')],
  },
  'clear filters': { does: 'takes all filters away', tests: [whatItPromised] },
  'the value all': { does: 'takes “all” for no filter', tests: [filters('%s=%s is no filter')] },
  order: {
    does: 'lists the newest products first',
    tests: [
      list('the whole list'),
      browse('the shop opens with its promise, its reasons, and the newest books'),
    ],
  },
  loading: {
    does: 'shows the products with the first answer',
    decided:
      'The list is rendered on the server: there is no loading state that fifty skeletons could fill.',
    tests: [
      noScript('the list shows every title, price and availability, and links to every book'),
    ],
  },
  cards: {
    does: 'offers “Add to Cart” and “View Details” on every card',
    tests: [
      cards('a card leads to its book and tells its title, owner, price and availability'),
      cards('%s adds to the cart once, and says that it is busy'),
    ],
  },
  'empty list': {
    does: 'says that nothing was found and clears the filters at a press',
    tests: [search('a search that finds nothing says so and offers a way out')],
  },
  'failed list': {
    does: 'says that the list did not come, with buttons to load again and to clear the filters',
    tests: [
      pageError(
        'a list that fails is asked for again after 2, 4 and 8 seconds, then left to the shopper',
      ),
      outage('a search that cannot be answered says so and keeps the words (${language})'),
    ],
  },
  pages: { does: 'leads to the previous and the next page and counts them', tests: [nextBooks] },
  'top of a page': { does: 'begins a new page at its top', tests: [nextBooks] },
});
