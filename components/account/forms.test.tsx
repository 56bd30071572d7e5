/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { Activity } from 'react';
import type { AuthResult } from '@/lib/auth/auth-failure';
import type { Credentials } from '@/lib/auth/credentials';
import type { NewAccount } from '@/lib/auth/new-credentials';
import { renderIn } from '@/lib/i18n/render-fixture';
import { currentToast, dismissToast } from '@/components/ui/use-toast';
import messages from '@/messages/en.json' with { type: 'json' };

const replace = jest.fn<(path: string) => void>();
const push = jest.fn<(path: string) => void>();
const signIn = jest.fn<(credentials: Credentials) => Promise<AuthResult>>();
const signUp = jest.fn<(locale: string, account: NewAccount) => Promise<AuthResult>>();
const requestPasswordReset = jest.fn<(locale: string, email: string) => Promise<AuthResult>>();
const resendConfirmation = jest.fn<(locale: string, email: string) => Promise<AuthResult>>();

jest.unstable_mockModule('next/navigation', () => ({
  ...jest.requireActual<object>('next/navigation'),
  useRouter: () => ({ replace, push }),
}));
jest.unstable_mockModule('@/lib/auth/sign-in', () => ({ signIn }));
jest.unstable_mockModule('@/lib/auth/mail-requests', () => ({
  signUp,
  requestPasswordReset,
  resendConfirmation,
}));
const { Toaster } = await import('@/components/ui/toaster');
const { LoginForm } = await import('./login-form');
const { SignupForm } = await import('./signup-form');

const login = { ...messages.auth, ...messages.auth.login };
const signup = { ...messages.auth, ...messages.auth.signup };
const refused = (
  refusal: 'unreachable' | 'invalidCredentials' | 'emailNotConfirmed',
): AuthResult => ({
  ok: false,
  failure: { refusal },
});

beforeEach(() => {
  jest.resetAllMocks();
  window.history.replaceState(null, '', '/en/login');
});
afterEach(() => {
  jest.useRealTimers();
  dismissToast();
  cleanup();
});

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) => fireEvent.input(field(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

function fillLogin() {
  type(login.fields.email, 'mona@example.com');
  type(login.fields.password, 'tr7kks');
}

test('reports, marks and focuses empty fields, without a request', async () => {
  renderIn('en', <LoginForm />);
  press(login.submit);
  await waitFor(() => expect(currentToast()?.description).toBe(login.missing.login));
  expect(currentToast()).toMatchObject({ title: login.missing.title, variant: 'destructive' });
  const email = field(login.fields.email);
  expect(document.activeElement).toBe(email);
  expect(email.getAttribute('aria-invalid')).toBe('true');
  const described = document.getElementById(email.getAttribute('aria-describedby') ?? '');
  expect(described?.textContent).toBe(login.faults.emailMissing);
  type(login.fields.email, 'mona@example.com');
  await waitFor(() => expect(email.getAttribute('aria-invalid')).toBeNull());
  expect(signIn).not.toHaveBeenCalled();
});

test('welcomes the shopper and redirects to where they were going', async () => {
  window.history.replaceState(null, '', '/en/login?redirect=/en/profile');
  signIn.mockResolvedValue({ ok: true });
  renderIn('en', <LoginForm />);
  fillLogin();
  press(login.submit);
  await waitFor(() => expect(replace).toHaveBeenCalledWith('/en/profile'));
  expect(currentToast()).toMatchObject({ title: login.success.title, variant: 'default' });
});

test('sends one request for two clicks, and keeps the focus on the busy button', async () => {
  let answer: (result: AuthResult) => void = () => undefined;
  signIn.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  renderIn('en', <LoginForm />);
  fillLogin();
  const button = screen.getByRole('button', { name: login.submit });
  button.focus();
  press(login.submit);
  await waitFor(() => expect(button.textContent).toBe(login.submitting));
  fireEvent.click(button);
  fireEvent.submit(button.closest('form')!);
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(document.activeElement).toBe(button);
  answer(refused('invalidCredentials'));
  await waitFor(() => expect(currentToast()?.description).toBe(login.refusals.invalidCredentials));
  expect(signIn).toHaveBeenCalledTimes(1);
});

test('keeps what was typed if the service is unavailable, so that it can be sent again', async () => {
  signIn.mockResolvedValueOnce(refused('unreachable')).mockResolvedValueOnce({ ok: true });
  renderIn('en', <LoginForm />);
  fillLogin();
  press(login.submit);
  await waitFor(() => expect(currentToast()?.description).toBe(login.refusals.unreachable));
  expect(field(login.fields.email).value).toBe('mona@example.com');
  expect(field(login.fields.password).value).toBe('tr7kks');
  await waitFor(() => expect(screen.getByRole('button', { name: login.submit })).toBeTruthy());
  press(login.submit);
  await waitFor(() => expect(replace).toHaveBeenCalledWith('/en/shop'));
});

const note = () => document.querySelector<HTMLElement>('[data-tone]');

test('shows an error until the next attempt or until the page is left', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  signIn.mockResolvedValue(refused('invalidCredentials'));
  requestPasswordReset.mockResolvedValue({ ok: true });
  const shown = (mode: 'visible' | 'hidden') => (
    <Activity mode={mode}>
      <LoginForm />
    </Activity>
  );
  const { rerender } = renderIn('en', shown('visible'));
  fillLogin();
  press(login.submit);
  await waitFor(() => expect(note()?.textContent).toContain(login.refusals.invalidCredentials));
  expect(note()?.dataset['tone']).toBe('bad');
  act(() => jest.advanceTimersByTime(60_000));
  expect(currentToast()).toBeNull();
  expect(note()?.textContent).toContain(login.failed);
  press(login.forgot);
  await waitFor(() => expect(note()?.textContent).toContain(login.reset.sent.text));
  expect(note()?.dataset['tone']).toBe('good');
  type(login.fields.email, '');
  press(login.submit);
  await waitFor(() => expect(field(login.fields.email).getAttribute('aria-invalid')).toBe('true'));
  rerender(shown('hidden'));
  rerender(shown('visible'));
  await waitFor(() => expect(field(login.fields.email).getAttribute('aria-invalid')).toBeNull());
  expect(note()).toBeNull();
  expect(field(login.fields.password).value).toBe('tr7kks');
});

test('offers to sign in before resetting the password', () => {
  renderIn('en', <LoginForm />);
  const names = screen.getAllByRole('button').map(({ textContent }) => textContent);
  expect(names.filter((name) => [login.submit, login.forgot, login.google].includes(name))).toEqual(
    [login.submit, login.forgot, login.google],
  );
});

test('offers to resend the confirmation to an unconfirmed address', async () => {
  signIn.mockResolvedValue(refused('emailNotConfirmed'));
  resendConfirmation.mockResolvedValue({ ok: true });
  renderIn('en', <LoginForm />);
  fillLogin();
  press(login.submit);
  fireEvent.click(await screen.findByRole('button', { name: login.resend }));
  await waitFor(() => expect(currentToast()?.title).toBe(login.resent.title));
  expect(resendConfirmation).toHaveBeenCalledWith('en', 'mona@example.com');
});

test('needs only the e-mail address for a reset link', async () => {
  requestPasswordReset.mockResolvedValue({ ok: true });
  renderIn('en', <LoginForm />);
  press(login.forgot);
  await waitFor(() => expect(currentToast()?.description).toBe(login.reset.emailMissing));
  expect(currentToast()?.title).toBe(login.missing.title);
  type(login.fields.email, ' mona@example.com ');
  press(login.forgot);
  await waitFor(() => expect(currentToast()?.title).toBe(login.reset.sent.title));
  expect(requestPasswordReset).toHaveBeenCalledWith('en', 'mona@example.com');
});

test('shows the welcome message in the checkout, which is loaded as a document', async () => {
  window.history.replaceState(null, '', '/en/login?redirect=/en/checkout');
  signIn.mockResolvedValue({ ok: true });
  // The tests' browser cannot load pages and reports an error.
  const complained = jest.spyOn(console, 'error').mockReturnValue();
  renderIn('en', <LoginForm />);
  fillLogin();
  press(login.submit);
  await waitFor(() => expect(complained.mock.calls.join()).toContain('navigation'));
  expect(replace).not.toHaveBeenCalled();
  expect(currentToast()?.open ?? false).toBe(false);
  renderIn('en', <Toaster />);
  expect(screen.getByRole('region').textContent).toContain(login.success.title);
  expect(screen.getByRole('region').textContent).toContain(login.success.text);
  dismissToast();
  cleanup();
  renderIn('en', <Toaster />);
  expect(document.querySelector('[data-slot=toast][data-state=open]')).toBeNull();
});

test('confirms the account, and removes the link’s data from the address', async () => {
  window.history.replaceState(null, '', '/en/login#error=access_denied&error_code=otp_expired');
  renderIn('en', <LoginForm />);
  const note = await screen.findByRole('status');
  expect(note.textContent).toContain(login.linkOver.title);
  expect(note.dataset['tone']).toBe('bad');
  expect(screen.getByRole('button', { name: login.resend })).toBeTruthy();
  expect(window.location.hash).toBe('');
});

test('sends the phone of a new account in normalized form', async () => {
  signUp.mockResolvedValue({ ok: true });
  renderIn('en', <SignupForm />);
  press(signup.submit);
  await waitFor(() => expect(currentToast()?.description).toBe(signup.missing.signup));
  expect(currentToast()?.title).toBe(signup.missing.title);
  type(signup.fields.fullName, 'Mona El Sayed');
  type(signup.fields.email, 'mona@example.com');
  type(signup.fields.phone, '٠١٠-١٢٣٤ ٥٦٧٨x');
  expect(field(signup.fields.phone).value).toBe('01012345678');
  type(signup.fields.password, '12345');
  press(signup.submit);
  await waitFor(() => expect(currentToast()?.title).toBe(signup.invalidPassword));
  expect(currentToast()?.description).toBe(signup.faults.passwordShort);
  type(signup.fields.password, 'tr7kks');
  press(signup.submit);
  await waitFor(() => expect(push).toHaveBeenCalledWith('/en/login'));
  expect(signUp).toHaveBeenCalledWith('en', {
    fullName: 'Mona El Sayed',
    email: 'mona@example.com',
    phone: '+201012345678',
    password: 'tr7kks',
  });
  expect(currentToast()?.title).toBe(signup.success.title);
  cleanup();
  renderIn('en', <LoginForm />);
  await waitFor(() => expect(note()?.textContent).toContain(signup.success.text));
  expect(note()?.textContent).toContain('mona@example.com');
  expect(field(login.fields.email).value).toBe('mona@example.com');
});
