/** @jest-environment jsdom */
import { afterEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { Activity } from 'react';
import { renderIn } from '@/lib/i18n/render-fixture';
import { currentToast, dismissToast } from '@/components/ui/use-toast';
import messages from '@/messages/en.json' with { type: 'json' };

jest.unstable_mockModule('next/navigation', () => ({
  ...jest.requireActual<object>('next/navigation'),
  useRouter: () => ({}),
}));
const { SignupForm } = await import('./signup-form');

const words = { ...messages.auth, ...messages.auth.signup };
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const note = () => document.querySelector<HTMLElement>('[data-tone]');
// Next hides the page that is left, and shows it again when the shopper is back.
const form = (mode: 'visible' | 'hidden') => (
  <Activity mode={mode}>
    <SignupForm />
  </Activity>
);

afterEach(() => {
  jest.useRealTimers();
  dismissToast();
  cleanup();
});

test('shows an error in the sign-up form until the page is left', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  const { rerender } = renderIn('en', form('visible'));
  fireEvent.input(field(words.fields.fullName), { target: { value: 'Mona El Sayed' } });
  fireEvent.click(screen.getByRole('button', { name: words.submit }));
  await waitFor(() => expect(note()?.textContent).toContain(words.missing.signup));
  expect(note()?.dataset['tone']).toBe('bad');
  act(() => jest.advanceTimersByTime(60_000));
  expect(currentToast()).toBeNull();
  expect(note()?.textContent).toContain(words.missing.title);
  const email = field(words.fields.email);
  expect(email.getAttribute('aria-invalid')).toBe('true');
  rerender(form('hidden'));
  rerender(form('visible'));
  await waitFor(() => expect(email.getAttribute('aria-invalid')).toBeNull());
  expect(note()).toBeNull();
  expect(field(words.fields.fullName).value).toBe('Mona El Sayed');
});
