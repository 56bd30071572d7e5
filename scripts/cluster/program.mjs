import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { signalGroup, startNode } from '../lib/child.mjs';
import { superviseFromStart } from '../lib/supervisor.mjs';

const starter = fileURLToPath(new URL('./run-foreign.mjs', import.meta.url));

async function accepts(port) {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

async function untilReady(isReady, child) {
  while (child.exitCode === null && !(await isReady())) await sleep(50);
  // Waiting callers are rejected when the child ends.
  if (child.exitCode !== null) await new Promise(() => undefined);
}

/**
 * Starts and supervises a server that listens on `port`, in the folder `cwd`. Resolves when it accepts connections, or
 * when `isReady()` says so; `send(signal)` signals it and its children. Rejects with a `PlainError` if it cannot be
 * started.
 */
export async function startProgram({ name, command, args, cwd, port, isReady, signal, report }) {
  let current;
  const { ended, stop } = await superviseFromStart({
    name,
    signal,
    report,
    firstTries: 1,
    start: () => {
      const options = { cwd, stdio: ['ignore', 'inherit', 'inherit'] };
      current = startNode([starter, command, ...args], options);
      current.ready = untilReady(isReady ?? (() => accepts(port)), current);
      return current;
    },
    isHealthy: () => accepts(port),
  });
  return { ended, stop, send: (signalName) => signalGroup(current, signalName) };
}
