import { setTimeout as sleep } from 'node:timers/promises';

const lookAgainMs = 50;
/** Ends only what hangs. */
const patienceMs = 120_000;

/** Waits until `isSo` resolves to true; `what` is missing otherwise. */
export async function until(what: string, isSo: () => boolean | Promise<boolean>): Promise<void> {
  for (const deadline = Date.now() + patienceMs; Date.now() < deadline;) {
    if (await isSo()) return;
    await sleep(lookAgainMs);
  }
  throw new Error(`Waited in vain until ${what}.`);
}
