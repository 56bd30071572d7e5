import { PlainError } from './plain-error.mjs';

/**
 * Runs a command until it is stopped. `start(signal)` resolves to `stop()` and `ended`. Ctrl-C and SIGTERM stop
 * everything, even during startup, with exit code 0; a failing part gives 1.
 */
export async function runUntilStopped(start) {
  const stopping = new AbortController();
  const stopRequested = new Promise((resolve) => {
    stopping.signal.addEventListener('abort', () => resolve('requested'), { once: true });
  });
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, () => stopping.abort());
  whenNpmEnds(() => stopping.abort());

  let running;
  try {
    running = await start(stopping.signal);
  } catch (error) {
    process.exit(stopping.signal.aborted ? 0 : explained(error));
  }
  const sentence = await Promise.race([stopRequested, running.ended]);
  if (sentence !== 'requested') console.error(sentence);
  await running.stop();
  process.exit(sentence === 'requested' ? 0 : 1);
}

/** npm sends SIGTERM to the shell in between, which ends without forwarding it. */
function whenNpmEnds(stop) {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) stop();
  }, 500).unref();
}

/** Prints a failure, only as one sentence if that is sufficient. Returns the exit code. */
export function explained(error) {
  console.error(error instanceof PlainError ? `\n${error.message}` : error);
  return 1;
}
