import { type Database } from '../database/database.ts';
import { type RequestQueue } from '../gateway/request-queue.ts';

export interface BacklogOptions {
  database: Pick<Database, 'query' | 'listen'>;
  queue: RequestQueue;
  /** Sends stale tags to the shop. Returns false if the shop could not be reached. */
  deliver: (tags: string[]) => Promise<boolean>;
}

interface Change extends Record<string, unknown> {
  id: string;
  tag: string;
}

const batchSize = 1_000;

export async function hasBacklog({ database }: BacklogOptions): Promise<boolean> {
  const rows = await database.query(
    "select 1 as present where to_regclass('private.catalogue_changes') is not null",
  );
  return rows.length > 0;
}

/** Sends the oldest changes, each tag once, and deletes them once the shop has accepted them. */
export async function announceBatch(options: BacklogOptions): Promise<'done' | 'more' | 'failed'> {
  const { database, queue, deliver } = options;
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
