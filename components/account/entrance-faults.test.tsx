/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { currentToast, dismissToast } from '@/components/ui/use-toast';
import { locales } from '@/lib/i18n/locale';
import { renderIn } from '@/lib/i18n/render-fixture';
import { queue } from '@/lib/telemetry/queue';
import ar from '@/messages/ar.json' with { type: 'json' };
import en from '@/messages/en.json' with { type: 'json' };

const messages = { ar, en };
const bug = new RangeError('bug');
const fail = () => {
  throw bug;
};
jest.unstable_mockModule('next/navigation', () => ({
  ...jest.requireActual<object>('next/navigation'),
  useRouter: () => ({}),
}));
jest.unstable_mockModule('@/lib/supabase/browser-client', () => ({ browserClient: fail }));
jest.unstable_mockModule('@/lib/supabase/link-client', () => ({ linkClient: fail }));
const { LoginForm } = await import('./login-form');
const { SignupForm } = await import('./signup-form');

beforeEach(() => {
  queue.length = 0;
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
async function expectNotice(title: string, description: string) {
  await waitFor(() =>
    expect(currentToast()).toMatchObject({ title, description, variant: 'destructive' }),
  );
  expect(document.querySelector('[data-tone="bad"]')?.textContent).toBe(title + description);
  expect(queue).toContain(bug);
}

test.each(locales)('reports a bug during sign-in in %s', async (locale) => {
  const auth = messages[locale].auth;
  renderIn(locale, <LoginForm />);
  type(auth.fields.email, 'mona@example.com');
  type(auth.fields.password, 'tr7kks');
  press(auth.login.submit);
  await expectNotice(auth.login.failed, auth.refusals.unexpected);
});

test.each(locales)('reports a bug while a reset link is requested in %s', async (locale) => {
  const auth = messages[locale].auth;
  renderIn(locale, <LoginForm />);
  type(auth.fields.email, 'mona@example.com');
  press(auth.login.forgot);
  await expectNotice(auth.reset.failed, auth.reset.wentWrong);
});

test.each(locales)('reports a bug during sign-up in %s', async (locale) => {
  const auth = messages[locale].auth;
  renderIn(locale, <SignupForm />);
  type(auth.fields.fullName, 'Mona El Sayed');
  type(auth.fields.email, 'mona@example.com');
  type(auth.fields.phone, '01012345678');
  type(auth.fields.password, 'tr7kks');
  press(auth.signup.submit);
  await expectNotice(auth.signup.failed, auth.refusals.unexpected);
});
