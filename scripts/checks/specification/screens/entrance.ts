import { rowsOf, testsIn } from '../row.ts';

const screens = testsIn('e2e/http/screens.spec.ts');
const account = testsIn('e2e/journeys/account.spec.ts');
const google = testsIn('e2e/journeys/account-google.spec.ts');
const forms = testsIn('components/account/forms.test.tsx');
const failures = testsIn('components/account/entrance-failures.test.tsx');
const reset = testsIn('components/account/reset-password.test.tsx');
const words = testsIn('messages/specified-words.test.ts');
const afterSignIn = testsIn('lib/auth/after-sign-in.test.ts');
const safeRedirect = testsIn('lib/auth/safe-redirect.test.ts');
const linkFragment = testsIn('lib/auth/link-fragment.test.ts');

const journey = account('sign up, confirm by mail, sign in, see the profile');
const forgotten = account('a forgotten password is replaced, and the old one no longer opens');
const titled = screens('${at(language, path)} has its title and says what it is for');

export const loginRows = rowsOf('2 Login', {
  heading: {
    does: 'greets in the shop’s name',
    tests: [screens('the door greets in the shop’s name (${language})'), titled],
  },
  fields: {
    does: 'asks for e-mail and password, both required',
    tests: [forms('empty fields are named, marked and focused, and nobody is asked')],
  },
  'busy button': {
    does: 'says on the button that it is signing in',
    tests: [
      forms('pressing twice asks once; the button says that it is busy and keeps the focus'),
      words('the door speaks in the specified words'),
    ],
  },
  success: {
    does: 'welcomes the shopper and goes to the shop',
    tests: [journey, forms('with the service away, what was typed stays and can be sent again')],
  },
  'reset button': {
    does: 'sends a reset link to what stands in the e-mail field, and stands below “Sign In”',
    tests: [
      forms('signing in comes before resetting the password'),
      forms('a reset link needs the e-mail field only'),
      forgotten,
    ],
  },
  'social sign-in': {
    does: 'offers Google below a divider and begins there',
    tests: [titled, google('with Google, on to where the shopper was going')],
  },
  'way to sign up': { does: 'leads to the sign-up form', tests: [journey, titled] },
  redirect: {
    does: 'goes on to where the shopper was going',
    decided: 'After either way to sign in; paths of the shop’s own only, anything else is /shop.',
    tests: [
      afterSignIn('%j leads to %s, in English to %s'),
      safeRedirect('%j stays home'),
      account('after signing in the shopper is where they were going'),
    ],
  },
});

export const signUpRows = rowsOf('2 Sign up', {
  heading: { does: 'says what it is for', tests: [titled, journey] },
  fields: {
    does: 'asks for name, e-mail, phone and password, with an international number as the example',
    tests: [
      forms('a new account is sent with its phone in the stored form'),
      failures(
        'the sign-up form shows how a number is written, says when it is busy, and leads to the login',
      ),
    ],
  },
  'busy button': {
    does: 'says on the button that it is signing up',
    tests: [
      failures(
        'the sign-up form shows how a number is written, says when it is busy, and leads to the login',
      ),
      words('the door speaks in the specified words'),
    ],
  },
  'way to the login': {
    does: 'leads to the login page',
    tests: [
      failures(
        'the sign-up form shows how a number is written, says when it is busy, and leads to the login',
      ),
    ],
  },
  success: {
    does: 'asks to look into the mail and goes to the login page',
    tests: [journey, forms('a new account is sent with its phone in the stored form')],
  },
});

export const resetRows = rowsOf('2 Reset password', {
  'target of the mail': { does: 'opens from the link of the reset mail', tests: [forgotten] },
  fragment: {
    does: 'restores the session from the fragment and takes it out of the address',
    tests: [linkFragment('a link that is good brings a session'), forgotten],
  },
  checking: {
    does: 'says that it looks at the session',
    tests: [reset('the session is looked at first, which is said'), titled],
  },
  form: {
    does: 'asks for a new password and says that it is busy',
    tests: [reset('five characters are no password, six are; the button says that it is busy')],
  },
  'link that is over': {
    does: 'says that the link is invalid or has expired',
    tests: [reset('a link that is over is told, with the way to a new one'), forgotten],
  },
  success: {
    does: 'says that the password is new and goes to the login page',
    tests: [
      reset('five characters are no password, six are; the button says that it is busy'),
      forgotten,
    ],
  },
});
