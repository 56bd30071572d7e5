import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { keptFolder } from './kept-folder.mjs';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'kept-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

/** A `wait` for slower processes, and a function that resolves once this many of them wait. */
function waitingRoom(size: number) {
  let waits = 0;
  let noteFull: () => void = () => undefined;
  const isFull = new Promise<void>((resolve) => (noteFull = resolve));
  const wait = () => {
    waits += 1;
    if (waits === size) noteFull();
    return nextTurn();
  };
  return { wait, isFull };
}

const cache = () => join(root, 'node_modules', '.cache');

test('makes the folder once for concurrent calls, and returns it complete to all', async () => {
  let made = 0;
  const { wait, isFull } = waitingRoom(2);
  const make = async (draft: string) => {
    made += 1;
    await isFull;
    await writeFile(join(draft, 'whole'), 'yes');
  };
  const folders = await Promise.all(
    [1, 2, 3].map(() => keptFolder('kind', 'a1', make, root, wait)),
  );
  expect(new Set(folders).size).toBe(1);
  expect(await readFile(join(folders[0]!, 'whole'), 'utf8')).toBe('yes');
  expect(made).toBe(1);
  expect(await readdir(cache())).toEqual(['kind-a1']);
});

test('lets a waiting call make the folder after the first has failed', async () => {
  let waiting: Promise<string> | undefined;
  const { wait, isFull } = waitingRoom(1);
  const failing = keptFolder(
    'kind',
    'a1',
    async () => {
      const make = (draft: string) => writeFile(join(draft, 'whole'), '');
      waiting = keptFolder('kind', 'a1', make, root, wait);
      await isFull;
      throw new Error('no space');
    },
    root,
  );
  await expect(failing).rejects.toThrow('no space');
  expect(await readdir((await waiting)!)).toEqual(['whole']);
  expect(await readdir(cache())).toEqual(['kind-a1']);
});

test('deletes older folders of the same kind, and keeps others', async () => {
  for (const name of ['kind-old', 'other-old'])
    await mkdir(join(cache(), name), { recursive: true });
  await keptFolder('kind', 'new', () => Promise.resolve(), root);
  expect((await readdir(cache())).sort()).toEqual(['kind-new', 'other-old']);
});
