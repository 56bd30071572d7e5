import { setTimeout as sleep } from 'node:timers/promises';
import { stopChild } from './child.mjs';

const defaults = {
  checkEveryMs: 3_000,
  /** A large import keeps the embedded database busy, and with it the process, for a good while. */
  hangAfterMs: 120_000,
  startWithinMs: 180_000,
  firstPauseMs: 500,
  longestPauseMs: 8_000,
  /** After this long in good health, earlier failures are forgiven. */
  forgiveAfterMs: 60_000,
  failures: 5,
};

/**
 * Keeps one program running. `start()` begins it and returns the child, whose `ready` promise resolves once it serves;
 * `isHealthy()` asks it how it is. Crashes and hangs lead to a new start after a growing pause, until `failures` of them
 * in a row. `ended` resolves with a sentence when the supervisor gives up.
 */
export function supervise({ name, start, isHealthy, report, shouldRetry = () => true, ...given }) {
  const times = { ...defaults, ...given };
  const stopping = new AbortController();
  const outcome = deferred();
  const firstReady = deferred();
  firstReady.promise.catch(() => undefined);
  let child;

  async function keepRunning() {
    for (let failures = 0; ;) {
      const startedAt = Date.now();
      child = start();
      const end = await watch(child);
      if (stopping.signal.aborted) return;
      if (Date.now() - startedAt > times.forgiveAfterMs) failures = 0;
      failures += 1;
      if (!shouldRetry(end)) return giveUp(end.reason ?? `${name} ended.`);
      if (failures >= times.failures)
        return giveUp(
          `${name} failed ${failures} times in a row${end.reason ? `: ${end.reason}` : '.'}`,
        );
      report(
        `${name} ${end.hung ? 'does not answer' : 'stopped unexpectedly'} and is started again.`,
      );
      const pause = Math.min(times.firstPauseMs * 2 ** (failures - 1), times.longestPauseMs);
      await sleep(pause, undefined, { signal: stopping.signal }).catch(() => undefined);
      if (stopping.signal.aborted) return;
    }
  }

  /** Resolves when the child has ended, by itself or because it no longer answered. */
  async function watch(current) {
    const over = current.ended.then((end) => ({ ...end, reason: current.reason }));
    const served = await Promise.race([
      current.ready.then(() => true),
      over.then(() => false),
      sleep(times.startWithinMs, false, { ref: false }),
    ]);
    if (served) {
      firstReady.resolve();
      const hung = await Promise.race([hangOf(current), over.then(() => false)]);
      if (!hung) return over;
    }
    await stopChild(current, 1_000);
    return { ...(await over), hung: true };
  }

  async function hangOf(current) {
    for (let lastAnswer = Date.now(); ;) {
      await sleep(times.checkEveryMs, undefined, { ref: false });
      if (current.exitCode !== null || current.signalCode !== null) return false;
      if (await isHealthy().catch(() => false)) lastAnswer = Date.now();
      else if (Date.now() - lastAnswer > times.hangAfterMs) return true;
    }
  }

  function giveUp(sentence) {
    firstReady.reject(new Error(sentence));
    outcome.resolve(sentence);
  }

  const kept = keepRunning();
  return {
    ready: firstReady.promise,
    ended: outcome.promise,
    stop: async () => {
      stopping.abort();
      await stopChild(child);
      await kept;
    },
  };
}

function deferred() {
  const parts = {};
  parts.promise = new Promise((resolve, reject) => Object.assign(parts, { resolve, reject }));
  return parts;
}
