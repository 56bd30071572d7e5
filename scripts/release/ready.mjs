import { setTimeout as sleep } from 'node:timers/promises';
import { PlainError } from '../lib/plain-error.mjs';
import { statusOf } from '../lib/status-of.mjs';

const answerWithinMs = 20_000;

/** Whether the server may get visitors. From versions without `/api/ready`, a page is requested instead. */
async function isReady(port) {
  const address = `http://127.0.0.1:${port}`;
  const status = await statusOf(`${address}/api/ready`, answerWithinMs);
  if (status !== 404) return status === 200;
  const page = await statusOf(`${address}/shop`, answerWithinMs);
  return page !== undefined && page < 400;
}

/** Resolves when the server is ready; rejects with a `PlainError` if it is not after `withinMs`. */
export async function untilReady(port, withinMs, signal) {
  for (const deadline = Date.now() + withinMs; Date.now() < deadline;) {
    if (await isReady(port)) return;
    await sleep(250, undefined, { signal });
  }
  throw new PlainError(
    `The server on port ${port} is not ready after ${Math.round(withinMs / 1_000)} s.`,
  );
}
