import { expect, test } from '@playwright/test';
import { readProduct } from '../fixtures/backend.ts';
import { get } from '../fixtures/http.ts';

const picture = (url: string, width = 360, quality = 75) =>
  `/_next/image?url=${encodeURIComponent(url)}&w=${width}&q=${quality}`;

test('serves a cover in the widths that pages request', { tag: '@http' }, async () => {
  const { image_url } = await readProduct('select=*&image_url=not.is.null');
  for (const width of [176, 240, 360, 480, 640]) {
    const answer = await get(picture(image_url!, width), { headers: { accept: 'image/webp' } });
    expect([width, answer.status, answer.headers.get('content-type')]).toEqual([
      width,
      200,
      'image/webp',
    ]);
  }
});

test('serves a page of the inside in the same widths', { tag: '@http' }, async () => {
  const { pictures } = await readProduct('select=*&pictures=neq.[]');
  const { status, headers } = await get(picture(pictures[0]!, 640), {
    headers: { accept: 'image/webp' },
  });
  expect([status, headers.get('content-type')]).toEqual([200, 'image/webp']);
});

test('rejects other spellings and sizes of a cover’s address', { tag: '@http' }, async () => {
  const { image_url } = await readProduct('select=*&image_url=not.is.null');
  const name = image_url!.split('/').at(-1)!;
  const folder = '/websites/shop/covers';
  const spellings = [
    `${folder}/../covers/${name}`,
    `/a1/..${folder}/${name}`,
    `${folder}/a1/../${name}`,
    `${folder}/./${name}`,
    `${folder}//${name}`,
    `/${folder}/${name}`,
    `${folder}/%2e%2e/covers/${name}`,
    `${folder}/${name.replace('.', '%2e')}`,
    `${folder}\\${name}`,
    `${folder}/${name}?a=1`,
    `${folder}/${name}?`,
    `${folder}/${name}#a`,
    `websites/shop/covers/${name}`,
    '/websites/shop/icons/favicon.ico',
    '/websites/shop/brand/logo.png',
    '/shop',
    'https://example.com/a.webp',
  ];
  for (const url of spellings) expect([url, (await get(picture(url))).status]).toEqual([url, 400]);
  const twice = `${picture(image_url!)}&url=${encodeURIComponent(image_url!)}`;
  const sizes = [picture(image_url!, 361), picture(image_url!, 828), picture(image_url!, 360, 76)];
  for (const path of [...sizes, twice, '/_next/image', `/websites/shop${picture(spellings[0]!)}`])
    expect([path, (await get(path)).status]).toEqual([path, 400]);
});
