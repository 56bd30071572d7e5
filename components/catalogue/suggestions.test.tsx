/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { SWRConfig } from 'swr';
import type { Link } from '@/components/navigation/link';
import { LiveRegions } from '@/components/feedback/live-regions';
import { productFixture } from '@/lib/catalogue/product-fixture';
import type { SuggestionsAnswer } from '@/lib/catalogue/suggestions';
import { renderIn } from '@/lib/i18n/render-fixture';
import { getTranslator } from '@/lib/i18n/translator';

const nothing: SuggestionsAnswer = { queries: [], products: [], owners: [], subjects: [] };
const press: SuggestionsAnswer['owners'][number] = {
  slug: 'nuwwar-press',
  name: 'دار نوّار',
  name_en: 'Nuwwar Press',
  kind: 'publisher',
};
const rich: SuggestionsAnswer = {
  queries: ['biology 3'],
  products: [productFixture()],
  owners: [press],
  subjects: [{ slug: 'biology', name: 'الأحياء', name_en: null }],
};

type Asked = { query: string; signal: AbortSignal; answer: (data: SuggestionsAnswer) => void };
const asked: Asked[] = [];
type Answering = Pick<Asked, 'query' | 'answer'> & { reject: (error: Error) => void };
let respond: (question: Answering) => void;
const rpc = (_name: string, { p_q: query }: { p_q: string }) => {
  let signal = new AbortController().signal;
  const question = {
    abortSignal: (given: AbortSignal) => {
      signal = given;
      return question;
    },
    retry: () => question,
    throwOnError: async () => {
      const data = await new Promise<SuggestionsAnswer>((answer, reject) => {
        asked.push({ query, signal, answer });
        signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
        respond({ query, answer, reject });
      });
      return { data };
    },
  };
  return question;
};
const push = jest.fn<(href: string) => void>();
jest.unstable_mockModule('next/navigation', () => ({ useRouter: () => ({ push }) }));
jest.unstable_mockModule('@/lib/supabase/visitor-client', () => ({
  visitorClient: () => ({ rpc }),
}));
// Next's link needs the whole router around it.
jest.unstable_mockModule('@/components/navigation/link', () => ({
  Link: ({ onNavigate, ...props }: ComponentProps<typeof Link>) => (
    <a {...props} onClick={(event) => onNavigate?.(event)} />
  ),
}));
const { SuggestField } = await import('./suggest-field');
// Loaded already, so that no test waits for a file.
await import('@/lib/catalogue/suggestions');
await import('./suggestions');

// The tests' browser does not lay out anything.
Element.prototype.scrollIntoView = () => undefined;

const submitted: string[] = [];

function show(locale: 'ar' | 'en' = 'en') {
  renderIn(
    locale,
    <SWRConfig value={{ provider: () => new Map() }}>
      <LiveRegions />
      <form
        onSubmit={(event) => {
          event.preventDefault();
          submitted.push(field().value);
        }}
      >
        <SuggestField label="Search" submitLabel="Go" filters={{ page: 1, level: 'general' }} />
      </form>
    </SWRConfig>,
  );
}

const field = () => screen.getByRole<HTMLInputElement>('combobox');
const options = () => screen.queryAllByRole('option').map((option) => option.textContent);
const active = () => {
  const id = field().getAttribute('aria-activedescendant');
  return id && document.getElementById(id)?.textContent;
};
const key = (name: string, more = {}) =>
  act(async () => fireEvent.keyDown(field(), { key: name, ...more }));
const type = (value: string) => act(async () => fireEvent.input(field(), { target: { value } }));
/** Scripts that are loaded later come by real ticks, also those that have been loaded before. */
const { setTimeout: realTimeout } = globalThis;
const settle = () => new Promise((resolve) => realTimeout(resolve, 5));
async function pause(milliseconds: number) {
  await act(settle);
  await act(async () => {
    await jest.advanceTimersByTimeAsync(milliseconds);
    await settle();
  });
  await act(settle);
}

async function typeAndSee(value: string) {
  await act(async () => field().focus());
  await type(value);
  await pause(150);
  expect(field().getAttribute('aria-expanded')).toBe('true');
}

beforeEach(() => {
  jest.useFakeTimers();
  respond = ({ answer }) => answer(rich);
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
  asked.length = 0;
  submitted.length = 0;
  push.mockReset();
});

test('offers searches, books, subjects and owners, and the search itself as the last', async () => {
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
    expect.stringMatching(/^Nuwwar BiologyNuwwar Press.*345\.00/),
    'الأحياء',
    'Nuwwar Press',
    'See all results for biol',
  ]);
  expect(screen.getAllByRole('option').map((option) => option.getAttribute('href'))).toEqual([
    '/en/shop?q=biology+3&level=general',
    '/en/product/BIO-3-NWR-EXP',
    '/en/subjects/biology',
    '/en/owners/nuwwar-press',
    '/en/shop?q=biol&level=general',
  ]);
  expect(active()).toBeNull();
});

test('says how many there are, in the language of the page', async () => {
  const t = getTranslator('ar', 'layout.suggestions');
  const announced = () => document.getElementById('announcements')?.textContent;
  show('ar');
  await typeAndSee('أحيا');
  await pause(50);
  expect(announced()).toBe(t('count', { count: 4 }));
  respond = ({ answer }) => answer(nothing);
  await type('أحياؤؤؤ');
  await pause(150);
  await pause(50);
  expect(announced()).toBe(t('count', { count: 0 }));
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('arrow keys go through the options and the field, which keeps its text and the focus', async () => {
  show();
  await typeAndSee('biol');
  await key('ArrowDown');
  expect(active()).toBe('biology 3');
  expect(screen.getAllByRole('option', { selected: true })).toHaveLength(1);
  await key('ArrowUp');
  expect(active()).toBeNull();
  await key('ArrowUp');
  expect(active()).toBe('See all results for biol');
  await key('ArrowDown');
  expect(active()).toBeNull();
  await key('ArrowDown');
  await key('End');
  expect(active()).toBeNull();
  expect(field().getAttribute('aria-expanded')).toBe('true');
  expect(field().value).toBe('biol');
  expect(document.activeElement).toBe(field());
});

test('Enter opens the active book, and otherwise leaves the search to the form', async () => {
  show();
  await typeAndSee('biol');
  await key('ArrowDown');
  await key('ArrowDown');
  expect(fireEvent.keyDown(field(), { key: 'Enter' })).toBe(false);
  await pause(0);
  expect(push).toHaveBeenCalledWith('/en/product/BIO-3-NWR-EXP');
  expect(screen.queryByRole('listbox')).toBeNull();
  await key('ArrowDown');
  await key('ArrowUp');
  await act(async () => expect(fireEvent.keyDown(field(), { key: 'Enter' })).toBe(true));
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('a suggested search is searched for by the form around the field', async () => {
  show();
  await typeAndSee('biol');
  await act(async () => fireEvent.click(screen.getByRole('option', { name: 'biology 3' })));
  expect(submitted).toEqual(['biology 3']);
  expect(push).not.toHaveBeenCalled();
});

test('Escape closes, then clears; in an empty field it is left to the browser', async () => {
  show();
  await typeAndSee('biol');
  await key('Escape');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(field().value).toBe('biol');
  await key('Escape');
  expect(field().value).toBe('');
  expect(fireEvent.keyDown(field(), { key: 'Escape' })).toBe(true);
});

test('closed by Escape it opens again with an arrow or with the next letter, not with the next answer', async () => {
  show();
  await typeAndSee('biol');
  await type('biolo');
  await key('Escape');
  await pause(1_000);
  expect(screen.queryByRole('listbox')).toBeNull();
  await key('ArrowDown');
  expect(active()).toBe('biology 3');
  await key('ArrowUp', { altKey: true });
  expect(screen.queryByRole('listbox')).toBeNull();
  await key('ArrowDown', { altKey: true });
  expect(active()).toBeNull();
  expect(screen.getByRole('listbox')).toBeTruthy();
});

test('leaving the field closes; pressing an option does not leave it', async () => {
  show();
  await typeAndSee('biol');
  expect(fireEvent.mouseDown(screen.getAllByRole('option')[0]!)).toBe(false);
  await act(async () => field().blur());
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('asks after a pause in typing, and gives up what is overtaken', async () => {
  respond = () => undefined;
  show();
  await act(async () => field().focus());
  await type('b');
  await pause(500);
  expect(asked).toEqual([]);
  await type('bi');
  await pause(149);
  await type('bio');
  await pause(149);
  expect(asked).toEqual([]);
  await pause(1);
  expect(asked.map(({ query }) => query)).toEqual(['bio']);
  await type('biol');
  await pause(150);
  expect(asked.map(({ query }) => query)).toEqual(['bio', 'biol']);
  expect(asked[0]!.signal.aborted).toBe(true);
  await act(async () => asked[1]!.answer(rich));
  expect(options()).toHaveLength(5);
});

test('remembers an answer for a minute', async () => {
  show();
  await typeAndSee('biol');
  await type('biolo');
  await pause(200);
  await type('biol');
  await pause(200);
  expect(options()).toHaveLength(5);
  expect(asked.map(({ query }) => query)).toEqual(['biol', 'biolo']);
});

test('a failure shows nothing, and the next letters are answered again', async () => {
  respond = ({ reject }) => reject(new TypeError('Failed to fetch'));
  show();
  await act(async () => field().focus());
  await type('biol');
  await pause(500);
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(field().value).toBe('biol');
  respond = ({ answer }) => answer(rich);
  await typeAndSee('biolo');
  expect(options()).toHaveLength(5);
});

test('letters that are still being composed are not keys of the list', async () => {
  show();
  await typeAndSee('biol');
  await key('ArrowDown', { isComposing: true });
  expect(active()).toBeNull();
});
