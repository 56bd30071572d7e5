/** @jest-environment jsdom */
import { beforeEach, expect, jest, test } from '@jest/globals';
import type { RequestResult } from '@/lib/back-in-stock/back-in-stock';
import { answerForm } from './answer-form';

const words = {
  submit: 'نبّهني',
  sending: 'جارٍ الإرسال…',
  results: { noted: 'سجّلنا طلبك', invalid_email: 'البريد غير صحيح', failed: 'عطل' },
} as Parameters<typeof answerForm>[1];

let form: HTMLFormElement;
let answer: (result: RequestResult | 'broken') => void;
const sent: [string, URLSearchParams][] = [];

beforeEach(() => {
  sent.length = 0;
  document.body.innerHTML = `<form><input name="sku" value="A-1"><input type="email" name="email">
    <button>نبّهني</button><p id="answer" role="status"></p></form>`;
  form = document.querySelector('form')!;
  const answered = new Promise<RequestResult | 'broken'>((resolve) => (answer = resolve));
  globalThis.fetch = jest.fn(async (url: unknown, init?: RequestInit) => {
    sent.push([String(url), init?.body as URLSearchParams]);
    const result = await answered;
    if (result === 'broken') throw new TypeError('no network');
    return { json: () => Promise.resolve({ result }) } as Response;
  });
});

const parts = () => ({
  button: form.querySelector('button')!,
  email: form.querySelector<HTMLInputElement>('[type=email]')!,
  status: form.querySelector('p')!,
});

test('what was typed is sent once, and the answer stands below', async () => {
  const { button, email, status } = parts();
  email.value = 'mona@example.eg';
  const first = answerForm(form, words);
  expect([button.textContent, button.getAttribute('aria-disabled')]).toEqual([
    words.sending,
    'true',
  ]);
  const second = answerForm(form, words);
  answer('noted');
  await Promise.all([first, second]);
  expect(sent.map(([url, body]) => [url, body.toString()])).toEqual([
    ['/api/back-in-stock', 'sku=A-1&email=mona%40example.eg'],
  ]);
  expect([status.textContent, email.value, button.textContent]).toEqual([
    'سجّلنا طلبك',
    '',
    words.submit,
  ]);
  expect(button.hasAttribute('aria-disabled')).toBe(false);
});

test('a wrong address keeps what was typed, and is where the focus goes', async () => {
  const { email, status } = parts();
  email.value = 'mona';
  answer('invalid_email');
  await answerForm(form, words);
  expect([email.value, email.getAttribute('aria-invalid')]).toEqual(['mona', 'true']);
  expect(email.getAttribute('aria-describedby')).toBe(status.id);
  expect(document.activeElement).toBe(email);
  expect(status.dataset['bad']).toBe('yes');
});

test('without a network it says so, and nothing is lost', async () => {
  jest.spyOn(console, 'error').mockReturnValue();
  const { email, status } = parts();
  email.value = 'mona@example.eg';
  answer('broken');
  await answerForm(form, words);
  expect([email.value, status.textContent]).toEqual(['mona@example.eg', 'عطل']);
});
