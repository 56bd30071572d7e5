import Sequencer from '@jest/test-sequencer';

/** The slowest test files. If they started last, one core would be idle while they run. */
const longest = [
  'money-paths-paymob',
  'refunds',
  'checkout-paymob',
  'money-paths-fawry',
  'malformed-calls',
  'checkout-refunds',
  'tracking',
  'plans.slow',
  'refunds.slow',
];

const rank = ({ path }) => {
  const place = longest.findIndex((name) => path.endsWith(`/${name}.test.ts`));
  return place < 0 ? longest.length : place;
};

/** The files known to be slow first, then Jest's own order, which on a fresh clone depends on file sizes. */
export default class LongestFirst extends Sequencer {
  sort(tests) {
    return [...super.sort(tests)].sort((a, b) => rank(a) - rank(b));
  }
}
