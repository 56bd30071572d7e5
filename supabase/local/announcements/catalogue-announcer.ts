import { announceBatch, type BacklogOptions, hasBacklog } from './catalogue-backlog.ts';

const batchMs = 250;
const longestRetryMs = 4_000;
/** Notifications can be lost with a connection, so the table is also read periodically, in milliseconds. */
const lookMs = 30_000;

/**
 * Announces catalogue changes to the shop. The rows of `private.catalogue_changes` are the queue, so nothing is lost
 * while the shop or this process is down, and nothing accumulates in memory. Returns a function that stops it.
 */
export async function startAnnouncer(options: BacklogOptions): Promise<() => void> {
  if (!(await hasBacklog(options))) return () => undefined;

  let timer: NodeJS.Timeout | undefined;
  let isRunning = false;
  let announcements = 0;
  let waitMs = batchMs;

  const schedule = (ms: number) => {
    timer ??= setTimeout(() => void announce(), ms);
  };
  const hear = () => {
    announcements += 1;
    if (!isRunning) schedule(batchMs);
  };

  async function announce(): Promise<void> {
    isRunning = true;
    const announcementsBefore = announcements;
    const outcome = await announceBatch(options).catch((error: unknown) => {
      console.error('The catalogue changes could not be read:', error);
      return 'failed' as const;
    });
    isRunning = false;
    timer = undefined;
    waitMs = outcome === 'failed' ? Math.min(waitMs * 2, longestRetryMs) : batchMs;
    if (outcome !== 'done' || announcements !== announcementsBefore) schedule(waitMs);
  }

  await options.database.listen('catalogue_changes', hear);
  const looking = setInterval(hear, lookMs);
  schedule(0);
  return () => {
    clearTimeout(timer);
    clearInterval(looking);
  };
}
