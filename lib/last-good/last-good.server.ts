import 'server-only';
import path from 'node:path';
import { cacheLife } from 'next/cache';
import { cacheFolder, isBuilding } from '@/lib/env/build';
import { env } from '@/lib/env/public';
import { reportServerError } from '@/lib/telemetry/server-errors';
import { answerStore } from './answer-store';
import { lastGoodAnswers, type Question } from './last-good';

const maximumBytes = 256 * 1024 * 1024;

// Another backend has different data.
const backend = new URL(env.supabaseUrl).host.replace(':', '-');
const store = answerStore(path.join(cacheFolder, 'last-good', backend), maximumBytes);

const readLastGood = lastGoodAnswers({
  store: isBuilding ? { ...store, read: () => Promise.resolve(undefined) } : store,
  // A page rendered from a saved response is rendered again soon, in case the backend is back.
  onOld: () => {
    cacheLife('outage');
  },
  onOutage: (event) => {
    console.warn(
      event === 'begun'
        ? 'The backend does not respond: pages are rendered from saved responses.'
        : 'The backend responds again.',
    );
  },
  onFailure: (error, key) => {
    console.error(`Serving an old response for ${key}:`, error);
    void reportServerError(error, { path: '/', routePath: key, routeType: 'read' });
  },
});

/**
 * For functions with `'use cache'`: the backend's response, or the last good one if it fails. Pages rendered from a
 * saved response are cached for seconds only. Saved responses survive a restart.
 */
export function lastGood<T>(question: Question<T>): Promise<T> {
  return readLastGood(question);
}
