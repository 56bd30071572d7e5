import Sequencer from '@jest/test-sequencer';

/** What takes longest, by the clock. Begun last, it would run on alone while the other processor has nothing to do. */
const longest = [
  'money-paths',
  'stress',
  'promo-guesses',
  'tracking',
  'malformed-calls',
  'checkout-malformed',
  'checkout-notifications',
  'checkout-kill',
  'kill',
  'migrations',
];

const rank = ({ path }) => {
  const place = longest.findIndex((name) => path.endsWith(`/${name}.test.ts`));
  return place < 0 ? longest.length : place;
};

/** Jest's own order, which goes by the size of files on a fresh clone, behind what is known to take long. */
export default class LongestFirst extends Sequencer {
  sort(tests) {
    return [...super.sort(tests)].sort((a, b) => rank(a) - rank(b));
  }
}
