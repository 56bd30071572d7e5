import { expect, jest, test } from '@jest/globals';

jest.unstable_mockModule('server-only', () => ({}));
const { chatSettings } = await import('./chat');

const token = { CHATWOOT_WEBSITE_TOKEN: 'abc' };

test('a chat has an address and a token', () => {
  expect(chatSettings({ CHATWOOT_BASE_URL: 'https://chat.example/', ...token })).toEqual({
    baseUrl: 'https://chat.example',
    origin: 'https://chat.example',
    websiteToken: 'abc',
  });
});

test.each([
  {},
  token,
  { CHATWOOT_BASE_URL: 'https://chat.example' },
  { CHATWOOT_BASE_URL: '', ...token },
])('without both there is none: %j', (environment) => {
  expect(chatSettings(environment)).toBeNull();
});

test.each([
  [{ CHATWOOT_BASE_URL: 'http://chat.example' }, 'https only'],
  [{ CHATWOOT_BASE_URL: 'chat.example' }, 'CHATWOOT_BASE_URL'],
  [{ CHATWOOT_BASE_URL: 'http://127.0.0.1:54321/x', APP_ENV: 'live' }, 'APP_ENV is live'],
])('%j is refused with its reason', (environment, reason) => {
  expect(() => chatSettings({ ...token, ...environment })).toThrow(reason);
});
