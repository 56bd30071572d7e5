import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, expect, test } from '@jest/globals';
import { startBuild } from './feed-build';

const folder = mkdtempSync(path.join(tmpdir(), 'feed-build-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** Text whose pieces the test controls. */
function source() {
  const queue: (() => void)[] = [];
  const pieces: string[] = [];
  let wake: () => void = () => undefined;
  async function* text() {
    for (;;) {
      while (queue.length === 0)
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      queue.shift()?.();
      const piece = pieces.shift();
      if (piece === undefined) return;
      yield piece;
    }
  }
  const act = (action: () => void) => {
    queue.push(action);
    wake();
  };
  return {
    text: text(),
    give: (piece: string) => {
      act(() => pieces.push(piece));
    },
    end: () => {
      act(() => undefined);
    },
    fail: (error: Error) => {
      act(() => {
        throw error;
      });
    },
  };
}

const random = (length: number) =>
  Array.from({ length }, () => Math.random().toString(36).slice(2, 12)).join('');

async function unpack(stream: ReadableStream<Uint8Array>): Promise<string> {
  return gunzipSync(await new Response(stream).arrayBuffer()).toString();
}

test('readers get the whole text, during and after the build, and leave no file behind', async () => {
  const { text, give, end } = source();
  const [first, second] = [random(20_000), random(20_000)];
  give(first);
  const build = await startBuild(text, folder);
  const early = unpack(build.read());
  expect(build.took()).toBeUndefined();
  give(second);
  end();
  await build.done;
  expect(build.took()).toBeGreaterThanOrEqual(0);
  expect(await early).toBe(first + second);
  const late = build.read();
  build.retire();
  expect(await unpack(late)).toBe(first + second);
  expect(readdirSync(folder)).toEqual([]);
});

test('a failed build makes its readers fail instead of ending normally', async () => {
  const { text, give, fail } = source();
  give(random(20_000));
  const build = await startBuild(text);
  const reader = unpack(build.read());
  fail(new Error('the backend is gone'));
  await expect(build.done).rejects.toThrow('the backend is gone');
  await expect(reader).rejects.toThrow('the backend is gone');
  await expect(unpack(build.read())).rejects.toThrow('the backend is gone');
});

test('does not start a build whose text fails immediately', async () => {
  const { text, fail } = source();
  fail(new Error('no backend'));
  await expect(startBuild(text)).rejects.toThrow('no backend');
});

test('cancelling one reader does not affect the others', async () => {
  const { text, give, end } = source();
  give('a'.repeat(1_000));
  const build = await startBuild(text);
  const [leaving, staying] = [build.read(), unpack(build.read())];
  await leaving.cancel();
  end();
  await build.done;
  build.retire();
  expect(await staying).toHaveLength(1_000);
});
