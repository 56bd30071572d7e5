import { minutes, seconds } from '@/lib/time';
import { collectChanges, type ProductChanges } from './changes';
import type { Sleep } from './submit';

/** Long enough for the changes of one import to arrive. */
const collecting = seconds(10);
/** Search engines do not want frequent submissions of an address; changes in between are submitted once. */
const interval = minutes(5);

type Dependencies = {
  submit: (changes: ProductChanges) => Promise<void>;
  onFailure: (error: unknown) => void;
  sleep: Sleep;
};

/**
 * Collects the products that cache tags name and submits them ten seconds later, or five minutes after the last
 * submission. The returned promise always resolves; failed submissions are dropped, because search engines visit the
 * shop anyway.
 */
export function changeAnnouncer({ submit, onFailure, sleep }: Dependencies) {
  const changes = collectChanges();
  let submittedAt = -Infinity;
  let running: Promise<void> | undefined;

  async function run(): Promise<void> {
    while (!changes.isEmpty()) {
      await sleep(Math.max(collecting, submittedAt + interval - Date.now()));
      submittedAt = Date.now();
      await submit(changes.take()).catch(onFailure);
    }
    running = undefined;
  }

  return async function announce(tags: readonly string[]): Promise<void> {
    changes.add(tags);
    if (changes.isEmpty()) return;
    running ??= run();
    await running;
  };
}
