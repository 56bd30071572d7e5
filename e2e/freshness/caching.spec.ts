import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { announce } from '../fixtures/announce.ts';
import { readProduct } from '../fixtures/backend.ts';
import { type Language, at, get, languages } from '../fixtures/http.ts';
import { stack } from '../fixtures/stack.ts';

/** The backend's responses that the shop has saved, each with its time. */
function answersKept(): string[] {
  const folder = join(stack.distDir, 'cache', 'last-good');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .map((name) => `${name} ${statSync(join(folder, name)).mtimeMs}`);
}

test('requests a product once for both languages', { tag: '@alone' }, async () => {
  const { sku } = await readProduct('select=*&order=sku.desc');
  const other = await readProduct(`select=*&sku=neq.${sku}&order=sku`);
  /** How many responses of the backend arrived while a page was rendered. */
  const answersFor = async (language: Language, product: string) => {
    const before = new Set(answersKept());
    // With this header, a page that was served a moment ago is not repeated from memory.
    const headers = { authorization: 'none' };
    const answer = await get(at(language, `/product/${product}`), { headers });
    expect([language, answer.headers.get('x-nextjs-cache')]).toEqual([language, 'MISS']);
    return answersKept().filter((kept) => !before.has(kept)).length;
  };
  // Changes by earlier tests cause requests in addition to the page's own.
  await expect(async () => {
    await announce([`product:${sku}`, `product:${other.sku}`]);
    // Afterwards, the data that all pages share is cached.
    for (const language of languages) await answersFor(language, other.sku);
    expect(await answersFor('ar', sku)).toBe(1);
    expect(await answersFor('en', sku)).toBe(0);
  }).toPass();
});
