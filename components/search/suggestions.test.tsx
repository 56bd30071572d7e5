/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { getTranslator } from '@/lib/i18n/translator';
import {
  active,
  answerWith,
  requests,
  field,
  nothing,
  options,
  pause,
  rich,
  show,
  type,
  typeAndSee,
} from './suggest-fixture';

test('suggests searches, books, subjects and owners, and last the text itself', async () => {
  show();
  expect(field().getAttribute('aria-expanded')).toBe('false');
  await typeAndSee('biol');
  const list = screen.getByRole('listbox', { name: 'Suggestions' });
  expect(field().getAttribute('aria-controls')).toBe(list.id);
  expect(
    within(list)
      .getAllByRole('group')
      .map((group) => group.firstChild?.textContent),
  ).toEqual(['Searches', 'Books', 'Subjects', 'Authors, teachers and publishers']);
  expect(options()).toEqual([
    'biology 3',
    expect.stringMatching(/^Nuwwar BiologyNuwwar Press.*345(?!\.)/),
    'الأحياء',
    'Nuwwar Press',
    'See all results for biol',
  ]);
  expect(screen.getAllByRole('option').map((option) => option.getAttribute('href'))).toEqual([
    '/shop?q=biology+3&level=general',
    '/product/BIO-3-NWR-EXP',
    '/subjects/biology',
    '/owners/nuwwar-press',
    '/shop?q=biol&level=general',
  ]);
  expect(active()).toBeNull();
});

test('announces the number of suggestions in the language of the page', async () => {
  const t = getTranslator('ar', 'layout.suggestions');
  const announced = () => document.getElementById('announcements')?.textContent;
  show('ar');
  await typeAndSee('أحيا');
  await pause(50);
  expect(announced()).toBe(t('count', { count: 4 }));
  answerWith(({ answer }) => answer(nothing));
  await type('أحياؤؤؤ');
  await pause(150);
  await pause(50);
  expect(announced()).toBe(t('count', { count: 0 }));
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('requests suggestions after a pause in typing, and cancels outdated requests', async () => {
  answerWith(() => undefined);
  show();
  await act(async () => field().focus());
  await type('b');
  await pause(500);
  expect(requests).toEqual([]);
  await type('bi');
  await pause(149);
  await type('bio');
  await pause(149);
  expect(requests).toEqual([]);
  await pause(1);
  expect(requests.map(({ query }) => query)).toEqual(['bio']);
  await type('biol');
  await pause(150);
  expect(requests.map(({ query }) => query)).toEqual(['bio', 'biol']);
  expect(requests[0]!.signal.aborted).toBe(true);
  await act(async () => requests[1]!.answer(rich));
  expect(options()).toHaveLength(5);
});

test('caches a response for a minute', async () => {
  show();
  await typeAndSee('biol');
  await type('biolo');
  await pause(200);
  await type('biol');
  await pause(200);
  expect(options()).toHaveLength(5);
  expect(requests.map(({ query }) => query)).toEqual(['biol', 'biolo']);
});

test('shows nothing after a failure, and tries again with the next letter', async () => {
  answerWith(({ reject }) => reject(new TypeError('Failed to fetch')));
  show();
  await act(async () => field().focus());
  await type('biol');
  await pause(500);
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(field().value).toBe('biol');
  answerWith(({ answer }) => answer(rich));
  await typeAndSee('biolo');
  expect(options()).toHaveLength(5);
});
