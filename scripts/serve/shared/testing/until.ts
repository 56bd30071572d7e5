import { setTimeout as sleep } from 'node:timers/promises';

/** Resolves once `isSo` resolves to true; ends with the test's time limit at the latest. */
export async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await sleep(10);
}
