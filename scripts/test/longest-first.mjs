import Sequencer from '@jest/test-sequencer';

/** The slowest test files. If they started last, one core would be idle while they run. */
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

/** Jest's own order, which on a fresh clone depends on file sizes, after the files that are known to be slow. */
export default class LongestFirst extends Sequencer {
  sort(tests) {
    return [...super.sort(tests)].sort((a, b) => rank(a) - rank(b));
  }
}
