/**
 * The two tiers: `npm test` runs `core`, `npm run test:all` both. Which Jest project a test belongs to, and whether a
 * browser test stands in `e2e/core`, is said by its place alone; `scripts/checks/tiers` fails for one that has none.
 */
export const commands = { core: 'npm test', all: 'npm run test:all' };

/** The steps that the command of `tier` runs; a step is of `core` unless it says otherwise. */
export const stepsOf = (steps, tier) =>
  tier === 'all' ? steps : steps.filter((step) => step.tier !== 'all');

/**
 * Arguments of Playwright, one run after another. First what only looks at the shop, three tests at a time, for each
 * waits now and then; then, one at a time, what changes the catalogue or stops the backend.
 */
export const browserRuns = {
  core: [['--workers=3', '--config=e2e/core/playwright.config.ts']],
  all: [
    [
      '--workers=3',
      '--project=http',
      '--project=ar-phone',
      '--project=en-desktop',
      '--project=no-script',
    ],
    ['--workers=1', '--project=freshness', '--project=outage'],
  ],
};
