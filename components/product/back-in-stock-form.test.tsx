/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import type { RequestResult } from '@/lib/back-in-stock/results';
import { renderIn } from '@/lib/i18n/render-fixture';
import { getTranslator } from '@/lib/i18n/translator';
import { BackInStockForm } from './back-in-stock-form';

const t = getTranslator('ar', 'backInStock');
const sent: [string, string][] = [];
let answer: (result: RequestResult | 'broken') => Promise<void>;

beforeEach(() => {
  sent.length = 0;
  let resolve: (result: RequestResult | 'broken') => void;
  const answered = new Promise<RequestResult | 'broken'>((given) => (resolve = given));
  globalThis.fetch = jest.fn(async (url: unknown, init?: RequestInit) => {
    sent.push([String(url), String(init?.body as URLSearchParams)]);
    const result = await answered;
    if (result === 'broken') throw new TypeError('no network');
    return { json: () => Promise.resolve({ result }) } as Response;
  });
  answer = (result) =>
    act(async () => {
      resolve(result);
      await pause();
    });
  renderIn('ar', <BackInStockForm sku="A-1" />);
});
afterEach(cleanup);

const pause = () => new Promise((done) => setTimeout(done, 20));

const email = () => screen.getByRole<HTMLInputElement>('textbox');
const button = () => screen.getByRole<HTMLButtonElement>('button');
const status = () => screen.getByRole('status');

async function submit(typed: string) {
  fireEvent.change(email(), { target: { value: typed } });
  await act(async () => {
    fireEvent.submit(email().form!);
    await import('@/lib/back-in-stock/send-request');
    await pause();
  });
}

test('without scripts the browser itself sends what the form needs', () => {
  const form = email().form!;
  expect([form.method, form.getAttribute('action')]).toEqual(['post', '/api/back-in-stock']);
  expect(Object.fromEntries(new FormData(form))).toEqual({ sku: 'A-1', locale: 'ar', email: '' });
});

test('what was typed is sent once, and the answer stands below', async () => {
  await submit('mona@example.eg');
  expect([button().textContent, button().getAttribute('aria-disabled')]).toEqual([
    t('sending'),
    'true',
  ]);
  await submit('mona@example.eg');
  await answer('noted');
  expect(sent).toEqual([['/api/back-in-stock', 'sku=A-1&locale=ar&email=mona%40example.eg']]);
  expect([status().textContent, email().value, button().textContent]).toEqual([
    t('results.noted.text'),
    '',
    t('submit'),
  ]);
  expect(button().hasAttribute('aria-disabled')).toBe(false);
});

test('a wrong address keeps what was typed, and is where the focus goes', async () => {
  await submit('mona');
  await answer('invalid_email');
  expect([email().value, email().getAttribute('aria-invalid')]).toEqual(['mona', 'true']);
  expect(email().getAttribute('aria-describedby')).toBe(status().id);
  expect(document.activeElement).toBe(email());
  expect(status().dataset['bad']).toBe('yes');
});

test('without a network it says so, and nothing is lost', async () => {
  jest.spyOn(console, 'error').mockReturnValue();
  await submit('mona@example.eg');
  await answer('broken');
  expect([email().value, status().textContent]).toEqual([
    'mona@example.eg',
    t('results.failed.text'),
  ]);
});
