import Sequencer from '@jest/test-sequencer';

/** The slowest test files. If they started last, one core would be idle while they run. */
const longest = [
  'money-paths-paymob',
  'malformed-calls',
  'money-paths-fawry',
  'stress',
  'promo-guesses',
  'tracking',
  'refunds',
  'checkout-malformed',
  'checkout-notifications',
  'checkout-kill',
  'kill',
  'migrations',
  'growth.slow',
  'refunds.slow',
  'desk-reads.slow',
  'import-catalogue.slow',
  'faults.slow',
  'mails.slow',
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
