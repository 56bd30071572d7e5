/** @jest-environment jsdom */
import { afterEach, expect, jest, test } from '@jest/globals';
import { cleanup, waitFor } from '@testing-library/react';
import { renderIn } from '@/lib/i18n/render-fixture';
import { currentToast, dismissToast } from '@/components/ui/use-toast';
import { socialFailure, socialFailureCookie, socialFailureValue } from '@/lib/auth/social-failure';
import messages from '@/messages/en.json' with { type: 'json' };

jest.unstable_mockModule('next/navigation', () => ({
  ...jest.requireActual<object>('next/navigation'),
  useRouter: () => ({}),
}));
const { LoginForm } = await import('./login-form');
const { AuthIntro } = await import('./auth-intro');

const words = { ...messages.auth, ...messages.auth.login };
const at = (search: string) => window.history.replaceState(null, '', `/en/login${search}`);
const open = (search: string) => {
  at(search);
  renderIn('en', <LoginForm />);
};
const note = () => document.querySelector<HTMLElement>('[data-tone]');
const expectAlert = async (title: string, text: string) => {
  await waitFor(() => expect(note()?.textContent).toBe(title + text));
  expect(note()?.dataset['tone']).toBe('bad');
  expect(currentToast()).toMatchObject({ title, variant: 'destructive' });
};

afterEach(() => {
  dismissToast();
  cleanup();
});

test.each([
  ['unauthorized', 'Unauthorized access. Please log in again.', ''],
  ['refreshFailed', 'Authentication failed. Please log in again.', ''],
  ['noRefreshToken', 'Authentication failed. Please log in again.', 'No refresh token available'],
])('explains on the login page why a session ended (%s)', async (end, title, text) => {
  open(`?redirect=/en/checkout&session-ended=${end}`);
  await expectAlert(title, text);
  expect(window.location.search).toBe('?redirect=/en/checkout');
});

test('shows no message for an unknown reason', async () => {
  open('?session-ended=<b>x</b>');
  await waitFor(() => expect(window.location.search).toBe(''));
  expect(note()).toBeNull();
});

function comeBack(answer: string) {
  const failure = socialFailure(new URLSearchParams(answer));
  if (failure) {
    const value = encodeURIComponent(socialFailureValue(failure));
    document.cookie = `${socialFailureCookie}=${value}; path=/`;
  }
  // The browser takes the fragment of a redirect along.
  open('?redirect=/en/profile&google-failed=1#error=access_denied&sb=');
}

test.each([
  ['error=server_error&error_description=Google+is+%22busy%22%0A', 'Google is "busy" '],
  ['error=access_denied&error_description=The+user+denied', words.refusals.cancelled],
  ['error=server_error', words.googleFailed],
  ['', words.googleFailed],
])('shows the provider’s reason for a failed sign-in (%s)', async (answer, text) => {
  comeBack(answer);
  await expectAlert(words.failed, text);
  expect(window.location.search).toBe('?redirect=/en/profile');
  expect(window.location.hash).toBe('');
  expect(document.cookie).not.toContain(socialFailureCookie);
});

test('says that signing in is needed for the checkout', () => {
  const show = (search: string) => {
    cleanup();
    at(search);
    return renderIn('en', <AuthIntro page="login" />).container.textContent;
  };
  expect(show('?redirect=/en/checkout')).toBe(words.checkoutText);
  expect(show('?redirect=/en/profile')).toBe(words.text);
  expect(show('')).toBe(words.text);
});
