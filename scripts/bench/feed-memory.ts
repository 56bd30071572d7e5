import { setTimeout as sleep } from 'node:timers/promises';
import { startBuild } from '@/lib/feeds/feed-build';
import { feedText } from '@/lib/feeds/feed-files';
import { feedProductFixture } from '@/lib/feeds/feed-product-fixture';
import type { FeedProduct } from '@/lib/feeds/queries';

/*
 * Builds a feed of 100,000 products, and prints the peak memory in bytes of the first quarter and of
 * the whole run: { early, held }. Needs --expose-gc.
 */

const size = 100_000;
const slice = 250;
const betweenLooks = 10_000;
const description = 'وصف طويل للكتاب. '.repeat(40);
const most = { early: 0, held: 0 };

function held(): number {
  global.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

async function* catalogue() {
  for (let start = 0; start < size; start += slice) {
    yield Array.from({ length: slice }, (_, place): FeedProduct =>
      feedProductFixture({ sku: `P-${start + place}`, description }),
    );
    if (start % betweenLooks === 0) most.held = Math.max(most.held, held());
    if (start < size / 4) most.early = most.held;
    await sleep(0);
  }
}

/** Reads slowly enough to lag behind the build. */
async function read(stream: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<void> {
  for await (const piece of stream.pipeThrough(new DecompressionStream('gzip'))) void piece;
}

const build = await startBuild(feedText('google.xml', 'ar', catalogue()));
const readers = [build.read(), build.read(), build.read()].map(read);
await build.done;
await Promise.all(readers);
build.retire();
console.log(JSON.stringify(most));
