import { randomUUID } from 'node:crypto';
import { lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { at, get, languages } from '../fixtures/http.ts';
import { stack } from '../fixtures/stack.ts';

const count = Number(process.env['UNKNOWN_ADDRESSES'] ?? 400);
const mebibyte = 1024 * 1024;

async function bytesOnDisk(folder: string): Promise<number> {
  const names = await readdir(folder, { recursive: true });
  // A file that is deleted during the loop has no size.
  const sizes = names.map((name) =>
    lstat(join(folder, name)).then(
      ({ blocks }) => blocks * 512,
      () => 0,
    ),
  );
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

const kinds = ['/product/', '/owners/', '/subjects/', '/categories/'];

function madeUp(number: number): { path: string; headers: Record<string, string> } {
  const name = `NO-${number}-${randomUUID().slice(0, 8).toUpperCase()}`;
  const path = kinds[number % kinds.length]! + name;
  const language = languages[(number >> 2) % languages.length]!;
  return { path: at(language, path), headers: (number >> 3) % 4 > 0 ? {} : { rsc: '1' } };
}

test(`writes nothing to the disk for ${count} invented addresses`, { tag: '@alone' }, async () => {
  test.setTimeout(60_000 + count * 500);
  for (const path of kinds) await get(`${path}NO-SUCH-THING`);
  const before = await bytesOnDisk(stack.distDir);
  let next = 0;
  const reader = async () => {
    while (next < count) {
      const { path, headers } = madeUp(next++);
      const answer = await get(path, { headers, follow: true });
      if (!headers['rsc']) expect([path, answer.status]).toEqual([path, 404]);
      expect(answer.status).toBeLessThan(500);
    }
  };
  await Promise.all([reader(), reader(), reader()]);
  const grown = (await bytesOnDisk(stack.distDir)) - before;
  console.log(`${count} addresses: ${(grown / 1024).toFixed(0)} KiB`);
  expect(grown).toBeLessThan(mebibyte);
});
