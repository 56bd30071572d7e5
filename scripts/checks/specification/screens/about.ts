import { rowsOf, testsIn } from '../row.ts';

const screens = testsIn('e2e/http/screens.spec.ts');
const policies = testsIn('lib/policies/policy-words.test.ts');
const contact = testsIn('components/pages/contact-way.test.ts');
const shown = screens('${at(language, path)} has its title and says what it is for');

export const aboutRows = rowsOf('2 About', {
  hero: { does: 'opens with what the shop is', tests: [shown] },
  story: { does: 'tells how it began', tests: [shown] },
  values: { does: 'names students, quality and speed, and community', tests: [shown] },
  policies: {
    does: 'states the privacy, refund and shipping policies with their periods',
    tests: [
      shown,
      screens('the policies state their periods'),
      policies('the periods agree with their numbers in both languages'),
    ],
  },
  contact: {
    does: 'says how to reach the shop, by phone and e-mail',
    decided: 'What is not configured is left out.',
    tests: [
      shown,
      contact('a phone is shown as it is written and called without its spaces'),
      contact('what is not configured is left out'),
    ],
  },
  'way to the shop': {
    does: 'leads to the shop',
    tests: [screens('the about page ends with the way to the shop (${language})')],
  },
});
