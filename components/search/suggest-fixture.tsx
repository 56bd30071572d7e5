import { afterEach, beforeEach, expect, jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { SWRConfig } from 'swr';
import { LiveRegions } from '@/components/feedback/live-regions';
import type { Link } from '@/components/navigation/link';
import { productFixture } from '@/lib/catalogue/product-fixture';
import type { SuggestionsAnswer } from '@/lib/catalogue/suggestions';
import { renderIn } from '@/lib/i18n/render-fixture';

/**
 * A search field with suggestions, for tests of its options and keys. Import it before the modules that it mocks.
 */
export const nothing: SuggestionsAnswer = { queries: [], products: [], owners: [], subjects: [] };
const press: SuggestionsAnswer['owners'][number] = {
  slug: 'nuwwar-press',
  name: 'دار نوّار',
  name_en: 'Nuwwar Press',
  kind: 'publisher',
};
export const rich: SuggestionsAnswer = {
  queries: ['biology 3'],
  products: [productFixture()],
  owners: [press],
  subjects: [{ slug: 'biology', name: 'الأحياء', name_en: null }],
};

type RecordedRequest = {
  query: string;
  signal: AbortSignal;
  answer: (data: SuggestionsAnswer) => void;
};
export const requests: RecordedRequest[] = [];
type Answering = Pick<RecordedRequest, 'query' | 'answer'> & { reject: (error: Error) => void };
let respond: (question: Answering) => void;
/** Sets the backend's response from now on. */
export const answerWith = (answering: typeof respond) => {
  respond = answering;
};
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
        requests.push({ query, signal, answer });
        signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
        respond({ query, answer, reject });
      });
      return { data };
    },
  };
  return question;
};
export const push = jest.fn<(href: string) => void>();
jest.unstable_mockModule('next/navigation', () => ({
  ...jest.requireActual<object>('next/navigation'),
  useRouter: () => ({ push }),
}));
jest.unstable_mockModule('@/lib/supabase/visitor-client', () => ({
  visitorClient: () => ({ rpc }),
}));
// Next.js's link needs the router around it.
jest.unstable_mockModule('@/components/navigation/link', () => ({
  Link: ({ onNavigate, ...props }: ComponentProps<typeof Link>) => (
    <a {...props} onClick={(event) => onNavigate?.(event)} />
  ),
}));
const { SuggestField } = await import('./suggest-field');
// Loaded in advance, so that no test waits for a file.
await import('@/lib/catalogue/suggestions');
await import('./suggestions');

// jsdom has no layout.
Element.prototype.scrollIntoView = () => undefined;

const texts = { label: 'Search', submitLabel: 'Go' };
/** The searches for which the form around the field was submitted. */
export const submitted: string[] = [];

export function show(locale: 'ar' | 'en' = 'en') {
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
        <SuggestField {...texts} filters={{ page: 1, level: 'general' }} />
      </form>
    </SWRConfig>,
  );
}

export const field = () => screen.getByRole<HTMLInputElement>('combobox');
export const options = () => screen.queryAllByRole('option').map((option) => option.textContent);
export const active = () => {
  const id = field().getAttribute('aria-activedescendant');
  return id && document.getElementById(id)?.textContent;
};
export const key = (name: string, more = {}) =>
  act(async () => fireEvent.keyDown(field(), { key: name, ...more }));
export const type = (value: string) =>
  act(async () => fireEvent.input(field(), { target: { value } }));
/** Dynamic imports need real ticks, even if the module is already loaded. */
const { setTimeout: realTimeout } = globalThis;
const settle = () => new Promise((resolve) => realTimeout(resolve, 5));
export async function pause(milliseconds: number) {
  await act(settle);
  await act(async () => {
    await jest.advanceTimersByTimeAsync(milliseconds);
    await settle();
  });
  await act(settle);
}

export async function typeAndSee(value: string) {
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
  requests.length = 0;
  submitted.length = 0;
  push.mockReset();
});
