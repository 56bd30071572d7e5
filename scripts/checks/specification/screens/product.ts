import { rowsOf, testsIn } from '../row.ts';

const browse = testsIn('e2e/journeys/browse.spec.ts');
const details = testsIn('components/catalogue/product-details.test.tsx');
const cards = testsIn('components/catalogue/product-card.test.tsx');
const head = testsIn('e2e/http/head.spec.ts');
const statuses = testsIn('e2e/http/statuses.spec.ts');
const structured = testsIn('e2e/http/structured-data.spec.ts');
const productNode = testsIn('lib/seo/structured-data/product.test.ts');
const pageError = testsIn('app/[locale]/error.test.tsx');

const told = details(
  'a product page tells title, availability, category, price and a description with its lines',
);

export const productRows = rowsOf('2 Product detail', {
  breadcrumb: {
    does: 'leads from the shop through the category to the title',
    decided: 'The category has a page of its own.',
    tests: [told, structured('the crumbs lead to real pages (${language})')],
  },
  back: {
    does: 'goes back to where the shopper came from',
    tests: [browse('a book opens from its card and the back button returns to the list')],
  },
  image: {
    does: 'draws a book in place of a picture that fails',
    tests: [browse('a picture that cannot be loaded becomes a book')],
  },
  title: {
    does: 'joins name, owner and subject, or shows the sku',
    tests: [told, details('a title is never empty: without its parts it is the sku')],
  },
  availability: {
    does: 'says whether the book is available',
    tests: [
      told,
      browse('a product page tells everything that there is to know'),
      browse('a book that is out of stock cannot be added'),
    ],
  },
  category: { does: 'names the category', tests: [told] },
  price: { does: 'shows the price in pounds', tests: [told] },
  description: { does: 'keeps the lines of the description', tests: [told] },
  'add to cart': {
    does: 'cannot be pressed for a book out of stock',
    tests: [browse('a book that is out of stock cannot be added')],
  },
  'busy button': {
    does: 'says that it is adding, and adds once',
    tests: [cards('%s adds to the cart once, and says that it is busy')],
  },
  specifications: {
    does: 'lists names and values in a table',
    tests: [
      details('specifications stand in a table of names and values, notes in a box of their own'),
      browse('a product page tells everything that there is to know'),
    ],
  },
  'unknown product': {
    does: 'says that there is no such book, leads back and is not indexed',
    tests: [
      browse('an unknown book says so and leads back'),
      statuses('${path} is a real 404 with the not-found screen'),
    ],
  },
  'failed product': {
    does: 'says that the book could not be loaded',
    tests: [pageError('a product that cannot be read says what could not be loaded')],
  },
  'title and description for others': {
    does: 'has title, description, keywords and social tags in its head',
    tests: [
      head('${name} finds every tag of a product page in its head (${language})'),
      head('${name} can draw a preview of a product (${language})'),
    ],
  },
  'canonical address': {
    does: 'names its own address as the canonical one',
    tests: [head('${name} finds every tag of a product page in its head (${language})')],
  },
  'structured data': {
    does: 'describes the book, its brand and maker, and one offer in pounds',
    tests: [
      productNode('a product is a book with one offer'),
      structured('a product is one Product and Book with one offer (${language})'),
      structured('a book that is out of stock says so everywhere'),
    ],
  },
});
