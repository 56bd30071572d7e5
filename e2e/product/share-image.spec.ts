import { expect, test } from '@playwright/test';
import { readProduct } from '../fixtures/backend.ts';
import { agents, at, get, languages } from '../fixtures/http.ts';
import { Head } from '../fixtures/markup.ts';

/** Width and height from a JPEG's frame header. */
function jpegSize(bytes: Buffer): { width: number; height: number } | undefined {
  for (let at = 2; at + 9 < bytes.length;) {
    const [marker, length] = [bytes[at + 1] ?? 0, bytes.readUInt16BE(at + 2)];
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)) {
      return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    }
    at += 2 + length;
  }
  return undefined;
}

async function shareImage(path: string) {
  const [address = ''] = new Head((await get(path)).text).metas('og:image');
  const response = await fetch(address, { headers: { 'user-agent': agents.whatsapp } });
  return { address, response, bytes: Buffer.from(await response.arrayBuffer()) };
}

for (const language of languages) {
  test(
    `serves a share image of 1200 × 630 as a JPEG below 250 KB (${language})`,
    { tag: '@http' },
    async () => {
      const { sku } = await readProduct('select=*');
      for (const path of [`/product/${sku}`, '/shop']) {
        const { response, bytes } = await shareImage(at(language, path));
        expect([path, response.status]).toEqual([path, 200]);
        expect(response.headers.get('content-type')).toBe('image/jpeg');
        expect(jpegSize(bytes)).toEqual({ width: 1200, height: 630 });
        expect(bytes.length).toBeLessThanOrEqual(250_000);
        expect(bytes.length).toBeGreaterThan(10_000);
        expect(response.headers.get('cache-control')).toMatch(/max-age=\d{5,}/);
        expect(response.headers.get('set-cookie')).toBeNull();
      }
    },
  );
}

test(
  'serves different images for two books, and the same one twice for one',
  { tag: '@http' },
  async () => {
    const [first, second] = [
      await readProduct('select=*&order=sku'),
      await readProduct('select=*&order=sku.desc'),
    ];
    const one = await shareImage(`/product/${first.sku}`);
    const again = await shareImage(`/product/${first.sku}`);
    const other = await shareImage(`/product/${second.sku}`);
    expect(one.address).toBe(again.address);
    expect(one.bytes.equals(again.bytes)).toBe(true);
    expect(one.bytes.equals(other.bytes)).toBe(false);
  },
);

test('responds with 404 for the share image of an unknown book', { tag: '@http' }, async () => {
  const { sku } = await readProduct('select=*');
  for (const path of ['/share/ar/NO-SUCH-BOOK/1.jpg', `/share/fr/${sku}/1.jpg`]) {
    expect([path, (await get(path)).status]).toEqual([path, 404]);
  }
});

test(
  'redirects from an older version of an image to the current one',
  { tag: '@http' },
  async () => {
    const { sku } = await readProduct('select=*');
    const { address } = await shareImage(`/product/${sku}`);
    const older = await get(`/share/ar/${sku}/older.jpg`);
    expect(older.status).toBe(307);
    expect(older.headers.get('location')).toBe(address);
  },
);
