import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { installPackages } from '../lib/install.mjs';
import { PlainError } from '../lib/plain-error.mjs';
import { writeLastRun } from './last-run.mjs';
import { steps } from './steps.mjs';
import { announce, summarize, totalsOf } from './summary.mjs';
import { commands, stepsOf } from './tiers.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');
const secondsSince = (began) => (performance.now() - began) / 1_000;

/**
 * Implements `npm test` and, with `--all`, `npm run test:all`: cheap checks first, each reported with its duration, and
 * one line with the totals at the end. With `--strict`, a test that passed only when it was retried is a failure. Names of
 * steps select them; arguments after a single name are passed to the program behind it.
 */
export async function runTests(words) {
  const { tier, isStrict, rest } = readOptions(words);
  const command = commands[tier];
  const stopping = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, () => stopping.abort());
  const began = performance.now();
  const results = [];
  const report = (result) => {
    results.push(result);
    writeLastRun(root, command, results);
  };
  const context = { root, signal: stopping.signal, report: console.log, cleanUps: [], tier };
  try {
    const plan = choose(rest, tier);
    const left = rest.length > 0 ? [] : steps.filter((step) => !plan.steps.includes(step));
    announce(command, plan.steps, left);
    await installPackages(root, stopping.signal, console.log);
    for (const stage of stagesOf(plan.steps)) {
      if (stopping.signal.aborted) break;
      await performStage(stage, { ...context, args: plan.args }, report);
    }
    summarize(command, results, { seconds: secondsSince(began), isStrict });
    const { failed, flaky } = totalsOf(results);
    const isWhole = results.length === plan.steps.length;
    const isGood = isWhole && failed === 0 && !(isStrict && flaky.length > 0);
    process.exitCode = isGood ? 0 : 1;
  } catch (error) {
    if (!stopping.signal.aborted)
      console.error(error instanceof PlainError ? `\n${error.message}` : error);
    process.exitCode = 1;
  } finally {
    for (const cleanUp of context.cleanUps.reverse()) await cleanUp();
  }
  // Open handles belong to a step that was aborted.
  process.exit();
}

function readOptions(words) {
  const isOption = (word) => word === '--all' || word === '--strict';
  const end = words.findIndex((word) => !isOption(word));
  const options = end === -1 ? words : words.slice(0, end);
  return {
    tier: options.includes('--all') ? 'all' : 'core',
    isStrict: options.includes('--strict'),
    rest: words.slice(options.length),
  };
}

function choose(words, tier) {
  const end = words.findIndex((word) => !steps.some(({ name }) => name === word));
  const names = end === -1 ? words : words.slice(0, end);
  const args = end === -1 ? [] : words.slice(end).filter((word) => word !== '--');
  if (args.length > 0 && names.length !== 1) {
    const known = steps.map(({ name }) => name).join(', ');
    throw new PlainError(`"${args[0]}" is no step of the tests. The steps are: ${known}.`);
  }
  const chosen =
    names.length === 0 ? stepsOf(steps, tier) : steps.filter(({ name }) => names.includes(name));
  return { steps: chosen, args };
}

function stagesOf(chosen) {
  const stages = [];
  for (const step of chosen) {
    const stage = stages.at(-1);
    if (step.stage && stage?.[0].stage === step.stage) stage.push(step);
    else stages.push([step]);
  }
  return stages;
}

/**
 * Runs the steps of a stage, as many in parallel as the machine has cores; each prints its output when it has ended.
 */
async function performStage(stage, context, report) {
  if (stage.length === 1) {
    report({ step: stage[0], ...(await perform(stage[0], context)) });
    return;
  }
  const waiting = stage.values();
  const worker = async () => {
    for (const step of waiting) {
      let words = '';
      const print = (text) => (words += text);
      const result = await perform(step, { ...context, print });
      process.stdout.write(words);
      report({ step, ...result });
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
}

/** Runs one step. If it cannot run, that is a failure with an explanation, and the others continue. */
async function perform(step, context) {
  const began = performance.now();
  const print = context.print ?? ((text) => process.stdout.write(text));
  print(`\n━━ ${step.title}\n`);
  let counts;
  try {
    counts = await step.run(context);
  } catch (error) {
    console.error(error instanceof PlainError ? error.message : error);
    counts = { passed: 0, failed: 1 };
  }
  const duration = secondsSince(began);
  print(
    `━━ ${step.title}: ${counts.failed === 0 ? 'passed' : 'FAILED'} (${duration.toFixed(1)} s)\n`,
  );
  return { ...counts, duration };
}
