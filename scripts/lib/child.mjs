import { spawn } from 'node:child_process';

const hasGroups = process.platform !== 'win32';

/**
 * Starts a program in its own process group, so that Ctrl-C in the terminal reaches only this process, which then ends
 * the program and all its children.
 */
export function startChild(command, args, options = {}) {
  const child = spawn(command, args, { stdio: 'inherit', ...options, detached: hasGroups });
  child.ended = new Promise((resolve) => {
    child.once('error', (error) => resolve({ code: 1, signal: null, error }));
    child.once('exit', (code, signal) => resolve({ code, signal }));
  });
  return child;
}

/** Starts Node.js with `scripts/lib/end-with-parent.mjs`: the program exits if this process is killed. */
export function startNode(args, options) {
  const watch = new URL('./end-with-parent.mjs', import.meta.url).href;
  return startChild(process.execPath, ['--import', watch, ...args], options);
}

/** Sends SIGTERM, then SIGKILL. Resolves when the whole process group has ended. */
export async function stopChild(child, graceMs = 8_000) {
  if (child.pid === undefined) return;
  signalGroup(child, 'SIGTERM');
  const timer = setTimeout(() => signalGroup(child, 'SIGKILL'), graceMs);
  await child.ended;
  clearTimeout(timer);
  // Kills remaining children.
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

/** Runs a program until it ends. Resolves to its exit code; `signal` ends it early. */
export async function runChild(child, signal) {
  const stop = () => void stopChild(child);
  signal?.addEventListener('abort', stop, { once: true });
  if (signal?.aborted) stop();
  const { code, error } = await child.ended;
  signal?.removeEventListener('abort', stop);
  if (error) throw error;
  return code ?? 1;
}
