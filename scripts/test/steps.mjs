import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findProgram } from '../cluster/program.mjs';
import { checkBuildOutput } from '../checks/output/build-output.mjs';
import { installPackages } from '../lib/install.mjs';
import { PlainError } from '../lib/plain-error.mjs';
import { engineFlags } from '../../supabase/local/testing/engine-flags.mjs';
import { findBrowser } from './browser.mjs';
import { run } from './command.mjs';
import { findPostgres } from './postgres.mjs';
import { findRedis } from './redis.mjs';
import { readResults, totalsOf } from './results.mjs';
import { startTestShop } from './test-shop.mjs';

/**
 * What a step runs in: `root`, `signal`, `env` (of the results), the `tier` of the command, and `args` for the program.
 *
 * @typedef {{ root: string, signal: AbortSignal, env: Record<string, string>, tier: 'core' | 'all', args: string[],
 *   report: (text: string) => void, cleanUps: (() => unknown)[] }} Context
 */

const program = (name) => join('node_modules', ...name.split('/'));
const isWindows = process.platform === 'win32';
const npm = isWindows ? 'npm.cmd' : 'npm';

// `more` may be the environment of the test shop, which began in an earlier step.
const node = ({ root, signal, env }, args, more = {}) =>
  run(process.execPath, args, { cwd: root, signal, env: { ...process.env, ...more, ...env } });

const npmScript =
  (name, folder = '.') =>
  ({ root, signal }) =>
    run(npm, ['run', '--silent', name], { cwd: join(root, folder), signal, shell: isWindows });

/** The files whose last attempt has failures. */
function failedFiles({ env }, step) {
  const own = readResults(env.TEST_RESULTS).filter((result) => result.step === step);
  return [...new Set(totalsOf(own).failed.map(({ file }) => file))];
}

/** A Jest project. Files with failures are run again, alone, up to `retries` times. */
const jest = (project, { args = [], envOf = async () => ({}), retries = 0 } = {}) =>
  async function runJest(context) {
    const flags = ['--experimental-vm-modules', '--no-warnings', ...engineFlags];
    const reporters = ['--reporters', 'default', '--reporters', './scripts/test/jest-reporter.mjs'];
    // `--ci` ends the list of projects: a file's name behind it would be taken for another one.
    const chosen = ['--selectProjects', project, '--ci'];
    const command = [program('jest/bin/jest.js'), ...reporters, ...chosen];
    const env = { ...(await envOf()), ...(context.args.length > 0 && { TEST_SELECTION: '1' }) };
    const once = (words) => node(context, [...flags, ...command, ...words], env);
    let code = await once([...args, ...context.args]);
    for (let retry = 0; retry < retries && code !== 0 && !context.signal.aborted; retry += 1) {
      const files = failedFiles(context, project);
      if (files.length === 0) break;
      code = await once(['--runInBand', '--runTestsByPath', ...files]);
    }
    return code;
  };
const withPostgres = async () => ({ POSTGRES_BIN: await findPostgres() });
/** What the tests of whole sites start is installed before, not in the time of a test. */
async function withServers() {
  await findRedis();
  await findProgram('nginx', 'nginx-light');
  return withPostgres();
}
const alone = { args: ['--runInBand'], envOf: withServers, retries: 2 };

/** The arguments of Playwright for tests that only read from the shop: as many at once as there are cores. */
export const browserRuns = {
  core: ['--workers=100%', '--config=e2e/core/playwright.config.ts'],
  all: [
    '--workers=100%',
    ...['http', 'ar-phone', 'en-desktop', 'no-script', 'smoke'].map((name) => `--project=${name}`),
  ],
};
/** And for those that change the catalogue or stop the backend. */
export const changingRun = ['--workers=1', '--project=freshness', '--project=outage'];

const playwright = async (context, args, env) =>
  node(context, [program('@playwright/test/cli.js'), 'test', ...args, ...context.args], {
    ...env,
    CHROME_PATH: await findBrowser(),
  });

/** Browser tests of the test shop; named files run alone, in all of their projects. */
const browser = (argsOf) => async (context) => {
  const shop = await startTestShop(context);
  await shop.open();
  const namesFiles = context.args.some((arg) => existsSync(join(context.root, arg.split(':')[0])));
  return playwright(context, namesFiles ? [] : argsOf(context), shop.env);
};

/** Visits the running shop at `SHOP_URL` with the tests that change nothing. */
async function smoke(context) {
  if (!process.env.SHOP_URL)
    throw new PlainError('Which shop? SHOP_URL=https://shop.example.com npm run test:e2e -- smoke');
  return playwright({ ...context, args: context.args.slice(1) }, [
    '--project=smoke',
    '--workers=100%',
  ]);
}

const reading = browser(({ tier }) => browserRuns[tier]);

/**
 * All checks, in their order. `npm test` runs those without `isOnlyInAll`. `run(context)` resolves to an exit code.
 *
 * @type {{ name: string, title: string, isJest?: boolean, isOnlyInAll?: boolean, run: (context: Context) => Promise<number> }[]}
 */
export const steps = [
  {
    name: 'static',
    title: 'Static checks',
    run: npmScript('check'),
  },
  {
    name: 'unit',
    title: 'Unit tests',
    isJest: true,
    run: jest('unit', { args: ['--maxWorkers=2'], retries: 2 }),
  },
  // Without retries, as the rules over HTTP: an order that is placed twice once in a while is placed twice.
  {
    name: 'database',
    title: 'Database tests',
    isJest: true,
    run: jest('database', { envOf: withPostgres }),
  },
  // Providers that answer late are waited for.
  {
    name: 'http',
    title: 'Rules over HTTP',
    isJest: true,
    run: jest('http', { args: ['--maxWorkers=4'], envOf: withPostgres }),
  },
  {
    name: 'build',
    title: 'Build',
    run: async (context) => checkBuildOutput(await startTestShop(context)),
  },
  {
    name: 'e2e',
    title: 'End-to-end tests',
    run: (context) => (context.args[0] === 'smoke' ? smoke(context) : reading(context)),
  },
  {
    name: 'changes',
    title: 'Changes and outages',
    isOnlyInAll: true,
    run: browser(() => changingRun),
  },
  {
    name: 'backend',
    title: 'Embedded backend',
    isJest: true,
    isOnlyInAll: true,
    run: jest('backend', { ...alone, envOf: withPostgres }),
  },
  // About money: never retried.
  {
    name: 'kills',
    title: 'Killed functions',
    isJest: true,
    isOnlyInAll: true,
    run: jest('kills', { args: ['--runInBand'], envOf: withPostgres }),
  },
  {
    name: 'slow',
    title: 'Slow tests',
    isJest: true,
    isOnlyInAll: true,
    run: jest('slow', { ...alone, args: ['--maxWorkers=3'] }),
  },
  // Sites of up to four servers, on fixed ports: they get the machine.
  {
    name: 'servers',
    title: 'Running servers',
    isJest: true,
    isOnlyInAll: true,
    run: jest('servers', alone),
  },
  {
    name: 'advisories',
    title: 'Known advisories',
    isOnlyInAll: true,
    run: npmScript('check:advisories'),
  },
  {
    name: 'tools',
    title: 'Tools',
    isOnlyInAll: true,
    run: async (context) => {
      await installPackages(join(context.root, 'tools'), context.signal, context.report);
      return npmScript('test', 'tools')(context);
    },
  },
];

/** The steps of a command: of `npm test` (`core`), or of `npm run test:all`. */
export const stepsOf = (tier) => steps.filter(({ isOnlyInAll }) => tier === 'all' || !isOnlyInAll);
