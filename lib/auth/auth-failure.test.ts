import { expect, test } from '@jest/globals';
import { queue } from '@/lib/telemetry/queue';
import { authAttempt } from './auth-attempt';
import { authResult } from './auth-failure';

const apiError = (code: string, message = 'x') => ({ name: 'AuthApiError', code, message });

test('no error means success', () => {
  expect(authResult({ error: null })).toEqual({ ok: true });
});

test.each([
  [apiError('invalid_credentials'), { refusal: 'invalidCredentials' }],
  [apiError('over_email_send_rate_limit'), { refusal: 'tooManyMails' }],
  [apiError('over_request_rate_limit'), { refusal: 'tooManyRequests' }],
  [apiError('constructor', 'Odd'), { refusal: null, message: 'Odd' }],
  [apiError('something_new', 'Said so'), { refusal: null, message: 'Said so' }],
  [{ name: 'AuthRetryableFetchError', message: 'Failed to fetch' }, { refusal: 'unreachable' }],
  [{ name: 'AuthSessionMissingError', message: 'Missing' }, { refusal: 'sessionOver' }],
])('maps the error %j', (error, failure) => {
  expect(authResult({ error })).toEqual({ ok: false, failure });
});

test('a chunk that cannot be loaded counts as unreachable; any other exception is reported as unexpected', async () => {
  const chunk = Object.assign(new Error('gone'), { name: 'ChunkLoadError' });
  expect(await authAttempt(() => Promise.reject(chunk))).toEqual({
    ok: false,
    failure: { refusal: 'unreachable' },
  });
  const bug = new RangeError('bug');
  expect(await authAttempt(() => Promise.reject(bug))).toEqual({
    ok: false,
    failure: { refusal: 'unexpected' },
  });
  expect(queue).toContain(bug);
});
