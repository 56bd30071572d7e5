import { setTimeout as sleep } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from '@jest/globals';
import { startBuild } from './feed-build';
import { feedText } from './feed-files';
import { feedProductFixture } from './feed-product-fixture';
import type { FeedProduct } from './queries';

const mebibyte = 1024 * 1024;
setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;
const held = () => {
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
};
const betweenLooks = 10_000;

/** Notes the most memory that was held during the first quarter, and during all of it. */
async function* catalogue(size: number, most: { early: number; held: number }) {
  const description = 'وصف طويل للكتاب. '.repeat(40);
  for (let start = 0; start < size; start += 250) {
    yield Array.from({ length: 250 }, (_, place): FeedProduct =>
      feedProductFixture({ sku: `P-${start + place}`, description }),
    );
    if (start % betweenLooks === 0) most.held = Math.max(most.held, held());
    if (start < size / 4) most.early = most.held;
    await sleep(0);
  }
}

/** The size of the text, read slowly enough to lag behind. */
async function lengthOf(stream: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<number> {
  let length = 0;
  for await (const piece of stream.pipeThrough(new DecompressionStream('gzip')))
    length += piece.byteLength;
  return length;
}

test('a feed of 100,000 products takes no more memory than one of a quarter of them', async () => {
  const most = { early: 0, held: 0 };
  const build = await startBuild(feedText('google.xml', 'ar', catalogue(100_000, most)));
  const readers = [build.read(), build.read(), build.read()].map(lengthOf);
  await build.done;
  const [length, ...others] = await Promise.all(readers);
  build.retire();
  expect(length).toBeGreaterThan(150 * mebibyte);
  expect(others).toEqual([length, length]);
  expect(most.held - most.early).toBeLessThan(20 * mebibyte);
});
