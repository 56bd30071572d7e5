import { type Database } from '../database/database.ts';
import { type RequestQueue } from '../gateway/request-queue.ts';

interface Options {
  database: Database;
  queue: RequestQueue;
  /** Tells the shop which tags are stale. False when the shop could not be told. */
  deliver(tags: string[]): Promise<boolean>;
}

interface Change extends Record<string, unknown> {
  id: string;
  tag: string;
}

const batchMs = 250;
const longestRetryMs = 4_000;
const batchSize = 1_000;
/** A notification can be lost with a connection; the table is the truth and is looked at anyway. */
const lookMs = 30_000;

/**
 * Passes on what changed in the catalogue. The rows of `private.catalogue_changes` are the backlog: one is deleted when
 * the shop has heard of it, so nothing is lost while the shop or this process is down, and nothing piles up in memory.
 */
export async function startAnnouncer({ database, queue, deliver }: Options): Promise<() => void> {
  const [present] = await database.query(
    "select 1 as present where to_regclass('private.catalogue_changes') is not null",
  );
  if (!present) return () => undefined;

  let timer: NodeJS.Timeout | undefined;
  let running = false;
  let heardMeanwhile = false;
  let retryMs = batchMs;
  let stopped = false;

  const schedule = (ms: number) => {
    if (!stopped) timer ??= setTimeout(() => void round(), ms);
  };
  const hear = () => {
    if (running) heardMeanwhile = true;
    else schedule(batchMs);
  };

  async function round(): Promise<void> {
    timer = undefined;
    running = true;
    heardMeanwhile = false;
    const outcome = await announceBatch().catch((error: unknown) => {
      console.error('The catalogue changes could not be read:', error);
      return 'failed' as const;
    });
    running = false;
    retryMs = outcome === 'failed' ? Math.min(retryMs * 2, longestRetryMs) : batchMs;
    if (outcome !== 'done' || heardMeanwhile) schedule(retryMs);
  }

  async function announceBatch(): Promise<'done' | 'more' | 'failed'> {
    const changes = await queue.runOwn(() =>
      database.query<Change>(
        `select id::text as id, tag from private.catalogue_changes order by id limit ${batchSize}`,
      ),
    );
    if (changes.length === 0) return 'done';
    if (!(await deliver([...new Set(changes.map(({ tag }) => tag))]))) return 'failed';
    const ids = JSON.stringify(changes.map(({ id }) => id));
    await queue.runOwn(() =>
      database.query(
        `delete from private.catalogue_changes
         where id::text in (select jsonb_array_elements_text($1::text::jsonb))`,
        [ids],
      ),
    );
    return changes.length === batchSize ? 'more' : 'done';
  }

  await database.listen('catalogue_changes', hear);
  const looking = setInterval(hear, lookMs);
  schedule(0);
  return () => {
    stopped = true;
    clearTimeout(timer);
    clearInterval(looking);
  };
}
