import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { installPackages } from '../lib/install.mjs';
import { PlainError } from '../lib/plain-error.mjs';
import { steps } from './steps.mjs';
import { announce, summarize } from './summary.mjs';
import { commands, stepsOf } from './tiers.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');
const secondsSince = (began) => (performance.now() - began) / 1_000;

/**
 * Implements `npm test` and, with `--all` as first argument, `npm run test:all`: cheap checks first, each reported with
 * its duration, and one line with the totals at the end. Names of steps select them; arguments after a single name are
 * passed to the program behind it.
 */
export async function runTests([first, ...rest]) {
  const tier = first === '--all' ? 'all' : 'core';
  const words = first === undefined || first === '--all' ? rest : [first, ...rest];
  const stopping = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, () => stopping.abort());
  const began = performance.now();
  const context = { root, signal: stopping.signal, report: console.log, cleanUps: [], tier };
  try {
    const plan = choose(words, tier);
    const left = words.length > 0 ? [] : steps.filter((step) => !plan.steps.includes(step));
    announce(commands[tier], plan.steps, left);
    await installPackages(root, stopping.signal, console.log);
    const results = [];
    for (const stage of stagesOf(plan.steps)) {
      if (stopping.signal.aborted) break;
      results.push(...(await performStage(stage, { ...context, args: plan.args })));
    }
    summarize(commands[tier], results, secondsSince(began));
    const isGood =
      results.length === plan.steps.length && results.every(({ failed }) => failed === 0);
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
async function performStage(stage, context) {
  if (stage.length === 1) return [{ step: stage[0], ...(await perform(stage[0], context)) }];
  const results = [];
  const waiting = stage.entries();
  const worker = async () => {
    for (const [index, step] of waiting) {
      let words = '';
      const print = (text) => (words += text);
      results[index] = { step, ...(await perform(step, { ...context, print })) };
      process.stdout.write(words);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  return results;
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
