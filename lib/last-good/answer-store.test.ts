import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { answerStore } from './answer-store';

const mebibyte = 1024 * 1024;
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'answers-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function files(): Promise<string[]> {
  const names = await readdir(folder, { recursive: true });
  return names.filter((name) => name.includes('.json')).map((name) => path.join(folder, name));
}

test('a response survives its process, and the newest one is read', async () => {
  const store = answerStore(folder, mebibyte);
  await store.write('product:كتاب/../1', { price: 1 });
  await store.write('product:كتاب/../1', { price: 2 });
  expect(await answerStore(folder, mebibyte).read('product:كتاب/../1')).toEqual({ price: 2 });
  expect(await files()).toHaveLength(1);
});

test('a removed or unknown response is undefined', async () => {
  const store = answerStore(folder, mebibyte);
  await store.write('a', 1);
  await store.remove('a');
  await store.remove('b');
  expect(await store.read('a')).toBeUndefined();
  expect(await store.read('b')).toBeUndefined();
});

test('ignores a truncated file', async () => {
  const store = answerStore(folder, mebibyte);
  await store.write('a', { price: 12_345 });
  const [file] = await files();
  await writeFile(file!, (await readFile(file!, 'utf8')).slice(0, 8));
  expect(await store.read('a')).toBeUndefined();
});

test('concurrent writers leave one complete response and no temporary files', async () => {
  const stores = [answerStore(folder, mebibyte), answerStore(folder, mebibyte)];
  const answers = Array.from({ length: 40 }, (_, number) => ({ number, text: 'ن'.repeat(5_000) }));
  await Promise.all(answers.map((answer, index) => stores[index % 2]!.write('a', answer)));
  expect(answers).toContainEqual(await stores[0]!.read('a'));
  expect(await files()).toHaveLength(1);
});

test('the folder stays below its limit, and the oldest responses are deleted first', async () => {
  const limit = 40 * 4096;
  const first = answerStore(folder, limit);
  await first.write('oldest', 'x');
  for (const file of await files()) await utimes(file, new Date(0), new Date(0));
  const store = answerStore(folder, limit);
  for (let number = 0; number < 200; number += 1) await store.write(`answer ${number}`, number);
  // The last files are deleted after the last write; if the folder stays too large, the test times out.
  while ((await files()).length > 40 + 5) await sleep(5);
  expect(await store.read('oldest')).toBeUndefined();
  expect(await store.read('answer 199')).toBe(199);
});
