import { spawn } from 'node:child_process';

const hasGroups = process.platform !== 'win32';

/**
 * Starts a program in a process group of its own, so that Ctrl-C at the terminal reaches us alone and we can end the
 * program together with everything it started.
 */
export function startChild(command, args, options = {}) {
  const child = spawn(command, args, { stdio: 'inherit', ...options, detached: hasGroups });
  child.ended = new Promise((resolve) => {
    child.once('error', (error) => resolve({ code: 1, signal: null, error }));
    child.once('exit', (code, signal) => resolve({ code, signal }));
  });
  return child;
}

/** Node with `scripts/lib/end-with-parent.mjs`: the program ends itself should we be killed without a chance to end it. */
export function startNode(args, options) {
  const watch = new URL('./end-with-parent.mjs', import.meta.url).href;
  return startChild(process.execPath, ['--import', watch, ...args], options);
}

/** Asks the program to end, then makes it. Resolves when its whole group is gone. */
export async function stopChild(child, graceMs = 8_000) {
  if (child.pid === undefined) return;
  signalGroup(child, 'SIGTERM');
  const timer = setTimeout(() => signalGroup(child, 'SIGKILL'), graceMs);
  await child.ended;
  clearTimeout(timer);
  // Whatever the program itself left behind.
  signalGroup(child, 'SIGKILL');
}

export function signalGroup(child, signal) {
  try {
    if (hasGroups) process.kill(-child.pid, signal);
    else child.kill(signal);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}

/** Runs a program to its end. Resolves with its exit code; `signal` ends it early. */
export async function runChild(child, signal) {
  const stop = () => void stopChild(child);
  signal?.addEventListener('abort', stop, { once: true });
  if (signal?.aborted) stop();
  const { code, error } = await child.ended;
  signal?.removeEventListener('abort', stop);
  if (error) throw error;
  return code ?? 1;
}
