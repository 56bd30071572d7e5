import { expect, test } from '@jest/globals';
import { sitemapIndexXml, sitemapXml } from './sitemap-xml';

test('an entry has its time, its languages and its images in order, escaped', () => {
  const xml = sitemapXml([
    {
      url: 'https://shop.example/product/A-1?a=1&b=2',
      updatedAt: '2026-11-20 21:49:24.023+00',
      alternates: { ar: 'https://shop.example/product/A-1' },
      images: ['https://shop.example/a<b>.webp', 'https://shop.example/a-1.webp'],
    },
  ]);
  expect(xml).toContain('<loc>https://shop.example/product/A-1?a=1&amp;b=2</loc>');
  expect(xml).toContain('<lastmod>2026-11-20T21:49:24.023Z</lastmod>');
  expect(xml).toContain('hreflang="ar" href="https://shop.example/product/A-1"');
  expect(xml).toContain(
    '<image:image><image:loc>https://shop.example/a&lt;b&gt;.webp</image:loc></image:image>' +
      '<image:image><image:loc>https://shop.example/a-1.webp</image:loc></image:image></url>',
  );
});

test('the index lists every file', () => {
  const xml = sitemapIndexXml([{ url: 'https://x.example/a.xml', updatedAt: '2026-01-01' }]);
  expect(xml).toContain('<sitemap><loc>https://x.example/a.xml</loc>');
});
