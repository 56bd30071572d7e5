/** @jest-environment node */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { locales } from '@/lib/i18n/locale';
import { offlinePage } from './offline-page';

const read = (file: string) => readFileSync(`public/${file}`, 'utf8');
const worker = read('sw.js');
const files = ['offline.css', 'offline.js', 'cart.js'];

test('browsers learn of every change: the worker’s version is that of what it keeps', () => {
  const hash = createHash('sha256').update(worker.replace(/const version = '\w+';/, ''));
  for (const name of files) hash.update(read(`websites/shop/offline/${name}`));
  for (const locale of locales) hash.update(offlinePage(locale));
  expect(/const version = '(\w+)';/.exec(worker)?.[1]).toBe(hash.digest('hex').slice(0, 8));
});

test.each(locales)('the page needs nothing that the worker does not keep (%s)', (locale) => {
  const page = offlinePage(locale);
  const loaded = [...page.matchAll(/(?:src|href)="(\/websites[^"]+)"/g)].map(([, path]) => path);
  expect(loaded.length).toBeGreaterThan(0);
  for (const path of loaded) expect(files).toContain(path?.split('/').at(-1));
  expect(page).toContain(`<html lang="${locale}" dir="${locale === 'ar' ? 'rtl' : 'ltr'}">`);
  expect(page).not.toMatch(/undefined|\[object/);
});

test('what the page says is text, never markup', () => {
  expect(offlinePage('en')).toContain('The page you asked for needs the internet.');
  expect(offlinePage('en')).not.toMatch(/<script(?! type="(?:module|application\/json)")/);
});
