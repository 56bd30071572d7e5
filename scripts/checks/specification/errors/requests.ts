import { rowsOf, testsIn } from '../row.ts';

const records = testsIn('lib/records/records.test.ts');
const retry = testsIn('lib/supabase/retry-unauthorized.test.ts');
const session = testsIn('e2e/journeys/account-session.spec.ts');
const readable = testsIn('lib/supabase/readable-session.test.ts');
const pageError = testsIn('app/[locale]/error.test.tsx');
const faults = testsIn('components/account/entrance-faults.test.tsx');
const arrival = testsIn('components/account/arrival.test.tsx');
const client = testsIn('lib/supabase/browser-client.test.ts');
const words = testsIn('messages/specified-words.test.ts');

const askedAgain = records('a 401 asks to log in again');
const secondTime = session('a second 401 ends the session and leads to the login page');
const refused = records(
  'any other refusal is told with status and body, by the name of who refused',
);

export const requestRows = rowsOf('8 Requests', {
  '401 of a record': { does: 'asks to log in again', tests: [askedAgain, secondTime] },
  '401 of address, places and orders': {
    does: 'ends the session and leads to the login page',
    decided: 'The session is a cookie, which is removed; nothing of it is in local storage.',
    tests: [retry('a second 401 gives up'), secondTime],
  },
  '401 after a refresh': {
    does: 'refreshes and tries again once, then asks to log in',
    tests: [
      retry('a 401 is refreshed and retried once, with the fresh token'),
      session('a 401 is answered by one refresh and one retry'),
      askedAgain,
    ],
  },
  'failed refresh': {
    does: 'signs out, and says at the login page that the authentication failed',
    tests: [
      arrival('a session that ended (%s) is told at the login page'),
      client('a refused read ends the session as %s %s'),
      retry('a session that cannot be refreshed gives up without a retry (%s)'),
      secondTime,
    ],
  },
  'no refresh token': {
    does: 'takes a session without one for none, and says so at the login page',
    tests: [
      readable('%j is taken out'),
      arrival('a session that ended (%s) is told at the login page'),
      client('a refused read ends the session as %s %s'),
    ],
  },
  'refused record': {
    does: 'tells status and body, by the database service’s name',
    tests: [refused],
  },
  'refused request': { does: 'tells status and body', tests: [refused] },
  'missing record': {
    does: 'names id and table',
    tests: [records('a profile that is not there is told with address and table')],
  },
  unexpected: {
    does: 'says that something unexpected happened',
    decided: 'In a form at the door as specified; on the error screen in the words of that screen.',
    tests: [
      faults('a fault of the page itself at the sign-in is told in %s'),
      pageError('a page that fails says so and offers to load it again'),
      words('the catalogue and its failures are told in the specified words'),
    ],
  },
});
