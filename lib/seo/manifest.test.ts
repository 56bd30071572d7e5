import { existsSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { locales } from '@/lib/i18n/locale';
import { appManifest } from './manifest';

test.each(locales)('the app has a name, pages and icons in its language (%s)', (locale) => {
  const manifest = appManifest(locale);
  const prefix = locale === 'ar' ? '' : '/en';
  expect(manifest).toMatchObject({
    lang: locale,
    dir: locale === 'ar' ? 'rtl' : 'ltr',
    start_url: `${prefix}/shop`,
  });
  expect(manifest.shortcuts?.map(({ url }) => url)).toEqual([
    `${prefix}/cart`,
    `${prefix}/profile/orders`,
  ]);
  expect(manifest.icons?.some(({ purpose }) => purpose === 'maskable')).toBe(true);
  for (const { src } of manifest.icons ?? []) expect(existsSync(`public${src}`)).toBe(true);
});

test('both languages are the same app', () => {
  expect(new Set(locales.map((locale) => appManifest(locale).id)).size).toBe(1);
});
