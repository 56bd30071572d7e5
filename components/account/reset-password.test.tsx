/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { Activity } from 'react';
import type { AuthResult } from '@/lib/auth/auth-failure';
import type { Recovery } from '@/lib/auth/recovery';
import { renderIn } from '@/lib/i18n/render-fixture';
import { currentToast, dismissToast } from '@/components/ui/use-toast';
import messages from '@/messages/en.json' with { type: 'json' };

const replace = jest.fn<(path: string) => void>();
const openRecovery = jest.fn<() => Promise<Recovery>>();
const setNewPassword = jest.fn<() => Promise<AuthResult>>();
jest.unstable_mockModule('next/navigation', () => ({
  ...jest.requireActual<object>('next/navigation'),
  useRouter: () => ({ replace }),
}));
jest.unstable_mockModule('@/lib/auth/recovery', () => ({ openRecovery, setNewPassword }));
const { ResetPassword } = await import('./reset-password');

const words = { ...messages.auth, ...messages.auth.reset };
const ready = { status: 'ready', client: {} } as unknown as Recovery;

beforeEach(() => {
  jest.resetAllMocks();
});
afterEach(() => {
  dismissToast();
  cleanup();
});

const open = (recovery: Recovery) => {
  openRecovery.mockResolvedValue(recovery);
  renderIn('en', <ResetPassword />);
};
const expectToast = (toast: object) => waitFor(() => expect(currentToast()).toMatchObject(toast));
const submit = async (password: string) => {
  const field = await screen.findByLabelText(words.fields.newPassword);
  fireEvent.input(field, { target: { value: password } });
  const button = screen.getByRole('button', { name: words.submit });
  fireEvent.click(button);
  return button;
};

test('says that it checks the session first', async () => {
  open(ready);
  expect(screen.getByRole('status').textContent).toBe(words.checking);
  expect(await screen.findByLabelText(words.fields.newPassword)).toBeTruthy();
});

test('reports an expired link, and offers a new one', async () => {
  open({ status: 'missing' });
  expect((await screen.findByRole('alert')).textContent).toBe(words.invalid);
  await expectToast({ title: words.sessionMissing, description: words.invalidText });
  expect(screen.getByRole('link', { name: words.requestNew }).getAttribute('href')).toBe(
    '/en/login',
  );
});

test('reports why a session cannot be restored', async () => {
  open({ status: 'failed', failure: { refusal: null, message: 'Odd token' } });
  expect((await screen.findByRole('alert')).textContent).toBe(words.invalid);
  await expectToast({
    title: words.restoreFailed,
    description: 'Odd token',
    variant: 'destructive',
  });
  expect(document.querySelector('[data-tone="bad"]')?.textContent).toBe(
    `${words.restoreFailed}Odd token`,
  );
});

test('requires six characters for a password, and shows that it is busy', async () => {
  setNewPassword.mockResolvedValue({ ok: true });
  open(ready);
  await submit('tr7kk');
  await expectToast({ title: words.invalidPassword, description: words.faults.passwordShort });
  expect(setNewPassword).not.toHaveBeenCalled();
  let answer: (result: AuthResult) => void = () => undefined;
  setNewPassword.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  const button = await submit('tr7kks');
  await waitFor(() => expect(button.textContent).toBe(words.submitting));
  answer({ ok: true });
  await waitFor(() => expect(replace).toHaveBeenCalledWith('/en/login'));
  expect(currentToast()).toMatchObject({
    title: words.success.title,
    description: words.success.text,
    variant: 'default',
  });
});

test.each([
  ['Told by the service', 'Told by the service'],
  ['', words.failedText],
])('explains why a password is rejected (%j)', async (message, description) => {
  setNewPassword.mockResolvedValue({ ok: false, failure: { refusal: null, message } });
  open(ready);
  await submit('tr7kks');
  await expectToast({ title: words.failed, description, variant: 'destructive' });
  expect(document.querySelector('[data-tone="bad"]')?.textContent).toContain(description);
  expect(replace).not.toHaveBeenCalled();
});

test('shows no old error when the page is opened again', async () => {
  openRecovery.mockResolvedValue(ready);
  const shown = (mode: 'visible' | 'hidden') => (
    <Activity mode={mode}>
      <ResetPassword />
    </Activity>
  );
  const { rerender } = renderIn('en', shown('visible'));
  await submit('tr7kk');
  const field = screen.getByLabelText(words.fields.newPassword);
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  expect(document.querySelector('[data-tone="bad"]')).not.toBeNull();
  rerender(shown('hidden'));
  rerender(shown('visible'));
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBeNull());
  expect(document.querySelector('[data-tone]')).toBeNull();
});
