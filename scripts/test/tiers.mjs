/**
 * The two tiers: `npm test` runs `core`, `npm run test:all` both. The Jest project of a test, and whether a browser
 * test is in `e2e/core`, depend only on its path; `scripts/checks/tiers` fails for a test that belongs to none.
 */
export const commands = { core: 'npm test', all: 'npm run test:all' };

/** The steps of a tier's command; by default a step is in `core`. */
export const stepsOf = (steps, tier) =>
  tier === 'all' ? steps : steps.filter((step) => step.tier !== 'all');

/** Playwright's arguments for the tests that only read from the shop: as many at once as there are cores. */
export const browserRuns = {
  core: ['--workers=100%', '--config=e2e/core/playwright.config.ts'],
  all: [
    '--workers=100%',
    '--project=http',
    '--project=ar-phone',
    '--project=en-desktop',
    '--project=no-script',
    '--project=smoke',
  ],
};

/** And for those that change the catalogue or stop the backend, all of them in `all`. */
export const changingRun = ['--workers=1', '--project=freshness', '--project=outage'];
