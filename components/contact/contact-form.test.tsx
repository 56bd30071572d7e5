/** @jest-environment jsdom */
import { afterEach, expect, jest, test } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { SendResult } from '@/lib/contact/send-contact-message';
import { renderIn } from '@/lib/i18n/render-fixture';
import { getTranslator } from '@/lib/i18n/translator';

const sendContactMessage =
  jest.fn<(client: unknown, locale: string, key: string, message: object) => Promise<SendResult>>();
jest.unstable_mockModule('@/lib/contact/send-contact-message', () => ({ sendContactMessage }));
jest.unstable_mockModule('@/lib/supabase/visitor-client', () => ({ visitorClient: () => null }));
const { ContactForm } = await import('./contact-form');

const t = getTranslator('en', 'contactForm');

afterEach(() => {
  cleanup();
  jest.resetAllMocks();
});

const field = (name: 'name' | 'email' | 'message' | 'topic') =>
  screen.getByLabelText<HTMLInputElement>(t(`fields.${name}`));
const type = (name: 'name' | 'email' | 'message' | 'topic', value: string) =>
  fireEvent.change(field(name), { target: { value } });
const press = () => fireEvent.click(screen.getByRole('button', { name: t('submit') }));

function fillIn() {
  renderIn('en', <ContactForm />);
  type('name', 'Mona');
  type('email', 'mona@example.com');
  type('topic', 'delivery');
  type('message', 'Where is it?');
}

test('reports each missing field, and focuses the first one', async () => {
  renderIn('en', <ContactForm />);
  press();
  await waitFor(() => expect(document.activeElement).toBe(field('name')));
  for (const [name, fault] of [
    ['name', 'nameMissing'],
    ['email', 'emailMissing'],
    ['topic', 'topicMissing'],
    ['message', 'messageMissing'],
  ] as const) {
    const described = field(name).getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(described)?.textContent).toBe(t(`faults.${fault}`));
  }
  expect(sendContactMessage).not.toHaveBeenCalled();
});

test('resends a failed message under the same key, and a changed one under another', async () => {
  sendContactMessage.mockResolvedValue({ ok: false, failure: 'tooMany' });
  fillIn();
  for (const times of [1, 2, 3]) {
    if (times === 3) type('message', 'Where is it now?');
    press();
    await waitFor(() => expect(sendContactMessage).toHaveBeenCalledTimes(times));
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(t('failures.tooMany')));
  }
  const [first, second, third] = sendContactMessage.mock.calls.map(([, , key]) => key);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
  expect(field('name').value).toBe('Mona');
});

test('shows the number of a sent message, and keeps the sender for the next one', async () => {
  sendContactMessage.mockResolvedValue({ ok: true, reference: 'M-12AB-34CD' });
  fillIn();
  press();
  const sent = await screen.findByRole('group', { name: t('sent.title') });
  expect(sent.textContent).toContain('mona@example.com');
  expect(sent.textContent).toContain('M-12AB-34CD');
  fireEvent.click(screen.getByRole('button', { name: t('sent.another') }));
  expect(field('name').value).toBe('Mona');
  expect(field('message').value).toBe('');
  expect(field('topic').value).toBe('');
});
