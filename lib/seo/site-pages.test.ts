import { expect, test } from '@jest/globals';
import { sitePages } from '@/lib/routes.mjs';
import { sitePageEntries, sitePageMetadata } from './site-pages';

test('every page is in the sitemap in both languages, with the date of its last change', () => {
  const entries = sitePageEntries();
  expect(entries.map(({ url }) => new URL(url).pathname)).toEqual(
    sitePages.flatMap((page) => [`/${page}`, `/en/${page}`]),
  );
  expect(entries.length).toBeGreaterThanOrEqual(10);
  for (const { updatedAt } of entries) expect(updatedAt).toMatch(/^\d{4}-\d{2}-\d{2}$/);
});

test.each(sitePages)('%s has its own title and description', (page) => {
  const arabic = sitePageMetadata('ar', page);
  const english = sitePageMetadata('en', page);
  expect(arabic.title).toMatch(/^زاد \| .+/);
  expect(english.title).toMatch(/^Zad \| .+/);
  expect(english.alternates?.canonical).toBe(`https://shop.example/en/${page}`);
  for (const { description } of [arabic, english]) {
    expect(description?.length).toBeGreaterThan(40);
    expect(description).not.toContain('…');
  }
});
