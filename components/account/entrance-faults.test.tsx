/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { currentToast, dismissToast } from '@/components/feedback/toast-store';
import { locales } from '@/lib/i18n/locale';
import { waiting } from '@/lib/telemetry/waiting';
import { loginWords, signupWords } from './auth-words';

const bug = new RangeError('bug');
const fail = () => {
  throw bug;
};
jest.unstable_mockModule('next/navigation', () => ({ useRouter: () => ({}) }));
jest.unstable_mockModule('@/lib/supabase/browser-client', () => ({ browserClient: fail }));
jest.unstable_mockModule('@/lib/supabase/link-client', () => ({ linkClient: fail }));
jest.unstable_mockModule('@/lib/auth/service-password', () => ({
  servicePassword: (password: string) => Promise.resolve(password),
}));
const { LoginForm } = await import('./login-form');
const { SignupForm } = await import('./signup-form');

beforeEach(() => {
  waiting.length = 0;
  window.history.replaceState(null, '', '/en/login');
});
afterEach(() => {
  dismissToast();
  cleanup();
});

const type = (label: string, value: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

/** In the toast and in the form. */
async function told(title: string, description: string) {
  await waitFor(() =>
    expect(currentToast()).toMatchObject({ title, description, variant: 'destructive' }),
  );
  expect(document.querySelector('[data-tone="bad"]')?.textContent).toBe(title + description);
  expect(waiting).toContain(bug);
}

test.each(locales)('a fault of the page itself at the sign-in is told in %s', async (locale) => {
  const login = loginWords(locale);
  render(<LoginForm locale={locale} words={login} />);
  type(login.fields.email, 'mona@example.com');
  type(login.fields.password, 'tr7kks');
  press(login.submit);
  await told(login.failed, login.refusals.unexpected);
});

test.each(locales)('one while a reset link is asked for is told in %s', async (locale) => {
  const login = loginWords(locale);
  render(<LoginForm locale={locale} words={login} />);
  type(login.fields.email, 'mona@example.com');
  press(login.forgot);
  await told(login.reset.failed, login.reset.wentWrong);
});

test.each(locales)('one at the sign-up is told in %s', async (locale) => {
  const signup = signupWords(locale);
  render(<SignupForm locale={locale} words={signup} />);
  type(signup.fields.fullName, 'Mona El Sayed');
  type(signup.fields.email, 'mona@example.com');
  type(signup.fields.phone, '01012345678');
  type(signup.fields.password, 'tr7kks');
  press(signup.submit);
  await told(signup.failed, signup.refusals.unexpected);
});
