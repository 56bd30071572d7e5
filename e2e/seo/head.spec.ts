import { expect, test } from '@playwright/test';
import { readDirectory, readListing, readProduct } from '../fixtures/backend.ts';
import { agents, at, get, languages } from '../fixtures/http.ts';
import { Head, nodeOf } from '../fixtures/markup.ts';
import { stack } from '../fixtures/stack.ts';

const brand = { ar: 'زاد', en: 'Zad' };
const absolute = (path: string) => new URL(path, stack.shopUrl).href;
const english = () => readProduct('select=*&name_en=not.is.null&available=is.true');

for (const [name, agent] of Object.entries(agents)) {
  for (const language of languages) {
    test(
      `lets ${name} find every tag in the head of a product page (${language})`,
      { tag: ['@http', '@core'] },
      async () => {
        const { sku } = await english();
        const { text } = await get(at(language, `/product/${sku}`), { agent });
        const head = new Head(text);
        expect(head.title).toMatch(new RegExp(` \\| ${brand[language]}$`));
        expect(head.canonical).toBe(absolute(at(language, `/product/${sku}`)));
        expect(head.alternates).toEqual({
          ar: absolute(`/product/${sku}`),
          en: absolute(`/en/product/${sku}`),
          'x-default': absolute(`/product/${sku}`),
        });
        expect(head.meta('description')?.length).toBeGreaterThan(40);
        expect(head.meta('description')?.length).toBeLessThanOrEqual(155);
        expect(head.meta('keywords')?.length).toBeGreaterThan(3);
        expect(head.metas('robots').join()).not.toContain('noindex');
      },
    );

    test(
      `lets ${name} draw a preview of a product (${language})`,
      { tag: ['@http', '@core'] },
      async () => {
        const product = await english();
        const { text } = await get(at(language, `/product/${product.sku}`), { agent });
        const head = new Head(text);
        expect(head.meta('og:type')).toBe('product');
        expect(head.meta('og:title')?.length).toBeLessThanOrEqual(60);
        expect(head.meta('og:description')?.length).toBeLessThanOrEqual(155);
        expect(head.meta('og:url')).toBe(head.canonical);
        expect(head.meta('og:site_name')).toBe(brand[language]);
        expect(head.meta('og:locale')).toBe(language === 'ar' ? 'ar_AR' : 'en_US');
        const [image = ''] = head.metas('og:image');
        expect(image).toMatch(/^https?:\/\/.+\/share\/(?:ar|en)\/.+\.jpg$/);
        expect([head.meta('og:image:width'), head.meta('og:image:height')]).toEqual([
          '1200',
          '630',
        ]);
        expect(head.meta('og:image:type')).toBe('image/jpeg');
        expect(head.meta('og:image:alt')?.length).toBeGreaterThan(5);
        expect(Number(head.meta('product:price:amount'))).toBe(product.retail_price);
        expect(head.meta('product:price:currency')).toBe('EGP');
        expect(head.meta('product:availability')).toMatch(/^in ?stock$/);
        expect(head.meta('twitter:card')).toBe('summary_large_image');
        expect(head.meta('twitter:title')).toBe(head.meta('og:title'));
        expect(head.meta('twitter:image')).toBe(image);
        expect(text.indexOf('og:image"')).toBeLessThan(300_000);
        // Outside of the head, or if there are two, it is undefined which one an agent reads.
        const written = [...text.matchAll(/<meta property="([^"]+)"/g)]
          .map(([, name]) => name)
          .filter((name) => name !== 'og:image');
        expect(written).toHaveLength(new Set(written).size);
        for (const name of written) expect([name, head.metas(name!).length]).toEqual([name, 1]);
        expect(written).toEqual(expect.arrayContaining(['og:type', 'product:retailer_item_id']));
      },
    );
  }
}

test(
  'lists pictures of the inside after the share image in previews, and after the cover in structured data',
  { tag: ['@http', '@core'] },
  async () => {
    const { sku, image_url, pictures } = await readProduct('select=*&pictures=neq.[]');
    const { text } = await get(`/product/${sku}`);
    const [share, ...others] = new Head(text).metas('og:image');
    expect(share).toContain(`/share/ar/${sku}/`);
    expect(others).toHaveLength(Math.min(pictures.length, 2));
    for (const address of others) {
      const { status, headers } = await get(new URL(address).pathname, { method: 'HEAD' });
      expect([address, status, headers.get('content-type')]).toEqual([address, 200, 'image/jpeg']);
    }
    expect(nodeOf(text, 'Product')?.['image']).toEqual([image_url!, ...pictures].map(absolute));
  },
);

for (const language of languages) {
  test(`gives every list its own head (${language})`, { tag: ['@http', '@core'] }, async () => {
    const { categories, subjects, owners } = await readDirectory();
    const paths = [
      '/shop',
      '/shop?page=2',
      `/categories/${encodeURIComponent(categories[0]!.slug)}`,
      `/subjects/${encodeURIComponent(subjects[0]!.slug)}`,
      `/owners/${encodeURIComponent(owners[0]!.slug)}`,
      '/categories',
      '/subjects',
      '/owners',
    ];
    const seen = { titles: new Set<string>(), descriptions: new Set<string>() };
    for (const path of paths) {
      const head = new Head((await get(at(language, path))).text);
      expect([path, head.canonical]).toEqual([path, absolute(at(language, path))]);
      expect([path, head.title]).toEqual([
        path,
        expect.stringMatching(new RegExp(`^${brand[language]} \\| .+`)),
      ]);
      expect(head.alternates).toEqual({
        ar: absolute(path),
        en: absolute(`/en${path}`),
        'x-default': absolute(path),
      });
      expect(head.metas('robots').join()).not.toContain('noindex');
      expect(head.meta('og:image')).toMatch(/^https?:\/\//);
      expect(head.meta('twitter:card')).toBe('summary_large_image');
      seen.titles.add(head.title ?? '');
      seen.descriptions.add(head.meta('description') ?? '');
    }
    expect(seen.titles.size).toBe(paths.length);
    expect(seen.descriptions.size).toBeGreaterThanOrEqual(paths.length - 1);
  });

  test(
    `ignores tracking parameters in the canonical address (${language})`,
    { tag: ['@http', '@core'] },
    async () => {
      const head = new Head((await get(at(language, '/shop?utm_source=x&fbclid=y'))).text);
      expect(head.canonical).toBe(absolute(at(language, '/shop')));
    },
  );

  test(
    `lets search engines follow, but not index, a combination of filters (${language})`,
    { tag: ['@http', '@core'] },
    async () => {
      const { facets } = await readListing();
      const course = facets.course[0]!.value;
      for (const query of [
        `course=${course}&availability=available`,
        'grade=3',
        'sort=price-asc',
      ]) {
        const head = new Head((await get(at(language, `/shop?${query}`))).text);
        expect([query, head.meta('robots')]).toEqual([
          query,
          expect.stringMatching(/noindex,\s*follow/),
        ]);
        expect([query, head.canonical]).toEqual([query, undefined]);
      }
    },
  );

  test(
    `has one h1, one main and one of each landmark (${language})`,
    { tag: ['@http', '@core'] },
    async () => {
      const { sku } = await english();
      for (const path of ['/shop', `/product/${sku}`, '/nowhere']) {
        const { text } = await get(at(language, path));
        for (const tag of ['h1', 'main', 'footer']) {
          expect([path, tag, [...text.matchAll(new RegExp(`<${tag}[\\s>]`, 'g'))].length]).toEqual([
            path,
            tag,
            1,
          ]);
        }
      }
    },
  );
}

test('does not repeat the alternates in a Link header', { tag: ['@http', '@core'] }, async () => {
  expect((await get('/shop')).headers.get('link') ?? '').not.toContain('hreflang');
});
