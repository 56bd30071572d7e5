/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { RequestResult } from '@/lib/back-in-stock/results';
import { intlWrapper, renderIn } from '@/lib/i18n/render-fixture';
import { getTranslator } from '@/lib/i18n/translator';
import { BackInStockForm } from './back-in-stock-form';

// One after the other, because Jest cannot link what both import twice at once.
await import('@/lib/back-in-stock/queries');
await import('@/lib/supabase/visitor-client');

const t = getTranslator('ar', 'backInStock');
const action = 'https://backend.example/functions/v1/request-back-in-stock';
const sent: [string, unknown][] = [];
let answer: (result: RequestResult | 'broken') => void;

beforeEach(() => {
  sent.length = 0;
  const answered = new Promise<RequestResult | 'broken'>((resolve) => (answer = resolve));
  globalThis.fetch = jest.fn(async (url: unknown, init?: RequestInit) => {
    sent.push([String(url), JSON.parse(init?.body as string)]);
    const result = await answered;
    if (result === 'broken') throw new TypeError('no network');
    const isGood = result === 'noted' || result === 'available';
    const body = isGood ? { status: result } : { code: 'PT422', message: result };
    return {
      ok: isGood,
      status: isGood ? 200 : 422,
      headers: new Map(),
      text: () => Promise.resolve(JSON.stringify(body)),
    } as unknown as Response;
  });
  renderIn('ar', <BackInStockForm sku="A-1" action={action} />);
});
afterEach(cleanup);

const email = () => screen.getByRole<HTMLInputElement>('textbox');
const button = () => screen.getByRole<HTMLButtonElement>('button');
const described = () =>
  document.getElementById(email().getAttribute('aria-describedby') ?? '')?.textContent;

async function submit(typed: string) {
  fireEvent.change(email(), { target: { value: typed } });
  fireEvent.submit(email().form!);
  await waitFor(() => expect(sent).not.toEqual([]));
}

test('sends everything that the form needs without scripts', () => {
  const form = email().form!;
  expect([form.method, form.getAttribute('action')]).toEqual(['post', action]);
  expect(Object.fromEntries(new FormData(form))).toEqual({ sku: 'A-1', locale: 'ar', email: '' });
});

test('sends the address once, and replaces the form with a confirmation', async () => {
  await submit('mona@example.eg');
  expect([button().textContent, button().getAttribute('aria-disabled')]).toEqual([
    t('sending'),
    'true',
  ]);
  await submit('mona@example.eg');
  answer('noted');
  const confirmation = await screen.findByRole('group', { name: t('results.noted.title') });
  expect(confirmation.textContent).toContain(t('results.noted.text'));
  expect(document.activeElement).toBe(confirmation);
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(sent).toEqual([
    [
      'https://backend.example/rest/v1/rpc/request_back_in_stock',
      { p_sku: 'A-1', p_email: 'mona@example.eg', p_locale: 'ar' },
    ],
  ]);
});

test.each(['', 'mona'])('rejects %j, without a request', async (typed) => {
  const form = email().form!;
  expect(form.noValidate).toBe(true);
  fireEvent.change(email(), { target: { value: typed } });
  fireEvent.submit(form);
  await waitFor(() => expect(described()).toBe(t('results.invalid_email.text')));
  expect(document.activeElement).toBe(email());
  expect(sent).toEqual([]);
});

test('keeps and focuses an address that the database rejects', async () => {
  await submit('mona@nowhere');
  answer('invalid_email');
  await waitFor(() => expect(described()).toBe(t('results.invalid_email.text')));
  expect([email().value, email().getAttribute('aria-invalid')]).toEqual(['mona@nowhere', 'true']);
  expect(document.activeElement).toBe(email());
});

test('reports a network failure and keeps the address', async () => {
  jest.spyOn(console, 'error').mockReturnValue();
  await submit('mona@example.eg');
  answer('broken');
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(t('results.failed.text')));
  expect(email().value).toBe('mona@example.eg');
});

test('keeps an address that was typed before the scripts ran', async () => {
  const html = email().form!.outerHTML;
  cleanup();
  const container = document.createElement('div');
  container.innerHTML = html;
  document.body.append(container);
  email().value = 'mona@example.eg';
  const form = <BackInStockForm sku="A-1" action={action} />;
  render(form, { container, hydrate: true, wrapper: intlWrapper('ar') });
  fireEvent.submit(email().form!);
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.[1]).toMatchObject({ p_email: 'mona@example.eg' });
});
