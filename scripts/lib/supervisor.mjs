import { setTimeout as sleep } from 'node:timers/promises';
import { stopChild } from './child.mjs';
import { PlainError } from './plain-error.mjs';

const defaults = {
  checkEveryMs: 3_000,
  /** A large import blocks the embedded database, and thus the process, for a long time. */
  hangAfterMs: 120_000,
  startWithinMs: 180_000,
  firstPauseMs: 500,
  longestPauseMs: 60_000,
  /** After this time without a failure, earlier failures are forgotten. */
  forgiveAfterMs: 60_000,
  /** A program that has never served is not restarted after this many failures: the user must do something first. */
  firstTries: 5,
};

/**
 * Keeps one program running. `start()` starts it and returns the child, whose `ready` promise resolves once it serves;
 * `isHealthy()` checks it. After a crash or hang it is restarted after a growing pause, without limit once it has
 * served. `ended` resolves to a sentence when the supervisor gives up: before the program has served, or when
 * `shouldRetry(end)` says that another start would fail in the same way.
 */
export function supervise({ name, start, isHealthy, report, shouldRetry = () => true, ...given }) {
  const times = { ...defaults, ...given };
  const stopping = new AbortController();
  const outcome = deferred();
  const firstReady = deferred();
  firstReady.promise.catch(() => undefined);
  let child;
  let hasServed = false;

  async function keepRunning() {
    for (let failures = 0; ;) {
      child = start();
      const end = await watch(child);
      if (stopping.signal.aborted) return;
      // Remaining children would prevent the next start.
      await stopChild(child, 1_000);
      child = undefined;
      failures = end.servedMs > times.forgiveAfterMs ? 1 : failures + 1;
      if (!shouldRetry(end)) return giveUp(end.reason ?? `${name} ended.`);
      if (!hasServed && failures >= times.firstTries) return giveUp(failed(failures, end));
      const pause = Math.min(times.firstPauseMs * 2 ** (failures - 1), times.longestPauseMs);
      report(announced(end, pause));
      await sleep(pause, undefined, { signal: stopping.signal }).catch(() => undefined);
      if (stopping.signal.aborted) return;
    }
  }

  /** Resolves when the child has ended, or was stopped because it no longer answered. */
  async function watch(current) {
    const over = current.ended.then((end) => ({ ...end, reason: current.reason, servedMs: 0 }));
    const served = await Promise.race([
      current.ready.then(() => true),
      over.then(() => false),
      sleep(times.startWithinMs, false, { ref: false }),
    ]);
    const servedSince = Date.now();
    if (served) {
      hasServed = true;
      firstReady.resolve();
      const hung = await Promise.race([hangOf(current), over.then(() => false)]);
      if (!hung) return { ...(await over), servedMs: Date.now() - servedSince };
    }
    const hung = current.exitCode === null && current.signalCode === null;
    await stopChild(current, 1_000);
    return { ...(await over), hung };
  }

  async function hangOf(current) {
    for (let lastAnswer = Date.now(); ;) {
      await sleep(times.checkEveryMs, undefined, { ref: false });
      if (current.exitCode !== null || current.signalCode !== null) return false;
      if (await isHealthy().catch(() => false)) lastAnswer = Date.now();
      else if (Date.now() - lastAnswer > times.hangAfterMs) return true;
    }
  }

  function announced({ hung, reason }, pause) {
    const what = hung ? 'does not answer' : 'stopped unexpectedly';
    const when = pause < 1_000 ? '' : ` in ${Math.round(pause / 1_000)} s`;
    return `${reason ? `${reason} ` : ''}${name} ${what} and is started again${when}.`;
  }

  function failed(failures, { hung, reason }) {
    const what = hung ? 'does not answer' : 'could not start';
    const often = failures === 1 ? '' : `, ${failures} times in a row`;
    return `${name} ${what}${often}: ${reason ?? 'see what it says above.'}`;
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
      if (child) await stopChild(child);
      await kept;
    },
  };
}

/**
 * Supervises a program and resolves once it serves. Rejects with a `PlainError` if it cannot be started, and with the
 * signal's reason if that comes first; nothing is left running then.
 */
export async function superviseFromStart({ signal, ...options }) {
  const supervisor = supervise(options);
  const started = new AbortController();
  try {
    await Promise.race([supervisor.ready, aborted(signal, started.signal)]);
  } catch (error) {
    await supervisor.stop();
    signal?.throwIfAborted();
    throw new PlainError(error.message);
  } finally {
    started.abort();
  }
  return supervisor;
}

/** Rejects when `signal` is aborted; stops listening with `over`. */
function aborted(signal, over) {
  return new Promise((_, reject) => {
    if (signal?.aborted) reject(signal.reason);
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true, signal: over });
  });
}

function deferred() {
  const parts = {};
  parts.promise = new Promise((resolve, reject) => Object.assign(parts, { resolve, reject }));
  return parts;
}
