import 'server-only';
import path from 'node:path';
import { cacheLife } from 'next/cache';
import { cacheFolder, isBuilding } from '@/lib/env/build';
import { env } from '@/lib/env/public';
import { tellServerError } from '@/lib/telemetry/server-errors';
import { answerStore } from './answer-store';
import { lastGoodAnswers, type Question } from './last-good';

const maximumBytes = 256 * 1024 * 1024;

// Another backend has other answers.
const backend = new URL(env.supabaseUrl).host.replace(':', '-');
const store = answerStore(path.join(cacheFolder, 'last-good', backend), maximumBytes);

const ask = lastGoodAnswers({
  store: isBuilding ? { ...store, read: () => Promise.resolve(undefined) } : store,
  // What is made of an old answer is made anew soon after the backend is back.
  onOld: () => {
    cacheLife('outage');
  },
  onOutage: (event) => {
    console.warn(
      event === 'begun'
        ? 'The backend gives no answer: pages are made from its last good ones.'
        : 'The backend answers again.',
    );
  },
  onFailure: (error, key) => {
    console.error(`An old answer stands in for ${key}:`, error);
    void tellServerError(error, { path: '/', routePath: key, routeType: 'read' });
  },
});

/**
 * For functions that say `'use cache'`: the backend's answer, or the last good one while it cannot give any. The entry of
 * an old answer lives for seconds only, and so do the pages made of it. A restart does not lose the last good answers.
 */
export function lastGood<T>(question: Question<T>): Promise<T> {
  return ask(question);
}
