/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { AuthFailure, AuthResult } from '@/lib/auth/auth-failure';
import { renderIn } from '@/lib/i18n/render-fixture';
import { currentToast, dismissToast } from '@/components/ui/use-toast';
import messages from '@/messages/en.json' with { type: 'json' };

const answer = jest.fn<() => Promise<AuthResult>>();
const push = jest.fn();
jest.unstable_mockModule('next/navigation', () => ({
  ...jest.requireActual<object>('next/navigation'),
  useRouter: () => ({ push, replace: push }),
}));
jest.unstable_mockModule('@/lib/auth/sign-in', () => ({ signIn: answer }));
jest.unstable_mockModule('@/lib/auth/sign-in-with-google', () => ({ signInWithGoogle: answer }));
jest.unstable_mockModule('@/lib/auth/mail-requests', () => ({
  signUp: answer,
  requestPasswordReset: answer,
  resendConfirmation: answer,
}));
const { LoginForm } = await import('./login-form');
const { SignupForm } = await import('./signup-form');

const login = { ...messages.auth, ...messages.auth.login };
const signup = { ...messages.auth, ...messages.auth.signup };
const refuse = (failure: AuthFailure) => answer.mockResolvedValue({ ok: false, failure });

beforeEach(() => {
  jest.resetAllMocks();
  window.history.replaceState(null, '', '/en/login');
});
afterEach(() => {
  dismissToast();
  cleanup();
});

const type = (label: string, value: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const expectToast = (title: string, description: string) =>
  waitFor(() =>
    expect(currentToast()).toMatchObject({ title, description, variant: 'destructive' }),
  );

function fillSignup() {
  type(signup.fields.fullName, 'Mona El Sayed');
  type(signup.fields.email, 'mona@example.com');
  type(signup.fields.phone, '01012345678');
  type(signup.fields.password, 'tr7kks');
}

test.each([
  ['the service’s own words', 'Told by the service', 'Told by the service'],
  ['the usual words where it says nothing', '', login.refusals.invalidCredentials],
])('explains a failed sign-in in %s', async (_, message, description) => {
  refuse({ refusal: null, message });
  renderIn('en', <LoginForm />);
  type(login.fields.email, 'mona@example.com');
  type(login.fields.password, 'wrong one');
  press(login.submit);
  await expectToast(login.failed, description);
});

test.each([
  ['the service’s own words', 'Told by Google', 'Told by Google'],
  ['the usual words where it says nothing', '', login.googleFailed],
])('explains a failed sign-in with Google in %s', async (_, message, description) => {
  refuse({ refusal: null, message });
  renderIn('en', <LoginForm />);
  expect(screen.getByText(login.or)).toBeTruthy();
  press(login.google);
  await expectToast(login.failed, description);
});

test.each([
  ['the service’s own words', 'Told by the service', 'Told by the service'],
  ['the usual words where it says nothing', '', login.reset.sendFailed],
])('explains why a reset link was not sent, in %s', async (_, message, description) => {
  refuse({ refusal: null, message });
  renderIn('en', <LoginForm />);
  press(login.forgot);
  await expectToast(login.missing.title, login.reset.emailMissing);
  type(login.fields.email, 'mona@example.com');
  press(login.forgot);
  await expectToast(login.reset.failed, description);
});

test.each([
  ['the service’s own words', 'Told by the service', 'Told by the service'],
  ['the usual words where it says nothing', '', signup.failedText],
])('explains a failed sign-up in %s', async (_, message, description) => {
  refuse({ refusal: null, message });
  renderIn('en', <SignupForm />);
  fillSignup();
  press(signup.submit);
  await expectToast(signup.failed, description);
  expect(push).not.toHaveBeenCalled();
});

test('shows an example of a phone number, its progress, and a link to the login page', async () => {
  answer.mockReturnValue(new Promise(() => undefined));
  renderIn('en', <SignupForm />);
  const phone = screen.getByLabelText<HTMLInputElement>(signup.fields.phone);
  expect(phone.placeholder).toMatch(/^\+20 1[\d ]+$/);
  expect(screen.getByRole('link', { name: signup.signIn }).getAttribute('href')).toBe('/en/login');
  fillSignup();
  const button = screen.getByRole('button', { name: signup.submit });
  fireEvent.click(button);
  await waitFor(() => expect(button.textContent).toBe(signup.submitting));
});
