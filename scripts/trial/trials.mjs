import { setTimeout as sleep } from 'node:timers/promises';

/** How long a replaced price may still be shown, in milliseconds. */
const mostStaleMs = 2_000;
/**
 * The same while the servers are without Redis: a page for eight seconds, of data that is at most two seconds older.
 */
const mostStaleAloneMs = 10_000;

/**
 * The trials by name: for how many seconds visitors arrive at least, how long a replaced price may be shown,
 * and whether the prices of every server are compared or only nginx's, because a killed or replaced server
 * cannot respond.
 *
 * @type {Record<string, { title: string, seconds: number, mostStaleMs: number, isEveryServerWatched?: boolean, isCrowded?: boolean,
 *   happens?: (site: Awaited<ReturnType<typeof import('../cluster/site.mjs').startSite>>) => Promise<unknown> }>}
 */
export const trials = {
  prices: { title: 'prices change', seconds: 60, mostStaleMs, isEveryServerWatched: true },
  kill: {
    title: 'a server is killed',
    seconds: 20,
    mostStaleMs,
    happens: async (site) => {
      await sleep(3_000);
      site.servers()[0]?.kill('SIGKILL');
    },
  },
  restart: {
    title: 'Redis is restarted',
    seconds: 15,
    mostStaleMs: mostStaleAloneMs,
    happens: async (site) => site.redis?.restart(),
  },
  hang: {
    title: 'Redis hangs for 30 s',
    seconds: 40,
    mostStaleMs: mostStaleAloneMs,
    happens: async (site) => site.redis?.pause(30_000),
  },
  release: {
    title: 'a release',
    seconds: 10,
    mostStaleMs,
    isCrowded: true,
    happens: (site) => site.release({ warmForMs: 20_000 }),
  },
  back: {
    title: 'the way back',
    seconds: 10,
    mostStaleMs,
    isCrowded: true,
    happens: (site) => site.rollback({ warmForMs: 20_000 }),
  },
};
