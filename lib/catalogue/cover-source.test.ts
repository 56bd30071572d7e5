import { expect, test } from '@jest/globals';
import nextConfig from '@/next.config.mjs';
import { coverSource } from './cover-source';

const widthsOf = (srcSet = '') => [...srcSet.matchAll(/&w=(\d+)&q=75 (\d+)w/g)];

test('every width is one that the image optimizer is allowed to make', () => {
  const { srcSet } = coverSource('/websites/shop/covers/A.webp');
  const allowed = [
    ...(nextConfig.images?.deviceSizes ?? []),
    ...(nextConfig.images?.imageSizes ?? []),
  ];
  const widths = widthsOf(srcSet);
  expect(widths.length).toBeGreaterThan(2);
  for (const [, asked, said] of widths) {
    expect(asked).toBe(said);
    expect(allowed).toContain(Number(asked));
  }
});

test('the path is one query value, whatever is in it', () => {
  expect(coverSource('/websites/shop/covers/a&w=1.webp').src).toBe(
    '/_next/image?url=%2Fwebsites%2Fshop%2Fcovers%2Fa%26w%3D1.webp&w=360&q=75',
  );
});

test.each(['/covers/a.webp', '/websites/shop/covers/../a.webp', '/websites/shop/covers/a.webp?b'])(
  '%s is none of the pictures that are made smaller',
  (path) => {
    expect(coverSource(path)).toEqual({ src: path });
  },
);

test('a cover kept elsewhere is taken as it is', () => {
  expect(coverSource('https://cdn.example/a.webp')).toEqual({ src: 'https://cdn.example/a.webp' });
});
