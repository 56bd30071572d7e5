import { rowsOf, testsIn } from '../row.ts';

const arrival = testsIn('components/account/arrival.test.tsx');
const faults = testsIn('components/account/entrance-faults.test.tsx');
const failures = testsIn('components/account/entrance-failures.test.tsx');
const forms = testsIn('components/account/forms.test.tsx');
const reset = testsIn('components/account/reset-password.test.tsx');
const google = testsIn('e2e/journeys/account-google.spec.ts');
const words = testsIn('messages/specified-words.test.ts');

const door = words('the door speaks in the specified words');
const newPassword = words('a new password is asked for in the specified words');

export const authenticationRows = rowsOf('8 Authentication', {
  'login failed': {
    does: 'tells the service’s words, or the usual ones',
    tests: [
      failures('a failed sign-in is told in %s'),
      faults('a fault of the page itself at the sign-in is told in %s'),
      door,
    ],
  },
  'social login failed': {
    does: 'tells the provider’s words, or that the provider’s login failed',
    tests: [
      failures('a failed sign-in with Google is told in %s'),
      arrival('what the provider said of a sign-in (%s) is told'),
      google('who changes their mind at Google is back at the login page, and knows why'),
    ],
  },
  'login succeeded': {
    does: 'welcomes the shopper',
    tests: [
      forms('signing in says welcome and goes where the shopper was going'),
      forms('the welcome goes along to the checkout, which is a document of its own'),
      door,
    ],
  },
  'reset mail sent': {
    does: 'asks to look into the mail',
    tests: [forms('a reset link needs the e-mail field only'), newPassword],
  },
  'reset mail failed': {
    does: 'tells the service’s words, that the mail was not sent, or that something went wrong',
    tests: [
      failures('a reset link that was not sent is told in %s'),
      faults('one while a reset link is asked for is told in %s'),
      newPassword,
    ],
  },
  'session not restored': {
    does: 'says so with its reason',
    tests: [reset('a session that cannot be restored is told with its reason'), newPassword],
  },
  'session missing': {
    does: 'says that the link is over and how to get another',
    tests: [reset('a link that is over is told, with the way to a new one'), newPassword],
  },
  'reset failed': {
    does: 'tells the service’s words, or that the reason is not known',
    tests: [reset('a password that is not taken is told (%j)'), newPassword],
  },
  'reset succeeded': {
    does: 'says that the new password can be used',
    tests: [
      reset('five characters are no password, six are; the button says that it is busy'),
      newPassword,
    ],
  },
  'sign-up failed': {
    does: 'tells the service’s words, or the usual ones',
    tests: [
      failures('a failed sign-up is told in %s'),
      faults('one at the sign-up is told in %s'),
      door,
    ],
  },
  'sign-up succeeded': {
    does: 'asks to look into the mail',
    tests: [forms('a new account is sent with its phone in the stored form'), door],
  },
});
