import { expect, test } from '@playwright/test';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { announce } from '../fixtures/announce.ts';
import { readProduct } from '../fixtures/backend.ts';
import { at, get, languages, type Language } from '../fixtures/http.ts';
import { stack } from '../fixtures/stack.ts';

/** The backend's answers that pages were made from, each with the time at which it came: the shop keeps every one. */
function answersKept(): string[] {
  const folder = join(stack.distDir, 'cache', 'last-good');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .map((name) => `${name} ${statSync(join(folder, name)).mtimeMs}`);
}

test('requests a product once for both languages', async () => {
  const { sku } = await readProduct('select=*&order=sku.desc');
  const other = await readProduct(`select=*&sku=neq.${sku}&order=sku`);
  /** How many answers of the backend came while a page was rendered. */
  const answersFor = async (language: Language, product: string) => {
    const before = new Set(answersKept());
    // With such a header, a page that was served a moment ago is not repeated from memory.
    const headers = { authorization: 'none' };
    const answer = await get(at(language, `/product/${product}`), { headers });
    expect([language, answer.headers.get('x-nextjs-cache')]).toEqual([language, 'MISS']);
    return answersKept().filter((kept) => !before.has(kept)).length;
  };
  // What earlier tests have changed is requested in the meantime, too, in addition to the page's own requests.
  await expect(async () => {
    await announce([`product:${sku}`, `product:${other.sku}`]);
    // Afterwards what all pages have in common is known.
    for (const language of languages) await answersFor(language, other.sku);
    expect(await answersFor('ar', sku)).toBe(1);
    expect(await answersFor('en', sku)).toBe(0);
  }).toPass();
});
