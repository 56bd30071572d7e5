/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { Locale } from '@/lib/i18n/locale';
import { renderIn } from '@/lib/i18n/render-fixture';
import { getTranslator } from '@/lib/i18n/translator';
import { LookInside } from './look-inside';

const pictures = [1, 2, 3, 4].map((number) => `/websites/shop/covers/A-${number}.webp`);
const t = getTranslator('en', 'lookInside');
const width = 300;

/** What jsdom lacks: a row that can be scrolled to one of its pages, here from left to right. */
beforeEach(() => {
  Object.assign(Element.prototype, {
    scrollIntoView(this: Element) {
      const row = this.parentElement!;
      row.scrollLeft = [...row.children].indexOf(this) * width;
    },
    scrollBy: jest.fn(),
  });
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(width);
});

afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
  for (const name of ['scrollIntoView', 'scrollBy'])
    Reflect.deleteProperty(Element.prototype, name);
});

async function openIn(locale: Locale, shown = pictures) {
  renderIn(locale, <LookInside title="Nuwwar" pictures={shown} />);
  const words = getTranslator(locale, 'lookInside');
  const link = screen.getByRole('link', { name: words('open') });
  act(() => link.focus());
  fireEvent.click(link);
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('Nuwwar');
  return { link, dialog };
}

const counter = () => screen.getByRole('status').querySelector('bdi')?.textContent;
const key = (name: string) => fireEvent.keyDown(document.activeElement!, { key: name });
const zoomOf = (place: number) =>
  screen.getAllByRole('listitem', { hidden: true })[place]?.style.getPropertyValue('--zoom');

test.each<[Locale, next: string, previous: string]>([
  ['en', 'ArrowRight', 'ArrowLeft'],
  ['ar', 'ArrowLeft', 'ArrowRight'],
])('in %s, %s shows the next picture and %s the previous one', async (locale, next, previous) => {
  await openIn(locale);
  expect(counter()).toBe('1 / 4');
  key(next);
  key(next);
  expect(counter()).toBe('3 / 4');
  key(previous);
  expect(counter()).toBe('2 / 4');
  key('End');
  expect(counter()).toBe('4 / 4');
  key(next);
  expect(counter()).toBe('4 / 4');
  key('Home');
  key(previous);
  expect(counter()).toBe('1 / 4');
});

test('shows the number of the current picture in either direction', async () => {
  await openIn('en');
  const row = screen.getByRole('list');
  row.scrollLeft = 2 * width + 20;
  fireEvent.scroll(row);
  expect(counter()).toBe('3 / 4');
  row.scrollLeft = -width;
  fireEvent.scroll(row);
  expect(counter()).toBe('2 / 4');
  expect(screen.getByRole('status').textContent).toContain(t('picture', { number: 2, total: 4 }));
});

test('exposes only the visible picture to screen readers, with its number', async () => {
  await openIn('en');
  key('ArrowRight');
  const name = t('picture', { number: 2, total: 4 });
  expect(screen.getAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual([name]);
});

test('keys, buttons, a double press and the wheel enlarge the picture in view, from 1 to 4 times', async () => {
  await openIn('en');
  const row = screen.getByRole('list');
  const larger = screen.getByRole('button', { name: t('zoomIn') });
  const smaller = screen.getByRole('button', { name: t('zoomOut') });
  expect(smaller.getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(smaller);
  expect(zoomOf(0)).toBe('1');
  fireEvent.click(larger);
  key('+');
  expect(zoomOf(0)).toBe('2.25');
  key('ArrowRight');
  expect(counter()).toBe('1 / 4');
  for (let time = 0; time < 5; time += 1) fireEvent.click(larger);
  expect(zoomOf(0)).toBe('4');
  expect(larger.getAttribute('aria-disabled')).toBe('true');
  key('0');
  fireEvent.doubleClick(row);
  expect(zoomOf(0)).toBe('2.5');
  fireEvent.doubleClick(row);
  expect(zoomOf(0)).toBe('1');
  fireEvent.wheel(row, { deltaY: -100 });
  expect(zoomOf(0)).toBe('1');
  expect(fireEvent.wheel(row, { deltaY: -100, ctrlKey: true })).toBe(false);
  expect(Number(zoomOf(0))).toBeGreaterThan(1.5);
  key('End');
  expect([zoomOf(0), zoomOf(3)]).toEqual(['1', '1']);
  key('Home');
  expect(zoomOf(0)).toBe('1');
});

test('Escape closes, and the focus returns; a single picture has nothing to turn to', async () => {
  const { link, dialog } = await openIn('en', pictures.slice(0, 1));
  expect(dialog.contains(document.activeElement)).toBe(true);
  expect(screen.queryByRole('button', { name: t('next') })).toBeNull();
  key('Escape');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(link));
});

test('leaves a click for a new tab to the browser', () => {
  renderIn('en', <LookInside title="Nuwwar" pictures={pictures} />);
  const link = screen.getByRole('link', { name: t('open') });
  // jsdom follows no link; it only says so.
  jest.spyOn(console, 'error').mockReturnValue();
  expect(fireEvent.click(link, { ctrlKey: true })).toBe(true);
  expect(screen.queryByRole('dialog')).toBeNull();
});
