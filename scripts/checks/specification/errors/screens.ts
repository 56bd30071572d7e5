import { rowsOf, testsIn } from '../row.ts';

const pageError = testsIn('app/[locale]/error.test.tsx');
const guard = testsIn('lib/auth/require-shopper.test.ts');
const statuses = testsIn('e2e/http/statuses.spec.ts');
const words = testsIn('messages/specified-words.test.ts');

const catalogueWords = words('the catalogue and its failures are told in the specified words');

export const screenRows = rowsOf('8 Screens', {
  'render error': {
    does: 'says that something went wrong; without a session it leads to the login',
    tests: [
      pageError('a page that fails says so and offers to load it again'),
      pageError('a page that fails with “%s” shows nothing and signs the shopper out'),
      pageError(
        'a page whose session is over on the server shows nothing and signs the shopper out',
      ),
      guard(
        'a session that has ended since the middleware let it pass is told by what Next passes on',
      ),
    ],
  },
  'not found': {
    does: 'says that there is no such page',
    tests: [statuses('${path} is a real 404 with the not-found screen'), catalogueWords],
  },
});
