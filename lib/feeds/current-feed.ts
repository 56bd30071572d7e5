import { minutes, seconds } from '@/lib/time';
import type { FeedBuild } from './feed-build';

/**
 * The pause between two builds, as a multiple of the duration of a build: a large catalogue is read every few minutes
 * at most, however often the feed is requested.
 */
const restFactor = 20;
const shortestRest = seconds(10);
/** For shops whose database does not announce changes. */
const longestAge = minutes(15);

type Sources = {
  build: () => Promise<FeedBuild>;
  /** Differs after a change of the catalogue. */
  version: () => Promise<string>;
};

type Versioned = { build: FeedBuild; version: string };

/** Returns the feed to serve: the last build if it is recent enough or nothing has changed, else a new one. */
export function currentFeed({ build, version }: Sources): () => Promise<FeedBuild> {
  let latest: Versioned | undefined;
  let starting: Promise<FeedBuild> | undefined;

  async function isCurrent({ build: last, version: its }: Versioned): Promise<boolean> {
    const took = last.took();
    // It is still in progress.
    if (took === undefined) return true;
    const age = Date.now() - last.startedAt;
    if (age < Math.max(shortestRest, restFactor * took)) return true;
    return age < longestAge && its === (await version());
  }

  async function start(): Promise<FeedBuild> {
    const previous = latest;
    try {
      const next = { version: await version(), build: await build() };
      latest = next;
      next.build.done.then(
        () => previous?.build.retire(),
        () => {
          latest = previous;
          next.build.retire();
        },
      );
      return next.build;
    } catch (error) {
      if (!previous) throw error;
      console.error('A product feed could not be rebuilt; serving the last one:', error);
      return previous.build;
    }
  }

  return async () => {
    if (latest && !starting && (await isCurrent(latest))) return latest.build;
    starting ??= start().finally(() => {
      starting = undefined;
    });
    return starting;
  };
}
