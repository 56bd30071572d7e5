/** Set by `scripts/test/run.mjs`. A program that is started in another way tests as much as `npm test` does. */
const isFull = process.env.TEST_TIER === 'all';

/**
 * How much of something a test does: enough to find a rule that is broken in `npm test`, and as much as time permits in
 * `npm run test:all`.
 *
 * @template Amount
 * @param {Amount} core
 * @param {Amount} all
 * @returns {Amount}
 */
export const volume = (core, all) => (isFull ? all : core);
